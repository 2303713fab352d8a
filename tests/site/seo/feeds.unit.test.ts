import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { companyDay } from '../../../shared/company/calendar-day.ts';
import { company } from '../../../shared/company/company.ts';
import { dist } from '../../support/built-site.ts';
import { publishedToday, today } from '../../support/published.ts';
import { childrenNamed, parseXml, textOf } from '../../support/xml.ts';

const text = (address: string) => readFileSync(join(dist, address), 'utf8');
const content = publishedToday();
const day = ({ data }: (typeof content)[number]) => ('publishDate' in data ? String(data.publishDate) : '');
const posts = content.filter(({ kind }) => kind === 'blog-post');
const days = new Map(posts.map((post) => [company.origin + post.path, day(post)]));
const newest = [...days.values()].toSorted().reverse().slice(0, 20);
const isMoment = (moment: string | undefined) =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(moment ?? '') && companyDay(new Date(moment ?? '')) <= today;
const checkPosts = (list: { id?: string; published?: string; updated?: string }[]) => {
  expect(new Set(list.map(({ id }) => id)).size).toBe(newest.length);
  expect(list.map(({ id = '' }) => days.get(id))).toEqual(newest);
  for (const { id = '', published, updated } of list) {
    expect(published?.slice(0, 10)).toBe(days.get(id));
    expect([isMoment(published), isMoment(updated)], id).toEqual([true, true]);
  }
};

/** A feed has every sentence of a post, absolute links, and nothing that only our own pages can show. */
function checkText(id: string, html: string): void {
  const post = posts.find(({ path }) => company.origin + path === id);
  const said = parse(html).text.replace(/\s+/g, ' ');
  const last = post?.body.match(/^[A-Z][\p{L} ,]{20,}/gmu)?.at(-1);
  expect(said, id).toContain(last?.trim());
  expect(said).toContain(post?.data.lead);
  expect(html, id).not.toMatch(/(?:href|src)="(?![a-z]+:)|<svg|<form|<button|\sclass=/);
}

test('the Atom feed of the blog holds what RFC 4287 asks for, and the posts, newest first', () => {
  const feed = parseXml(text('/blog/feed.xml'));
  expect([feed.name, feed.attributes.xmlns]).toEqual(['feed', 'http://www.w3.org/2005/Atom']);
  expect(textOf(feed, 'id')).toBe(`${company.origin}/blog`);
  expect(textOf(feed, 'title')).toContain(company.name);
  const self = childrenNamed(feed, 'link').find(({ attributes }) => attributes.rel === 'self');
  expect(self?.attributes.href).toBe(`${company.origin}/blog/feed.xml`);
  expect(childrenNamed(feed, 'author').map((author) => textOf(author, 'name'))).toEqual([company.name]);
  const entries = childrenNamed(feed, 'entry');
  checkPosts(
    entries.map((entry) => ({
      id: textOf(entry, 'id'),
      published: textOf(entry, 'published'),
      updated: textOf(entry, 'updated'),
    })),
  );
  for (const entry of entries) {
    expect(textOf(entry, 'title')).toBeTruthy();
    expect(childrenNamed(entry, 'link')[0]?.attributes.href).toBe(textOf(entry, 'id'));
    checkText(textOf(entry, 'id') ?? '', textOf(entry, 'content') ?? '');
  }
  expect(textOf(feed, 'updated')).toBe(
    entries
      .map((entry) => textOf(entry, 'updated'))
      .toSorted()
      .at(-1),
  );
});

test('the JSON feed of the blog holds what JSON Feed 1.1 asks for, and the posts, newest first', () => {
  type Post = { id: string; url: string; content_html: string; date_published: string; date_modified: string };
  const { items, ...feed } = JSON.parse(text('/blog/feed.json')) as Record<string, string> & { items: Post[] };
  expect(feed).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    title: expect.stringContaining(company.name),
    home_page_url: `${company.origin}/blog`,
    feed_url: `${company.origin}/blog/feed.json`,
  });
  checkPosts(
    items.map(({ id, date_published, date_modified }) => ({ id, published: date_published, updated: date_modified })),
  );
  for (const { id, url, content_html } of items) {
    expect(url).toBe(id);
    checkText(id, content_html);
  }
});
