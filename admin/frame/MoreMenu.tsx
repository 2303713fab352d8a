import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { StaffRole } from '../../shared/staff/staff.ts';
import { barEntries, moreGroups, views } from '../views.ts';
import { BarLink } from './BarLink.tsx';

/** ARIA disclosure navigation. Escape, a press outside and tabbing out close it. */
export function MoreMenu({ role, shown }: { role: StaffRole; shown: string }) {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  useEffect(() => {
    if (!isOpen) return;
    const end = new AbortController();
    const close = ({ target }: Event) => {
      if (!(target instanceof Node && root.current?.contains(target))) setOpen(false);
    };
    document.addEventListener('pointerdown', close, { signal: end.signal });
    return () => end.abort();
  }, [isOpen]);
  const groups = moreGroups.map((group) => ({ group, entries: barEntries(role, group) }));
  if (groups.every(({ entries }) => entries.length === 0)) return null;

  function onKeyDown({ key }: KeyboardEvent): void {
    if (key !== 'Escape' || !isOpen) return;
    setOpen(false);
    button.current?.focus();
  }
  function onBlur({ relatedTarget }: FocusEvent): void {
    if (relatedTarget instanceof Node && !root.current?.contains(relatedTarget)) setOpen(false);
  }
  return (
    <li ref={root} onKeyDown={onKeyDown} onBlur={onBlur}>
      <button
        ref={button}
        type="button"
        className={`st-bar__view st-bar__more${views[shown]?.more ? ' st-bar__view--holds' : ''}`}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        More
      </button>
      <div id={id} className="st-more" hidden={!isOpen}>
        {groups.map(({ group, entries }, place) => (
          <div key={group}>
            <p id={`${id}-${place}`} className="st-more__group">
              {group}
            </p>
            <ul aria-labelledby={`${id}-${place}`}>
              {entries.map(([name, view]) => (
                <li key={name}>
                  <BarLink name={name} view={view} shown={shown} onPress={() => setOpen(false)} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </li>
  );
}
