import type { Locator, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { Footer } from '../../site/components/frame/Footer.tsx';
import { Header } from '../../site/components/frame/Header.tsx';
import { menuItems } from '../../site/facts/navigation.ts';
import { useChromium } from '../support/chromium.ts';
import { useWidgetPages } from '../support/use-widget-pages.ts';
import { beforeRelease, wholeSet } from '../support/whole-set.ts';
import { widgetsReady } from '../support/widget-forms.ts';
import { ownPage } from '../support/widget-page.ts';

const { open } = useChromium();

describe("the frame of our own pages, by the site's own header and footer", () => {
  const pages = useWidgetPages('preact', (pages) => {
    const frame = (
      <>
        <Header path="/about-us" />
        <p>Something to read.</p>
        <Footer path="/about-us" />
      </>
    );
    pages.page('/about-us', ownPage(frame));
  });

  async function visit(reducedMotion: 'reduce' | 'no-preference' = 'reduce'): Promise<Page> {
    const page = await open(390, { reducedMotion });
    await page.goto(`${pages.own}/about-us`);
    await widgetsReady(page);
    // 204: the link is followed, but the page stays for the checks.
    await page.route('**/services', (route) => route.fulfill({ status: 204 }));
    return page;
  }

  const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
  const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
  const aiList = (page: Page) =>
    page.getByRole('navigation', { name: 'Main' }).locator('details').filter({ hasText: 'AI' }).first();
  const hasFocus = (page: Page, name: string) =>
    page.evaluate((name) => document.activeElement?.textContent?.trim() === name, name);

  async function openMenu(page: Page): Promise<void> {
    await menuButton(page).click();
    await menu(page).waitFor();
  }

  test('the menu closes when a link in it is chosen, and the focus is back at its button', async () => {
    const page = await visit();
    await openMenu(page);
    const followed = page.waitForRequest('**/services');
    await menu(page).getByRole('link', { name: 'Services', exact: true }).click();
    await followed;
    await menu(page).waitFor({ state: 'hidden' });
    await expect.poll(() => hasFocus(page, 'Menu')).toBe(true);
  });

  beforeRelease('an address whose fragment is no valid encoding stops nothing of the page', async () => {
    const page = await open(390);
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.goto(`${pages.own}/about-us#100%`);
    await widgetsReady(page);
    await openMenu(page);
    expect(errors).toEqual([]);
  });

  test('the menu closes when its booking button is chosen; closing the dialog gives the focus to the menu button', async () => {
    const page = await visit();
    await openMenu(page);
    await menu(page).getByRole('link', { name: 'Book Free Assessment' }).click();
    await page.getByRole('dialog', { name: 'Book Free Assessment' }).waitFor();
    expect(await menu(page).isVisible()).toBe(false);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await expect.poll(() => hasFocus(page, 'Menu')).toBe(true);
  });

  beforeRelease('a press of Escape closes the AI list inside the menu, the next one the menu', async () => {
    const page = await visit();
    await openMenu(page);
    const list = menu(page).locator('details').filter({ hasText: 'AI' }).first();
    await list.locator('summary').click();
    await list.getByRole('link').first().focus();
    await page.keyboard.press('Escape');
    expect(await list.evaluate((element: HTMLDetailsElement) => element.open)).toBe(false);
    expect(await hasFocus(page, 'AI')).toBe(true);
    expect(await menu(page).isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await menu(page).waitFor({ state: 'hidden' });
    await expect.poll(() => hasFocus(page, 'Menu')).toBe(true);
  });

  beforeRelease('a press outside the menu closes it', async () => {
    const page = await visit();
    await openMenu(page);
    await page.mouse.click(2, 2);
    await menu(page).waitFor({ state: 'hidden' });
  });

  const leavings: [string, (page: Page) => Promise<void>][] = [
    ['the focus going elsewhere', (page) => page.locator('footer').getByRole('link').first().focus()],
    ['a press outside', (page) => page.getByText('Something to read.').click()],
  ];

  beforeRelease.each(leavings)('the AI list closes by %s', async (_way, leave) => {
    const page = await visit();
    await aiList(page).locator('summary').click();
    const first = aiList(page).getByRole('link').first();
    await first.focus();
    expect(await first.isVisible()).toBe(true);
    await leave(page);
    await first.waitFor({ state: 'hidden' });
  });

  beforeRelease('Escape closes the AI list and puts the focus on its summary', async () => {
    const page = await visit();
    await aiList(page).locator('summary').click();
    await aiList(page).getByRole('link').first().focus();
    await page.keyboard.press('Escape');
    await aiList(page).getByRole('link').first().waitFor({ state: 'hidden' });
    expect(await hasFocus(page, 'AI')).toBe(true);
  });

  type Choose = (page: Page, link: Locator) => Promise<void>;
  const ways: [string, Choose][] = [
    ['a tap', (_page, link) => link.tap()],
    ['a click', (_page, link) => link.click()],
    ['the Enter key', (_page, link) => link.press('Enter')],
  ];

  const cases = ways.flatMap(([way, choose]) => [
    { way, choose, list: 'shut' },
    { way, choose, list: 'open' },
  ]);
  /** In the gate a touch tests every fifth link; `journeys/keyboard` covers Enter. */
  const inGate = wholeSet ? cases : cases.filter((_, at) => at === 1);
  const step = wholeSet ? 1 : 5;

  test.each(inGate)(
    'every link of the menu is followed by $way while its lists are $list',
    async ({ choose, list }) => {
      const page = await open(390, { reducedMotion: 'reduce', hasTouch: true });
      await page.goto(`${pages.own}/about-us`);
      await widgetsReady(page);
      const asked: string[] = [];
      await page.route('**/*', (route) => {
        // Only navigations: the dialog's own code must load.
        if (!route.request().isNavigationRequest()) return route.continue();
        asked.push(new URL(route.request().url()).pathname);
        return route.fulfill({ status: 204 });
      });
      const links = menu(page).getByRole('navigation').getByRole('link');
      const details = menu(page).locator('details');
      const inLists = menuItems.flatMap((item) => ('links' in item ? item.links : []));
      const alone = menuItems.filter((item) => 'href' in item);
      const expected = alone.length + (list === 'open' ? inLists.length : 0);
      for (let place = 0; place < expected; place += step) {
        await openMenu(page);
        await details.evaluateAll((elements: HTMLDetailsElement[], isOpen) => {
          for (const element of elements) element.open = isOpen;
        }, list === 'open');
        expect(await links.count()).toBe(expected);
        const link = links.nth(place);
        const path = await link.getAttribute('href');
        await choose(page, link);
        await menu(page).waitFor({ state: 'hidden' });
        await expect.poll(() => asked).toEqual([path]);
        asked.length = 0;
      }
      await openMenu(page);
      await choose(page, menu(page).getByRole('link', { name: 'Book Free Assessment' }));
      await page.getByRole('dialog', { name: 'Book Free Assessment' }).waitFor();
    },
  );

  const footerLink = (page: Page, name: string) => page.locator('footer').getByRole('link', { name, exact: true });
  const scrolled = (page: Page) => page.evaluate(() => scrollY);

  beforeRelease('a footer link to the page one is on scrolls it to the top after 100 ms', async () => {
    const page = await visit('no-preference');
    await footerLink(page, 'About us').scrollIntoViewIfNeeded();
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    const before = await scrolled(page);
    expect(before).toBeGreaterThan(0);
    await footerLink(page, 'About us').click();
    await page.clock.runFor(99);
    expect(await scrolled(page)).toBe(before);
    await page.clock.runFor(1);
    await expect.poll(() => scrolled(page)).toBe(0);
    expect(page.url()).toBe(`${pages.own}/about-us`);
  });

  beforeRelease('it does so at once for those who asked for less motion', async () => {
    const page = await visit('reduce');
    await footerLink(page, 'About us').scrollIntoViewIfNeeded();
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    expect(await scrolled(page)).toBeGreaterThan(0);
    await footerLink(page, 'About us').click();
    expect(await scrolled(page)).toBe(0);
  });

  beforeRelease('it follows the setting when that changes while the page is open', async () => {
    const page = await visit('no-preference');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await footerLink(page, 'About us').scrollIntoViewIfNeeded();
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await footerLink(page, 'About us').click();
    expect(await scrolled(page)).toBe(0);
  });
});
