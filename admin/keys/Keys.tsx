import { useEffect, useRef, useState } from 'react';
import type { StaffAnswer } from '../../shared/staff/staff.ts';
import { useBulk } from '../inbox/use-bulk.ts';
import { useLastLead, useLastList, useSearchAsked } from '../inbox/use-return.ts';
import { KeysHelp } from './KeysHelp.tsx';
import { boxOf, focusedRow, moveRow, referenceOf } from './list-keys.ts';
import { Palette } from './Palette.tsx';
import { areSingleKeysOn, isTaken } from './single-keys.ts';
import { useLeadVersions } from './use-lead-versions.ts';

/** Shortcuts, command palette and their help. */
export function Keys({ me }: { me: StaffAnswer }) {
  const [open, setOpen] = useState<'palette' | 'help'>();
  const { change, undoLast } = useBulk();
  const versionOf = useLeadVersions();
  const [lastList] = useLastList();
  const [, setLastLead] = useLastLead();
  const [searchAsked, setSearchAsked] = useSearchAsked();

  function search(): void {
    const field = document.querySelector<HTMLInputElement>('input[type="search"]');
    if (field) {
      field.focus();
      return;
    }
    // Else the row of the lead gets the focus, and what is typed acts on it.
    setLastLead(null);
    setSearchAsked(true);
    location.hash = '#/inbox/all';
  }

  /** Applies to the focused lead, or the lead of the page. */
  function contacted(): void {
    const row = focusedRow();
    const reference = row ? referenceOf(row) : /^#\/lead\/([\w-]+)/.exec(location.hash)?.[1];
    const version = reference === undefined ? undefined : versionOf(reference);
    if (reference === undefined || version === undefined || change.isPending) return;
    change.mutate({ leads: [{ reference, version }], state: 'contacted' });
    if (row) moveRow(1);
  }

  const actions: Record<string, () => void> = {
    '?': () => setOpen('help'),
    '/': search,
    j: () => step(1),
    k: () => step(-1),
    o: () => focusedRow()?.click(),
    x() {
      const row = focusedRow();
      if (row) boxOf(row)?.click();
    },
    e: contacted,
    z: undoLast,
    r: () => press('[data-key-action="reply"] button'),
    n: () => document.querySelector<HTMLElement>('[data-key-action="note"]')?.focus(),
    u() {
      if (location.hash.startsWith('#/lead/')) location.hash = lastList.place;
    },
  };
  const latest = useRef(actions);
  latest.current = searchAsked ? {} : actions;

  useEffect(() => {
    const listening = new AbortController();
    addEventListener(
      'keydown',
      (event) => {
        // Autofill fires key events without a key.
        const isPalette = event.key?.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey;
        if (isPalette) {
          event.preventDefault();
          setOpen('palette');
          return;
        }
        if (event.key === 'Escape' && areSingleKeysOn()) return leaveField(event);
        if (isTaken(event) || !areSingleKeysOn() || !Object.hasOwn(latest.current, event.key)) return;
        event.preventDefault();
        latest.current[event.key]?.();
      },
      { signal: listening.signal },
    );
    return () => listening.abort();
  }, []);

  // The close event comes late: another dialog may be open.
  const close = (which: 'palette' | 'help') => () => setOpen((now) => (now === which ? undefined : now));
  return (
    <>
      {open === 'palette' && (
        <Palette me={me} close={close('palette')} act={{ contacted, help: () => setOpen('help') }} />
      )}
      {open === 'help' && <KeysHelp close={close('help')} />}
    </>
  );
}

/** On a lead's page to its neighbour, unless one is in the list next to it. */
function step(by: 1 | -1): void {
  if (!location.hash.startsWith('#/lead/') || focusedRow()) moveRow(by);
  else press(`[data-key-action="${by === 1 ? 'after' : 'before'}"]`);
}

/** From a text to the page, where single keys work. Only in the view: a menu or dialog has its own Escape. */
function leaveField({ target, defaultPrevented }: KeyboardEvent): void {
  const view = document.getElementById('staff-main');
  const isText = target instanceof HTMLElement && target.matches('textarea, input:not([type="search"]), select');
  if (isText && !defaultPrevented && view?.contains(target)) view.focus({ preventScroll: true });
}

export function press(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.click();
}
