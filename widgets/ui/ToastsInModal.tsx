import { useEffect } from 'react';
import { dialogShowsToasts, toasts } from '../state/toasts.ts';
import { useStore } from '../state/use-store.ts';
import { ToastRegion } from './ToastRegion.tsx';

/**
 * The toasts of a widget inside a modal dialog of the page, which makes everything outside inert, the page's own layer of
 * toasts too.
 * @param placeholder of the widget
 */
export function ToastsInModal({ placeholder }: { placeholder: Element }) {
  const toast = useStore(toasts, ({ list }) => list[0]);
  const isInside = toast !== undefined && placeholder.closest(':modal') !== null;
  useEffect(() => (isInside ? dialogShowsToasts() : undefined), [isInside]);
  return isInside ? <ToastRegion /> : null;
}
