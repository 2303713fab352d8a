import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { unbrokenHeadings } from '../../../site/build/nowrap-headings.ts';
import { dist } from '../../support/built-site.ts';
import { publishedToday } from '../../support/published.ts';

const short = (html: string) => unbrokenHeadings(`<h2 id="wi-fi">${html}</h2>`);

test('a short hyphenated word of a heading stays on one line', () => {
  expect(short('Is the Wi-Fi slow?')).toBe('<h2 id="wi-fi">Is the <span class="unbroken">Wi-Fi</span> slow?</h2>');
  expect(short('<a href="/a-b">X-rays</a>')).toContain('<a href="/a-b"><span class="unbroken">X-rays</span></a>');
});

test('its punctuation stays with it: no line begins with a comma', () => {
  for (const text of ['The path of one X-ray, and', 'Wi-Fi: what', '(on-site) or', 'Who is on-site?'])
    expect(short(text)).not.toMatch(/<\/span>[,.;:!?)]|\(<span/);
});

test('a long one may break, a dash between words is none, and the headings of widgets stay as the script expects them', () => {
  for (const text of ['A brother-in-law', 'Monday - Friday', 'No hyphen']) expect(short(text)).not.toContain('<span');
  const ofWidget = '<h2 class="nl-dialog__title">Call-back</h2>';
  expect(unbrokenHeadings(ofWidget)).toBe(ofWidget);
});

test('no heading of the built site breaks in "Wi-Fi", "sign-in" and their like', () => {
  const pages = publishedToday().map(({ path }) => join(dist, path === '/' ? 'index.html' : `${path}.html`));
  const documents = pages.map((file) => readFileSync(file, 'utf8')).filter((html) => /<h\d[^>]*>[^<]*-/.test(html));
  expect(documents.length).toBeGreaterThan(0);
  for (const html of documents) {
    expect(html).not.toMatch(/class="unbroken">[^<]*<\/span>[,.;:!?)]/);
    const document = parse(html);
    if (document.querySelector('.unbroken')) expect(html).toContain('.unbroken{display:inline-block}');
    for (const heading of document
      .querySelectorAll('h1, h2, h3, h4')
      .filter(({ classNames }) => !/nl-/.test(classNames))) {
      for (const whole of heading.querySelectorAll('.unbroken')) whole.remove();
      expect(heading.text).not.toMatch(/(?<![\w’-])(?=[\w’-]{3,12}(?![\w’-]))[\w’]+-[\w’]/);
    }
  }
});
