import { type BulkChange, mostAtOnce } from '../../shared/staff/bulk.ts';
import { chosenStates, type InboxItem, type LeadState } from '../../shared/staff/inbox.ts';
import { useNames } from '../data/use-names.ts';
import { textOf } from '../ui/ErrorMessage.tsx';
import './BulkBar.css';
import { useBulk } from './use-bulk.ts';
import type { Selection } from './use-selection.ts';
import { stateNames } from './words.ts';

export type BulkBarProps = {
  items: readonly InboxItem[];
  selection: Selection;
  me: string;
  colleagues: readonly string[];
};

/** *New* releases leads from quarantine. */
export function BulkBar({ items, selection, me, colleagues }: BulkBarProps) {
  const { change } = useBulk();
  const names = useNames();
  const { chosen } = selection;
  const shown = items.slice(0, mostAtOnce);
  const isAll = shown.length > 0 && shown.every(({ reference }) => chosen.has(reference));
  function apply(wanted: Pick<BulkChange, 'state' | 'owner'>): void {
    if (change.isPending || chosen.size === 0) return;
    const leads = [...chosen].map(([reference, version]) => ({ reference, version }));
    change.mutate({ leads, ...wanted }, { onSuccess: selection.clear });
  }
  return (
    <section className={`st-bulk${chosen.size === 0 ? ' st-bulk--idle' : ''}`} aria-label="Selected leads">
      <label className="st-bulk__all">
        <input type="checkbox" checked={isAll} onChange={() => (isAll ? selection.clear() : selection.choose(shown))} />
        {chosen.size === 0 ? 'Select all' : `${chosen.size} selected`}
      </label>
      {chosen.size > 0 && (
        <>
          <select
            className="st-input st-bulk__choice"
            aria-label="Change the state of what is selected"
            value=""
            onChange={(event) => apply({ state: event.currentTarget.value as (typeof chosenStates)[number] })}
          >
            <option value="">State …</option>
            {chosenStates.map((state: LeadState) => (
              <option key={state} value={state}>
                {stateNames[state]}
              </option>
            ))}
          </select>
          <select
            className="st-input st-bulk__choice"
            aria-label="Change the owner of what is selected"
            value="-"
            onChange={(event) => apply({ owner: event.currentTarget.value || null })}
          >
            <option value="-">Owner …</option>
            <option value={me}>Me</option>
            {colleagues
              .filter((email) => email !== me)
              .map((email) => (
                <option key={email} value={email}>
                  {names.of(email)}
                </option>
              ))}
            <option value="">Nobody</option>
          </select>
          {items.some(({ reference, state }) => state === 'quarantine' && chosen.has(reference)) && (
            <button type="button" className="st-button st-button--primary" onClick={() => apply({ state: 'new' })}>
              Not spam
            </button>
          )}
          <button type="button" className="st-button st-button--plain" onClick={() => apply({ state: 'spam' })}>
            Spam
          </button>
          <button type="button" className="st-button st-button--quiet" onClick={selection.clear}>
            Clear
          </button>
        </>
      )}
      <div role="alert">{change.error && <p className="st-field__error">{textOf(change.error)}</p>}</div>
    </section>
  );
}
