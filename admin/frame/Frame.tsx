import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { brand } from '../../shared/company/company.ts';
import { type StaffAnswer, staffPaths } from '../../shared/staff/staff.ts';
import { clearSession } from '../data/clear-session.ts';
import { discardGoneDrafts } from '../data/discard-gone-drafts.ts';
import { AskError, ask } from '../data/request.ts';
import { discardDraftsOfOthers } from '../data/use-draft.ts';
import { useKeptFocus } from '../data/use-kept-focus.ts';
import { useLive } from '../data/use-live.ts';
import { usePresence } from '../data/use-presence.ts';
import { DoneNotice } from '../inbox/DoneNotice.tsx';
import { Keys } from '../keys/Keys.tsx';
import { Button } from '../ui/Button.tsx';
import { textOf } from '../ui/ErrorMessage.tsx';
import { barEntries, views } from '../views.ts';
import { BarLink } from './BarLink.tsx';
import { MoreMenu } from './MoreMenu.tsx';
import { Offline } from './Offline.tsx';

/** `isSignedIn`: false once the session has ended. */
type FrameProps = { me: StaffAnswer; view: string; isSignedIn: boolean; children: ReactNode };

/** The bar (views, user, sign-out) above the view. */
export function Frame({ me, view, isSignedIn, children }: FrameProps) {
  const client = useQueryClient();
  const main = useRef<HTMLElement>(null);
  const leave = useMutation({
    // Offline too: nobody may think that they have left.
    networkMode: 'always',
    mutationFn: () => ask('POST', staffPaths.signOut),
    onSettled: (_answer, error) => {
      const isOver = !error || (error instanceof AskError && error.status === 401);
      if (isOver) clearSession(client, me.email);
    },
  });
  const before = useRef(view);
  useEffect(() => {
    // To a screen reader another view is a new page.
    if (before.current !== view) main.current?.focus();
    before.current = view;
  }, [view]);
  useEffect(() => {
    if (!isSignedIn) return;
    discardDraftsOfOthers(me.email);
    void discardGoneDrafts(me.email);
  }, [isSignedIn, me.email]);
  useKeptFocus(main);
  useLive(isSignedIn && me.role !== 'marketing');
  usePresence(isSignedIn && me.role !== 'marketing');
  const shown = views[view]?.under ?? view;
  return (
    <>
      <a className="skip" href="#staff-main">
        Skip to content
      </a>
      <header className="st-bar">
        <p className="st-bar__mark">{brand}</p>
        <nav aria-label="Staff">
          <ul>
            {barEntries(me.role).map(([name, one]) => (
              <li key={name}>
                <BarLink name={name} view={one} shown={shown} />
              </li>
            ))}
            <MoreMenu role={me.role} shown={shown} />
          </ul>
        </nav>
        <p className="st-bar__who">
          <span title={me.role}>{me.email}</span>
          <Button kind="quiet" busy={leave.isPending} onPress={() => leave.mutate()}>
            Sign out
          </Button>
        </p>
      </header>
      <div role="alert">
        {leave.error && <p className="st-fault">You are still signed in. {textOf(leave.error)}</p>}
      </div>
      <Offline />
      <main id="staff-main" ref={main} className="st-main" tabIndex={-1}>
        {children}
      </main>
      {me.role !== 'marketing' && <DoneNotice view={shown} />}
      {isSignedIn && <Keys me={me} />}
    </>
  );
}
