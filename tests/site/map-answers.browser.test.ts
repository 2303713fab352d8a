import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { pathOf, placeAt, places } from '../../site/facts/places.ts';
import { faultsAnywhere } from '../support/accessibility.ts';
import { useChromium } from '../support/chromium.ts';
import { holdScript } from '../support/hold-script.ts';
import { ofSample } from '../support/of-sample.ts';
import { useRealSite } from '../support/real-site.ts';
import { scriptIsReady } from '../support/visitor.ts';
import { beforeRelease, firstFew, wholeSet } from '../support/whole-set.ts';

/** Of the sample’s towns. */
const ofTowns = ofSample(test, 'places');
const ofTownsBefore = ofSample(beforeRelease, 'places');

const site = useRealSite();
const chromium = useChromium();

async function open(path: string, width = 1440, options = {}): Promise<Page> {
  const page = await chromium.open(width, options);
  await page.goto(site.server.url + path);
  if (!('javaScriptEnabled' in options)) await scriptIsReady(page);
  return page;
}

const says = (page: Page) => page.locator('[data-map-says]');
const link = (page: Page, name: string) =>
  page.locator('.answering-map__list').getByRole('link', { name, exact: true });
const lit = (page: Page) =>
  page
    .locator('[data-map] [data-lit]')
    .evaluateAll((parts) => [...new Set(parts.map((part) => (part as HTMLElement | SVGElement).dataset.city))]);

/** From the marker's centre (px). */
const markerMisses = (page: Page, city: string) =>
  page.evaluate((slug) => {
    const middle = (element: Element | null) => {
      const { x, y, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
      return { x: x + width / 2, y: y + height / 2 };
    };
    const dot = middle(document.querySelector(`[data-map] svg [data-city="${slug}"] .region-map__dot`));
    const marker = middle(document.querySelector('.answering-map__marker'));
    return Math.hypot(dot.x - marker.x, dot.y - marker.y);
  }, city);

ofTowns(
  'a city that is pointed at is lit, and its distance, emergency response, time on site and the desk are said',
  async () => {
    const page = await open('/');
    await page.locator('svg a[data-city="mississauga"] text').hover();
    await says(page).getByText('Mississauga: 22 km from Toronto').waitFor();
    const sentence = await says(page).textContent();
    expect(sentence).toContain('emergency response in 30 minutes');
    expect(sentence).toContain('on site in under 2 hours');
    expect(sentence).toMatch(/Desk (open until|closed)/);
    expect(await lit(page)).toEqual(['mississauga']);
    await page.mouse.move(5, 5);
    await expect.poll(() => lit(page)).toEqual([]);
  },
);

ofTownsBefore('keyboard focus in the list lights the city too, and the answer is announced', async () => {
  const page = await open('/locations');
  await link(page, 'Oshawa').focus();
  await says(page).getByText('Oshawa: ').waitFor();
  expect(await says(page).getAttribute('aria-live')).toBe('polite');
  expect(await lit(page)).toEqual(['oshawa']);
});

ofTownsBefore('a city that has the focus before the map’s code comes is lit when it is there', async () => {
  const page = await chromium.open(1440);
  const arrive = await holdScript(page, '**/assets/site/*.js');
  await page.goto(`${site.server.url}/locations`, { waitUntil: 'commit' });
  await link(page, 'Oshawa').focus();
  arrive();
  await says(page).getByText('Oshawa: ').waitFor();
  expect(await lit(page)).toEqual(['oshawa']);
});

ofTowns('a postal code lights its city, and an empty field the city of the page again', async () => {
  const page = await open('/locations/markham');
  expect(await lit(page)).toEqual(['markham']);
  // The opening says Markham's own times.
  expect(await says(page).textContent()).toBe('Every city here leads to its own times.');
  const field = page.locator('.postal-code-box input[name="postal"]');
  await field.fill('M1B');
  await expect.poll(() => lit(page)).toEqual(['scarborough']);
  await field.fill('');
  await expect.poll(() => lit(page)).toEqual(['markham']);
});

ofTownsBefore('every city on the map and in its list leads to its page, without a script too', async () => {
  const page = await open('/locations', 390, { javaScriptEnabled: false });
  const expected = places.filter(({ visits }) => visits !== 'remote').map(pathOf);
  for (const selector of ['[data-map] svg a', '[data-map] li a']) {
    const hrefs = await page.locator(selector).evaluateAll((links) => links.map((one) => one.getAttribute('href')));
    expect(hrefs.toSorted(), selector).toEqual(expected.toSorted());
  }
  await link(page, 'Whitby').click();
  expect(new URL(page.url()).pathname).toBe(pathOf(placeAt('whitby')));
  expect(await page.locator('[data-map] a[href="/locations/whitby"]').count()).toBe(0);
});

ofTownsBefore(
  'the node that travels to the next page lies on the page’s city, and on the one that is pointed at',
  async () => {
    const still = await open('/locations/oakville', 390, { javaScriptEnabled: false });
    expect(await markerMisses(still, 'oakville')).toBeLessThan(2);
    const page = await open('/');
    expect(await markerMisses(page, 'toronto')).toBeLessThan(2);
    await link(page, 'Ajax').hover();
    await expect.poll(() => markerMisses(page, 'ajax')).toBeLessThan(2);
  },
);

ofTowns('no answer is so long that the list moves away from the pointer', async () => {
  for (const width of firstFew([1440, 390, 320, 768], 2)) {
    const page = await chromium.open(width);
    // The desk is closed, which takes more words.
    await page.clock.setFixedTime(new Date('2026-11-29T04:00:00Z'));
    await page.goto(`${site.server.url}/locations`);
    await scriptIsReady(page);
    const cities = page.locator('.answering-map__list a');
    const top = () => cities.first().evaluate((city) => city.getBoundingClientRect().top + scrollY);
    const first = await top();
    for (const city of await cities.all()) {
      await city.focus();
      await says(page)
        .getByText(`${await city.textContent()}: `)
        .waitFor();
      expect(await top(), `${await city.textContent()} at ${width} px`).toBe(first);
    }
  }
});

ofTownsBefore(
  'from one page’s map to the next the node travels by view transition, and not under reduced motion',
  async () => {
    for (const reducedMotion of ['no-preference', 'reduce'] as const) {
      const page = await chromium.open(1440, { reducedMotion });
      await page.addInitScript(() => {
        window.addEventListener('pagereveal', async ({ viewTransition }) => {
          await viewTransition?.ready;
          const moved = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement);
          Object.assign(window, { moved: viewTransition ? moved : ['no transition'] });
        });
      });
      await page.goto(`${site.server.url}/locations`);
      await link(page, 'Oshawa').click();
      await page.waitForURL('**/locations/oshawa');
      const handle = await page.waitForFunction(() => (window as unknown as { moved?: string[] }).moved);
      const moved = (await handle.jsonValue()) ?? [];
      // Both pages have the node: the pair moves, the old one fades out, the new one fades in.
      const node = ['group', 'old', 'new'].map((part) => `::view-transition-${part}(lamp)`);
      const seen = node.filter((part) => moved.includes(part));
      expect(seen, reducedMotion).toEqual(reducedMotion === 'reduce' ? [] : node);
    }
  },
);

