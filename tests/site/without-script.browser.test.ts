import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { useChromium } from '../support/chromium.ts';
import { pageOfEachKind } from '../support/page-of-each-kind.ts';
import { useRealSite } from '../support/real-site.ts';
import { scriptIsReady } from '../support/visitor.ts';
import { wholeSet } from '../support/whole-set.ts';

const site = useRealSite();
const chromium = useChromium();

const paths = [...pageOfEachKind().map(({ path }) => path), '/search?q=backup'];

/** Pages whose main part has at least three script hooks that earlier pages lack. */
async function pagesWithNewHooks(): Promise<string[]> {
  const known = new Set<string>();
  const chosen: string[] = [];
  for (const path of paths) {
    const html = await (await fetch(site.server.url + path)).text();
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    const hooks = [...main.matchAll(/ (data-(?:widget="[^"]*"|[a-z-]+))|<(details|form|noscript|dialog|output)\b/g)];
    const fresh = hooks.map(([, data, tag]) => data ?? tag ?? '').filter((hook) => !known.has(hook));
    if (new Set(fresh).size < 3) continue;
    chosen.push(path);
    for (const hook of fresh) known.add(hook);
  }
  return chosen;
}

/**
 * Parts that need a script: support hours, a bar that repeats the opening's buttons, copy buttons, switches for counts,
 * controls for widget options next to their list, and a calculator's figures (shown as a worked example).
 */
const scriptOnlyParts =
  '[data-desk], [data-call-bar], [data-map-says], [data-copy], [data-try-script], [data-choices], [data-script-only]';

const stepsOfQuiz = ['Question', '1', 'of', '6', 'Choose an answer to go on.', 'Next'];

/**
 * Depends on this browser's storage. Without a script the page explains how to look it up
 * (privacy-choices.browser.test.ts).
 */
const scriptOnly: Record<string, readonly string[]> = {
  '/privacy-choices': ['This site has stored nothing here.'],
  // Without a script, one form has all six questions.
  '/resources/cybersecurity-assessment': stepsOfQuiz,
  '/widgets': stepsOfQuiz,
  '/demo/micro-interactions': ['Show', 'success', 'error', 'warning', 'info'],
};

/**
 * As a visitor would (in the gate, without a mouse).
 * @returns questions whose answer stays closed
 */
async function openAnswers(page: Page): Promise<string[]> {
  // Of a group with the same name only one can be open; here all must be.
  await page.evaluate(() => {
    for (const answer of document.querySelectorAll('main details[name]')) answer.removeAttribute('name');
  });
  const shut = page.locator('main details:not([open], [data-script-only] *) > summary');
  if (wholeSet) {
    // Twice, as some stand inside others; from the end, so that the others keep their index.
    for (let round = 0; round < 2; round += 1)
      for (const question of (await shut.all()).reverse())
        await question.click({ timeout: 5000 }).catch(() => undefined);
  } else {
    await shut.evaluateAll((all) => {
      for (const question of all) (question as HTMLElement).click();
    });
  }
  return shut.allTextContents();
}

function thingsSeen(page: Page): Promise<string[]> {
  return page.evaluate((left) => {
    const main = document.querySelector('main');
    if (!main) return [];
    const isSeen = (element: Element) =>
      element.closest(left) === null &&
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.getClientRects().length > 0;
    const seen: string[] = [];
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { data, parentElement } = walker.currentNode as Text;
      if (data.trim() && parentElement && isSeen(parentElement)) seen.push(data.replace(/\s+/g, ' ').trim());
    }
    const nameOf = (element: Element) =>
      ['href', 'name', 'src', 'aria-label', 'class'].map((name) => element.getAttribute(name)).find(Boolean) ?? '';
    for (const element of main.querySelectorAll('a[href], img, svg, input, select, textarea, button, table'))
      if (isSeen(element)) seen.push(`<${element.localName} ${nameOf(element)}>`);
    return seen;
  }, scriptOnlyParts);
}

test('without JavaScript every kind of page shows all that it shows with it, and its answers open', {
  timeout: 600_000,
}, async () => {
  // Opening a tab takes longer than the check.
  const scripted = await chromium.open(390);
  const bare = await chromium.open(390, { javaScriptEnabled: false, reducedMotion: 'no-preference' });
  const found: string[] = [];
  for (const path of wholeSet ? paths : await pagesWithNewHooks()) {
    await Promise.all(
      [scripted, bare].map((page) => page.goto(site.server.url + path, { waitUntil: 'domcontentloaded' })),
    );
    await scriptIsReady(scripted);
    await openAnswers(scripted);
    const shut = await openAnswers(bare);
    const without = new Set([...(await thingsSeen(bare)), ...(scriptOnly[path] ?? [])]);
    const missing = (await thingsSeen(scripted)).filter((thing) => !without.has(thing));
    found.push(...shut.map((question) => `${path}: the answer stays shut: ${question}`));
    found.push(...missing.map((thing) => `${path}: is not there without a script: ${thing}`));
    if (!(await bare.locator('main h1').isVisible()) || without.size < 10) found.push(`${path}: nothing to read`);
  }
  expect(found).toEqual([]);
});
