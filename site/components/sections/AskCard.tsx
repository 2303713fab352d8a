import { company } from '../../../shared/company/company.ts';
import { claims } from '../../facts/claims.ts';
import { BookingButton } from '../ui/Button.tsx';
import { DeskLine, PriceLine } from './Offer.tsx';

type AskCardProps = {
  /** The page whose price it says. */
  path: string;
  action: string;
  /** Beside a text: the service that it is about. */
  service?: { href: string; label: string };
};

/** Stays beside the text on a wide screen: price, booking, phone. A phone has the bar at its foot. */
export function AskCard({ path, action, service }: AskCardProps) {
  return (
    <aside className="ask-card" aria-label={service ? `Ask us about ${service.label}` : 'Ask us'}>
      {service && (
        <p className="ask-card__service">
          <a href={service.href}>{service.label}</a>
        </p>
      )}
      <p className="ask-card__price">
        <PriceLine path={path} />
      </p>
      <BookingButton source="card">{action}</BookingButton>
      <p className="ask-card__phone">
        <a href={`tel:${company.phone.e164}`}>{company.phone.display}</a>
      </p>
      <ul className="ask-card__notes">
        <DeskLine />
        <li>After you press Book: a technician calls you within {claims.contactWithin.value} in support hours</li>
      </ul>
    </aside>
  );
}
