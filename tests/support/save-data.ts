import type { Page } from 'playwright';

/** As Chrome on Android with its data saver: our pages then fetch the file of widgets only at a first sign of a person. */
export function saveData(page: Page): Promise<unknown> {
  return page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: Object.assign(new EventTarget(), { saveData: true }) }),
  );
}
