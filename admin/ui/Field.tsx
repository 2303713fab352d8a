import { useId } from 'react';

type FieldProps = {
  label: string;
  name: string;
  type?: 'text' | 'email' | 'password' | 'search' | 'datetime-local' | 'time';
  hint?: string;
  error?: string;
  autoComplete?: string;
  inputMode?: 'numeric' | 'text';
  defaultValue?: string;
};

/** Screen readers announce the error. Paste is never blocked. */
export function Field({ label, name, type = 'text', hint, error, ...input }: FieldProps) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="st-field">
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p className="st-field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <input
        id={id}
        name={name}
        type={type}
        aria-describedby={describedBy || undefined}
        aria-invalid={error ? true : undefined}
        {...input}
      />
      {error && (
        <p className="st-field__error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
