import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type SessionItem, staffPaths } from '../../shared/staff/staff.ts';
import { clearSession } from '../data/clear-session.ts';
import { ask } from '../data/request.ts';
import { Button } from '../ui/Button.tsx';
import { ErrorMessage } from '../ui/ErrorMessage.tsx';
import { Loading } from '../ui/Loading.tsx';
import { companyTimeText } from '../ui/time.ts';

/** Lists the user's sessions and ends them. */
export function Sessions({ email }: { email: string }) {
  const client = useQueryClient();
  const list = useQuery<{ sessions: SessionItem[] }>({ queryKey: [staffPaths.sessions] });
  const end = useMutation({
    mutationFn: (id: number) => ask('DELETE', `${staffPaths.sessions}/${id}`),
    onSettled: () => client.invalidateQueries({ queryKey: [staffPaths.sessions] }),
  });
  const endAll = useMutation({
    mutationFn: () => ask('DELETE', staffPaths.sessions),
    onSuccess: () => clearSession(client, email),
  });
  const failed = end.error ?? endAll.error;
  return (
    <section aria-labelledby="sessions">
      <h2 id="sessions">Where you are signed in</h2>
      {list.status === 'pending' && <Loading what="Loading your sessions" />}
      {list.status === 'error' && <ErrorMessage error={list.error} again={() => void list.refetch()} />}
      {failed && <ErrorMessage error={failed} />}
      <ul className="st-list">
        {list.data?.sessions.map(({ id, browser, startedAt, seenAt, current }) => (
          <li key={id} className="st-list__item">
            <div>
              <strong>{browser}</strong>
              {current && <span className="st-tag">this one</span>}
              <p className="st-quiet">
                Since {companyTimeText(startedAt)}, last used {companyTimeText(seenAt)}
              </p>
            </div>
            {!current && (
              <Button busy={end.isPending && end.variables === id} onPress={() => end.mutate(id)}>
                End<span className="st-hidden"> the session of {browser}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Button kind="danger" busy={endAll.isPending} onPress={() => endAll.mutate()}>
        Sign out everywhere
      </Button>
    </section>
  );
}
