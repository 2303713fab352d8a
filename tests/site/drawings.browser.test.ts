import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { faultsAnywhere, sticksOut } from '../support/accessibility.ts';
import { behaviourWidths, useChromium } from '../support/chromium.ts';
import { useRealSite } from '../support/real-site.ts';
import { rgbOf } from '../support/rgb.ts';
import { beforeRelease, wholeSet } from '../support/whole-set.ts';

const site = useRealSite();
const chromium = useChromium();

const service = '/services/managed-it';
const industry = '/industries/dental';
const drawn = [service, industry, '/services/managed-it/network-monitoring', '/about-us'];

async function openPage(path: string, width: number): Promise<Page> {
  const page = await chromium.open(width);
  await page.goto(site.server.url + path);
  return page;
}

const layersSeen = (office: Locator) =>
  office.evaluate((svg) =>
    [2, 3, 4, 5].map((state) =>
      Number(getComputedStyle(svg.querySelector(`.office__layer--${state}`) as Element).opacity),
    ),
  );

test.each(behaviourWidths)(
  'at %i px the arrow keys take the office through its five states, each with its text',
  async (width) => {
    const page = await openPage(service, width);
    const week = page.getByRole('region', { name: 'The first week' });
    const office = week.getByRole('img');
    // The week opens on its end.
    expect(await week.getByRole('radio', { name: 'Listed' }).isChecked()).toBe(true);
    await week.getByRole('radio', { name: 'Unknown' }).check();
    for (const [place, state] of ['Unknown', 'Found', 'Locked', 'Backed up', 'Listed'].entries()) {
      if (place > 0) await page.keyboard.press('ArrowRight');
      expect(await week.getByRole('radio', { name: state }).isChecked(), state).toBe(true);
      expect(await layersSeen(office)).toEqual([1, 2, 3, 4].map((layer) => (layer <= place ? 1 : 0)));
      const texts = await week.locator('.first-week__text').filter({ visible: true }).allTextContents();
      expect(texts).toEqual([expect.stringContaining(`Day ${place + 1}`)]);
      expect(texts[0]).toContain('What we need from you');
    }
  },
);

beforeRelease('on paper the first week is five frames, and each shows one more layer of the office', async () => {
  const page = await openPage(service, 658);
  await page.emulateMedia({ media: 'print' });
  const frames = page.locator('.first-week__frame').filter({ visible: true });
  expect(await frames.count()).toBe(5);
  const shown = await frames.evaluateAll((all) =>
    all.map((frame) =>
      [2, 3, 4, 5].filter((state) => getComputedStyle(frame).getPropertyValue(`--on-${state}`) === '1'),
    ),
  );
  expect(shown).toEqual([[], [2], [2, 3], [2, 3, 4], [2, 3, 4, 5]]);
  expect(await page.locator('.first-week__text').filter({ visible: true }).count()).toBe(5);
  const sizes = await frames.evaluateAll((all) => all.map((frame) => frame.getBoundingClientRect().width));
  for (const size of sizes) expect(size).toBeGreaterThan(150);
});

beforeRelease.each(behaviourWidths)(
  'at %i px a break point says whom to call and what we do, by keyboard and by pointer',
  async (width) => {
    const page = await openPage(industry, width);
    const follow = page.getByRole('region', { name: /^Follow one X-ray/ });
    const answer = follow.locator('.follow-answer').filter({ visible: true });
    await follow.getByRole('radio').first().focus();
    await page.keyboard.press('ArrowDown');
    expect(await answer.count()).toBe(1);
    expect(await answer.textContent()).toContain('We call the software vendor');
    await follow.getByRole('radio').nth(3).click();
    expect(await answer.count()).toBe(1);
    expect(await answer.textContent()).toMatch(/CDAnet.*Who to call.*claims network.*What we do/s);
    expect(await answer.getByRole('link').getAttribute('href')).toMatch(/^tel:/);
  },
);

test.each(behaviourWidths)(
  'at %i px a specimen opens large by keyboard, says what it shows, and gives the focus back',
  async (width) => {
    const page = await openPage(service, width);
    const open = page.getByRole('button', { name: /^Open large.*Monthly report$/ });
    await open.focus();
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('dialog', { name: 'Monthly report, specimen' });
    expect(await sheet.getByRole('img').getAttribute('aria-label')).toContain('report for October');
    expect(await sheet.getByText('SPECIMEN').count()).toBe(1);
    await page.keyboard.press('Escape');
    expect(await sheet.isVisible()).toBe(false);
    expect(await open.evaluate((button) => button === document.activeElement)).toBe(true);
  },
);

