import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { companyDay } from '../../../shared/company/calendar-day.ts';
import { longDate } from '../../../site/components/articles/long-date.ts';
import { type PageOf, pagesOfKind } from '../../../site/pages/pages-of-kind.ts';
import { type Post, posts } from '../../../site/pages/posts.ts';
import { publishedPages } from '../../../site/pages/published.ts';
import { readPages } from '../../../site/pages/read-pages.ts';
import { wordsIn } from '../../../site/pages/reading-minutes.ts';
import type { KindName } from '../../../site/schema/kinds.ts';
import { dist } from '../../support/built-site.ts';
import { mainOf, texts } from '../../support/index-page.ts';
import { root } from '../../support/repository.ts';
import { contentPage } from '../../support/tiny-site.ts';

const published = publishedPages(readPages(join(root, 'site/content')), companyDay(new Date()));

function built<Name extends KindName>(kind: Name): (PageOf<Name> & { main: HTMLElement })[] {
  return pagesOfKind(published, kind).map((page) => {
    const main = parse(readFileSync(join(dist, `${page.path}.html`), 'utf8')).querySelector('main');
    if (!main) throw new Error(`${page.path} has no main`);
    return Object.assign({}, page, { main });
  });
}

const said = (main: HTMLElement, selector: string) => texts(main.querySelectorAll(selector));
/** Without the breadcrumbs, which may repeat the heading. */
const text = (main: HTMLElement) => (texts([main])[0] ?? '').replace(said(main, '.breadcrumbs')[0] ?? '', '');
const inOrder = (main: HTMLElement, ...parts: string[]) => {
  const places = parts.map((part) => text(main).indexOf(part));
  return places.every((place, index) => place >= 0 && place > (places[index - 1] ?? -1));
};

test.each(built('library'))(
  '$path says its short answer, then its checklist, then the long answer',
  ({ main, data }) => {
    const [answer = ''] = data.takeaways;
    expect(inOrder(main, 'The short answer', answer, ...data.checklist)).toBe(true);
    expect(main.querySelectorAll('[data-keep-ticks] input[type=checkbox]')).toHaveLength(data.checklist.length);
    expect(said(main, `a[href="/library#${data.category}"]`)).toHaveLength(1);
  },
);

test('an article of the library leads to its neighbours on its own shelf, and to no other', () => {
  const article = (slug: string, category: string) =>
    contentPage(`/library/${slug}`, {
      kind: 'library',
      front: { category, audience: 'Owners', takeaways: ['One'], checklist: [] },
    });
  const shelf = ['a', 'b', 'c', 'd', 'e'].map((slug) => article(slug, 'cloud'));
  const [first, , , fourth] = shelf;
  if (!first || !fourth) throw new Error('The shelf is empty');
  const all = [...shelf, article('other', 'strategy')];
  const others = all.filter((page) => page !== fourth);
  const links = (main: HTMLElement) =>
    main.querySelectorAll('[aria-labelledby=shelf] a').map((a) => a.getAttribute('href'));
  expect(links(mainOf(fourth, others))).toEqual(['/library/e', '/library/a', '/library/b']);
  expect(links(mainOf(article('alone', 'ai'), all))).toEqual([]);
});

test.each(built('guide'))(
  '$path opens with all its stations, and its text goes along the same ones',
  ({ main, data }) => {
    const way = main.querySelectorAll('ol[aria-labelledby=path] li');
    const headings = main.querySelectorAll('.guide-steps h2');
    expect(way.map((station) => station.querySelector('a')?.getAttribute('href'))).toEqual(
      headings.map(({ id }) => `#${id}`),
    );
    const steps = data.steps.length > 0 ? data.steps : texts(headings).map((part) => ({ part, time: undefined }));
    const numbered = said(main, '.guide-path__part--step');
    expect(numbered).toEqual(steps.map(({ part, time = '' }) => part + time));
    expect(said(main, '.guide-steps__part--step h2')).toEqual(steps.map(({ part }) => part));
  },
);

