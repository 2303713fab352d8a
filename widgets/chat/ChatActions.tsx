import { contact } from '../../shared/company/contact.ts';

const size = 'popup,width=480,height=720';

/** Without a calendar, Schedule Meeting opens the booking dialog. HTTPS only, against `javascript:` URLs. */
export function ChatActions({ calendar }: { calendar: string }) {
  const schedule = calendar.startsWith('https://')
    ? { onClick: () => void open(calendar, 'itwidgets-calendar', size) }
    : { 'data-open': 'booking', 'data-source': 'chat' };
  return (
    <div className="nl-chat__actions">
      <button type="button" className="nl-chat__plain" {...schedule}>
        Schedule Meeting
      </button>
      <CallNow />
    </div>
  );
}

export function CallNow() {
  return (
    <a className="nl-chat__plain" href={`tel:${contact.phone.e164}`}>
      Call Now
    </a>
  );
}
