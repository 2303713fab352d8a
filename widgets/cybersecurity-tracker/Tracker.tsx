import { baselineControls, controlTests } from '../../shared/tools/baseline-controls.ts';
import { type ControlEntry, controlStates, emptyEntry } from '../../shared/tools/tracker.ts';
import type { OptionTable } from '../base/option-table.ts';
import { TrackerFiles } from './TrackerFiles.tsx';
import { TrackerHead } from './TrackerHead.tsx';
import { TrackerReport } from './TrackerReport.tsx';
import { fieldName, useTracker } from './use-tracker.ts';

export const trackerOptions = {} as const satisfies OptionTable;

/** The 13 baseline controls as a worklist, for any number of companies. Stored only on this device. */
export function Tracker() {
  const state = useTracker();
  const { form, ready, list, notice, undone, undo, onInput } = state;
  return (
    <div className="nl-tracker">
      <div className="nl-tracker__screen" data-script-only="">
        <TrackerHead state={state} />
        <fieldset ref={form} className="nl-tracker__controls" aria-label="Controls" onInput={onInput}>
          <legend className="hidden-text">Controls</legend>
          {baselineControls.map((control, index) => (
            <Control
              key={control}
              number={index + 1}
              control={control}
              entry={list.entries[index + 1] ?? emptyEntry}
              detailed={ready}
            />
          ))}
        </fieldset>
        <div role="status" className="nl-tracker__said">
          {notice && <p>{notice}</p>}
          {undone && (
            <p>
              {undone.said}{' '}
              <button type="button" className="nl-tracker__undo" onClick={undo}>
                Undo
              </button>
            </p>
          )}
        </div>
        <TrackerFiles state={state} />
      </div>
      {Object.keys(list.entries).length > 0 && <TrackerReport list={list} />}
    </div>
  );
}

type ControlProps = { number: number; control: string; entry: ControlEntry; detailed: boolean };

function Control({ number, control, entry: { state, owner, due }, detailed }: ControlProps) {
  const name = (field: Parameters<typeof fieldName>[1]) => fieldName(number, field);
  return (
    <fieldset className="nl-tracker__control" data-state={state}>
      <legend className="nl-tracker__name">
        {`${number}. `}
        <a href={`#control-${number}`}>{control}</a>
      </legend>
      <p className="nl-tracker__test">
        <span className="hidden-text">Test: </span>
        {controlTests[number - 1]}
      </p>
      <select name={name('state')} aria-label="State" className="nl-field__control" autoComplete="off">
        {controlStates.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <details className="nl-tracker__more no-print">
        <summary>{[owner, due && `due ${due}`].filter(Boolean).join(', ') || 'Owner, date, note, evidence'}</summary>
        {detailed && (
          <div className="nl-tracker__fields">
            <label className="nl-field">
              <span className="nl-field__label">Owner</span>
              <input name={name('owner')} type="text" className="nl-field__control" maxLength={80} autoComplete="off" />
            </label>
            <label className="nl-field">
              <span className="nl-field__label">Due</span>
              <input name={name('due')} type="date" className="nl-field__control" autoComplete="off" />
            </label>
            <label className="nl-field nl-tracker__wide">
              <span className="nl-field__label">Note</span>
              <textarea name={name('note')} className="nl-field__control" maxLength={1000} autoComplete="off" />
            </label>
            <label className="nl-field nl-tracker__wide">
              <span className="nl-field__label">Where the evidence is</span>
              <input name={name('link')} type="text" className="nl-field__control" autoComplete="off" />
            </label>
          </div>
        )}
      </details>
    </fieldset>
  );
}
