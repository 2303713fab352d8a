import type { ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import type { RestoredForm } from '../ui/use-form.ts';
import { type Fallback, rememberFallback } from './fallback.ts';
import { readRestored } from './read-restored.ts';

/** A placeholder's pre-rendered HTML. */
export type TakenOver = Fallback & {
  restored: RestoredForm;
  hydrate(tree: ReactNode): Root;
};

/** Takes over a placeholder's pre-rendered HTML (`data-ssr`), if any. */
export function takeOver(element: HTMLElement): TakenOver | undefined {
  if (!('ssr' in element.dataset)) return undefined;
  return {
    ...rememberFallback(element),
    restored: readRestored(element),
    hydrate: (tree) => hydrateRoot(element, tree),
  };
}
