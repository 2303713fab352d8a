import { describe, expect, test } from 'vitest';
import { listOf, mainOf, texts, words } from '../support/index-page.ts';
import { ofSample } from '../support/of-sample.ts';
import { contentPage } from '../support/tiny-site.ts';

const webinar = (slug: string) =>
  contentPage(`/resources/webinars/${slug}`, {
    kind: 'webinar',
    front: {
      takeaways: ['One'],
      agenda: [
        { minute: 0, topic: `${slug} begins` },
        { minute: 10, topic: `${slug} goes on` },
        { minute: 36, topic: 'Questions' },
      ],
    },
  });
const webinars = [webinar('cybersecurity-toronto-smbs'), webinar('pipeda-compliance-walkthrough'), webinar('undated')];

/** With a webinar that is about one of the sample's towns. */
const ofTowns = ofSample(test, 'places');

describe('the videos page', () => {
  const videos = contentPage('/blog/videos', { kind: 'videos' });

  ofTowns('shows the sessions that have had their day, newest first, and none that is still to come', () => {
    const between = listOf(videos, webinars, '2025-01-18');
    expect(texts(between.querySelectorAll('h2'))).toEqual(['/resources/webinars/cybersecurity-toronto-smbs']);
    const after = listOf(videos, webinars);
    expect(texts(after.querySelectorAll('h2'))[0]).toBe('/resources/webinars/pipeda-compliance-walkthrough');
    expect(after.querySelectorAll('h2')).toHaveLength(2);
  });

  test('gives the agenda of each by the minute, its day and its length', () => {
    const [first] = listOf(videos, webinars).querySelectorAll('article');
    expect(texts(first?.querySelectorAll('ol li') ?? [])).toEqual([
      'Minute 0pipeda-compliance-walkthrough begins',
      'Minute 10pipeda-compliance-walkthrough goes on',
      'Minute 36Questions',
    ]);
    expect(texts(first?.querySelectorAll('dd') ?? [])).toEqual(['January 22, 2025', '36 minutes, then questions']);
  });

  test('draws each part as tall as it is long, and the last without an end', () => {
    const [first] = listOf(videos, webinars).querySelectorAll('article');
    const heights = first?.querySelectorAll('li svg').map((part) => Number(part.getAttribute('height'))) ?? [];
    expect(heights).toHaveLength(2);
    expect((heights[1] ?? 0) / (heights[0] ?? 0)).toBeCloseTo(26 / 10);
  });
});

test('a webinar that is not to come is a session to read, held on request, and no recording of it is promised', () => {
  const index = contentPage('/resources/webinars', { kind: 'webinar-index' });
  expect(texts(listOf(index, webinars).querySelectorAll('h2'))).toEqual(['Worked sessions to read']);
  for (const slug of ['undated', 'cybersecurity-toronto-smbs']) {
    const opening = mainOf(webinar(slug), []).querySelector('.opening')?.text ?? '';
    expect(opening).toContain('A worked session to read');
    expect(opening).toContain('Ask for a date');
    expect(opening).not.toMatch(/recording|on demand/i);
  }
});

ofTowns('the list of webinars has those to come before those to read', () => {
  const index = contentPage('/resources/webinars', { kind: 'webinar-index' });
  const headings = (day: string) => texts(listOf(index, webinars.slice(0, 2), day).querySelectorAll('h2, h3'));
  expect(headings('2025-01-01')).toEqual([
    'Upcoming webinars',
    '/resources/webinars/cybersecurity-toronto-smbs',
    '/resources/webinars/pipeda-compliance-walkthrough',
  ]);
  expect(headings('2025-01-18')).toEqual([
    'Upcoming webinars',
    '/resources/webinars/pipeda-compliance-walkthrough',
    'Worked sessions to read',
    '/resources/webinars/cybersecurity-toronto-smbs',
  ]);
});

