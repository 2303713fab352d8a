import type { ReactNode } from 'react';

type ButtonProps = {
  children: ReactNode;
  onPress?: () => void;
  /** `next`: what a lead waits for, one on its page. */
  kind?: 'primary' | 'next' | 'plain' | 'quiet' | 'danger';
  /** In progress: announced; presses are ignored. */
  busy?: boolean;
  submit?: boolean;
};

/** Stays focusable while busy, so that keyboard users keep their place. */
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
