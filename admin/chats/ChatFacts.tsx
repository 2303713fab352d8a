import { homeTime } from '../../shared/company/hours.ts';
import type { StaffChatAnswer } from '../../shared/staff/staff-chats.ts';
import { companyTimeText } from '../ui/time.ts';

/** Contact details from the gate, and leads that point to the conversation. */
export function ChatFacts({ chat }: { chat: StaffChatAnswer }) {
  const { email, phone, leads } = chat;
  const facts: [string, string | null][] = [
    ['Company', chat.company],
    ['Began', `${companyTimeText(chat.startedAt)} ${homeTime}`],
    ['Page', chat.page],
    ['Site', chat.origin],
    ['Looks like spam', chat.suspicion],
  ];
  return (
    <section aria-labelledby="visitor" className="st-chat__facts">
      <h2 id="visitor">The visitor</h2>
      <p className="st-row">
        <a className="st-button st-button--plain" href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
          Call {phone}
        </a>
        <a className="st-button st-button--plain" href={`mailto:${encodeURIComponent(email)}`}>
          {email}
        </a>
      </p>
      <dl className="st-facts">
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name} className="st-facts__pair">
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
        {leads.length > 0 && (
          <div className="st-facts__pair">
            <dt>{leads.length === 1 ? 'Lead' : 'Leads'}</dt>
            <dd>
              {leads.map(({ reference, receivedAt }) => (
                <span key={reference} className="st-chat__lead">
                  <a href={`#/lead/${reference}`}>{reference}</a> {companyTimeText(receivedAt)}
                </span>
              ))}
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}
