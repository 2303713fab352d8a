import type { ChangeEventHandler } from 'react';
import type { Option } from '../../shared/options.ts';
import { Field } from './Field.tsx';

type SelectFieldProps = {
  name: string;
  label: string;
  hint?: string;
  placeholder: string;
  options: readonly Option[];
  initial?: string | undefined;
  wide?: boolean;
  onChange?: ChangeEventHandler<HTMLSelectElement>;
};

/** Empty until the visitor chooses, unless `initial` is given. */
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
