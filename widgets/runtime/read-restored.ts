import type { RestoredForm } from '../ui/use-form.ts';
import { readResults } from './read-results.ts';

/** Reads the server's content of a form (decision 11), so that the first render matches the HTML. */
export function readRestored(element: HTMLElement): RestoredForm {
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
