import { useEffect, useId, useRef, useState } from 'react';

export type FaultFieldProps = {
  label: string;
  /** Names the row for screen readers. */
  hint: string;
  value: string;
  error: string | undefined;
  /** What is lost or doubtful. */
  warning: string | undefined;
  onChange: (value: string) => void;
};

/** A field of a row to correct or to look at. Reports its value on blur and Enter. */
export function FaultField({ label, hint, value, error, warning, onChange }: FaultFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState(value);
  useEffect(() => {
    reported.current = value;
    setTyped(value);
  }, [value]);
  const reported = useRef(value);
  /** Reports once: a blur follows Enter. */
  const settle = () => {
    if (typed === reported.current) return;
    reported.current = typed;
    onChange(typed);
  };
  const last = useRef(settle);
  last.current = settle;
  // Scrolling removes the row: report the input.
  useEffect(() => () => last.current(), []);
  return (
    <div className="st-field">
      <label htmlFor={id}>
        {label}
        <span className="st-hidden"> {hint}</span>
      </label>
      <input
        id={id}
        value={typed}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : warning ? `${id}-warning` : undefined}
        onInput={(event) => setTyped(event.currentTarget.value)}
        onBlur={settle}
        onKeyDown={(event) => event.key === 'Enter' && settle()}
      />
      {error && (
        <p className="st-field__error" id={`${id}-error`}>
          {error}
        </p>
      )}
      {!error && warning && (
        <p className="st-quiet" id={`${id}-warning`}>
          {warning}
        </p>
      )}
    </div>
  );
}
