import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type Runtime, startWidgetPages, type WidgetPages } from './widget-page.ts';

/**
 * Served before the first test, reset before each, stopped after the last.
 * @param put adds the shared pages
 * @returns the pages, for use inside tests
 */
export function useWidgetPages(runtime: Runtime, put: (pages: WidgetPages) => void = () => undefined): WidgetPages {
  const pages = {} as WidgetPages;
  beforeAll(async () => put(Object.assign(pages, await startWidgetPages(runtime))));
  beforeEach(() => pages.reset());
  afterAll(() => pages.stop());
  return pages;
}
