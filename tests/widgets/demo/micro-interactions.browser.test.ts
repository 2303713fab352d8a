import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { faultsInBothSchemes, lookFaults, sticksOut } from '../../support/accessibility.ts';
import { useChromium } from '../../support/chromium.ts';
import { useRealSite } from '../../support/real-site.ts';
import { rgbOf } from '../../support/rgb.ts';
import { scriptIsReady } from '../../support/visitor.ts';
import { wholeSet } from '../../support/whole-set.ts';

/** See decisions 35 and 36; docs/product.md, sections 8 and 9. */
const site = useRealSite();
const { open } = useChromium();

async function visit(page: Page): Promise<void> {
  await page.goto(`${site.server.url}/demo/micro-interactions`);
  await scriptIsReady(page);
  await page.getByRole('heading', { name: 'Accent colour and motion' }).scrollIntoViewIfNeeded();
  await page.waitForFunction(() => {
    const box = document.querySelector<HTMLInputElement>('#demo-motion');
    return box?.checked === matchMedia('(prefers-reduced-motion: reduce)').matches && window.itwidgets !== undefined;
  });
}

/** From here time passes only through `runFor`. */
async function stopTheClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

const accentOf = (page: Page) =>
  page.getByText('Text on the accent', { exact: true }).evaluate((sample) => {
    const { backgroundColor, color } = getComputedStyle(sample);
    return [backgroundColor, color];
  });
const toast = (page: Page) => page.locator('.nl-toast').filter({ visible: true }).last();
const message = (page: Page, title: string) => page.getByRole('status').getByText(title, { exact: true });

test('axe finds nothing in the catalogue, and nothing sticks out', async () => {
  const page = await open(390);
  await visit(page);
  expect(await faultsInBothSchemes(page)).toEqual([]);
  expect(await sticksOut(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await (wholeSet ? faultsInBothSchemes : lookFaults)(page)).toEqual([]);
  expect(await sticksOut(page)).toEqual([]);
});

test('the accent is lime until another is chosen, which page and text on it follow at once', async () => {
  const page = await open(1440);
  await visit(page);
  const [lime, darkText] = await accentOf(page);
  expect(lime).toBe(rgbOf('accent'));
  await page.getByLabel('Accent colour', { exact: true }).fill('#3b1d8f');
  await expect.poll(async () => (await accentOf(page))[0]).toBe('rgb(59, 29, 143)');
  expect((await accentOf(page))[1]).not.toBe(darkText);
  const header = page.getByRole('banner').getByRole('link', { name: 'Book Free Assessment' });
  expect(await header.evaluate((link) => getComputedStyle(link).backgroundColor)).toBe('rgb(59, 29, 143)');
  await page.getByRole('button', { name: 'Back to lime' }).click();
  await expect.poll(async () => (await accentOf(page))[0]).toBe(lime);
});

test('motion follows the system live, and the switch decides from then on what moves', async () => {
  const page = await open(1440, { reducedMotion: 'no-preference' });
  await visit(page);
  const box = page.getByRole('checkbox', { name: 'Reduce motion' });
  await page.getByRole('img', { name: 'A lamp that moves' }).waitFor();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(() => box.isChecked()).toBe(true);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect.poll(() => box.isChecked()).toBe(false);
  await box.check();
  await page.getByRole('img', { name: 'A lamp that stands still' }).waitFor();
  expect(await page.locator('.nl-demo-appearance__lamp').evaluate((lamp) => lamp.getAnimations().length)).toBe(0);
});

test('a toast of each kind has its colour and symbol, and goes after 3 seconds', async () => {
  const page = await open(390);
  await visit(page);
  await stopTheClock(page);
  for (const [kind, title, colour] of [
    ['success', 'Subscribed Successfully', 'rgb(31, 107, 46)'],
    ['error', 'Submission Failed', 'rgb(179, 38, 30)'],
    ['warning', 'Invalid Email', 'rgb(244, 180, 0)'],
    ['info', 'Sent after all', 'rgb(37, 99, 168)'],
  ] as const) {
    await page.getByRole('button', { name: `Show ${kind}` }).click();
    await page.clock.runFor(50);
    await message(page, title).waitFor();
    expect(await toast(page).evaluate((element) => getComputedStyle(element).backgroundColor), kind).toBe(colour);
    await page.getByRole('status').getByRole('img', { name: kind }).waitFor();
    await page.mouse.move(1, 1);
    await page.clock.runFor(2850);
    expect(await message(page, title).count(), kind).toBe(1);
    await page.clock.runFor(200);
    await message(page, title).waitFor({ state: 'detached' });
  }
});

test('the bar of the scroll area goes 600 ms after the last scroll, and the keyboard reaches it', async () => {
  const page = await open(1440);
  await visit(page);
  await stopTheClock(page);
  const area = page.getByRole('region', { name: 'Twenty-four lines' });
  await area.evaluate((element) => element.scrollTo(0, 50));
  await expect.poll(() => area.getAttribute('data-scrolling')).toBe('');
  await page.clock.runFor(590);
  expect(await area.getAttribute('data-scrolling')).toBe('');
  await page.clock.runFor(20);
  expect(await area.getAttribute('data-scrolling')).toBeNull();
  await area.focus();
  await page.keyboard.press('End');
  await expect.poll(() => area.evaluate((element) => element.scrollTop)).toBeGreaterThan(100);
  // Paper does not scroll.
  await page.emulateMedia({ media: 'print' });
  expect(await area.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
});

test('the Tab key meets what can be used in the order in which it is drawn, and no picture of a toast', async () => {
  const page = await open(1440);
  await visit(page);
  await page.getByLabel('Accent colour', { exact: true }).focus();
  const met: { name: string; x: number; y: number; inPicture: boolean }[] = [];
  for (let presses = 0; presses < 60; presses++) {
    const now = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement;
      const { x, y } = element.getBoundingClientRect();
      const inDemo = element.closest('.nl-demo') !== null;
      const inPicture = element.closest('[inert]') !== null;
      return inDemo ? { name: element.outerHTML.slice(0, 60), x, y: y + scrollY, inPicture } : undefined;
    });
    if (!now) break;
    met.push(now);
    await page.keyboard.press('Tab');
  }
  expect(met.length).toBeGreaterThan(20);
  expect(met.filter(({ inPicture }) => inPicture)).toEqual([]);
  const backwards = met.filter(({ x, y }, at) => {
    const before = met[at - 1];
    return before && y < before.y - 150 && x <= before.x;
  });
  expect(backwards).toEqual([]);
});

test('the dialog takes the focus, closes by Escape, and gives the focus back', async () => {
  const page = await open(390);
  await visit(page);
  const opener = page.getByRole('button', { name: 'Open the dialog' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'A dialog' });
  await dialog.waitFor();
  expect(await faultsInBothSchemes(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
});

test('used outside its provider, the feature raises an error that names it, and the catalogue stays', async () => {
  const page = await open(390);
  await visit(page);
  await page.getByRole('button', { name: 'Use it outside' }).click();
  await page.getByText('useMicroInteractions must be used within a MicroInteractionsProvider').waitFor();
  await page.getByRole('button', { name: 'Show info' }).waitFor();
});

test('without a script the catalogue is drawn, and says what needs one', async () => {
  const page = await open(390, { javaScriptEnabled: false });
  await page.goto(`${site.server.url}/demo/micro-interactions`);
  await page.getByRole('heading', { name: 'Toasts', exact: true }).waitFor();
  expect(await page.getByRole('main').locator('noscript').textContent()).toContain('needs JavaScript');
});
