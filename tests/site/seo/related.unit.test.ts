import { describe, expect, test } from 'vitest';
import { externalLinks, relatedLimits, relatedLinks, withoutRelated } from '../../../site/facts/related.ts';
import { relatedOf } from '../../../site/seo/related.ts';
import { contentPage } from '../../support/tiny-site.ts';

const pages = relatedLinks.map(({ url }) => contentPage(url));
const group = (path: string) => relatedLinks.find(({ url }) => url === path)?.group;
const internal = (path: string, limits?: { internal: number; external: number }) =>
  relatedOf(path, pages, limits)?.internal.map((page) => page.path) ?? [];

test('the block is hidden on the pages of the decisions, and nowhere else', () => {
  expect(withoutRelated.size).toBe(15);
  for (const path of withoutRelated) expect(relatedOf(path, pages), path).toBeUndefined();
  expect(relatedOf('/pricing', pages)).toBeDefined();
});

test('a page never links itself', () => {
  for (const { url } of relatedLinks) expect(internal(url)).not.toContain(url);
});

test('links are chosen by the first segment of the path', () => {
  expect(new Set(internal('/locations/ajax').map(group))).toEqual(new Set(['core', 'locations']));
  expect(internal('/library/x').map(group)).not.toContain('locations');
  expect(internal('/anything-else').map(group)).not.toContain('locations');
});

test('the higher the priority, the earlier', () => {
  const priorities = internal('/library/x').map((path) => relatedLinks.find(({ url }) => url === path)?.priority ?? 0);
  expect(priorities).toEqual(priorities.toSorted((a, b) => b - a));
});

test('of the links that may be shown, those are shown whose pages have most in common with the page', () => {
  const about = (path: string, title: string) => contentPage(path, { front: { title } });
  const told = pages.map((page) => {
    const named = { '/industries/dental': 'IT for dentists', '/industries/construction': 'IT for builders' }[page.path];
    return named ? about(page.path, named) : page;
  });
  const shown = (title: string) =>
    relatedOf('/topic', [...told, about('/topic', title)])?.internal.map((page) => page.path) ?? [];
  expect(shown('Backup for builders')).toContain('/industries/construction');
  expect(shown('Backup for builders')).not.toEqual(shown('Backup for dentists'));
});

test('front matter decides over the table', () => {
  const changed = pages.map((page) =>
    page.path === '/pricing' ? contentPage('/pricing', { front: { priority: 100 } }) : page,
  );
  expect(internal('/library/x')).not.toContain('/pricing');
  expect(relatedOf('/library/x', changed)?.internal[0]?.path).toBe('/pricing');
});

test('a frame shows six and three, a box four and three, and none more than eight', () => {
  const counts = (limits?: { internal: number; external: number }) => {
    const related = relatedOf('/library/x', pages, limits);
    return [related?.internal.length, related?.external.length];
  };
  expect(counts()).toEqual([6, 2]);
  expect(counts(relatedLimits.default)).toEqual([4, 3]);
  expect(counts({ internal: 20, external: 20 })).toEqual([8, 0]);
  expect(externalLinks.length).toBeGreaterThan(3);
});

test('a service page shows one location, two where six links fit, the same in every build', () => {
  const locations = (path: string, most: number) =>
    internal(path, { internal: most, external: 3 }).filter((entry) => group(entry) === 'locations');
  expect(locations('/services/x', 4)).toHaveLength(1);
  expect(locations('/services/x', 6)).toHaveLength(2);
  expect(locations('/services/x', 6)).toEqual(locations('/services/x', 6));
  const chosen = Array.from({ length: 40 }, (_, index) => locations(`/services/s-${index}`, 4)[0]);
  expect(new Set(chosen).size).toBeGreaterThan(3);
});

describe('a piece to read', () => {
  const piece = (slug: string, title: string, category?: string) =>
    contentPage(`/blog/${slug}`, { kind: 'blog-post', front: { title, description: title, category } });
  const story = contentPage('/resources/case-studies/s', {
    kind: 'case-study',
    front: { title: 'Tape restore at a dentist', description: 'Tape restore at a dentist' },
  });
  const own = piece('own', 'Tape restore', 'continuity');
  const others = [
    piece('same', 'Tape restore in May', 'continuity'),
    piece('other', 'Tape restore in June', 'cloud'),
    piece('far', 'Phone bills', 'continuity'),
    piece('next', 'Tape', 'cloud'),
    story,
  ];
  const shown = (page: typeof own, all = [...pages, ...others]) =>
    relatedOf(page.path, [...all, page])?.internal.map(({ path }) => path) ?? [];

  test('begins with the three pieces that are most like it, its own subject first, and keeps to the limits', () => {
    const found = shown(own);
    expect(found.slice(0, 3)).toEqual(['/blog/same', '/blog/other', '/resources/case-studies/s']);
    expect(found).toHaveLength(6);
    expect(found).not.toContain('/blog/own');
  });

  test('prefers what is on its own subject', () => {
    const [first] = shown(own, [piece('other', 'Tape restore', 'cloud'), piece('same', 'Tape restore', 'continuity')]);
    expect(first).toBe('/blog/same');
  });

  test('of the library has the next on its shelf instead, and a page of another kind has none', () => {
    const article = contentPage('/library/own', { kind: 'library', front: { title: 'Tape restore' } });
    expect(shown(article).filter((path) => others.some((other) => other.path === path))).toEqual([]);
    expect(shown(contentPage('/brand')).filter((path) => path.startsWith('/blog'))).toEqual([]);
  });
});

test('a link whose page is not there is not shown', () => {
  expect(relatedOf('/library/x', [contentPage('/pricing')])?.internal.map((page) => page.path)).toEqual(['/pricing']);
});
