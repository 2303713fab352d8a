import { useId } from 'react';

type FilterChoiceProps = { label: string; value: string; values: readonly string[]; onChange: (value: string) => void };

export function FilterChoice({ label, value, values, onChange }: FilterChoiceProps) {
  const id = useId();
  return (
    <div className="st-field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="st-input"
        value={value}
        onChange={(event) => onChange((event.target as HTMLSelectElement).value)}
      >
        <option value="">All</option>
        {values.map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </select>
    </div>
  );
}
