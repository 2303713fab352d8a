import { expect, test } from 'vitest';
import { usePartner } from '../support/partner.ts';
import { newsletterForm } from '../support/widget-forms.ts';

const { visit } = usePartner();
const widget = (attributes = '') => `<div data-widget="newsletter" ${attributes}></div>`;

/** Where partners put a placeholder. The form must be wide enough to use, and no wider than its room. */
const layouts: Record<string, string> = {
  block: widget(),
  'flex row': `<div style="display:flex">${widget()}</div>`,
  'flex column, centred': `<div style="display:flex;flex-direction:column;align-items:center">${widget()}</div>`,
  'grid, place-items center': `<div style="display:grid;place-items:center">${widget()}</div>`,
  'inline-block': widget('style="display:inline-block"'),
  float: widget('style="float:left"'),
  absolute: `<div style="position:relative;height:500px">${widget('style="position:absolute"')}</div>`,
  'fit-content': widget('style="width:fit-content"'),
  'table cell': `<table><tr><td>${widget()}</td></tr></table>`,
  'dialog of the page': `<dialog open>${widget()}</dialog>`,
  'inline placeholder': widget('style="display:inline"'),
  'multi-column': `<div style="columns:2">${widget()}</div>`,
  'grid with auto column': `<div style="display:grid;grid-template-columns:auto 1fr">${widget()}<p>x</p></div>`,
};

test('in every layout a widget is wide enough to use', async () => {
  const sections = Object.entries(layouts).map(([name, body]) => `<section data-layout="${name}">${body}</section>`);
  const { page } = await visit(`<main>${sections.join('')}</main>`);
  await newsletterForm(page).first().waitFor();
  const widths = await page.$$eval('section', (all) =>
    all.map((section) => {
      const form = section.querySelector('[data-widget]')?.shadowRoot?.querySelector('form');
      return [section.dataset.layout, Math.round(form?.getBoundingClientRect().width ?? 0)] as const;
    }),
  );
  expect(widths.map(([name]) => name)).toEqual(Object.keys(layouts));
  expect(widths.filter(([, width]) => width < 240 || width > 1440)).toEqual([]);
});

test.each([
  ['max-width', 'max-width:300px', { width: 300 }],
  ['width', 'width:420px', { width: 420 }],
  ['a share of a row', 'flex:1', { width: 500 }],
  ['hidden', '', { width: 0 }],
  ['display none', 'display:none', { width: 0 }],
])('the page’s own CSS sizes and hides a placeholder: %s', async (name, style, { width }) => {
  const attributes = `${name === 'hidden' ? 'hidden' : ''} style="${style}"`;
  const row = name === 'a share of a row' ? 'display:flex;width:500px' : '';
  const { page } = await visit(`<main style="${row}">${widget(attributes)}</main>`);
  await page.waitForFunction(() => document.querySelector('[data-widget]')?.shadowRoot?.querySelector('form'));
  expect(await page.locator('[data-widget]').evaluate((element) => element.getBoundingClientRect().width)).toBe(width);
});

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
  expect(look).toEqual({ color: 'rgb(14, 23, 19)', letterSpacing: 'normal', textTransform: 'none' });
});

/** The contrast of a label with the ground that the page paints behind it. */
const contrast = `(() => {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const light = (color) => {
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    const [r, g, b] = [...canvas.getImageData(0, 0, 1, 1).data].map((v) => (v /= 255) <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
  };
  const label = document.querySelector('[data-widget]').shadowRoot.querySelector('label');
  const [a, b] = [light(getComputedStyle(label).color), light(getComputedStyle(document.body).backgroundColor)];
  return Math.max(a, b) / Math.min(a, b);
})()`;

test.each([
  ['dark ground, nothing declared', 'body { background: #101418 }', ''],
  ['dark ground in oklch', 'body { background: oklch(0.2 0.02 250) }', ''],
  ['dark ground with its colour scheme', ':root { color-scheme: dark } body { background: #101418 }', ''],
  ['light ground', 'body { background: #fff }', ''],
  ['dark ground, told so', 'body { background: #101418 }', 'data-theme="dark"'],
  [
    'light ground in a dark scheme, told so',
    ':root { color-scheme: dark } body { background: #fff }',
    'data-theme="light"',
  ],
])('labels can be read: %s', async (_name, css, attributes) => {
  const { page, said } = await visit(`<style>${css}</style><main>${widget(attributes)}</main>`);
  await newsletterForm(page).waitFor();
  expect(await page.evaluate(contrast)).toBeGreaterThanOrEqual(4.5);
  expect(said).toEqual([]);
});
