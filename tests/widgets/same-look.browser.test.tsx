import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { launcher } from '../support/chat-widget.ts';
import { behaviourWidths, useChromium } from '../support/chromium.ts';
import { useWidgetPages } from '../support/use-widget-pages.ts';
import { firstFew } from '../support/whole-set.ts';
import { widgetsReady } from '../support/widget-forms.ts';
import { document as html, ownPage } from '../support/widget-page.ts';

const { open } = useChromium();
const pages = useWidgetPages('preact', (pages) => {
  const opener = '<a href="/contact-us" data-open="booking">Book a call</a>';
  const base = `<style>${readFileSync('site/styles/base.css', 'utf8')}</style>`;
  pages.page('/', ownPage(opener + launcher).replace('</head>', `${base}</head>`));
  const script = `<script async src="${pages.own}/widgets.js"></script>`;
  pages.partnerPage('/', html(`<style>:root { color-scheme: light dark }</style>${script}`, `<main>${opener}</main>`));
});

const shown = {
  'booking dialog': (page: Page) => page.evaluate(() => window.itwidgets?.open('booking', { title: 'Book a call' })),
  'exit offer': (page: Page) => page.evaluate(() => window.itwidgets?.open('exit-offer')),
  chat: (page: Page) => page.evaluate(() => window.itwidgets?.open('chat')),
};

/** What a rule of the page for every heading, paragraph, link or button would change. */
const properties = [
  ...['display', 'width', 'height', 'margin', 'padding', 'border', 'border-radius', 'background-color', 'color'],
  ...['font-family', 'font-size', 'font-weight', 'line-height', 'letter-spacing', 'text-align', 'text-decoration-line'],
  ...['list-style-type', 'box-sizing', 'opacity', 'outline-style'],
];

function looks(page: Page): Promise<string[]> {
  return page.locator('dialog[open], dialog[open] :not(:focus)').evaluateAll(
    (elements, properties) =>
      elements.map((element) => {
        const style = getComputedStyle(element);
        const values = properties.map((name) => `${name}: ${style.getPropertyValue(name)}`);
        for (const part of ['::before', '::after']) values.push(`${part}: ${getComputedStyle(element, part).content}`);
        return `${element.tagName} ${element.className} ${element.textContent?.slice(0, 40)}: ${values.join('; ')}`;
      }),
    properties,
  );
}

const schemes = firstFew(['light', 'dark'] as const, 1);

describe.each(behaviourWidths)('at %i px', (width) => {
  test.each(firstFew(Object.keys(shown), 1).flatMap((name) => schemes.map((scheme) => [name, scheme] as const)))(
    'the %s looks on our pages, where it stands in the document, as in the shadow root of partners: %s',
    async (name, colorScheme) => {
      const found: string[][] = [];
      for (const address of [pages.own, pages.partner]) {
        const page = await open(width, { colorScheme });
        await page.goto(`${address}/`);
        await widgetsReady(page);
        await shown[name as keyof typeof shown](page);
        await page.getByRole('dialog').waitFor();
        await page.evaluate(() => document.fonts.ready);
        // Our pages alone have it, and room for it.
        await page.locator('.nl-scan-specimen').evaluateAll((own) => own.map((specimen) => specimen.remove()));
        found.push(await looks(page));
      }
      const [own = [], theirs = []] = found;
      expect(own).toEqual(theirs);
      expect(own.length).toBeGreaterThan(10);
    },
  );
});