ofTownsBefore('in forced colours lines are as text, and names as links', async () => {
  const page = await open('/locations', 1440, { forcedColors: 'active' });
  const colours = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    const system = (name: string) => {
      probe.style.color = name;
      return getComputedStyle(probe).color;
    };
    const of = (selector: string) => getComputedStyle(document.querySelector(selector) as Element);
    return {
      line: [of('.region-map__lines path').stroke, system('CanvasText')],
      name: [of('.region-map a text').fill, system('LinkText')],
    };
  });
  expect(colours.line[0]).toBe(colours.line[1]);
  expect(colours.name[0]).toBe(colours.name[1]);
});

ofTownsBefore('on paper the list says what the map answers', async () => {
  const page = await open('/locations/brampton');
  await page.emulateMedia({ media: 'print' });
  const line = page.locator('.answering-map__list li').filter({ hasText: 'Mississauga' });
  const { width, height } = await line.locator('span').evaluate((answer) => answer.getBoundingClientRect());
  expect(width).toBeGreaterThan(50);
  expect(height).toBeGreaterThan(5);
  expect(await says(page).isVisible()).toBe(false);
});

ofTownsBefore('axe finds nothing while the map answers, and nothing sticks out at 320 px', async () => {
  const page = await open('/locations', 390);
  await link(page, 'Ajax').focus();
  await says(page).getByText('Ajax: ').waitFor();
  expect(await faultsAnywhere(page, '[data-map]')).toEqual([]);
});

// In the gate, `every-page` checks the maps' initial state.
const asTheyCome = ['/', '/locations', '/locations/oakville', '/cloud-services-vaughan', '/it-support-pickering'];
if (wholeSet)
  ofTowns.each(asTheyCome)(
    'axe finds nothing on %s, which has an answering map',
    { timeout: 120_000 },
    async (path) => {
      expect(await faultsAnywhere(await open(path, 390))).toEqual([]);
    },
  );
