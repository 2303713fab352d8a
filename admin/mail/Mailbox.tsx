import type { MailboxState } from '../../shared/staff/mail-queue.ts';
import { companyTimeText } from '../ui/time.ts';

/** Whether the answers of visitors come in, and what to set. */
export function Mailbox({ mailbox, from }: { mailbox: MailboxState | null; from: string }) {
  return (
    <section aria-labelledby="mailbox">
      <h2 id="mailbox">Answers that come in</h2>
      {mailbox ? (
        <>
          <dl className="st-facts">
            <dt>Mailbox</dt>
            <dd>{mailbox.name}</dd>
            <dt>Last read</dt>
            <dd>{mailbox.readAt === null ? 'Not yet' : companyTimeText(mailbox.readAt)}</dd>
            <dt>Last answer</dt>
            <dd>{mailbox.takenAt === null ? 'None yet' : companyTimeText(mailbox.takenAt)}</dd>
          </dl>
          {mailbox.failure !== null && mailbox.failedAt !== null && (
            <p className="st-field__error">
              It cannot be read since {companyTimeText(mailbox.failedAt)}. {mailbox.failure}
            </p>
          )}
        </>
      ) : (
        <p>
          No mailbox is read: what visitors answer stays in the mailbox of {from}. Set IMAP_URL to that mailbox, as
          imaps://user:password@host/INBOX, and answers join the history of their lead.
        </p>
      )}
    </section>
  );
}
