import { expect, test } from 'vitest';
import type { BuiltSite } from '../../../site/checks/built/built-site.ts';
import { checkBuiltSite } from '../../../site/checks/check-built-site.ts';
import { rules } from '../../../site/checks/rules/index.ts';
import { claims } from '../../../site/facts/claims.ts';
import { AuthorError } from '../../../site/pages/author-error.ts';
import { origin, type Page, tinySite } from '../../support/tiny-site.ts';

function said(rule: string, site: BuiltSite): string[] {
  const check = rules[rule];
  if (!check) throw new Error(`There is no rule ${rule}`);
  return check(site).map(({ file, field, what, todo }) => `${file} ${field} ${what} ${todo}`);
}

const h1 = '<h1>Heading</h1>';

test('a page above the aim is a note, however large: no setting of an owner stops a build', () => {
  const of = (bytes: number) => rules.pageSize?.(tinySite({ '/a': { main: h1 + 'x'.repeat(bytes) } })) ?? [];
  expect(of(150_000)).toEqual([]);
  expect(of(170_000)).toMatchObject([{ field: 'size', note: true }]);
  expect(of(310_000)).toMatchObject([{ field: 'size', note: true }]);
});

test('two pages with one title or description are built, with a note', () => {
  const alike = { title: 'Same title', description: 'The same description on both pages.' };
  const notes = checkBuiltSite(
    tinySite({
      '/a': { ...alike, main: `${h1}<a href="/b">b</a>` },
      '/b': { ...alike, main: `${h1}<a href="/a">a</a>` },
    }),
  );
  expect(notes).toMatchObject([
    { field: 'title', note: true },
    { field: 'description', note: true },
  ]);
});

test('a site without breaches passes every rule', () => {
  expect(checkBuiltSite(tinySite({ '/a': {}, '/b': { main: `${h1}<h2>Two</h2><a href="/a#main">a</a>` } }))).toEqual(
    [],
  );
});

