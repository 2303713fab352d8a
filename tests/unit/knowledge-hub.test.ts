import { describe, expect, test } from 'vitest';
import type { ContentPage } from '../../site/pages/read-pages.ts';
import { readingMinutes } from '../../site/pages/reading-minutes.ts';
import { listOf, mainOf, texts, words } from '../support/index-page.ts';
import { contentPage } from '../support/tiny-site.ts';

describe('the knowledge hub', () => {
  const hub = contentPage('/knowledge-hub', { kind: 'knowledge-hub' });
  const piece = (path: string, kind: ContentPage['kind'], count: number) =>
    contentPage(path, { kind, body: words(count) });

  test('sorts what there is to read by how long it takes, and shows no length that nothing has', () => {
    const main = mainOf(hub, [
      piece('/resources/whitepapers/long', 'whitepaper', 1800),
      piece('/blog/short', 'blog-post', 380),
      piece('/library/b', 'library', 1000),
      piece('/resources/guides/a', 'guide', 1050),
    ]);
    const groups = main.querySelectorAll('section[aria-labelledby^=minutes]');
    expect(
      groups.map((group) => [...texts(group.querySelectorAll('h2')), ...texts(group.querySelectorAll('a'))]),
    ).toEqual([
      ['2 minutes', '/blog/short'],
      ['5 minutes', '/library/b', '/resources/guides/a'],
      ['9 minutes', '/resources/whitepapers/long'],
    ]);
    expect(texts(main.querySelectorAll('nav[aria-labelledby=page-links] a'))).toEqual([
      '2 minutes 1 piece',
      '5 minutes 2 pieces',
      '9 minutes 1 piece',
    ]);
  });

  test('says of each piece what it is and what it is about', () => {
    const post = contentPage('/blog/short', { kind: 'blog-post', front: { title: 'Short', description: 'About.' } });
    expect(texts(listOf(hub, [post]).querySelectorAll('section li'))).toEqual(['ShortAbout.Blog post']);
  });

  test('leaves out what is not looked up: stories, webinars, services', () => {
    const others = [
      piece('/resources/case-studies/x', 'case-study', 400),
      piece('/resources/webinars/x', 'webinar', 400),
      piece('/services/x', 'service', 400),
    ];
    expect(listOf(hub, others).querySelectorAll('section li')).toEqual([]);
  });

  test('keeps to titles and kinds when it is long', () => {
    const many = Array.from({ length: 60 }, (_, index) => piece(`/library/article-${index}`, 'library', 900));
    expect(listOf(hub, many).querySelectorAll('section li')).toHaveLength(60);
    expect(listOf(hub, many).text).not.toContain(many[0]?.data.description);
    expect(listOf(hub, many.slice(1)).text).toContain(many[1]?.data.description);
  });
});

test('reading takes a minute for 200 words; marks and addresses are not read, and nothing takes no time', () => {
  expect(readingMinutes(words(1000))).toBe(5);
  expect(readingMinutes(`::: note\n${words(299)}\n:::\n\n| | |\n|---|---|`)).toBe(1);
  expect(readingMinutes(`${words(298)} [word](/a/long/address-of-many-words/and-more "and a title")`)).toBe(1);
  expect(readingMinutes('')).toBe(1);
});
