import { company } from '../shared/company/company.ts';
import { describeApi } from './http/openapi.ts';
import { routes } from './routes.ts';
import type { Services } from './services.ts';

/** What visitors' pages and other programs call; the rest is for staff, browsers and those who run the server. */
const shownTags: ReadonlySet<unknown> = new Set(['Forms', 'Assistant', 'Widgets']);

/**
 * Of the API's description, what the page `/developers` shows: the text of `site/facts/api-description.json`, in which
 * `{phone}` is the company's.
 */
export function apiDescription(): string {
  // Without services no handler can run.
  const { tags, paths, components } = describeApi(routes({} as Services), '/');
  const isShown = (operation: unknown) => shownTags.has((operation as { tags: string[] }).tags[0]);
  const shown = Object.entries(paths).flatMap(([path, operations]) => {
    const ours = Object.entries(operations).filter(([, operation]) => isShown(operation));
    return ours.length > 0 ? [[path, Object.fromEntries(ours)] as const] : [];
  });
  const text = JSON.stringify({ tags, paths: Object.fromEntries(shown), components }, null, 1);
  return `${text.replaceAll(company.phone.display, '{phone}')}\n`;
}
