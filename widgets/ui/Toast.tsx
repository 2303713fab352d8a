import { type FocusEvent, useEffect, useRef, useState } from 'react';
import type { ToastType } from '../state/toasts.ts';
import { removeToast, type Toast as ToastData } from '../state/toasts.ts';
import { CloseButton } from './CloseButton.tsx';

/** 24-unit square; docs/product.md, section 9. */
const drawings: Record<ToastType, string> = {
  success: 'm5 12.5 5 5 9-11',
  error: 'm6 6 12 12M18 6 6 18',
  warning: 'M12 3.5 22 20.5H2ZM12 10v5M12 17.2v1',
  info: 'M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19ZM12 10.5V17M12 7v1',
};

/** Its label makes screen readers announce the type first. */
function ToastSymbol({ type }: { type: ToastType }) {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" role="img" aria-label={type}>
      <path d={drawings[type]} />
    </svg>
  );
}

/** The timer pauses while the toast is hovered or focused; a click or its button removes it (decision 14). */
export function Toast({ toast }: { toast: ToastData }) {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const held = pointed || focused;
  const left = useRef(toast.duration);
  const cameFrom = useRef<Element | null>(null);

  useEffect(() => {
    if (held) return;
    const since = performance.now();
    const timer = setTimeout(() => removeToast(toast.id), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - since;
    };
  }, [held, toast.id]);

  function remove(): void {
    removeToast(toast.id);
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
  }

  function takeFocus(event: FocusEvent): void {
    cameFrom.current ??= event.relatedTarget;
    setFocused(true);
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the button inside does the same for keys
    // biome-ignore lint/a11y/noStaticElementInteractions: a click anywhere closes a toast; the button is the control
    <div
      className={`nl-toast nl-toast--${toast.type}`}
      onClick={remove}
      onMouseEnter={() => setPointed(true)}
      onMouseLeave={() => setPointed(false)}
      onFocus={takeFocus}
      onBlur={() => setFocused(false)}
    >
      <ToastSymbol type={toast.type} />
      <div className="nl-toast__words">
        <p className="nl-toast__title">{toast.title}</p>
        {toast.text && <p>{toast.text}</p>}
      </div>
      <CloseButton label="Close message" />
    </div>
  );
}
