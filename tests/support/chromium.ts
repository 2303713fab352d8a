import { setTimeout } from 'node:timers/promises';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { afterEach, beforeAll } from 'vitest';
import { launchOptions } from './chromium-options.ts';
import { wholeSet } from './whole-set.ts';

export const widths = [390, 1440] as const;

/** A phone has less space and hides more. */
export const behaviourWidths: readonly number[] = wholeSet ? widths : [390];

/** Maximum wait (ms): Chromium sometimes never reports a context as closed while its page navigates. */
const closing = 10_000;

/**
 * One a worker, for all of its files; it ends when the worker does. What tests tell a single one for all workers would
 * pass through Vitest's main process.
 */
let started: Promise<Browser> | undefined;

/**
 * The worker's browser.
 * @returns `open`: a page in a new context (no storage, no cookies), closed after the test
 */
export function useChromium() {
  let browser: Browser | undefined;
  const contexts: BrowserContext[] = [];
  beforeAll(async () => {
    started ??= chromium.launch({ ...launchOptions(), handleSIGTERM: false });
    browser = await started;
  });
  afterEach(async () => {
    const late = setTimeout(closing, undefined, { ref: false });
    await Promise.all(contexts.splice(0).map((context) => Promise.race([context.close(), late])));
  });
  return {
    async open(width: number, options: BrowserContextOptions = {}): Promise<Page> {
      if (!browser) throw new Error('The browser starts before the first test: call open() inside a test');
      const height = width < 600 ? 844 : 900;
      const context = await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce', ...options });
      contexts.push(context);
      return context.newPage();
    },
  };
}
