import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { StaffAnswer } from '../../shared/staff/staff.ts';
import { meKey } from '../data/query-client.ts';
import { useNames } from '../data/use-names.ts';
import './Mentions.css';
import { insertAsTyped } from '../ui/insert-as-typed.ts';

/** Names offered before more is typed. */
const most = 6;

export type MentionsProps = {
  field: RefObject<HTMLTextAreaElement | null>;
  colleagues: readonly string[];
};

/** Offers colleagues after an @ in a note; Enter and Tab take the first. A mention notifies them. */
export function Mentions({ field, colleagues }: MentionsProps) {
  const me = useQueryClient().getQueryData<StaffAnswer>(meKey)?.email;
  const names = useNames();
  const [begun, setBegun] = useState<string>();
  useEffect(() => {
    const area = field.current;
    const listening = new AbortController();
    const look = () => setBegun(area ? beginningOf(area.value.slice(0, area.selectionStart)) : undefined);
    for (const event of ['input', 'click', 'keyup']) area?.addEventListener(event, look, { signal: listening.signal });
    return () => listening.abort();
  }, [field]);
  const fitting = colleagues.filter(
    (email) =>
      email !== me &&
      [email, ...names.of(email).split(' ')].some((word) => word.toLowerCase().startsWith((begun ?? '').toLowerCase())),
  );
  const insert = (email: string) => {
    const area = field.current;
    if (!area || begun === undefined) return;
    const end = area.selectionStart;
    area.focus();
    area.setSelectionRange(end - begun.length - 1, end);
    insertAsTyped(`@${nameFor(email, colleagues)} `);
    setBegun(undefined);
  };
  const latest = useRef<() => boolean>(() => false);
  latest.current = () => {
    const [first] = fitting;
    if (!begun || !first) return false;
    insert(first);
    return true;
  };
  useEffect(() => {
    const area = field.current;
    const take = (event: KeyboardEvent) => {
      const isPlain = !(event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.isComposing);
      if ((event.key === 'Enter' || event.key === 'Tab') && isPlain && latest.current()) event.preventDefault();
    };
    area?.addEventListener('keydown', take);
    return () => area?.removeEventListener('keydown', take);
  }, [field]);
  return (
    <div className="st-mentions" aria-live="polite">
      {begun === undefined && <p className="st-quiet">Type @ to tell a colleague.</p>}
      {begun !== undefined && fitting.length === 0 && <p className="st-quiet">No colleague begins like this.</p>}
      {begun !== undefined &&
        fitting.slice(0, most).map((email) => (
          <button key={email} type="button" className="st-button st-button--plain" onClick={() => insert(email)}>
            @{nameFor(email, colleagues)}
            {names.of(email) !== email && ` (${names.of(email)})`}
          </button>
        ))}
      {begun && fitting.length > 0 && (
        <p className="st-quiet">Enter takes {fitting.length === 1 ? 'it' : 'the first'}.</p>
      )}
    </div>
  );
}

/** Text between an @ and the cursor, if any. */
const beginningOf = (before: string): string | undefined => /(?:^|[^\w@.])@([\w.+-]*(?:@[\w.-]*)?)$/.exec(before)?.[1];

function nameFor(email: string, colleagues: readonly string[]): string {
  const shared = colleagues.filter((other) => localPart(other) === localPart(email)).length > 1;
  return shared ? email : localPart(email);
}

const localPart = (email: string): string => email.split('@')[0] ?? email;
