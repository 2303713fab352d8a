import { company } from '../../../shared/company/company.ts';
import { BookingButton, Button } from '../ui/Button.tsx';
import { DeskLine, PriceLine } from './Offer.tsx';

type AskCardProps = {
  /** The page whose price it says. */
  path: string;
  action: string;
  /** What the page is about. */
  about?: string;
  /** Beside a text: the service that it is about. */
  service?: { href: string; label: string };
};

/** Stays beside the text on a wide screen: price, booking, phone. A phone has the bar at its foot. */
export function AskCard({ path, action, about, service }: AskCardProps) {
  return (
    <aside className="ask-card" aria-label={service ? `Ask us about ${service.label}` : 'Ask us'}>
      {service ? (
        <p className="ask-card__about">
          <a href={service.href}>{service.label}</a>
        </p>
      ) : (
        about && <p className="ask-card__about">{about}</p>
      )}
      <p className="ask-card__price">
        <PriceLine path={path} />
      </p>
      <BookingButton source="card">{action}</BookingButton>
      <Phone />
      <ul className="ask-card__notes">
        <DeskLine />
      </ul>
    </aside>
  );
}

type AskLineProps = Pick<AskCardProps, 'path' | 'action' | 'about'> & {
  /** Across the page, between two of its parts. */
  row?: boolean;
};

/** The same in two lines, where a list leaves room under it, or in one. */
export function AskLine({ path, action, about, row = false }: AskLineProps) {
  return (
    <div className={row ? 'ask-card ask-line ask-line--row' : 'ask-card ask-line'}>
      {about && <p className="ask-card__about">{about}</p>}
      <p className="ask-card__price">
        <PriceLine path={path} />
      </p>
      <Phone />
      <BookingButton source="card">{action}</BookingButton>
    </div>
  );
}

/** Where there is no price to say: to a form of the page's own. */
export function WriteLine({ about, action, href }: { about: string; action: string; href: string }) {
  return (
    <div className="ask-card ask-line ask-line--row">
      <p className="ask-card__about">{about}</p>
      <Phone />
      <Button href={href}>{action}</Button>
    </div>
  );
}

const Phone = () => (
  <p className="ask-card__phone">
    <a href={`tel:${company.phone.e164}`}>{company.phone.display}</a>
  </p>
);
