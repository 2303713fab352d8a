import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { linkPlace } from '../../shared/staff/colleagues.ts';
import { type StaffAnswer, staffPaths } from '../../shared/staff/staff.ts';
import { askOrNull, meKey } from '../data/query-client.ts';
import { usePlace } from '../data/use-place.ts';
import { useSessionState } from '../data/use-session-state.ts';
import { SignIn } from '../sign-in/SignIn.tsx';
import { SignInAgain } from '../sign-in/SignInAgain.tsx';
import { ErrorMessage } from '../ui/ErrorMessage.tsx';
import { Loading } from '../ui/Loading.tsx';
import { OnDemand } from '../ui/OnDemand.tsx';
import { viewFor, views } from '../views.ts';
import { Frame } from './Frame.tsx';

const isPersonal = ([path]: QueryKey): boolean => path !== meKey[0] && !String(path).startsWith('kept:');

/** Shows the sign-in form or the current view. */
export function App() {
  const me = useQuery({ queryKey: meKey, queryFn: () => askOrNull<StaffAnswer>(staffPaths.me) });
  const place = usePlace();
  const client = useQueryClient();
  // Forgotten at sign-out, not when the session ends.
  const [last, setLast] = useSessionState<StaffAnswer | undefined>('last-user', undefined);
  useEffect(() => {
    if (!me.data || me.data === last) return;
    const isOther = last !== undefined && last.email !== me.data.email;
    setLast(me.data);
    // The page of someone else is not theirs; one's own page catches up.
    if (isOther)
      client.removeQueries({ predicate: ({ queryKey: [path] }) => path !== meKey[0] && path !== 'kept:last-user' });
    else if (last) void client.invalidateQueries({ predicate: ({ queryKey }) => isPersonal(queryKey) });
    if (isOther) location.hash = '#/';
  }, [me.data]);
  // Plain http exposes the cookies; localhost is a secure context.
  if (!isSecureContext) return <Insecure />;
  if (me.status === 'pending') return <Loading what="Checking whether you are signed in" />;
  // Keeps unsent input while the session check fails.
  if (me.status === 'error' && !me.data) return <ErrorMessage error={me.error} again={() => void me.refetch()} />;
  const user = me.data ?? last;
  const [name = '', ...rest] = place.split('/');
  if (!user) return <SignIn link={name === linkPlace ? rest.join('/') : undefined} />;
  const shown = viewFor(name, user.role);
  const view = views[shown];
  if (!view) return null;
  return (
    <>
      <Frame key={user.email} me={user} view={shown} isSignedIn={Boolean(me.data)}>
        <OnDemand key={shown} load={view.load} props={{ me: user, rest: rest.join('/') }} />
      </Frame>
      {!me.data && <SignInAgain email={user.email} />}
    </>
  );
}

function Insecure() {
  return (
    <main className="st-card">
      <h1>This page needs https</h1>
      <p>
        Over plain http a password could be read on the way. Open this address with https://, or ask whoever runs the
        server to set it up (docs/operating.md).
      </p>
    </main>
  );
}
