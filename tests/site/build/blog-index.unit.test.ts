import { parse } from 'node-html-parser';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import { brand } from '../../../shared/company/company.ts';
import page from '../../../site/build/eleventy-page.tsx';
import { atomFeed } from '../../../site/build/feeds/feeds.ts';
import { sitemapXml } from '../../../site/build/sitemap.ts';
import { aliasPages } from '../../../site/pages/aliases.ts';
import type { SiteContext } from '../../../site/pages/site-context.ts';
import { contentPage, origin, siteContext } from '../../support/tiny-site.ts';

/** One post a day; the highest number is the newest. */
function blogOf(count: number): SiteContext {
  const posts = Array.from({ length: count }, (_, index) => {
    const publishDate = new Date(Date.UTC(2026, 0, index + 1)).toISOString().slice(0, 10);
    const front = { title: `Post ${index + 1}`, publishDate, tags: ['email'], takeaways: ['One'] };
    return contentPage(`/blog/post-${index + 1}`, { kind: 'blog-post', front });
  });
  const index = contentPage('/blog', { kind: 'blog-index', front: { title: 'Notes', metaTitle: 'The blog of notes' } });
  return siteContext([index, ...posts]);
}

function indexPage(site: SiteContext, number: number) {
  const alias = aliasPages(site.pages).find(({ path }) => path === `/blog/page/${number}`);
  if (number > 1 && !alias) throw new Error(`The build has no page ${number}`);
  const html = renderToString(page({ site, page: { inputPath: 'site/content/blog.md' }, alias, content: '' }));
  const document = parse(html);
  const pager = document.querySelector('nav[aria-label="Blog pages"]');
  return {
    titles: document.querySelectorAll('main h2 a, main h3 a').map((link) => link.text),
    head: document.querySelector('head')?.outerHTML,
    heading: document.querySelector('h1')?.text,
    text: document.querySelector('main')?.text,
    main: document.querySelector('main')?.outerHTML,
    pager: pager?.querySelectorAll('a').map((link) => `${link.text} ${link.getAttribute('href')}`),
    place: pager?.querySelector('span')?.text,
  };
}

const down = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, index) => `Post ${from - index}`);

describe('the blog of thirty posts', () => {
  const site = blogOf(30);

  test('shows the newest twelve first, then twelve a page, with the way before and after', () => {
    const [first, second, third] = [1, 2, 3].map((number) => indexPage(site, number));
    expect(first?.titles).toEqual(down(30, 19));
    expect(first?.place).toBe('Page 1 of 3');
    expect(first?.pager).toEqual(['More posts /blog/page/2']);
    expect(second?.titles).toEqual(down(18, 7));
    expect(second?.place).toBe('Page 2 of 3');
    expect(second?.pager).toEqual(['Posts before these /blog', 'More posts /blog/page/3']);
    expect(third?.titles).toEqual(down(6, 1));
    expect(third?.pager).toEqual(['Posts before these /blog/page/2']);
  });

  test('shows all posts of a tag on its first page, one tag at a time, without an address of its own', () => {
    const document = parse(indexPage(site, 1).main ?? '');
    const tags = document.querySelectorAll('.tag-filter details');
    expect(tags.map((tag) => [tag.getAttribute('name'), tag.querySelector('summary')?.text])).toEqual([
      ['tag', 'email 30'],
    ]);
    expect(tags[0]?.querySelectorAll('a')).toHaveLength(30);
    expect(document.querySelectorAll('.tag-filter [href^="/blog/tag"]')).toHaveLength(0);
    expect(parse(indexPage(site, 2).main ?? '').querySelectorAll('.tag-filter')).toHaveLength(0);
  });

  test('says on its fourth page where the posts are, and lists the newest', () => {
    const fourth = indexPage(site, 4);
    expect(fourth.text).toContain('All 30 posts are on the first page and the two after it.');
    expect(fourth.titles).toEqual(down(30, 19));
    expect(fourth.pager).toEqual(['More posts /blog/page/2']);
  });

  test('keeps its further pages out of search: canonical /blog, noindex, a title of their own, no sitemap', () => {
    const first = indexPage(site, 1);
    expect(first.head).toContain('content="index, follow');
    expect(first.head).toContain(`<title>The blog of notes | ${brand}</title>`);
    for (const number of [2, 3, 4]) {
      const { head, heading } = indexPage(site, number);
      expect(head).toContain('content="noindex, follow"');
      expect(head).toContain(`rel="canonical" href="${origin}/blog"`);
      expect(head).toContain(`<title>The blog of notes, page ${number} | ${brand}</title>`);
      expect(heading).toBe(`Notes, page ${number}`);
    }
    expect(sitemapXml(site)).not.toContain('/blog/page/');
  });

  test('has the newest twenty posts in its feed', () => {
    const titles = [...atomFeed(site).matchAll(/<entry>.*?<title>([^<]*)/g)].map((match) => match[1]);
    expect(titles).toEqual(down(30, 11));
  });
});

test('the fourth page has all the posts that the first three do not', () => {
  const fourth = indexPage(blogOf(55), 4);
  expect(fourth.titles).toEqual(down(19, 1));
  expect(fourth.place).toBe('Page 4 of 4');
});

test.each([
  [0, 'No post is out yet.'],
  [1, 'The one post is on the first page. Here it is.'],
  [2, 'All 2 posts are on the first page. Here they are.'],
  [13, 'All 13 posts are on the first page and the one after it. Here are the newest.'],
])('a blog of %i posts says so on page 3 and shows what there is', (count, sentence) => {
  const site = blogOf(count);
  expect(indexPage(site, 3).text).toContain(sentence);
  expect(indexPage(site, 3).titles).toEqual(indexPage(site, 1).titles);
});

test('a blog that fits on one page has no pager and nothing to explain', () => {
  const { pager, text, titles } = indexPage(blogOf(12), 1);
  expect(titles).toEqual(down(12, 1));
  expect(pager).toBeUndefined();
  expect(text).not.toContain('first page');
});
