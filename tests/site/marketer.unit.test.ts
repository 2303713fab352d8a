import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Node, NodeType, parse } from 'node-html-parser';
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { afterAll, describe, expect, test } from 'vitest';
import { company } from '../../shared/company/company.ts';
import { cleanedPage, decoded, newPage } from '../../site/build/author-guide/clean.ts';
import { inLanguage, languageOf } from '../../site/build/in-language.ts';
import { RelatedResources } from '../../site/components/articles/RelatedResources.tsx';
import { frameWords } from '../../site/facts/frame-words.ts';
import { places } from '../../site/facts/places.ts';
import { promotionOn } from '../../site/facts/promotion.ts';
import { htmlToMarkdown } from '../../site/markdown/html-to-markdown.ts';
import { nextChange } from '../../site/pages/published.ts';
import { isDue } from '../../tools/lib/schedule.mjs';
import { dist } from '../support/built-site.ts';
import { mainOf } from '../support/index-page.ts';
import { contentPage } from '../support/tiny-site.ts';

const folder = mkdtempSync(join(tmpdir(), 'northlume-marketer-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('what happens on a day of its own', () => {
  const post = (day: string, draft = false) => contentPage('/blog/x', { front: { publishDate: day, draft } });
  const offer = { text: 'x', link: { label: 'x', href: '/pricing' }, from: '2026-12-01', until: '2026-12-31' };
  const past = { ...offer, from: '2020-12-01', until: '2020-12-31' };

  test('the next day on which the site changes is that of a post, or the first or the last of an offer', () => {
    expect(nextChange([post('2026-11-20')], '2026-11-25', past)).toBeUndefined();
    expect(nextChange([post('2026-12-24'), post('2026-11-26'), post('2026-11-25', true)], '2026-11-25', past)).toBe(
      '2026-11-26',
    );
    expect(nextChange([], '2026-11-25', offer)).toBe('2026-12-01');
    expect(nextChange([], '2026-12-05', offer)).toBe('2027-01-01');
  });

  test('an offer is shown from its first day to its last', () => {
    const shown = ['2026-11-30', '2026-12-01', '2026-12-31', '2027-01-01'].map((day) =>
      Boolean(promotionOn(day, offer)),
    );
    expect(shown).toEqual([false, true, true, false]);
  });

  test('a build is due on that day, and not before', () => {
    mkdirSync(join(folder, '_server'));
    const next = (day?: string) => writeFileSync(join(folder, '_server/schedule.json'), JSON.stringify({ next: day }));
    expect(isDue(join(folder, 'nowhere'))).toBe(false);
    next();
    expect(isDue(folder)).toBe(false);
    next('2020-01-01');
    expect(isDue(folder)).toBe(true);
    next('2999-01-01');
    expect(isDue(folder)).toBe(false);
  });
});

