import { createStore } from 'zustand/vanilla';
import { uuid } from '../base/uuid.ts';

export type ToastType = 'success' | 'error' | 'warning' | 'info';

export type ToastRequest = {
  title: string;
  /** `info` unless said otherwise. */
  type?: ToastType;
  text?: string;
  /** Milliseconds on screen; 3000 unless said otherwise. */
  duration?: number;
  /** Who says it: its new toast replaces an older one, which may say the opposite. Default: nobody. */
  from?: string;
};

export type Toast = Required<ToastRequest> & { id: string };

type Toasts = {
  /** Only the first is shown (docs/product.md, section 9). */
  list: readonly Toast[];
  /** The innermost open dialog shows the toasts, because everything else is inert. */
  dialogs: number;
};

/** Default time on screen (ms): docs/product.md, section 9. */
export const toastDuration = 3000;

/** For a text that takes longer to read, or that is said nowhere else. */
export const longToast = 10_000;

export const toasts = createStore<Toasts>(() => ({ list: [], dialogs: 0 }));

/** @returns its id */
export function showToast(toast: ToastRequest): string {
  const id = uuid();
  const full: Toast = { type: 'info', text: '', duration: toastDuration, from: '', ...toast, id };
  const isKept = ({ from }: Toast) => from === '' || from !== full.from;
  toasts.setState(({ list }) => ({ list: [...list.filter(isKept), full] }));
  return id;
}

export function removeToast(id: string): void {
  toasts.setState(({ list }) => ({ list: list.filter((toast) => toast.id !== id) }));
}

/**
 * A dialog calls this when it opens: from now on it shows the toasts.
 * @returns function to call when it closes
 */
export function dialogShowsToasts(): () => void {
  toasts.setState(({ dialogs }) => ({ dialogs: dialogs + 1 }));
  return () => toasts.setState(({ dialogs }) => ({ dialogs: dialogs - 1 }));
}
