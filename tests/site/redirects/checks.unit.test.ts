import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { collectRedirects } from '../../../site/build/redirects/redirect-data.ts';
import type { ContentPage } from '../../../site/pages/read-pages.ts';
import { checkRedirects } from '../../../site/redirects/check-redirects.ts';
import { sampleInOneLine } from '../../../site/redirects/of-sample.ts';
import { type LegacyEntry, parseLegacyMap } from '../../../site/redirects/parse-legacy-map.ts';
import { dist } from '../../support/built-site.ts';
import { legacyMap, plannedSite } from '../../support/redirects/planned-site.ts';

describe('the legacy map', () => {
  test('has at least 300 addresses, and nothing in it is to be mended', () => {
    expect(legacyMap.problems).toEqual([]);
    expect(legacyMap.entries.length).toBeGreaterThanOrEqual(300);
    expect(checkRedirects({ data: plannedSite, entries: legacyMap.entries, published: plannedSite.valid })).toEqual([]);
  });

  test('is read as spreadsheet programs save it', () => {
    const { entries, problems } = parseLegacyMap(
      '\uFEFFfrom,to,note\r\n/a,/b,\r\n"/c","/d","x, ""y"""\r\n,,\r\n\r\n/e,/f\r\n',
      'map.csv',
    );
    expect(problems).toEqual([]);
    expect(entries.map(({ from, to, note, line }) => [from, to, note, line])).toEqual([
      ['/a', '/b', '', 2],
      ['/c', '/d', 'x, "y"', 3],
      ['/e', '/f', '', 6],
    ]);
  });

  test.each([
    ['old-page,/blog', 'from'],
    ['/old page,/blog', 'from'],
    ['/Old-Page,/blog', 'from'],
    ['/old-page/,/blog', 'from'],
    ['//evil.example,/blog', 'from'],
    ['/old-page,', 'to'],
    ['/old-page,//evil.example', 'to'],
    ['/old-page,https://evil.example/', 'to'],
    ['/old-page,/blog?x=1', 'to'],
    ['/old-page;/blog;note', 'from'],
  ])('"%s" is refused with the file, the line and the field %s', (line, field) => {
    const { entries, problems } = parseLegacyMap(`from,to,note\n/a,/b,\n${line}\n`, 'map.csv');
    expect(entries).toHaveLength(1);
    expect(problems[0]).toMatchObject({ file: 'map.csv', line: 3, field });
  });

  test('a file without its header is refused', () => {
    expect(parseLegacyMap('/a,/b\n', 'map.csv').problems).toMatchObject([{ file: 'map.csv', line: 1 }]);
  });
});

describe('a build says, with file and line,', () => {
  const entry = (from: string, to: string, line = 2): LegacyEntry => ({ from, to, note: '', file: 'map.csv', line });
  const problemsFor = (...entries: LegacyEntry[]) => {
    const legacy = Object.fromEntries(entries.map(({ from, to }) => [from, to]));
    return checkRedirects({ data: { ...plannedSite, legacy }, entries, published: [] });
  };

  test.each([
    ['a redirect to itself, the only fault', entry('/x', '/x'), '/x leads to itself.'],
    ['a redirect to another redirect', entry('/x', '/it-support-legal'), '/it-support-legal is itself an old address.'],
    ['a redirect to no page', entry('/x', '/nowhere'), '/nowhere does not exist.'],
    ['a redirect to a second address', entry('/x', '/about'), '/about is a second address.'],
    ['a redirect from a page', entry('/blog', '/'), '/blog is a page or file.'],
    ['a redirect from a post’s short address', entry('/what-is-a-vcio', '/'), expect.stringContaining('already')],
  ])('%s', (name, wrong, what) => {
    const note = !name.endsWith('the only fault');
    expect(problemsFor(wrong)).toMatchObject([{ file: 'map.csv', line: 2, what, note }]);
  });

  test('an address that stands twice', () => {
    expect(problemsFor(entry('/x', '/'), entry('/x', '/blog', 9))).toMatchObject([
      { line: 9, what: '/x is listed in map.csv:2 already.' },
    ]);
  });

  test('an address in a page’s redirectFrom that is a page or an old address already, with its line in that page', () => {
    const folder = mkdtempSync(join(tmpdir(), 'northlume-page-'));
    const file = join(folder, 'pricing.md');
    writeFileSync(file, '---\ntitle: x\nredirectFrom:\n  - /Blog/\n  - /phishing\n---\n');
    const data = { title: 'x', redirectFrom: ['/Blog/', '/phishing'] };
    const page = { path: '/pricing', kind: 'page', file, data } as unknown as ContentPage;
    const { problems } = collectRedirects(dist, [page], []);
    rmSync(folder, { recursive: true });
    expect(problems.filter((problem) => problem.file === file)).toMatchObject([
      { line: 4, what: '/blog is a page or file.' },
      { line: 5, what: expect.stringMatching(/^\/phishing is listed in site\/redirects\/legacy-map\.csv:\d+ already/) },
    ]);
  });

  test('a rule whose page is not there', () => {
    const data = { ...plannedSite, valid: plannedSite.valid.filter((path) => path !== '/services/voip') };
    const found = checkRedirects({ data, entries: [], published: [] });
    expect(found).toMatchObject([{ field: 'rule 2-voip-phone-systems', what: '/services/voip does not exist.' }]);
  });

  test('a published address that is gone, unless it is redirected', () => {
    const lost = checkRedirects({ data: plannedSite, entries: [], published: ['/gone', '/blog', '/phishing'] });
    expect(lost).toMatchObject([
      { file: 'owner/redirects.csv', what: '/gone was published and is gone: its readers are sent to /.', note: true },
    ]);
  });
});

test('what a company of its own reads of the sample’s old addresses is one line, beside its own notes', () => {
  const note = (file: string, what: string) => ({
    file,
    line: 7,
    field: 'to',
    what,
    todo: 'Lead to a page.',
    note: true,
  });
  const own = [
    note('owner/redirects.csv', '/x does not exist.'),
    note('owner/redirects.csv', '/my-page was published and is gone: its readers are sent to /.'),
    { ...note('site/redirects/legacy-map.csv', '/a leads to itself.'), note: false },
  ];
  const samples = [
    note('site/redirects/legacy-map.csv', '/cloud-services-toronto does not exist.'),
    note('site/redirects/rules.ts', '/locations/toronto does not exist.'),
    note('owner/redirects.csv', '/brand was published and is gone: its readers are sent to /.'),
  ];
  const [first, ...others] = sampleInOneLine([...own, ...samples], new Set(['/brand']));
  expect(first).toMatchObject({ note: true, what: expect.stringMatching(/^has 3 old addresses of the sample/) });
  expect(others).toEqual(own);
  expect(sampleInOneLine(own, new Set(['/brand']))).toEqual(own);
});
