import { company } from '../../../shared/company/company.ts';
import { BookingButton } from '../ui/Button.tsx';
import { PhoneIcon } from '../ui/PhoneIcon.tsx';

/**
 * Call and Book at hand on a phone once the opening is out of sight. It lies over the page and moves nothing; the
 * script shows it and takes it away while a form is in view (`widgets/page/call-bar.ts`). Without the script the
 * opening's own buttons serve.
 */
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