beforeRelease('the paper of an opening opens the same sheet, and gets the focus back', async () => {
  const page = await openPage(service, 390);
  const open = page.getByRole('button', { name: 'Open large: Monthly report, specimen' });
  // A phone shows its first lines, which are as large as what is pressed.
  const lines = await page.locator('.opening__figure > .sheet-figure').boundingBox();
  expect(await open.boundingBox()).toEqual(lines);
  await open.focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Monthly report, specimen' });
  expect(await sheet.isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  expect(await sheet.isVisible()).toBe(false);
  expect(await open.evaluate((button) => button === document.activeElement)).toBe(true);
});

beforeRelease('a specimen shows its drawing while it is shut, on screen and on paper', async () => {
  const page = await openPage(service, 1440);
  for (const media of ['screen', 'print'] as const) {
    await page.emulateMedia({ media });
    const drawing = await page
      .locator('.specimens__one > .paper use')
      .evaluateAll((uses) => uses.map((use) => (use as SVGUseElement).getBBox().height));
    expect(drawing, media).toHaveLength(3);
    for (const height of drawing) expect(height, media).toBeGreaterThan(600);
  }
});

beforeRelease('the rota lights the present hour of Toronto', async () => {
  const page = await chromium.open(1440);
  // A Wednesday, 14:20 in Toronto.
  await page.clock.setFixedTime(new Date('2026-11-25T19:20:00Z'));
  await page.goto(`${site.server.url}/about-us`);
  const lit = page.locator('[data-rota]');
  await expect.poll(() => lit.getAttribute('cx')).toBe(String(14 * 22));
  expect(await lit.getAttribute('cy')).toBe(String(2 * 22));
});

beforeRelease('no drawing is cut off or makes the page scroll sideways', { timeout: 60_000 }, async () => {
  const page = await chromium.open(320);
  const found: string[] = [];
  for (const path of drawn) {
    await page.goto(site.server.url + path);
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      found.push(...(await sticksOut(page)).map((fault) => `${path} at ${width} px: ${fault}`));
      const cut = await page.locator('main [data-drawing]').evaluateAll((all) =>
        all.flatMap((drawing) =>
          [...drawing.querySelectorAll('text')].flatMap((text) => {
            const { left, right, width } = text.getBoundingClientRect();
            return width > 0 && (left < 0 || right > document.documentElement.clientWidth) ? [text.textContent] : [];
          }),
        ),
      );
      found.push(...cut.map((text) => `${path} at ${width} px: ${text} is cut`));
    }
  }
  expect(found).toEqual([]);
});

beforeRelease.each(wholeSet ? drawn : [service])(
  'axe finds nothing on %s with a specimen open',
  { timeout: 120_000 },
  async (path) => {
    const page = await openPage(path, 390);
    // `every-page` checks the initial state.
    if (wholeSet) expect(await faultsAnywhere(page)).toEqual([]);
    const specimen = page.getByRole('button', { name: /^Open large/ }).first();
    if ((await specimen.count()) === 0) return;
    await specimen.click();
    await page.getByRole('dialog', { name: /specimen$/ }).waitFor();
    expect(await faultsAnywhere(page, '.specimens__sheet')).toEqual([]);
  },
);

beforeRelease('on paper no break point of the line is more lit than another, and each says whom to call', async () => {
  const page = await openPage(industry, 658);
  await page.emulateMedia({ media: 'print' });
  const grounds = await page
    .locator('.follow__number')
    .evaluateAll((all) => all.map((number) => getComputedStyle(number).backgroundColor));
  expect(new Set(grounds).size).toBe(1);
  expect(await page.locator('.follow-answer__call').filter({ visible: true }).count()).toBe(grounds.length);
});

beforeRelease('a path is lit as far as the pressed station, and draws itself only where motion is wanted', async () => {
  const page = await chromium.open(1440, { javaScriptEnabled: false, reducedMotion: 'no-preference' });
  await page.goto(`${site.server.url}/services/voip`, { waitUntil: 'domcontentloaded' });
  const segments = () =>
    page.locator('.path-figure__station').evaluateAll((stations) =>
      stations.map((station) => {
        const { borderLeftWidth, animationName } = getComputedStyle(station, '::before');
        return `${borderLeftWidth} ${animationName}`;
      }),
    );
  await page.getByRole('radio', { name: '15:00' }).check();
  // The last station has none after it.
  const [lit, dark, end] = ['3px path-figure-draw', '2px none', '0px none'];
  expect(await segments()).toEqual([lit, lit, dark, end]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await segments()).toEqual(['3px none', '3px none', dark, end]);
});

