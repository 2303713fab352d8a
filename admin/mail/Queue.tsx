import { useMutation } from '@tanstack/react-query';
import { type MailQueueAnswer, mailQueuePaths, type QueueItem } from '../../shared/staff/mail-queue.ts';
import { ask } from '../data/request.ts';
import { mailNames } from '../inbox/words.ts';
import { Button } from '../ui/Button.tsx';
import { ErrorMessage } from '../ui/ErrorMessage.tsx';
import { companyTimeText, span } from '../ui/time.ts';

const otherNames: Record<string, string> = {
  duty: 'Notice to a colleague by email',
  'newsletter-confirm': 'Confirmation of a newsletter subscription',
  'email-me': 'Email that a visitor asked for',
  'mail-test': 'Test email',
  'staff-link': 'Invitation, or link for a new password',
  'weekly-figures': 'Numbers of the week',
  ceiling: 'Notice of a limit',
  'teams-test': 'Test card in Teams',
};
const nameOf = (kind: string) => mailNames[kind] ?? otherNames[kind] ?? kind;

function stateOf({ failedAt, dueAt, attempts }: QueueItem, now: number): string {
  if (failedAt !== null) return `Given up ${companyTimeText(failedAt)}`;
  const wait = (dueAt ?? now) - now;
  const next = wait > 0 ? `next try in ${span(wait)}` : 'due now';
  return attempts > 0 ? `${attempts} ${attempts === 1 ? 'try' : 'tries'} failed, ${next}` : `Waiting, ${next}`;
}

/** Queued and failed jobs, with resend. */
export function Queue({ queue, again }: { queue: MailQueueAnswer; again: () => void }) {
  const one = useMutation({
    mutationFn: (id: number) => ask('POST', `${mailQueuePaths.jobs}/${id}/again`),
    onSettled: again,
  });
  const all = useMutation({
    mutationFn: () => ask<{ count: number }>('POST', mailQueuePaths.again),
    onSettled: again,
  });
  const failed = one.error ?? all.error;
  const { waiting, retrying, dead } = queue.counts;
  return (
    <section aria-labelledby="queue">
      <h2 id="queue">Emails and cards in the queue</h2>
      <p>
        {waiting} waiting, {retrying} to be tried again, {dead} given up
      </p>
      <div className="st-row">
        <Button onPress={again}>Look again</Button>
        {dead > 0 && (
          <Button busy={all.isPending} onPress={() => all.mutate()}>
            Send again what was given up this week
          </Button>
        )}
      </div>
      <p role="status">{all.data && `${all.data.count} sent again.`}</p>
      {failed && <ErrorMessage error={failed} />}
      {queue.items.length === 0 ? (
        <p className="st-empty st-empty--short">Nothing waits and nothing was given up.</p>
      ) : (
        <ul className="st-list st-mail__queue" aria-label="Messages">
          {queue.items.map((item) => (
            <li key={item.id} className="st-list__item">
              <div>
                <strong>{nameOf(item.kind)}</strong>
                {item.reference && (
                  <>
                    {' '}
                    <a href={`#/lead/${item.reference}`}>{item.reference}</a>
                  </>
                )}
                <p className="st-quiet">
                  {stateOf(item, queue.now)}, owed since {companyTimeText(item.createdAt)}
                </p>
                {item.error && <p className="st-field__error">{item.error}</p>}
                {!item.canResend && <p className="st-quiet">What it said was deleted with the last try.</p>}
              </div>
              {item.canResend && (
                <Button busy={one.isPending && one.variables === item.id} onPress={() => one.mutate(item.id)}>
                  {item.failedAt === null ? 'Try now' : 'Send again'}
                  <span className="st-hidden">
                    : {nameOf(item.kind)} {item.reference}
                  </span>
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
