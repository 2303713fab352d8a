import type { ReactNode } from 'react';

export type ButtonProps = {
  children: ReactNode;
  onPress?: () => void;
  kind?: 'primary' | 'plain' | 'quiet' | 'danger';
  /** Under way: it says so and takes no second press. */
  busy?: boolean;
  submit?: boolean;
};

/** A button. Busy, it stays focusable, so that the keyboard does not lose its place. */
export function Button({ children, onPress, kind = 'plain', busy = false, submit = false }: ButtonProps) {
  return (
    <button
      className={`st-button st-button--${kind}`}
      type={submit ? 'submit' : 'button'}
      aria-disabled={busy || undefined}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onPress?.();
      }}
    >
      {busy && <span className="st-wait__spinner" aria-hidden="true" />}
      {children}
    </button>
  );
}
