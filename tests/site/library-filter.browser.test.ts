import { expect, test } from 'vitest';
import { behaviourWidths, useChromium } from '../support/chromium.ts';
import { useRealSite } from '../support/real-site.ts';

const site = useRealSite();
const chromium = useChromium();

test.each(behaviourWidths)(
  'at %i px the library shows what fits subject, level and time, without a script',
  async (width) => {
    const page = await chromium.open(width, { javaScriptEnabled: false });
    await page.goto(`${site.server.url}/library`);
    // Shelves are closed at first.
    for (const shelf of await page.locator('details:has(.library-line) > summary').all()) await shelf.click();
    const lines = page.locator('.library-line').filter({ visible: true });
    const all = await lines.count();
    expect(all).toBeGreaterThan(20);
    // The drawing keeps the dots of the articles that fit.
    const dots = page.locator('.minutes-figure circle').filter({ visible: true });
    expect(await dots.count()).toBe(all);

    // So are level and time on a phone.
    const more = page.getByText('Level and time to read', { exact: true });
    if (await more.isVisible()) await more.click();

    const radio = (group: string, name: RegExp) =>
      page.getByRole('group', { name: group }).getByRole('radio', { name });
    await radio('Level', /^Basics/).check();
    const basics = await page.locator('.library-line[data-level="basics"]').count();
    expect(await lines.count()).toBe(basics);
    expect(await dots.count()).toBe(basics);
    expect(basics).toBeLessThan(all);

    await radio('Subject', /^Budgets and planning/).check();
    expect(await page.getByRole('heading', { level: 2, name: 'Everyday IT and support' }).isVisible()).toBe(false);
    expect(await lines.count()).toBe(await page.locator('[data-shelf="strategy"] [data-level="basics"]').count());

    await radio('Time to read', /^7 minutes/).check();
    const left = await page.locator('[data-shelf="strategy"] [data-level="basics"][data-length="long"]').count();
    expect(await lines.count()).toBe(left);
    expect(await dots.count()).toBe(left);
    const none = page.locator('[data-shelf="strategy"]').getByText('Nothing here');
    expect(await none.isVisible()).toBe(left === 0);

    for (const group of ['Subject', 'Level', 'Time to read']) await radio(group, /^(All|Any)/).check();
    expect(await lines.count()).toBe(all);
  },
);

test.each(behaviourWidths)(
  'at %i px a term shows its definition on focus, within the screen, and moves nothing',
  async (width) => {
    const page = await chromium.open(width);
    await page.goto(`${site.server.url}/library/remote-work-security-essentials`);
    const term = page.locator('.prose .term').first();
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    await term.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    const shown = () => term.evaluate((link) => getComputedStyle(link, '::after').content);
    expect(await shown()).toContain(await term.getAttribute('aria-description'));
    expect(await height()).toBe(before);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await expect
      .poll(async () => {
        await page.keyboard.press('Escape');
        return shown();
      })
      .toBe('none');
  },
);
