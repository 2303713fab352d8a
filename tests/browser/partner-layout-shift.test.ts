import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { layoutShiftOf } from '../support/layout-shift.ts';
import { usePartner } from '../support/partner.ts';
import { document as html } from '../support/widget-page.ts';

const { pages, tag, visit } = usePartner();

const css = readFileSync('site/public/widgets.css', 'utf8');
const words = '<p>Words of the page.</p>'.repeat(20);

test.each([
  ['newsletter', 390],
  ['newsletter', 1440],
  ['hero-form', 390],
  ['hero-form', 1440],
  ['contact-form', 390],
  ['contact-form', 1440],
  ['risk-quiz', 390],
  ['risk-quiz', 1440],
])('with the heights of /widgets.css nothing below %s at %i px moves when it comes', async (widget, width) => {
  const head = `<style>body { margin: 16px } main { max-width: 640px; margin: 0 auto } ${css}</style>${tag()}`;
  const body = `<main><div data-widget="${widget}"></div>${words}</main>`;
  const { page } = await visit('<main></main>', { width });
  const url = pages.partnerPage('/shift', html(head, body));
  expect(await layoutShiftOf(page, url)).toBeLessThanOrEqual(0.02);
  await page.getByRole('form').waitFor();
  const { reserved, needed } = await page.locator('[data-widget]').evaluate((element) => ({
    reserved: Number.parseFloat(getComputedStyle(element).minHeight),
    needed: element.shadowRoot?.firstElementChild?.getBoundingClientRect().height ?? 0,
  }));
  // No gap either.
  expect(reserved - needed).toBeLessThanOrEqual(8);
  expect(needed - reserved).toBeLessThanOrEqual(8);
});
