import { useEffect, useId, useRef, useState } from 'react';

export type FaultFieldProps = {
  label: string;
  /** Whose it is, for who hears it. */
  hint: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
};

/** A field of a row: what is typed counts when one leaves it, or by Enter. */
export function FaultField({ label, hint, value, error, onChange }: FaultFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState(value);
  useEffect(() => {
    told.current = value;
    setTyped(value);
  }, [value]);
  const told = useRef(value);
  /** Once for what was typed, though Enter is followed by leaving. */
  const settle = () => {
    if (typed === told.current) return;
    told.current = typed;
    onChange(typed);
  };
  const last = useRef(settle);
  last.current = settle;
  // A row that is scrolled away takes its field along, not what was typed.
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
        aria-describedby={error ? `${id}-error` : undefined}
        onInput={(event) => setTyped(event.currentTarget.value)}
        onBlur={settle}
        onKeyDown={(event) => event.key === 'Enter' && settle()}
      />
      {error && (
        <p className="st-field__error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