describe('a blog post', () => {
  const day = (main: HTMLElement) => said(main, '.post-day');

  test.each(built('blog-post'))('$path begins with its day and names what it is about', ({ main, data }) => {
    expect(inOrder(main, longDate(data.publishDate), data.title)).toBe(true);
    expect(said(main, 'ul[aria-label=About] li')).toEqual(data.tags);
  });

  test('says how long it takes, and that it was reviewed only where that was on another day', () => {
    const post = (updated: string) =>
      contentPage('/blog/post', {
        kind: 'blog-post',
        front: { publishDate: '2026-11-03', updated, tags: ['email'], takeaways: ['One'] },
      });
    expect(day(mainOf(post('2026-11-03'), []))).toEqual(['November 3, 2026 · 1 minute to read']);
    expect(day(mainOf(post('2026-11-20'), []))).toEqual([
      'November 3, 2026 · 1 minute to read · last reviewed November 20, 2026',
    ]);
  });

  test('ends with one way on: along its reading path, else to the posts before and after it or to all', () => {
    const all: Post[] = posts(published);
    const pages = built('blog-post');
    for (const [place, { path }] of all.entries()) {
      const main = pages.find((post) => post.path === path)?.main;
      const links = main?.querySelectorAll('nav[aria-label="Other posts"] a').map((link) => link.getAttribute('href'));
      const onPath = main?.querySelector('.path-neighbours') != null;
      const inTime = [all[place - 1]?.path ?? '/blog', all[place + 1]?.path ?? '/blog'];
      expect(links, path).toEqual(onPath ? [] : inTime);
    }
  });

  test('draws the figure of its front matter in the opening where it has one', () => {
    const rows = ['22:00', '03:00', '08:00'].map((name) => ({ name, text: `What happens at ${name}.` }));
    const front = { publishDate: '2026-11-03', tags: ['email'], takeaways: ['One'], category: 'continuity' };
    const figure = { form: 'path', title: 'A night', rows };
    const main = mainOf(contentPage('/blog/post', { kind: 'blog-post', front: { ...front, figure } }), []);
    expect(said(main, '.opening .path-figure li label')).toEqual(['22:00', '03:00', '08:00']);
    expect(main.querySelectorAll('.opening__figure > *')).toHaveLength(1);
  });
});

test.each(built('whitepaper'))('$path has its abstract and findings before its text, its sources after it', (page) => {
  const { main, data } = page;
  const cover = main.querySelector('.whitepaper-sheet');
  const [opening = '', ...more] = said(main, '.prose-folds h2');
  expect(said(main, 'h2').slice(0, 2)).toEqual(['Abstract', 'Findings']);
  expect(cover?.text).toContain(data.abstract);
  expect(texts(cover?.querySelectorAll('[aria-labelledby=findings] li') ?? [])).toEqual(data.takeaways);
  expect(inOrder(main, data.abstract, 'Findings', opening, more.at(-1) ?? '', 'Sources (')).toBe(
    data.sources.length > 0,
  );
  expect(main.querySelectorAll('[aria-labelledby=sources] a').map((link) => link.getAttribute('href'))).toEqual(
    data.sources.flatMap(({ url }) => url ?? []),
  );
});

describe('a case study', () => {
  test.each(built('case-study'))('$path tells before and after, then the story, then what to take from it', (page) => {
    const { main, data } = page;
    const [lesson = ''] = data.takeaways;
    const [opening = ''] = said(main, '.prose-folds h2');
    expect(said(main, '.before-after dt')).toEqual(['Before', 'After', 'The work between']);
    expect(said(main, '.before-after dd')).toEqual([data.challenge, data.outcome, data.approach]);
    expect(inOrder(main, data.challenge, opening, lesson)).toBe(true);
  });

  test('says over its heading that no such customer exists, unless there is one', () => {
    const story = (illustrative: boolean) =>
      contentPage('/resources/case-studies/story', {
        kind: 'case-study',
        front: { illustrative, industry: 'Dental', size: '14 people', takeaways: ['One'] },
      });
    const label = 'Illustrative: no such customer exists.';
    expect(inOrder(mainOf(story(true), []), label, '/resources/case-studies/story')).toBe(true);
    expect(text(mainOf(story(false), []))).not.toContain('no such customer');
  });
});

