import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeWith } from '../../support/describe-with.ts';
import { type Firefox, firefoxPath, launchFirefox } from '../../support/firefox.ts';
import { firefoxPages } from '../../support/partner-cases.ts';
import { useWidgetPages } from '../../support/use-widget-pages.ts';
import { document as html } from '../../support/widget-page.ts';

const noFirefox = 'no Firefox here: apt-get install firefox-esr';

/** Runs in the page. Returns the form's width and colour scheme. */
const subscribe = `(async () => {
  const until = async (look) => { for (;;) { const found = look(); if (found) return found; await new Promise(requestAnimationFrame); } };
  const root = await until(() => document.querySelector('[data-widget]')?.shadowRoot);
  const form = await until(() => root.querySelector('form[novalidate]'));
  form.querySelector('input[type=email]').value = 'dana@lakeview.example';
  form.querySelector('button[type=submit]').click();
  await until(() => root.querySelector('[data-slot=form-status]').textContent.includes('Subscribed Successfully'));
  return form.getBoundingClientRect().width + ' ' + getComputedStyle(form).colorScheme;
})()`;

describeWith(firefoxPath, noFirefox, 'in Firefox a visitor subscribes', () => {
  const pages = useWidgetPages('preact');
  let browser: Firefox;
  beforeAll(async () => {
    browser = await launchFirefox();
  });
  afterAll(() => browser?.close());

  test.each(Object.entries(firefoxPages))('%s', async (_name, { head = '', body, headers, scheme }) => {
    const tag = `<script async src="${pages.own}/widgets.js"></script>`;
    const url = pages.partnerPage('/', html(head + tag, `<main>${body}</main>`), headers);
    const [width, shown] = (await browser.evaluate(url, subscribe)).split(' ');
    expect(Number(width)).toBeGreaterThanOrEqual(240);
    expect(shown).toBe(scheme);
    expect(pages.asked.at(-1)?.body).toMatchObject({ email: 'dana@lakeview.example' });
  });
});
