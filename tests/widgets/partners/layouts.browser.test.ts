import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { usePartner } from '../../support/partner.ts';
import {
  column,
  followingLayouts,
  inlineWidgets,
  layouts,
  measure,
  modalLayouts,
  openDialogs,
  pageOf,
  screens,
  sized,
} from '../../support/partner-layouts.ts';
import { rgbOf } from '../../support/rgb.ts';
import { beforeRelease, firstFew } from '../../support/whole-set.ts';
import { newsletterForm, widgetsReady } from '../../support/widget-forms.ts';

const { visit } = usePartner();
const widget = (attributes = '') => `<div data-widget="newsletter" ${attributes}></div>`;
const frame = (room = 'auto') =>
  `<style>body { margin: 16px } section { display: flow-root; position: relative; width: ${room} } p { margin: 0 }</style>`;

async function measured(page: Page, layouts: object) {
  await widgetsReady(page);
  const cases = await page.locator('main > section').evaluateAll((all, measure) => {
    const run = new Function(`return (${measure})(...arguments)`);
    return all.map((section) => run(section));
  }, measure.toString());
  expect(cases).toHaveLength(inlineWidgets.length * Object.keys(layouts).length);
  return cases as ReturnType<typeof measure>[];
}

async function faults(page: Page, layouts: object) {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  const cases = await measured(page, layouts);
  const bad = cases.filter(({ width, field, sticksOut }) => !(width >= 240) || field < 180 || sticksOut);
  return wide > 0 ? [...bad, `the page is ${wide} px too wide`] : bad;
}

test.each(firstFew(screens, 1))(
  'in every layout every widget is wide enough to use and sticks out of nothing: %i px',
  async (width) => {
    const all = { ...layouts, ...followingLayouts, ...modalLayouts };
    const { page } = await visit(frame() + pageOf(all) + openDialogs, { width });
    expect(await page.locator('dialog:modal').count()).toBe(inlineWidgets.length);
    expect(await faults(page, all)).toEqual([]);
  },
);

beforeRelease('in a narrow column of a wide page as well', async () => {
  const { page } = await visit(frame(`${column}px`) + pageOf(layouts));
  expect(await faults(page, layouts)).toEqual([]);
});

test('where the column follows what stands in it, a max-width keeps every widget in its room', async () => {
  const { page } = await visit(
    `${frame('300px')}<style>[data-widget] { max-width: 264px }</style>${pageOf(followingLayouts)}`,
  );
  expect(await faults(page, followingLayouts)).toEqual([]);
});

test.each(firstFew(screens, 1))('the page’s own CSS and HTML size and hide every widget: %i px', async (width) => {
  const bodies = Object.fromEntries(Object.entries(sized).map(([name, [body]]) => [name, body]));
  const { page } = await visit(frame() + pageOf(bodies), { width });
  const cases = await measured(page, sized);
  expect(cases.map(({ name, width }) => [name, Math.round(width)])).toEqual(
    inlineWidgets.flatMap((name) =>
      Object.entries(sized).map(([layout, [, asked]]) => [`${name}, ${layout}`, Math.round(asked(width - 32))]),
    ),
  );
});

beforeRelease(
  'a placeholder that the page makes invisible is, with all that stands in it, and keeps its room',
  async () => {
    const { page } = await visit(`<main>${widget('style="visibility:hidden"')}</main>`);
    await widgetsReady(page);
    const email = page.locator('[data-widget] input[type=email]');
    await email.waitFor({ state: 'attached' });
    expect(await email.isVisible()).toBe(false);
    expect(await newsletterForm(page).count()).toBe(0);
    expect((await page.locator('[data-widget]').boundingBox())?.height).toBeGreaterThan(100);
    await page.locator('[data-widget]').evaluate((element) => element.removeAttribute('style'));
    await newsletterForm(page).getByLabel('Email').waitFor();
  },
);

test('a page that styles all it has does not reach inside', async () => {
  const css =
    'body * { color: red; font: 30px monospace; letter-spacing: 1em; text-transform: uppercase } label { display: none }';
  const { page } = await visit(`<style>${css}</style><main>${widget()}</main>`);
  const label = newsletterForm(page).getByText('Email', { exact: true }).first();
  await label.waitFor();
  const look = await label.evaluate((element) => {
    const { color, letterSpacing, textTransform } = getComputedStyle(element);
    return { color, letterSpacing, textTransform };
  });
  expect(look).toEqual({ color: rgbOf('ink'), letterSpacing: 'normal', textTransform: 'none' });
});
