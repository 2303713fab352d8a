import { company } from '../../../shared/company/company.ts';
import { BookingButton, Button } from '../ui/Button.tsx';

export type ClosingBandProps = {
  /** Default: the free assessment. */
  title?: string;
  action?: string;
  /** Between booking and phone. */
  also?: { href: string; label: string };
};

export function ClosingBand({
  title = 'Find out where you stand. It costs nothing.',
  action = 'Get Free IT Assessment',
  also,
}: ClosingBandProps) {
  return (
    <section className="closing-band ink">
      <div className="wrap closing-band__body">
        <h2>{title}</h2>
        <p className="closing-band__actions">
          <BookingButton source="closing" variant="accent">
            {action}
          </BookingButton>
          {also && (
            <Button href={also.href} variant="quiet">
              {also.label}
            </Button>
          )}
          <Button href={`tel:${company.phone.e164}`} variant="quiet">
            {company.phone.display}
          </Button>
        </p>
      </div>
    </section>
  );
}
