import { company } from '../../../shared/company/company.ts';
import { BookingButton } from '../ui/Button.tsx';
import { PhoneIcon } from '../ui/PhoneIcon.tsx';

/** Call and Book on a phone; shown below the opening, hidden while a form is visible (`widgets/page/call-bar.ts`). */
export function CallBar() {
  return (
    <div className="call-bar ink" data-call-bar="" hidden>
      <a className="call-bar__call" href={`tel:${company.phone.e164}`}>
        <PhoneIcon />
        <span>Call</span>
      </a>
      <BookingButton source="call-bar" variant="accent">
        Book
      </BookingButton>
    </div>
  );
}
