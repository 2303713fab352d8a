import type { ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import type { RestoredForm } from '../ui/use-form.ts';
import { type Fallback, rememberFallback } from './fallback.ts';

export type TakenOver = Fallback & {
  restored: RestoredForm;
  hydrate(tree: ReactNode): Root;
};

/** Undefined without pre-rendered HTML (`data-ssr`). */
export function takeOver(element: HTMLElement): TakenOver | undefined {
  if (!('ssr' in element.dataset)) return undefined;
  return {
    ...rememberFallback(element),
    restored: readRestored(element),
    hydrate: (tree) => hydrateRoot(element, tree),
  };
}

/** The server's content of a form (decision 11), so that the first render matches the HTML. */
function readRestored(element: HTMLElement): RestoredForm {
  const shown = element.querySelectorAll<HTMLElement>('[data-error-for]:not([hidden])');
  const errors = [...shown].map((error) => [error.dataset.errorFor ?? '', error.textContent ?? '']);
  const summary = element.querySelector('[data-error-summary]:not([hidden])');
  return {
    title: summary?.querySelector('.nl-summary__title')?.textContent ?? '',
    errors: Object.fromEntries(errors),
    status: element.querySelector('[data-slot="form-status"]')?.textContent ?? '',
    results: readResults(element),
  };
}

/** One result in the server's HTML: URL, other links, texts by field. */
type WrittenResult = { path: string; others: { path: string; title: string }[] } & Record<string, unknown>;

/** Results of lookup widgets (`SearchResult`, `PostalAnswer`). */
function readResults(element: HTMLElement): WrittenResult[] {
  return [...element.querySelectorAll('[data-results] > *')].map((item) => {
    const others = [...item.querySelectorAll('[data-others] a')].map((link) => ({
      path: link.getAttribute('href') ?? '',
      title: link.textContent,
    }));
    const result: WrittenResult = { path: item.querySelector('a')?.getAttribute('href') ?? '', others };
    for (const field of item.querySelectorAll<HTMLElement>('[data-field]'))
      result[field.dataset.field ?? ''] = field.textContent;
    return result;
  });
}
