import { useEffect } from 'react';
import { dialogShowsToasts, toasts } from '../state/toasts.ts';
import { useStore } from '../state/use-store.ts';
import { ToastRegion } from './ToastRegion.tsx';

/** For a widget in a modal dialog of the page, which makes the overlay inert. */
export function ToastsInModal({ placeholder }: { placeholder: Element }) {
  const toast = useStore(toasts, ({ list }) => list[0]);
  const isInside = toast !== undefined && placeholder.closest(':modal') !== null;
  useEffect(() => (isInside ? dialogShowsToasts() : undefined), [isInside]);
  return isInside ? <ToastRegion /> : null;
}