describe('a page in French', () => {
  const html = () => inLanguage('fr', readFileSync(join(dist, '404.html'), 'utf8'));

  test('has French words around it, in the frame and in the labels', () => {
    const page = parse(html());
    expect(page.querySelector('html')?.getAttribute('lang')).toBe('fr-CA');
    expect(page.querySelector('.skip')?.textContent.trim()).toBe('Aller au contenu');
    expect(page.querySelector('footer nav')?.getAttribute('aria-label')).toBe('Pied de page');
  });

  test('has a French heading above the pages that it leads to', () => {
    const related = { internal: [contentPage('/pricing')], external: [] };
    const page = inLanguage('fr', renderToString(h(RelatedResources, { related })));
    expect(page).toContain('À voir aussi');
    expect(page).not.toMatch(/Related|From elsewhere/);
  });

  test('leaves no English word in header and footer', () => {
    const page = parse(html());
    const { name, shortName, tagline, offices } = company;
    const own = [
      name,
      shortName,
      tagline,
      ...offices.flatMap(({ city, street }) => [city, street]),
      ...places.map((place) => place.name),
    ];
    const isName = (text: string) => own.some((one) => text.includes(one)) || /^[\d(]|^[A-Z]\d[A-Z] |@/.test(text);
    const french = new Set(Object.values(frameWords.fr));
    const texts = (node: Node): string[] =>
      node.nodeType === NodeType.TEXT_NODE ? [node.textContent.trim()] : node.childNodes.flatMap(texts);
    const left = ['header', 'footer'].flatMap((part) =>
      texts(page.querySelector(part) as Node).filter((text) => text && !french.has(text) && !isName(text)),
    );
    expect(left).toEqual([]);
  });

  test('is the one that says so', () => {
    const pages = [contentPage('/fr/contact', { kind: 'page', front: { lang: 'fr' } }), contentPage('/contact')];
    expect(languageOf(pages, '/fr/contact')).toBe('fr');
    expect(languageOf(pages, '/contact')).toBe('en');
    expect(inLanguage('en', '<p>x</p>')).toBe('<p>x</p>');
  });
});

test('an event says when and where, and where to register', () => {
  const event = {
    day: '2026-12-03',
    from: '17:30',
    until: '19:00',
    place: 'Our Toronto office',
    register: '/contact-us',
  };
  const page = contentPage('/events/open-house', { kind: 'page', front: { event } });
  const facts = mainOf(page, []).querySelector('.event-facts');
  expect(facts?.textContent).toBe('December 3, 2026, 17:30 to 19:00, Our Toronto office. Register');
  expect(facts?.querySelector('time')?.getAttribute('datetime')).toBe('2026-12-03T17:30');
});

describe('npm run clean', () => {
  const word = `<html><head><title>x</title><style>p.MsoNormal {margin:0}</style></head><body>
<h1>Holiday&nbsp;checklist</h1>
<p class=MsoNormal><span lang=EN-CA style='font-size:12.0pt'>Close <b>every</b> ticket<o:p></o:p></span></p>
<h2>First</h2>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span>·<span>&nbsp;&nbsp; </span></span><![endif]>Test a restore</p>
<p class=MsoListParagraph style='mso-list:l0 level2 lfo1'><![if !supportLists]>o&nbsp;<![endif]>On the <i>spare</i> machine</p>
<!--[if gte mso 9]><xml><w:View>Normal</w:View></xml><![endif]-->
<table class=MsoTableGrid><tr><td><p>Day</p></td><td><p>Who</p></td></tr><tr><td>24</td><td>Dana</td></tr></table>
<p class=MsoNormal>See <a href="https://www.google.com/url?q=https://example.org/a&amp;sa=D">the list</a>.</p></body></html>`;

  test('HTML of Word is Markdown, with the heading as title', () => {
    expect(newPage(word)).toBe(`---
title: Holiday checklist
---
Close **every** ticket

## First

- Test a restore
  - On the *spare* machine

| Day | Who |
|---|---|
| 24 | Dana |

See [the list](https://example.org/a).
`);
  });

  test('what Word saves on Windows keeps its quotes, accents and bold words', () => {
    const html =
      '<meta http-equiv=Content-Type content="text/html; charset=windows-1252"><h1>\x93Caf\xe9\x94</h1><p><b style="mso-bidi-font-weight:normal">Now</b> it\x92s</p>';
    expect(newPage(decoded(Buffer.from(html, 'latin1')))).toBe('---\ntitle: “Café”\n---\n**Now** it’s\n');
    expect(decoded(Buffer.from('\ufeff<p>Café</p>'))).toBe('<p>Café</p>');
    expect(decoded(Buffer.from('<meta charset=nobody-knows>é'))).toBe('<meta charset=nobody-knows>é');
  });

  test('HTML of Google Docs is Markdown', () => {
    const docs =
      '<p><span style="font-weight:700">Bold </span><span>and </span><span style="font-style:italic">not</span></p><ul><li><span>One</span></li><ul><li><span>Inner</span></li></ul><li>Two</li></ul><ol><li>First</li></ol>';
    expect(htmlToMarkdown(docs)).toBe('**Bold** and *not*\n\n- One\n  - Inner\n- Two\n\n1. First');
  });

  test('in a page, only what is HTML is changed', () => {
    const page =
      '---\ntitle: A\n---\n## Two\n\n<p class="MsoNormal">Text</p>\n\n```html\n<p>x</p>\n\n<p>y</p>\n```\n\nEnd *here*.\n';
    expect(cleanedPage(page)).toBe(page.replace('<p class="MsoNormal">Text</p>', 'Text'));
  });
});
