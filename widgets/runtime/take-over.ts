import type { ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import type { RestoredForm } from '../ui/use-form.ts';
import { type Fallback, rememberFallback } from './fallback.ts';
import { readRestored } from './read-restored.ts';

/** HTML that our build or server wrote into a placeholder, as its widget takes it over. */
export type TakenOver = Fallback & {
  /** What the server wrote into a form. */
  restored: RestoredForm;
  /** Hydrates the HTML. */
  hydrate(tree: ReactNode): Root;
};

/** Takes over the pre-rendered HTML (`data-ssr`) of a placeholder on our own pages; undefined where there is none. */
export function takeOver(element: HTMLElement): TakenOver | undefined {
  if (!('ssr' in element.dataset)) return undefined;
  return {
    ...rememberFallback(element),
    restored: readRestored(element),
    hydrate: (tree) => hydrateRoot(element, tree),
  };
}
