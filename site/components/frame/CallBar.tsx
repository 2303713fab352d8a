import { company } from '../../../shared/company/company.ts';
import { BookingButton } from '../ui/Button.tsx';

/**
 * Two of the three equal thirds at the foot of a phone's screen; the third is the chat launcher. Shown from the first
 * scroll on, hidden where it would cover a form, a button, a question or a table's end (`widgets/page/call-bar.ts`).
 */
export function CallBar() {
  return (
    <nav className="call-bar ink" data-call-bar="" aria-label="Call or book">
      <a className="call-bar__call" href={`tel:${company.phone.e164}`}>
        Call
      </a>
      <BookingButton source="call-bar" variant="accent">
        Book
      </BookingButton>
    </nav>
  );
}
