import { company } from '../../shared/company/company.ts';

/** The calendar's own window. */
const size = 'popup,width=480,height=720';

/** Schedule Meeting and Call Now. Without a calendar (https alone: a page’s text may name a program), the first opens the booking dialog. */
export function ChatActions({ calendar }: { calendar: string }) {
  const schedule = calendar.startsWith('https://')
    ? { onClick: () => void open(calendar, 'northlume-calendar', size) }
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
    <a className="nl-chat__plain" href={`tel:${company.phone.e164}`}>
      Call Now
    </a>
  );
}
