import { useId } from 'react';

type ChoiceProps<Value extends string> = {
  label: string;
  /** Labels by value. */
  options: Readonly<Partial<Record<Value, string>>>;
  value: Value;
  onChange: (value: Value) => void;
  error?: string;
  /** Label for screen readers only: the table has a heading. */
  isHidden?: boolean;
};

export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, options, value, onChange, error, isHidden = false } = props;
  const id = useId();
  return (
    <div className="st-field">
      <label className={isHidden ? 'st-hidden' : undefined} htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className="st-input"
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={(event) => onChange(event.currentTarget.value as Value)}
      >
        {Object.entries<string>(options as Record<string, string>).map(([name, text]) => (
          <option key={name} value={name}>
            {text}
          </option>
        ))}
      </select>
      {error && (
        <p className="st-field__error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
