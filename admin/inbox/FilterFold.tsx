import { type ReactNode, useId } from 'react';
import './Filters.css';

type FilterFoldProps = {
  /** How many are set. */
  count: number;
  clear: () => void;
  children: ReactNode;
};

/** Filters, folded next to the search of a list. */
export function FilterFold({ count, clear, children }: FilterFoldProps) {
  return (
    <details className="st-filters">
      <summary>{count > 0 ? `Filters (${count} set)` : 'Filters'}</summary>
      <div className="st-filters__fields">{children}</div>
      {count > 0 && (
        <button type="button" className="st-button st-button--plain" onClick={clear}>
          Clear filters
        </button>
      )}
    </details>
  );
}

export type FilterFieldProps = { label: string; value: string; onChange: (value: string) => void };

type FilterSelectProps = FilterFieldProps & {
  choices: readonly (readonly [value: string, label: string])[];
  /** The name of no choice. */
  none?: string;
};

/** A value that is not offered, such as one of an old address, is listed as it is. */
export function FilterSelect({ label, choices, none = 'Any', value, onChange }: FilterSelectProps) {
  const id = useId();
  const isOffered = value === '' || choices.some(([one]) => one === value);
  return (
    <div className="st-field">
      <label htmlFor={id}>{label}</label>
      <select id={id} className="st-input" value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        <option value="">{none}</option>
        {[...choices, ...(isOffered ? [] : [[value, value] as const])].map(([one, name]) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
