import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type MailQueueAnswer, mailQueuePaths, type TestItem } from '../../shared/staff/mail-queue.ts';
import type { StaffAnswer } from '../../shared/staff/staff.ts';
import { ask } from '../data/request.ts';
import { Button } from '../ui/Button.tsx';
import { ErrorMessage } from '../ui/ErrorMessage.tsx';
import { Field } from '../ui/Field.tsx';
import { StepForm } from '../ui/StepForm.tsx';
import { companyTimeText } from '../ui/time.ts';

function outcomeOf({ sentAt, failedAt, attempts, dueAt, error, channel }: TestItem): string {
  const why = error ? `: ${error}` : '';
  if (sentAt !== null) return `${channel === 'mail' ? 'Accepted' : 'Posted'} ${companyTimeText(sentAt)}${why}`;
  if (failedAt !== null) return `Given up ${companyTimeText(failedAt)}${why}`;
  return attempts > 0 ? `Not sent yet${why}. Next try ${companyTimeText(dueAt)}` : 'On its way …';
}

/** Sends a test email or card. */
export function Tests({ queue, me }: { queue: MailQueueAnswer; me: StaffAnswer }) {
  const client = useQueryClient();
  const look = () => client.invalidateQueries({ queryKey: [mailQueuePaths.queue] });
  const card = useMutation({
    mutationFn: () => ask('POST', mailQueuePaths.tests, { channel: 'teams' }),
    onSettled: look,
  });
  return (
    <section aria-labelledby="tests">
      <h2 id="tests">Send a test</h2>
      <dl className="st-facts">
        <dt>Mail goes to</dt>
        <dd>{queue.destination}</dd>
        <dt>From</dt>
        <dd>{queue.from}</dd>
        <dt>Teams</dt>
        <dd>{queue.teams ? 'A channel is set' : 'No channel is set (TEAMS_WEBHOOK_URL)'}</dd>
      </dl>
      <StepForm
        name="Test email"
        path={mailQueuePaths.tests}
        more={{ channel: 'mail' }}
        submit="Send a test email"
        onDone={look}
      >
        {(errors) => (
          <Field label="To" name="to" type="email" autoComplete="email" defaultValue={me.email} error={errors.to} />
        )}
      </StepForm>
      {queue.teams && (
        <p className="st-mail__card">
          <Button busy={card.isPending} onPress={() => card.mutate()}>
            Send a test card to Teams
          </Button>
        </p>
      )}
      {card.error && <ErrorMessage error={card.error} />}
      <ul className="st-list st-mail__tests" aria-label="Tests, the newest first" aria-live="polite">
        {queue.tests.map((test, place) => (
          <li key={test.id}>
            <strong>{test.channel === 'mail' ? `Email to ${test.to}` : 'Card to Teams'}</strong>
            <p className={test.error && test.sentAt === null ? 'st-field__error' : 'st-quiet'}>{outcomeOf(test)}</p>
            {test.conversation.length > 0 && (
              <details open={place === 0}>
                <summary>What was said to the mail server</summary>
                {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable with the keyboard. */}
                <pre className="st-mail__said" tabIndex={0}>
                  {test.conversation.join('\n')}
                </pre>
              </details>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
