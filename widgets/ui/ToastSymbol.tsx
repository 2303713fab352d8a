import type { ToastType } from '../state/toasts.ts';

/** Check, cross, warning, info (docs/product.md, section 9), in a 24-unit square. */
const drawings: Record<ToastType, string> = {
  success: 'm5 12.5 5 5 9-11',
  error: 'm6 6 12 12M18 6 6 18',
  warning: 'M12 3.5 22 20.5H2ZM12 10v5M12 17.2v1',
  info: 'M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19ZM12 10.5V17M12 7v1',
};

/** Its label makes screen readers announce the type first. */
export function ToastSymbol({ type }: { type: ToastType }) {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" role="img" aria-label={type}>
      <path d={drawings[type]} fill="none" stroke="currentColor" strokeWidth="2" />
    </svg>
  );
}
