import type { ChangeEventHandler } from 'react';
import type { Option } from '../contract/options.ts';
import { Field } from './Field.tsx';

type SelectFieldProps = {
  name: string;
  label: string;
  hint?: string;
  /** The words of the empty first choice. */
  placeholder: string;
  options: readonly Option[];
  /** The value that is chosen at first. */
  initial?: string | undefined;
  wide?: boolean;
  onChange?: ChangeEventHandler<HTMLSelectElement>;
};

/** One choice of a list; without `initial`, empty until the visitor chooses. */
export function SelectField({ placeholder, options, initial, onChange, ...field }: SelectFieldProps) {
  return (
    <Field
      {...field}
      control={(props) => (
        <select {...props} required autoComplete="off" defaultValue={initial} onChange={onChange}>
          <option value="">{placeholder}</option>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    />
  );
}
