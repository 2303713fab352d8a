import type { Locator, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { testimonials as stories } from '../../../site/facts/testimonials.ts';
import { faultsAnywhere } from '../../support/accessibility.ts';
import { behaviourWidths, useChromium } from '../../support/chromium.ts';
import { useRealSite } from '../../support/real-site.ts';
import { useWidgetPages } from '../../support/use-widget-pages.ts';
import { beforeRelease } from '../../support/whole-set.ts';
import { document } from '../../support/widget-page.ts';

/** The sample's are whole; a real one may have less. */
const testimonials = stories.map((story) => ({ results: [], beforeAfter: {}, ...story }));

const site = useRealSite();
const chromium = useChromium();

const carousel = (page: Page) => page.getByRole('region', { name: 'Client stories', exact: true });
const dot = (page: Page, number: number) => carousel(page).getByRole('button', { name: `Story ${number} of 3` });
const press = (page: Page, name: string) => carousel(page).getByRole('button', { name });
const slide = (page: Page, number: number) => carousel(page).getByRole('group', { name: `${number} of 3` });

const shown = (page: Page) =>
  carousel(page)
    .locator('[aria-current]')
    .evaluateAll((dots) => dots.findIndex((dot) => dot.getAttribute('aria-current') === 'true') + 1);

const isInView = (story: Locator) =>
  story.evaluate((element) => {
    const [box, track] = [element, element.parentElement as Element].map((part) => part.getBoundingClientRect());
    return Math.abs((box?.x ?? 0) - (track?.x ?? -99)) < 5;
  });

/** They are under a heading that opens. */
const openStories = (page: Page) => page.locator('.case-stories summary').click();

async function open(width: number, reducedMotion: 'reduce' | 'no-preference' = 'no-preference'): Promise<Page> {
  const page = await chromium.open(width, { reducedMotion });
  await page.clock.install({ time: new Date('2026-11-23T12:00:00Z') });
  const part = page.waitForResponse(/\/widgets-[\w-]+\.js/);
  await page.goto(`${site.server.url}/resources/case-studies`);
  await openStories(page);
  await carousel(page).scrollIntoViewIfNeeded();
  await part;
  await page.mouse.move(0, 0);
  await expect
    .poll(async () => {
      await dot(page, 2).dispatchEvent('click');
      return shown(page);
    })
    .toBe(2);
  // From here the test controls time. The press pauses the stories for 10 s.
  await page.clock.pauseAt(new Date('2026-11-23T12:30:00Z'));
  await dot(page, 2).dispatchEvent('click');
  await page.clock.runFor(10_100);
  return page;
}

describe.each(behaviourWidths)('at %i px', (width) => {
  beforeRelease('the next story comes every 8 s, and after a press it goes on 10 s later', async () => {
    const page = await open(width);
    await page.clock.runFor(7700);
    expect(await shown(page)).toBe(2);
    await page.clock.runFor(400);
    await expect.poll(() => shown(page)).toBe(3);
    await page.clock.runFor(8200);
    await expect.poll(() => shown(page)).toBe(1);

    await press(page, 'Next story').dispatchEvent('click');
    await page.clock.runFor(17_700);
    expect(await shown(page)).toBe(2);
    await page.clock.runFor(600);
    await expect.poll(() => shown(page)).toBe(3);
  });

  test('arrows and dots lead to every story, each whole, and say which it is', async () => {
    const page = await open(width, 'reduce');
    await press(page, 'Previous story').click();
    await press(page, 'Previous story').click();
    expect(await shown(page)).toBe(3);
    await expect.poll(() => isInView(slide(page, 3))).toBe(true);
    for (const [index, story] of testimonials.entries()) {
      await dot(page, index + 1).click();
      await expect.poll(() => isInView(slide(page, index + 1))).toBe(true);
      const text = await slide(page, index + 1).textContent();
      const { results, beforeAfter, testimonial, clientName, clientTitle, timeline, location, industry } = story;
      for (const part of [
        ...results.flatMap(({ metric, improvement }) => [metric, improvement]),
        ...Object.values(beforeAfter),
        ...[testimonial, clientName, clientTitle, timeline, location, industry, 'Illustrative: no such client exists'],
      ])
        expect(text).toContain(part);
      expect(
        await slide(page, index + 1)
          .getByRole('img', { name: 'Rating: 5 of 5' })
          .count(),
      ).toBe(1);
      const size = await dot(page, index + 1).boundingBox();
      expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(24);
    }
  });
});

beforeRelease('axe finds nothing while the second story is shown, and nothing moves sideways at 320 px', async () => {
  const page = await open(390, 'reduce');
  await page.clock.resume();
  expect(await faultsAnywhere(page, '.case-stories')).toEqual([]);
});

describe('the stories stand still', () => {
  const stays = async (page: Page) => {
    const before = await shown(page);
    await page.clock.runFor(30_000);
    expect(await shown(page)).toBe(before);
  };

  test('when Pause was pressed, which is the first control, until Play', async () => {
    const page = await open(1440);
    expect(await carousel(page).getByRole('button').first().textContent()).toBe('Pause');
    await press(page, 'Pause').dispatchEvent('click');
    await stays(page);
    await press(page, 'Play').dispatchEvent('click');
    await page.clock.runFor(8200);
    await expect.poll(() => shown(page)).toBe(3);
  });

  beforeRelease('while a mouse is over them, and while the keyboard is in them', async () => {
    const page = await open(1440);
    await slide(page, 2).hover();
    await stays(page);
    await page.mouse.move(0, 0);
    await page.clock.runFor(8200);
    await expect.poll(() => shown(page)).toBe(3);
    await press(page, 'Previous story').focus();
    await page.keyboard.press('Tab');
    await stays(page);
  });

  beforeRelease('under reduced motion until Play, which the button says', async () => {
    const page = await open(390, 'reduce');
    await stays(page);
    expect(await press(page, 'Pause').count()).toBe(0);
    await press(page, 'Play').dispatchEvent('click');
    await page.clock.runFor(8200);
    await expect.poll(() => shown(page)).toBe(3);
  });
});

beforeRelease('“Get Your Free Assessment” opens the booking dialog', async () => {
  const page = await open(390);
  await carousel(page).getByRole('link', { name: 'Get Your Free Assessment' }).click();
  await page.getByRole('dialog', { name: 'Get Your Free Assessment' }).waitFor();
});

test('without a script every story can be read, and the link leads to the contact page', async () => {
  const page = await chromium.open(390, { javaScriptEnabled: false });
  await page.goto(`${site.server.url}/resources/case-studies`);
  await openStories(page);
  for (const { testimonial } of testimonials) expect(await page.getByText(testimonial).isVisible()).toBe(true);
  expect(await carousel(page).getByRole('button').count()).toBe(0);
  expect(await carousel(page).getByRole('link').getAttribute('href')).toBe('/contact-us');
  await page.emulateMedia({ media: 'print' });
  for (const { beforeAfter } of stories)
    if (beforeAfter) expect(await page.getByText(beforeAfter.outcome).isVisible()).toBe(true);
});

describe('on a partner’s page', () => {
  const given = JSON.stringify(testimonials).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  const pages = useWidgetPages('preact', (pages) => {
    const page = (stories: string) =>
      document(
        `<script async src="${pages.own}/widgets.js"></script>`,
        `<main><h1>A page</h1><div data-widget="stories" data-stories="${stories}">Our own words.</div></main>`,
      );
    pages.partnerPage('/', page(given));
    pages.partnerPage('/broken', page('[{&quot;testimonial&quot;:1'));
  });

  test('the stories of the option are shown, and without a list the page’s own words stay', async () => {
    const page = await chromium.open(1440);
    await page.goto(`${pages.partner}/`);
    await slide(page, 1)
      .getByText(testimonials[0]?.testimonial ?? '')
      .waitFor();
    await press(page, 'Next story').click();
    await expect.poll(() => isInView(slide(page, 2))).toBe(true);
    await page.goto(`${pages.partner}/broken`);
    await page.waitForFunction(() => typeof window.itwidgets?.version === 'string');
    expect(await page.getByText('Our own words.').isVisible()).toBe(true);
  });

  beforeRelease.each([true, false])(
    'a swipe is followed by the dots where the browser tells its end, and where not: %s',
    async (tells) => {
      const page = await chromium.open(390);
      if (!tells)
        await page.addInitScript(() => {
          // Like Safari before 26.2.
          Reflect.deleteProperty(window, 'onscrollend');
          const add = EventTarget.prototype.addEventListener;
          EventTarget.prototype.addEventListener = function (type: string, ...rest: [EventListener]) {
            if (type !== 'scrollend') add.call(this, type, ...rest);
          };
        });
      await page.goto(`${pages.partner}/`);
      await slide(page, 3).waitFor();
      await slide(page, 3).evaluate((story: HTMLElement) => story.parentElement?.scrollTo({ left: story.offsetLeft }));
      await expect.poll(() => shown(page)).toBe(3);
    },
  );
});