test('a path that leads to nothing more ends in its last station, at a desk and on a phone', async () => {
  const page = await chromium.open(1440, { javaScriptEnabled: false });
  await page.goto(`${site.server.url}/partnerships`, { waitUntil: 'domcontentloaded' });
  const last = page.locator('.path-figure__station').last();
  for (const [width, line] of [
    [1440, last],
    [390, last.locator('.path-figure__pick')],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const drawn = await line.evaluate((element) => getComputedStyle(element, '::before').content);
    expect(drawn, `${width} px`).toBe('none');
    const on = page.locator('.path-figure__stations');
    expect(await on.evaluate((element) => getComputedStyle(element, '::after').content)).toBe('none');
  }
});

beforeRelease('on a phone a row that scrolls sideways shows the edge of its next card', async () => {
  const page = await openPage('/', 390);
  const rows = await page.locator('.side-row').evaluateAll((all) =>
    all.map((row) => {
      const isCut = [...row.children].some((card) => {
        const { left, right } = card.getBoundingClientRect();
        return left < innerWidth - 24 && right > innerWidth;
      });
      return row.scrollWidth > row.clientWidth && isCut;
    }),
  );
  expect(rows.length).toBe(2);
  expect(rows.every(Boolean), `${rows}`).toBe(true);
});

test('of a card that is being scored at most one dot is lit, that of the row in hand', async () => {
  const page = await openPage('/managed-service-provider', 1440);
  const rows = page.getByRole('radiogroup');
  const lit = () =>
    page
      .locator('.score__dot')
      .evaluateAll(
        (dots, accent) =>
          dots.filter((dot) => getComputedStyle(dot).backgroundColor === accent).map((dot) => dot.ariaLabel),
        rgbOf('accent'),
      );
  await rows.nth(0).getByRole('radio', { name: '3' }).check();
  await rows.nth(1).getByRole('radio', { name: '5' }).check();
  expect(await lit()).toEqual(['5']);
  await page.getByRole('link', { name: 'Pricing' }).first().focus();
  expect(await lit()).toEqual([]);
  // The numbers stay chosen.
  expect(await rows.getByRole('radio', { checked: true }).count()).toBe(2);
});

beforeRelease('a post that is pointed at lights its dot of the year, and no other is lit', async () => {
  const page = await openPage('/blog', 1440);
  const lit = () =>
    page
      .locator('.year-line__posts circle')
      .evaluateAll(
        (dots, accent) =>
          dots.filter((dot) => getComputedStyle(dot).fill === accent).map((dot) => dot.getAttribute('data-post')),
        rgbOf('accent'),
      );
  expect(await lit()).toEqual(['1']);
  await page.locator('.post-list__title a').nth(2).hover();
  await expect.poll(lit).toEqual(['3']);
});

beforeRelease(
  'the first diagram of a text is seen once: on a wide screen at its top, else and on paper in its place',
  async () => {
    const page = await openPage('/library/backup-3-2-1-rule', 1440);
    const seen = () =>
      page
        .locator('.prose-diagram')
        .evaluateAll((all) =>
          all.filter((one) => one.checkVisibility()).map((one) => (one.closest('.opening') ? 'top' : 'place')),
        );
    expect(await seen()).toEqual(['top']);
    expect(await page.getByRole('link', { name: 'What each copy protects you from' }).isVisible()).toBe(true);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await seen()).toEqual(['place']);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ media: 'print' });
    expect(await seen()).toEqual(['place']);
  },
);

beforeRelease('a ticked item of a checklist fills its dot', async () => {
  const page = await openPage('/pipeda-compliance-checklist', 390);
  const filled = () =>
    page
      .locator('[data-item]')
      .evaluateAll((dots) =>
        dots.filter((dot) => getComputedStyle(dot).stroke === 'none').map((dot) => dot.getAttribute('data-item')),
      );
  expect(await filled()).toEqual([]);
  await page.getByRole('checkbox').nth(2).check();
  expect(await filled()).toEqual(['3']);
});
