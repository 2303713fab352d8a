import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Delivery, inboxPaths, type LeadAnswer } from '../../shared/staff/inbox.ts';
import { ask } from '../data/request.ts';
import { Button } from '../ui/Button.tsx';
import { ErrorMessage } from '../ui/ErrorMessage.tsx';
import { companyTimeText } from '../ui/time.ts';
import { mailNames } from './words.ts';

function stateOf({ sentAt, failedAt, attempts, error }: Delivery): string {
  const why = error ? `: ${error}` : '';
  if (sentAt !== null) return `Sent ${companyTimeText(sentAt)}${why}`;
  if (failedAt !== null) return `Given up ${companyTimeText(failedAt)}${why}`;
  return attempts > 0 ? `Waiting, ${attempts} tries${why}` : 'Waiting';
}

/** Emails and Teams cards about a lead, with resend. */
export function Deliveries({ lead }: { lead: LeadAnswer }) {
  const client = useQueryClient();
  const path = `${inboxPaths.leads}/${lead.reference}`;
  const send = useMutation({
    mutationFn: (id: number) => ask('POST', `${path}/mails/${id}`),
    onSettled: () => client.invalidateQueries({ queryKey: [path] }),
  });
  return (
    <section aria-labelledby="mails">
      <h2 id="mails">Emails and cards about this lead</h2>
      {send.error && <ErrorMessage error={send.error} />}
      {lead.deliveries.length === 0 && <p className="st-quiet">Nothing has been sent about this request.</p>}
      <ul className="st-list" hidden={lead.deliveries.length === 0}>
        {lead.deliveries.map((mail) => (
          <li key={mail.id} className="st-list__item">
            <div>
              <strong>{mailNames[mail.kind] ?? mail.kind}</strong>
              <p className={mail.failedAt === null ? 'st-quiet' : 'st-field__error'}>{stateOf(mail)}</p>
            </div>
            {(mail.sentAt !== null || mail.failedAt !== null) && !mail.sentAgain && (
              <Button busy={send.isPending && send.variables === mail.id} onPress={() => send.mutate(mail.id)}>
                Send again<span className="st-hidden">: {mailNames[mail.kind] ?? mail.kind}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
