import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { usePartner } from '../../support/partner.ts';
import { pageGrounds, sectionGrounds } from '../../support/partner-cases.ts';
import { beforeRelease, firstFew } from '../../support/whole-set.ts';
import { newsletterForm, widgetsReady } from '../../support/widget-forms.ts';

const { visit } = usePartner();
const widget = (attributes = '') => `<div data-widget="newsletter" ${attributes}></div>`;
const section = (style: string, attributes = '') => `<section style="${style}">${widget(attributes)}</section>`;

const contrasts = (page: Page) =>
  page.evaluate(() => {
    const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    /** Of layered colours (WCAG). */
    const light = (colors: string[]) => {
      if (!pen) throw new Error('no canvas');
      for (const color of ['#fff', ...colors]) {
        pen.fillStyle = color;
        pen.fillRect(0, 0, 1, 1);
      }
      const [r = 0, g = 0, b = 0] = [...pen.getImageData(0, 0, 1, 1).data].map((value) =>
        value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
    };
    return [...document.querySelectorAll('[data-widget]')].map((element) => {
      const grounds: string[] = [];
      for (let at: Element | null = element; at; at = at.parentElement)
        grounds.unshift(getComputedStyle(at).backgroundColor);
      const label = element.shadowRoot?.querySelector('label');
      const [ground, words] = [light(grounds), light([label ? getComputedStyle(label).color : ''])];
      return Math.max(ground, words) / Math.min(ground, words);
    });
  });

const schemes = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-widget]')].map((element) => {
      const inside = element.shadowRoot?.firstElementChild;
      return inside ? getComputedStyle(inside).colorScheme : '';
    }),
  );

test.each(firstFew(Object.entries(pageGrounds), 3))('labels can be read on %s', async (_name, [css, attributes]) => {
  const { page, said } = await visit(`<style>${css}</style><main>${widget(attributes)}</main>`);
  await newsletterForm(page).waitFor();
  expect((await contrasts(page))[0]).toBeGreaterThanOrEqual(4.5);
  expect(said).toEqual([]);
});

test('labels can be read on every ground that a section of a light page paints', async () => {
  const painted = (colours: readonly string[]) =>
    colours.reduceRight((inside, colour) => `<div style="background:${colour}">${inside}</div>`, widget());
  const { page } = await visit(`<main>${Object.values(sectionGrounds).map(painted).join('')}</main>`);
  await widgetsReady(page);
  const names = Object.keys(sectionGrounds);
  const found = await contrasts(page);
  expect(found).toHaveLength(names.length);
  expect(names.map((name, at) => [name, found[at]]).filter(([, contrast]) => Number(contrast) < 4.5)).toEqual([]);
});

beforeRelease('data-theme="auto" is the same as no attribute', async () => {
  const cases = ['background:#101418', 'background:#fff', 'color-scheme:dark', 'color-scheme:light;background:#101418'];
  const each = cases.flatMap((style) => [section(style), section(style, 'data-theme="auto"')]);
  const { page, said } = await visit(`<main>${each.join('')}</main>`);
  await widgetsReady(page);
  expect(await schemes(page)).toEqual(['dark', 'dark', 'light', 'light', 'dark', 'dark', 'light', 'light']);
  expect(said).toEqual([]);
});

beforeRelease('the ground is read once, when the widget is mounted; a declared colour scheme is followed', async () => {
  const { page } = await visit(`<main>${section('background:#fff')}${section('color-scheme:light')}</main>`);
  await widgetsReady(page);
  await page.evaluate(() => {
    const [ground, declared] = document.querySelectorAll('section');
    ground?.style.setProperty('background', '#101418');
    declared?.style.setProperty('color-scheme', 'dark');
  });
  expect(await schemes(page)).toEqual(['light', 'dark']);
  await page.evaluate(() => {
    const late = document.createElement('div');
    late.dataset.widget = 'newsletter';
    document.querySelector('section')?.append(late);
  });
  await expect.poll(() => schemes(page)).toEqual(['light', 'dark', 'dark']);
});

beforeRelease('in a shadow root of the page the ground outside of it counts', async () => {
  const { page } = await visit('<main style="background:#101418"><x-card></x-card></main>');
  await widgetsReady(page);
  const scheme = await page.locator('x-card').evaluate((card) => {
    const place = card.attachShadow({ mode: 'open' }).appendChild(document.createElement('div'));
    window.itwidgets?.mount(place, 'newsletter');
    const inside = place.shadowRoot?.firstElementChild;
    return inside && getComputedStyle(inside).colorScheme;
  });
  expect(scheme).toBe('dark');
});
