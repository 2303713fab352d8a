import { baselineControls } from '../../shared/tools/baseline-controls.ts';
import { controlStates, progressOf } from '../../shared/tools/tracker.ts';
import { Button } from '../ui/Button.tsx';
import type { TrackerState } from './use-tracker.ts';

/** Progress, and the choice of list. */
export function TrackerHead({ state }: { state: TrackerState }) {
  const { tracker, list, choose, rename, add, empty, remove } = state;
  const counts = progressOf(list);
  const total = baselineControls.length - counts.na;
  return (
    <div className="nl-tracker__head">
      <p className="nl-tracker__progress">
        <strong>{`${counts.done} of ${total}`}</strong> in place
        {counts.doing > 0 && `, ${counts.doing} under way`}
        {counts.na > 0 && `, ${counts.na} not applicable`}
      </p>
      <svg className="nl-tracker__dots" viewBox="0 0 130 10" aria-hidden="true">
        {controlStates
          .toSorted((one, other) => order.indexOf(one.value) - order.indexOf(other.value))
          .flatMap(({ value }) => Array.from({ length: counts[value] }, () => value))
          .map((value, index) => (
            <circle key={index} className={`nl-tracker__${value}`} cx={index * 10 + 5} cy="5" r="3.5" />
          ))}
      </svg>
      <div className="nl-tracker__lists">
        <label className="nl-field">
          <span className="nl-field__label">List</span>
          <select
            className="nl-field__control"
            value={list.id}
            autoComplete="off"
            onChange={({ target }) => choose((target as HTMLSelectElement).value)}
          >
            {tracker.lists.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label className="nl-field">
          <span className="nl-field__label">Name of this list</span>
          <input
            key={list.id}
            className="nl-field__control"
            type="text"
            maxLength={80}
            defaultValue={list.name}
            autoComplete="off"
            onBlur={({ target }) => {
              const { value } = target as HTMLInputElement;
              if (value.trim() && value !== list.name) rename(value);
            }}
          />
        </label>
        <Button look="plain" onClick={() => add([{ name: `List ${tracker.lists.length + 1}`, entries: {} }])}>
          New list
        </Button>
        <Button look="plain" onClick={empty}>
          Empty this list
        </Button>
        {tracker.lists.length > 1 && (
          <Button look="plain" onClick={remove}>
            Delete this list
          </Button>
        )}
      </div>
    </div>
  );
}

const order = ['done', 'doing', 'open', 'na'];