test.each(built('webinar'))('$path leads from its agenda to what was said at each minute', ({ main, data }) => {
  const parts = main.querySelectorAll('[aria-labelledby=agenda] li');
  expect(parts).toHaveLength(data.agenda.length);
  const links = parts.flatMap((part) => part.querySelector('a')?.getAttribute('href') ?? []);
  const writtenOut = main.querySelectorAll('.prose h3').filter(({ text }) => /^Minute \d/.test(text));
  expect(links).toEqual(writtenOut.map(({ id }) => `#${id}`));
});

const pieceKinds = ['library', 'blog-post', 'guide', 'whitepaper', 'case-study', 'webinar'] as const;

describe.each(pieceKinds)('every %s', (kind) => {
  const pieces = built(kind);

  test('says which role signs it and what that role requires, how long it takes, and when it was reviewed', () => {
    for (const { main, path, data } of pieces) {
      expect(said(main, '.piece-roles'), path).toEqual([
        expect.stringMatching(/^Signed by .+, a role that requires .+ a third checked .+\.$/),
      ]);
      expect(text(main), path).toMatch(/\d minutes? to read|To read\d+ minutes?/);
      expect(text(main), path).toContain(longDate(data.updated));
    }
  });

  test('invites at its end, though a box in its text does too, which may be closed', () => {
    for (const { main, path, body } of pieces) {
      const inText = /^::: cta\b/m.test(body);
      expect(main.querySelectorAll('.prose-cta').length, path).toBe(inText ? 1 : 0);
      expect(main.querySelectorAll('.closing-band [data-open="booking"]').length, path).toBe(1);
    }
  });
});

describe.each(['library', 'blog-post'] as const)('the opening of every %s', (kind) => {
  test('draws the first diagram of its text, to which a line in its place leads, else what its shelf shows, if it is about that', () => {
    for (const { main, path, body, data } of built(kind)) {
      const opening = main.querySelector('.opening__figure');
      const [, title] = /^::: diagram type="\w+" title="([^"]+)"/m.exec(body) ?? [];
      if ('figure' in data && data.figure) expect(opening?.querySelectorAll('.path-figure'), path).toHaveLength(1);
      else if (title) {
        expect(opening?.querySelectorAll('#drawing svg'), path).toHaveLength(1);
        const caption = said(main, '#drawing figcaption');
        expect(said(main, '.drawn-above a'), path).toEqual(caption);
        expect(said(main, '.prose figcaption'), path).toContain(caption[0]);
      } else if (opening || data.category === 'managed-it') {
        // What the shelf of everyday IT shows, 24 machines, is what each of its pieces is about.
        expect(opening?.querySelectorAll('.path-figure, .sheet-figure, .board-figure'), path).toHaveLength(1);
        if (opening && said(opening, 'strong').includes('One invoice email, five doors'))
          expect(data.title, path).toMatch(/mail|phish|invoice|fraud|scam|DMARC|payment/i);
      }
    }
  });
});

test.each(['blog-post', 'case-study'] as const)(
  'a %s of 900 words or more has its contents, a shorter one has none',
  (kind) => {
    for (const { main, path, body } of built(kind)) {
      const isLong = wordsIn(body) >= 900;
      const contents = main.querySelectorAll('.long-contents a').map((link) => link.getAttribute('href'));
      const headings = main.querySelectorAll('.prose-folds h2').map(({ id }) => `#${id}`);
      expect(contents, path).toEqual(isLong && headings.length > 2 ? headings : []);
    }
  },
);