/** `words`: what the message must contain. */
type Breach = [rule: string, pages: Record<string, Page>, words: RegExp, change?: Partial<BuiltSite>];
const breaches: Breach[] = [
  ['titles', { '/a': { title: 'x'.repeat(151) } }, /\/a.* 151 characters.*at most 150/],
  ['titles', { '/a': { title: '' } }, /\/a.*missing/],
  ['titles', { '/a': { title: 'Same' }, '/b': { title: 'same' } }, /\/b.*title of \/a too/],
  ['descriptions', { '/a': { description: 'x'.repeat(161) } }, /\/a.* 161 characters.*160/],
  ['descriptions', { '/a': { description: 'Same' }, '/b': { description: 'Same' } }, /\/b.*description of \/a too/],
  [
    'links',
    { '/a': { main: `${h1}<a href="/servces">x</a>` }, '/services': {} },
    /\/a.*leads nowhere.*mean \/services/,
  ],
  ['links', { '/a': { main: `${h1}<a href="/B/">x</a>` }, '/b': {} }, /\/a.*leads nowhere/],
  ['links', { '/a': { main: `${h1}<a href="${origin}/gone">x</a>` } }, /link \/gone.*leads nowhere/],
  ['links', { '/a': { main: `${h1}<a href="/old">x</a>` } }, /second address.*Link \/a/, { aliases: { '/old': '/a' } }],
  [
    'links',
    { '/a': { main: `${h1}<a href="/was">x</a>` }, '/b': { front: { redirectFrom: ['/was'] } } },
    /redirects.*Link \/b/,
  ],
  [
    'fragments',
    { '/a': { main: `${h1}<a href="/b#prices">x</a>` }, '/b': { main: '<h1 id="cost">x</h1>' } },
    /\/b#prices.*parts: .*cost/,
  ],
  ['fragments', { '/a': { main: `${h1}<a href="#gone">x</a>` } }, /\/a#gone/],
  [
    'guideSteps',
    { '/g': { kind: 'guide', front: { steps: [{ part: 'Sitting on' }] }, main: `${h1}<h2>Sitting one</h2>` } },
    /\/g.*“Sitting on”.*mean “Sitting one”/,
  ],
  ['orphans', { '/': { main: h1 }, '/a': {} }, /\/a.*No page links here/],
  [
    'orphans',
    { '/': { main: `${h1}<a href="/sitemap">x</a>` }, '/sitemap': { main: `${h1}<a href="/a">x</a>` }, '/a': {} },
    /\/a.*No page links here; the site map does not count/,
  ],
  ['crumbs', { '/a/b': {} }, /\/a\/b.*breadcrumbs lead over \/a,.*Write a page for \/a.*aliases/],
  ['crumbs', { '/a': { robots: 'noindex' }, '/a/b': {} }, /\/a\/b.*breadcrumbs lead over \/a,/],
  [
    'clicksFromHome',
    {
      '/': { main: `${h1}<a href="/a">x</a>` },
      '/a': { main: `${h1}<a href="/b">x</a>` },
      '/b': { main: `${h1}<a href="/c">x</a>` },
      '/c': { main: `${h1}<a href="/d">x</a>` },
      '/d': {},
    },
    /\/d.*4 clicks/,
  ],
  [
    'clicksFromHome',
    { '/': { main: `${h1}<a href="/sitemap">x</a>` }, '/sitemap': { main: `${h1}<a href="/a">x</a>` }, '/a': {} },
    /\/a.*does not lead here/,
  ],
  ['canonicals', { '/a': { canonical: '' } }, /\/a canonical|\/a.*missing/],
  ['canonicals', { '/a': { canonical: 'https://else.example/a' } }, /another site/],
  ['canonicals', { '/a': { canonical: `${origin}/gone`, robots: 'noindex' } }, /not there/],
  [
    'canonicals',
    {
      '/a': { canonical: `${origin}/b`, robots: 'noindex' },
      '/b': { canonical: `${origin}/c`, robots: 'noindex' },
      '/c': {},
    },
    /names \/b, whose own canonical/,
  ],
  ['canonicals', { '/a': { canonical: `${origin}/b` }, '/b': {} }, /must be noindex/],
  ['sitemap', { '/a': {} }, /does not list \/a/, { sitemap: `<loc>${origin}/</loc>` }],
  [
    'sitemap',
    { '/a': { robots: 'noindex' } },
    /lists .*\/a, which is no/,
    { sitemap: `<loc>${origin}/</loc><loc>${origin}/a</loc>` },
  ],
  ['headings', { '/a': { main: '<p>x</p>' } }, /0 headings of the first level/],
  ['headings', { '/a': { main: `${h1}${h1}` } }, /2 headings of the first level/],
  ['headings', { '/a': { main: `${h1}<h3>Deep</h3>` } }, /“Deep” \(h3\).*Make it level 2/],
  ['oneReading', { '/a': { claims: ['years'] } }, /claim:years.*does not use/],
  ['oneReading', { '/a': { claims: ['since', 'years'] } }, /claim:years.*beside \{claim:since\}/],
  [
    'oneReading',
    { '/a': { claims: ['businesses500'], main: `${h1}<p data-claim="businesses8500">x</p>` } },
    /businesses8500/,
  ],
  ...[
    ['firmSize', `Firms of ${claims.firmSize.value} people.`],
    ['planPrice', `It is ${claims.planPrice.value} a person.`],
    ['since', `${claims.since.value}, in Toronto.`],
  ].map(
    ([id, text = '']): Breach => [
      'claimsById',
      { '/a': {} },
      new RegExp(`nowhere/a.*Write \\{claim:${id}\\}`),
      { textOf: (file) => (file.includes('/a') ? text : '') },
    ],
  ),
  ['unfinished', { '/a': { main: `${h1}<p>Coming soon.</p>` } }, /“Coming soon”/],
  ['unfinished', { '/a': { main: `${h1}<p>Write here: x</p>` } }, /draft: true/],
  ['pageSize', { '/a': { main: h1 + 'x'.repeat(160_000) } }, /16\d\.\d kB of HTML/],
];

test.each(breaches)('%s refuses a site that breaks it, and names the page', (rule, pages, words, change) => {
  const lines = said(rule, tinySite(pages, change));
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(words);
});

test('a value that often means something else, or is part of a longer one, is no spelled claim', () => {
  const words = `In ${claims.emergencyResponse.value} ${claims.employees.value} of ${claims.uptime.value}: =B${claims.cities.value}`;
  expect(said('claimsById', tinySite({ '/a': {} }, { textOf: () => words }))).toEqual([]);
});

test('every rule is shown to be able to fail', () => {
  expect([...new Set(breaches.map(([rule]) => rule))].toSorted()).toEqual(Object.keys(rules).toSorted());
});

test('a build stops with all faults at once, and for none of the judgements', () => {
  const wrong = tinySite({ '/a': { main: '<a href="/gone">x</a><a href="/lost#part">y</a>' } });
  expect(() => checkBuiltSite(wrong)).toThrow(AuthorError);
  expect(() => checkBuiltSite(wrong)).toThrow(/2 things to fix[\s\S]*\/gone[\s\S]*\/lost/);
  const judged = tinySite({
    '/a': { title: 'x'.repeat(151), description: '', main: '<h2>x</h2><p>TODO: our 24/7 desk.</p>' },
  });
  const notes = checkBuiltSite(judged);
  expect(notes.length).toBeGreaterThan(3);
  expect(notes.every(({ note }) => note)).toBe(true);
});

test('a link on every page is one problem that says how often', () => {
  const main = `${h1}<a href="/gone">x</a>`;
  expect(said('links', tinySite({ '/a': { main }, '/b': { main }, '/c': { main } }))).toEqual([
    expect.stringContaining('link /gone (linked 3 times)'),
  ]);
});

test('files, mail, telephone, other sites and the API may be linked; second addresses need not be in the sitemap', () => {
  const links = [
    '/feed.xml',
    'mailto:a@b.example',
    'tel:+1',
    'https://else.example/x',
    '//else.example',
    '/api/x',
    '/a?b=c',
  ];
  const main = h1 + links.map((href) => `<a href="${href}">x</a>`).join('');
  const alias = { canonical: `${origin}/a`, robots: 'noindex, follow', title: 'Title of /a' };
  const site = tinySite(
    { '/': { main: `${h1}<a href="/a">x</a>` }, '/a': { main }, '/again': alias },
    { aliases: { '/again': '/a' } },
  );
  expect(checkBuiltSite(site)).toEqual([]);
});
