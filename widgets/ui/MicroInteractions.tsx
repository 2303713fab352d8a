import { createContext, type ReactNode, useContext } from 'react';
import { appearance } from '../state/appearance.ts';
import { showToast, type ToastType } from '../state/toasts.ts';
import { useStore } from '../state/use-store.ts';

export type MicroInteractions = {
  /** Undefined: the lime of the tokens. */
  accent: string | undefined;
  /** Follows the system until set by hand. */
  reducedMotion: boolean;
  setAccent(accent: string): void;
  setReducedMotion(reduced: boolean): void;
  toast(type: ToastType, title: string, text?: string): void;
};

const Context = createContext(false);

/** The page's shared appearance (decision 36). */
export function MicroInteractionsProvider({ children }: { children: ReactNode }) {
  return <Context.Provider value={true}>{children}</Context.Provider>;
}

/** @throws outside a `MicroInteractionsProvider` (docs/product.md, section 8) */
export function useMicroInteractions(): MicroInteractions {
  if (!useContext(Context)) throw new Error('useMicroInteractions must be used within a MicroInteractionsProvider');
  const accent = useStore(appearance, (state) => state.accent);
  const reducedMotion = useStore(appearance, (state) => state.reducedMotion);
  return {
    accent,
    reducedMotion,
    setAccent: (color) => appearance.setState({ accent: color }),
    setReducedMotion: (reduced) => appearance.setState({ reducedMotion: reduced }),
    toast: (type, title, text = '') => void showToast({ type, title, text }),
  };
}
