import { useQuery } from '@tanstack/react-query';
import { type StaffAnswer, staffPaths } from '../../shared/staff/staff.ts';
import { askOrNull, meKey } from '../data/query-client.ts';
import { usePlace } from '../data/use-place.ts';
import { SignIn } from '../sign-in/SignIn.tsx';
import { ErrorMessage } from '../ui/ErrorMessage.tsx';
import { Loading } from '../ui/Loading.tsx';
import { OnDemand } from '../ui/OnDemand.tsx';
import { viewFor, views } from '../views.ts';
import { Frame } from './Frame.tsx';

/** Shows the sign-in form or the current view. */
export function App() {
  const me = useQuery({ queryKey: meKey, queryFn: () => askOrNull<StaffAnswer>(staffPaths.me) });
  const place = usePlace();
  // Plain http exposes the cookies; localhost is a secure context.
  if (!isSecureContext) return <Insecure />;
  if (me.status === 'pending') return <Loading what="Checking whether you are signed in" />;
  // Keeps unsent input while the session check fails.
  if (me.status === 'error' && !me.data) return <ErrorMessage error={me.error} again={() => void me.refetch()} />;
  if (!me.data) return <SignIn />;
  const [name = '', ...rest] = place.split('/');
  const shown = viewFor(name, me.data.role);
  const view = views[shown];
  if (!view) return null;
  return (
    <Frame me={me.data} view={shown}>
      <OnDemand key={shown} load={view.load} props={{ me: me.data, rest: rest.join('/') }} />
    </Frame>
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