describe('the resources', () => {
  const resources = contentPage('/resources', { kind: 'resources' });
  const guides = ['2026-03-01', '2026-01-01', '2026-04-01', '2026-02-01'].map((updated) =>
    contentPage(`/resources/guides/of-${updated}`, { kind: 'guide', front: { updated } }),
  );
  const index = contentPage('/resources/it-guides', { kind: 'guide-index' });

  test('show the newest of a shelf and the way to all of it, and open with a piece for each time, a dot for ten minutes', () => {
    const main = mainOf(resources, [index, ...guides]);
    expect(main.querySelectorAll('.shelf a').map((link) => link.getAttribute('href'))).toEqual([
      '/resources/it-guides',
      '/resources/guides/of-2026-04-01',
    ]);
    const times = main.querySelectorAll('.opening .how-long__time');
    const dots = times.map((time) => time.querySelector('path')?.getAttribute('d')?.match(/M/g)?.length);
    expect(texts(times.flatMap((time) => time.querySelector('strong') ?? []))).toEqual(['Ten minutes', 'An afternoon']);
    expect(dots).toEqual([1, 24]);
    expect(times[1]?.querySelector('a')?.getAttribute('href')).toBe('/resources/guides/of-2026-04-01');
  });

  test('have no empty shelf', () => {
    expect(texts(listOf(resources, [index, ...guides]).querySelectorAll('h2'))).toEqual(['IT guides']);
  });
});

test('the library stands by subject, in plain words, with no empty shelf', () => {
  const article = (slug: string, category: string) =>
    contentPage(`/library/${slug}`, {
      kind: 'library',
      front: { category, audience: 'Owners', level: 'basics', roles: ['owner'] },
      body: words(800),
    });
  const main = listOf(contentPage('/library', { kind: 'library-index' }), [
    article('budget', 'strategy'),
    article('moving', 'cloud'),
    article('licences', 'cloud'),
  ]);
  expect(texts(main.querySelectorAll('h2, section a'))).toEqual([
    'Cloud and Microsoft 365',
    '/library/licences',
    '/library/moving',
    'Budgets and planning',
    '/library/budget',
  ]);
  expect(main.text).toContain('4 minutes, basics. For: Owners');
});

describe('the case studies', () => {
  const story = (slug: string, illustrative: boolean) =>
    contentPage(`/resources/case-studies/${slug}`, {
      kind: 'case-study',
      front: {
        industry: 'Dental',
        size: '14 people',
        challenge: 'Torn copies.',
        outcome: 'Back by one.',
        illustrative,
      },
    });
  const index = contentPage('/resources/case-studies', { kind: 'case-study-index' });

  test('say once, over the heading, that no such customer exists, where that holds for all', () => {
    const main = mainOf(index, [story('one', true), story('other', true)]);
    const [opening = '', ...items] = texts(main.querySelectorAll('.opening, .case-study-item'));
    expect(opening).toMatch(/Illustrative: no such customer exists\..*\/resources\/case-studies/);
    expect(items).toHaveLength(2);
    for (const item of items) expect(item).not.toMatch(/illustrative|no such/i);
  });

  test('say of a story that it is made up, unless a real client stands behind it', () => {
    const stories = listOf(index, [story('made-up', true), story('real', false)]).querySelectorAll('article');
    expect(texts(stories)).toEqual([
      'Illustrative: Dental: 14 people/resources/case-studies/made-upBeforeTorn copies.AfterBack by one.',
      'Dental: 14 people/resources/case-studies/realBeforeTorn copies.AfterBack by one.',
    ]);
  });
});

test('a guide shows its stations, each with a link to it, and says its title once', () => {
  const guide = contentPage('/resources/guides/x', {
    kind: 'guide',
    front: { audience: 'Owners', steps: [] },
    body: '## First, count\n\nText.\n\n## Then move\n\n### A detail\n\nText.',
  });
  const index = contentPage('/resources/it-guides', { kind: 'guide-index' });
  const main = mainOf(index, [guide]);
  expect(main.querySelectorAll('a[href="/resources/guides/x"]')).toHaveLength(1);
  const links = main.querySelectorAll('article ol a');
  expect(links.map((link) => `${link.text} ${link.getAttribute('href')}`)).toEqual([
    'First, count /resources/guides/x#first-count',
    'Then move /resources/guides/x#then-move',
  ]);
});
