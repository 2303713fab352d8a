import { describe, expect, test } from 'vitest';
import { checkBuiltSite } from '../../site/checks/check-built-site.ts';
import { publishedPages } from '../../site/pages/published.ts';
import { strayFiles } from '../../site/pages/stray-files.ts';
import { documentTitle } from '../../site/seo/title.ts';
import { body, type Change, line, post, useContentFolder } from '../support/content-folder.ts';
import { ofSample } from '../support/of-sample.ts';
import { tinySite } from '../support/tiny-site.ts';

/*
 * The edits of an owner and a marketer on their first day (decision 58): each builds, or is refused by one sentence that says
 * where and what to do. tests/site/owner-day.api.test.ts builds the whole site with them.
 */

const content = useContentFolder();
const { write, read } = content;

describe('a file as people save it is read', () => {
  const builds: [name: string, change: Change, field?: string, value?: unknown][] = [
    ['with a byte-order mark', (text) => `\uFEFF${text}`],
    ['with line ends of Windows', (text) => text.replaceAll('\n', '\r\n')],
    ['with tabs before the entries of a list', (text) => text.replaceAll('  - ', '\t- ')],
    ['with a space after the ---', (text) => text.replaceAll('---\n', '--- \n')],
    [
      'with a colon in its title',
      line('title', 'Before you leave: five checks'),
      'title',
      'Before you leave: five checks',
    ],
    ['with two colons', line('title', 'Holidays: five checks: a list'), 'title', 'Holidays: five checks: a list'],
    [
      'with a title that begins with a quotation',
      line('title', '"It broke" and four more'),
      'title',
      '"It broke" and four more',
    ],
    [
      'with typographic quotes for quotes',
      line('title', '“Before you leave: five checks”'),
      'title',
      'Before you leave: five checks',
    ],
    ['with its day in words', line('publishDate', 'November 25, 2026'), 'publishDate', '2026-11-25'],
    ['with its day in words, as in Britain', line('publishDate', '25th Nov. 2026'), 'publishDate', '2026-11-25'],
    ['with its day between slashes', line('publishDate', '2026/11/25'), 'publishDate', '2026-11-25'],
    ['with a month that can only be one', line('publishDate', '11/26/2026'), 'publishDate', '2026-11-26'],
    ['with a day and an hour', line('publishDate', '2026-11-26 09:00'), 'publishDate', '2026-11-26'],
    ['with tags as words', line('tags', 'holidays, checklist'), 'tags', ['holidays', 'checklist']],
    ['with one tag', line('tags', 'holidays'), 'tags', ['holidays']],
    ['with another case of its subject', line('category', 'Cybersecurity'), 'category', 'cybersecurity'],
    ['with “Yes” for true', (text) => text.replace('---\n', '---\ndraft: Yes\n'), 'draft', true],
    ['with a field that has no value', (text) => text.replace('---\n', '---\nmetaTitle:\n')],
    ['without the day of its last change', (text) => text.replace(/^updated:.*\n/m, '')],
  ];
  test.each(builds)('%s', (_name, change, field, value) => {
    write(change(post));
    const { pages, faults } = read();
    expect(faults).toEqual([]);
    expect(pages).toHaveLength(1);
    if (field) expect(pages[0]?.data).toHaveProperty(field, value);
  });
});

describe('what its author decides is a note', () => {
  const noted: [name: string, change: Change, note: RegExp][] = [
    ['a title over 150 characters', line('title', 'x'.repeat(160)), /title is too long\. At most 150 characters/],
    ['a description over 160', line('description', 'y '.repeat(100)), /description is too long/],
    ['a short lead', line('lead', 'Five checks.'), /lead is too short\. At least 40 characters/],
    [
      'one more entry than advised',
      (text) => text.replace('takeaways:\n', 'takeaways:\n  - One.\n  - Two more.\n  - Three.\n'),
      /takeaways is too long\. At most 5 entries/,
    ],
    [
      'fewer entries than advised',
      (text) => text.replace(/ {2}- Tell.*\n {2}- Switch.*\n/, ''),
      /takeaways is too short\. At least 3 entries/,
    ],
    ['an author', (text) => text.replace('---\n', '---\nauthor: Dana\n'), /author is not a field of this kind of page/],
    [
      'code of another site',
      body('<iframe src="https://maps.example/x"></iframe>'),
      /<iframe .* is HTML, which is shown as text/,
    ],
    ['a text out of Word', body('<p class="MsoNormal">Text</p>'), /<p class="MsoNormal"> is HTML.*npm run clean/],
  ];
  test.each(noted)('%s', (_name, change, note) => {
    write(change(post));
    const { notes, faults } = read();
    expect(faults).toEqual([]);
    expect(notes).toEqual(expect.arrayContaining([expect.stringMatching(note)]));
  });

  test('a file name with spaces and capitals gives an address without them', () => {
    write(post, 'blog/Holiday Checklist.md');
    const { pages, notes } = read();
    expect(pages[0]?.path).toBe('/blog/holiday-checklist');
    expect(notes).toEqual([expect.stringContaining('has the address /blog/holiday-checklist')]);
  });

  test('a file that is no page is left out: notes, what Word keeps beside a file', () => {
    write(post);
    write('Ask the lawyer.', 'blog/NOTES.md');
    write('\0', 'blog/~$post.md');
    expect(read().pages).toHaveLength(1);
    expect(strayFiles(content.folder)).toHaveLength(2);
  });

  test('lengths, words, claims, headings, titles and weight stop no build', () => {
    const main = '<h1>One</h1><h1>Two</h1><h4>Deep</h4><p>TODO: 24/7 since 2010, coming soon.</p>';
    const same = { title: 'x'.repeat(151), description: 'Same', main: main + 'x'.repeat(300_000) };
    const notes = checkBuiltSite(tinySite({ '/a': same, '/b': same, '/c/d': {} }));
    expect(notes.every(({ note }) => note)).toBe(true);
  });

  test('a title over 150 characters is not set', () => {
    expect(documentTitle('A heading', 'x'.repeat(151))).toMatch(/^A heading/);
    expect(documentTitle('x'.repeat(151)).length).toBeLessThan(151);
  });
});

