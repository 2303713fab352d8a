import type { ReactNode } from 'react';
import { useField } from './FormContext.ts';

/** Link a control to its label, hint and error. */
type ControlProps = {
  id: string;
  name: string;
  className: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

type FieldProps = {
  name: string;
  label: string;
  hint?: string;
  optional?: boolean;
  wide?: boolean;
  control: (props: ControlProps) => ReactNode;
};

/** The error element is always present, so that the server can fill it. */
export function Field({ name, label, hint, optional, wide, control }: FieldProps) {
  const { id, error } = useField(name);
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ') || undefined;
  return (
    <div className={wide ? 'nl-field nl-field--wide' : 'nl-field'}>
      <label className="nl-field__label" htmlFor={id}>
        {optional ? `${label} (optional)` : label}
      </label>
      {hint && (
        <p className="nl-field__hint" id={hintId}>
          {hint}
        </p>
      )}
      {control({
        id,
        name,
        className: 'nl-field__control',
        'aria-describedby': describedBy,
        'aria-invalid': error ? true : undefined,
      })}
      <p className="nl-field__error" id={errorId} data-error-for={name} hidden={!error}>
        {error}
      </p>
    </div>
  );
}
