import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { unbrokenHeadings, unbrokenWords } from '../../../site/build/nowrap-headings.ts';
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

test('“Wi-Fi”, “X-ray”, “9-1-1” and “on-call” stay whole in every text, and what a script or a reader of code expects is left', () => {
  const kept = (word: string) => `<span class="no-break">${word}</span>`;
  expect(unbrokenWords('<p>Two X-rays, the Wi-Fi’s name; call 9-1-1.</p>')).toBe(
    `<p>Two ${kept('X-rays')}, the ${kept('Wi-Fi')}’s name; call ${kept('9-1-1')}.</p>`,
  );
  const inWidget = '<div data-widget="x"><div><p>Wi-Fi</p></div></div>';
  expect(unbrokenWords(`${inWidget}<p>on-call</p>`)).toBe(`${inWidget}<p>${kept('on-call')}</p>`);
  for (const left of [
    '<h2>Wi-Fi</h2>',
    '<code>Wi-Fi</code>',
    '<a href="/wi-fi" title="Wi-Fi">On</a>',
    '<p>pre-Wi-Fi-era</p>',
  ])
    expect(unbrokenWords(left)).toBe(left);
});

test('no text of the built site lets them break', () => {
  for (const { path } of publishedToday()) {
    const html = readFileSync(join(dist, path === '/' ? 'index.html' : `${path}.html`), 'utf8');
    if (!html.includes('class="no-break"')) continue;
    expect(html, path).toContain('.no-break{white-space:nowrap}');
    const text = html.replace(/<(head|script|svg|h\d|code|pre)\b[\s\S]*?<\/\1>|<div data-widget=[\s\S]*/g, '');
    expect(text, path).not.toMatch(/<(p|li|dd)>[^<]* (Wi-Fi|X-ray|9-1-1)[ .,]/);
  }
});
