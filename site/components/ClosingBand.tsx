import { company } from '../data/company.ts';
import { BookingButton, Button } from './Button.tsx';

/** The last thing on a page: one sentence, the booking dialog, the phone. */
export function ClosingBand({ title, action }: { title: string; action: string }) {
  return (
    <section className="closing-band ink">
      <div className="wrap closing-band__body">
        <h2>{title}</h2>
        <p className="closing-band__actions">
          <BookingButton variant="accent">{action}</BookingButton>
          <Button href={`tel:${company.phone.e164}`} variant="quiet">
            {company.phone.display}
          </Button>
        </p>
      </div>
    </section>
  );
}
