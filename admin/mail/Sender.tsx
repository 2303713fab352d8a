import { useQuery } from '@tanstack/react-query';
import { mailQueuePaths, type RecordState, type SenderAnswer } from '../../shared/staff/mail-queue.ts';
import { Button } from '../ui/Button.tsx';
import { ErrorMessage } from '../ui/ErrorMessage.tsx';
import { Loading } from '../ui/Loading.tsx';

const states: Record<RecordState, string> = {
  good: '✓ Good',
  weak: '! Weak',
  bad: '✕ Wrong',
  unknown: '? Unknown',
};

/** DNS records of the sender's domain; without them email counts as spam. */
export function Sender() {
  const sender = useQuery<SenderAnswer>({ queryKey: [mailQueuePaths.sender], gcTime: 0 });
  return (
    <section aria-labelledby="sender">
      <h2 id="sender">DNS records of the sender{sender.data && `: ${sender.data.domain}`}</h2>
      {sender.status === 'pending' && <Loading what="Asking the DNS" />}
      {sender.status === 'error' && <ErrorMessage error={sender.error} again={() => void sender.refetch()} />}
      <ul className="st-list">
        {sender.data?.records.map(({ name, at, state, record, says }) => (
          <li key={name} className="st-mail__record">
            <p>
              <strong>{name}</strong>
              <span className={`st-tag st-mail__state--${state}`}>{states[state]}</span>
            </p>
            <p>{says}</p>
            {at && <p className="st-quiet st-mail__at">{at}</p>}
            {record && <code className="st-secret">{record}</code>}
          </li>
        ))}
      </ul>
      <Button busy={sender.isFetching} onPress={() => void sender.refetch()}>
        Look again
      </Button>
    </section>
  );
}