describe('a page of one’s own needs no more than a title', () => {
  test.each([
    ['careers.md', '/careers'],
    ['fr/contactez-nous.md', '/fr/contactez-nous'],
    ['events/open-house.md', '/events/open-house'],
    ['team/warehouse/night-shift.md', '/team/warehouse/night-shift'],
  ])('%s is the page %s', isPage);

  ofSample(test, 'places').each([
    ['it-support-stoney-creek.md', '/it-support-stoney-creek'],
    ['(landing)/network-support-stoney-creek.md', '/network-support-stoney-creek'],
  ])('%s is the page %s', isPage);

  function isPage(file: string, path: string) {
    write('---\ntitle: Come and work with us\n---\nWe look for a technician who likes people.\n', file);
    const { pages, faults } = read();
    expect(faults).toEqual([]);
    expect(pages[0]).toMatchObject({ path, kind: 'page', data: { title: 'Come and work with us' } });
    expect(pages[0]?.data.description).toBe('We look for a technician who likes people.');
  }

  test('an address of the server is refused', () => {
    write(post, 'api/leads.md');
    expect(read().faults).toEqual([
      expect.stringMatching(/^api\/leads\.md:1 The address \/api\/leads belongs to the server/),
    ]);
  });
});

describe('what cannot be guessed is asked for in one sentence', () => {
  const refused: [name: string, change: Change, said: RegExp][] = [
    [
      'the closing ---',
      (text) => text.replace(/\n---\n/, '\n'),
      /:1 The line --- that ends the fields is missing\. Put ---/,
    ],
    [
      'a day that may be one of two',
      line('publishDate', '03/04/2026'),
      /:6 publishDate “03\/04\/2026” is no day.*2026-11-27/,
    ],
    ['a day that no month has', line('publishDate', '2026-11-31'), /publishDate “2026-11-31” is no day/],
    [
      'a subject that there is not',
      line('category', 'Holidays'),
      /:7 category “Holidays” is none of its values\. .*Values: /,
    ],
    ['a subject by another word', line('category', 'security'), /Did you mean “cybersecurity”/],
    ['a list that is a number', line('tags', '12'), /tags “12” is not a list/],
    ['a missing title', (text) => text.replace(/^title:.*\n/m, ''), /title is missing\. Add it/],
    ['a list that is not closed', line('tags', '[holidays, checklist'), /A list in \[ \] is not closed/],
    ['a field that stands twice', (text) => text.replace('---\n', '---\ntags: [a1]\n'), /stands here twice/],
    ['a box that is not closed', body('::: note\nText'), /::: note is not closed/],
    ['a box that there is not', body('::: nte\nText\n:::'), /is not a box\. Did you mean "note"/],
    ['a claim that nobody makes', body('We aim at {claim:uptme}.'), /\{claim:uptme\} is not listed.*\{claim:uptime\}/],
  ];
  test.each(refused)('%s', (_name, change, said) => {
    write(change(post));
    const { faults } = read();
    expect(faults).toEqual([expect.stringMatching(said)]);
    expect(faults[0]).not.toMatch(/expected|received|zod|Invalid|undefined|at line/);
  });

  test('an entry of a list is named by its number and its own line', () => {
    write(post.replace('  - Tell the desk who is on call.', '  - [a, b]'));
    expect(read().faults).toEqual([expect.stringMatching(/:11 takeaways, entry 2 The value is not a text/)]);
  });

  test('two files with one address', () => {
    write(post);
    write(post, 'blog/Holiday Checklist.md');
    expect(read().faults).toEqual([
      expect.stringMatching(/has the address \/blog\/holiday-checklist, which .* has too/),
    ]);
  });
});

test('a draft is not published, nor a post of tomorrow', () => {
  write(post.replace('---\n', '---\ndraft: true\n'));
  write(line('publishDate', '2026-11-26')(post), 'blog/tomorrow.md');
  expect(publishedPages(read().pages, '2026-11-25')).toEqual([]);
  expect(publishedPages(read().pages, '2026-11-26').map(({ path }) => path)).toEqual(['/blog/tomorrow']);
});
