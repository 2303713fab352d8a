import type { HTMLElement } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import type { ContentPage } from '../../../site/pages/read-pages.ts';
import { readingMinutes } from '../../../site/pages/reading-minutes.ts';
import { listOf, mainOf, texts, words } from '../../support/index-page.ts';
import { contentPage } from '../../support/tiny-site.ts';

describe('the knowledge hub', () => {
  const hub = contentPage('/knowledge-hub', { kind: 'knowledge-hub' });
  const piece = (path: string, kind: ContentPage['kind'], count: number, category = 'cloud') =>
    contentPage(path, { kind, body: words(count), front: { category, level: 'basics', roles: ['bookkeeper'] } });
  const bySubject = (main: HTMLElement) => main.querySelectorAll('.subject-pieces');

  test('sorts what there is to read by subject, the shortest first, and shows no subject that nothing is about', () => {
    const main = mainOf(hub, [
      piece('/resources/whitepapers/long', 'whitepaper', 1800),
      piece('/blog/short', 'blog-post', 380, 'ai'),
      piece('/library/b', 'library', 1000),
      piece('/resources/guides/a', 'guide', 1050, 'cybersecurity'),
    ]);
    const groups = bySubject(main);
    expect(
      groups.map((group) => [...texts(group.querySelectorAll('h2')), ...texts(group.querySelectorAll('a'))]),
    ).toEqual([
      ['Security', '/resources/guides/a'],
      ['Cloud and Microsoft 365', '/library/b', '/resources/whitepapers/long'],
      ['AI at work', '/blog/short'],
    ]);
    expect(texts(main.querySelectorAll('.subject-pieces .fold__count'))).toEqual(['1 piece', '2 pieces', '1 piece']);
  });

  test('leads to what one needs to do, to what serves a role, and along the paths, as far as it is published', () => {
    const library = ['it-budget-planning-guide', 'choosing-an-it-provider', 'it-service-level-agreements'].map((slug) =>
      piece(`/library/${slug}`, 'library', 800),
    );
    const ways = listOf(hub, library).querySelectorAll('.ways-in');
    expect(ways.map((way) => [...texts(way.querySelectorAll('h2, h3, summary'))])).toEqual([
      ['I need to …', 'Before a decision'],
      ['Reading by role', 'Bookkeeper'],
      ['Reading paths', 'Choosing and changing an IT provider 2 parts'],
    ]);
    expect(ways[0]?.querySelectorAll('a').map((link) => `${link.text} ${link.getAttribute('href')}`)).toEqual([
      "plan next year's IT budget /library/it-budget-planning-guide",
      'compare IT providers /library/choosing-an-it-provider',
    ]);
    expect(ways[2]?.querySelectorAll('ol a').map((link) => link.getAttribute('href'))).toEqual([
      '/library/choosing-an-it-provider',
      '/library/it-service-level-agreements',
    ]);
  });

  test('says of each piece what it is, what it is about and how long it takes', () => {
    const front = { title: 'Short', description: 'About.', category: 'cloud' };
    const post = contentPage('/blog/short', { kind: 'blog-post', front });
    expect(texts(listOf(hub, [post]).querySelectorAll('section li'))).toEqual(['ShortAbout.Blog post, 1 minute']);
  });

  test('leaves out what is not looked up: stories, webinars, services', () => {
    const others = [
      contentPage('/resources/case-studies/x', { kind: 'case-study' }),
      contentPage('/resources/webinars/x', { kind: 'webinar' }),
      contentPage('/services/x', { kind: 'service' }),
    ];
    expect(listOf(hub, others).querySelectorAll('section li')).toHaveLength(0);
  });

  test('keeps to titles and kinds when it is long', () => {
    const many = Array.from({ length: 60 }, (_, index) => piece(`/library/article-${index}`, 'library', 900));
    expect(bySubject(listOf(hub, many)).flatMap((group) => group.querySelectorAll('li'))).toHaveLength(60);
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
