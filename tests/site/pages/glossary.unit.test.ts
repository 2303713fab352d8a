import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { glossary } from '../../../site/facts/glossary/index.ts';
import { shownTerms } from '../../../site/pages/glossary.ts';
import { markedTerms } from '../../../site/pages/terms-in-text.ts';
import { listOf, mainOf, texts } from '../../support/index-page.ts';
import routes from '../../support/routes.json' with { type: 'json' };
import { contentPage } from '../../support/tiny-site.ts';

const linked = (html: string, path = '/library/x') =>
  parse(markedTerms(html, path))
    .querySelectorAll('a.term')
    .map((link) => `${link.text} ${link.getAttribute('href')}`);

describe('the register of terms', () => {
  test('explains at least 125 terms, each with a page of ours that treats it', () => {
    expect(glossary.length).toBeGreaterThanOrEqual(125);
    const pages = new Set(routes.filter(({ kind }) => kind !== 'alias').map(({ path }) => path));
    expect(glossary.filter(({ see }) => !see || !pages.has(see)).map(({ term }) => term)).toEqual([]);
  });

  test.each(glossary.map((entry) => [entry.term, entry] as const))(
    '%s is explained in one paragraph, whose first sentence says what it is',
    (term, { text }) => {
      const count = text.split(/\s+/).length;
      expect(count).toBeGreaterThanOrEqual(30);
      expect(count).toBeLessThanOrEqual(60);
      const shown = shownTerms.find((entry) => entry.term === term);
      expect(shown?.definition.length).toBeLessThanOrEqual(220);
      expect(shown?.definition.split(' ').length).toBeGreaterThan(5);
    },
  );

  test('has each term and each word for one once', () => {
    const words = glossary.flatMap(({ term, names }) => [
      ...new Set([term, ...names].map((name) => name.toLowerCase())),
    ]);
    expect(words.filter((word, place) => words.indexOf(word) !== place)).toEqual([]);
    expect(new Set(shownTerms.map(({ id }) => id)).size).toBe(shownTerms.length);
  });
});

describe('a term in an article', () => {
  test('leads to the glossary at its first use, with its definition', () => {
    expect(linked('<p>Use MFA. MFA helps. An RTO, and RTOs.</p>')).toEqual([
      'MFA /library/glossary#multi-factor-authentication-mfa',
      'RTO /library/glossary#recovery-time-objective-rto',
    ]);
    const link = parse(markedTerms('<p>Use MFA.</p>', '/library/x')).querySelector('a.term');
    expect(link?.getAttribute('aria-description')).toMatch(/^Multi-factor authentication asks for .+\.$/);
  });

  test('is left alone in headings, links, code and what is copied, and in parts of words', () => {
    const html =
      '<h2>MFA</h2><p><a href="/x">MFA <strong>now</strong></a> <code>MFA</code> MFAs2 /MFA</p>' +
      '<div class="prose-copy"><div class="prose-copy__text"><p>MFA</p><div>x</div><p>MFA</p></div></div><p>mfa</p>';
    expect(linked(html)).toEqual([]);
    expect(linked(`${html}<p>MFA</p>`)).toHaveLength(1);
  });

  test('is left alone on the page that explains it', () => {
    const see = glossary.find(({ names }) => names.includes('MFA'))?.see;
    expect(linked('<p>Use MFA.</p>', see)).toEqual([]);
  });

  test('changes nothing else of the text', () => {
    const html =
      '<p title="MFA &amp; more">Use <em>multi-factor authentication</em> &amp; more.</p>\n<ul>\n<li>x</li></ul>';
    expect(markedTerms(html, '/library/x').replace(/<a class="term"[^>]*>(.*?)<\/a>/g, '$1')).toBe(html);
  });
});

test('the glossary lists every term under its letter, with an address, other words for it and a page that is published', () => {
  const index = contentPage('/library/glossary', { kind: 'glossary' });
  const article = contentPage('/library/rto-and-rpo-explained', {
    kind: 'library',
    front: { level: 'basics', roles: ['owner'] },
  });
  const list = listOf(index, [article]);
  expect(texts(list.querySelectorAll('dfn'))).toEqual(shownTerms.map(({ term }) => term));
  expect(list.querySelector('#multi-factor-authentication-mfa dt')?.text).toContain('two-factor');
  expect(list.querySelectorAll('dd a').map((link) => link.getAttribute('href'))).toContain(article.path);
  expect(list.querySelectorAll('#phishing dd a')).toHaveLength(0);
  const letters = list.querySelectorAll('.glossary > .fold');
  expect(letters.length).toBeGreaterThan(20);
  for (const letter of letters) {
    const terms = texts(letter.querySelectorAll('dfn'));
    const named = letter.querySelectorAll('.names-inside > span').map((name) => name.getAttribute('data-name'));
    expect(named).toEqual(terms.slice(0, named.length));
  }
});

test('the glossary opens with one term in full, as its entry says it, and a field that the search answers', () => {
  const main = mainOf(contentPage('/library/glossary', { kind: 'glossary' }), []);
  const [name = ''] = texts(main.querySelectorAll('.opening .term-card h2'));
  const entry = shownTerms.find(({ term }) => term === name);
  expect(main.querySelector('.term-card')?.text).toContain(entry?.text);
  expect(main.querySelectorAll('.term-card svg[data-drawing] circle')).toHaveLength(3);
  const form = main.querySelector('.opening form');
  expect([form?.getAttribute('action'), form?.querySelector('input')?.getAttribute('name')]).toEqual(['/search', 'q']);
});
