import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type Runtime, startWidgetPages, type WidgetPages } from './widget-page.ts';

/**
 * Pages with the widgets for the tests of a file or a `describe`: served before the first, as at first before
 * each, stopped after the last.
 * @param put puts the pages there that the tests share
 * @returns the pages, to be used inside tests
 */
export function useWidgetPages(runtime: Runtime, put: (pages: WidgetPages) => void = () => undefined): WidgetPages {
  const pages = {} as WidgetPages;
  beforeAll(async () => put(Object.assign(pages, await startWidgetPages(runtime))));
  beforeEach(() => pages.reset());
  afterAll(() => pages.stop());
  return pages;
}
