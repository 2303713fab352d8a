import { describe, expect, test } from 'vitest';
import { createLinkMender } from '../../site/build/mend-links.ts';
import { checkBuiltSite } from '../../site/checks/check-built-site.ts';
import type { LinkTargets } from '../../site/pages/link-target.ts';
import { checkRedirects } from '../../site/redirects/check-redirects.ts';
import { createResolver } from '../../site/redirects/create-resolver.ts';
import { settledLegacy } from '../../site/redirects/standing.ts';
import { plannedSite } from '../support/redirects/planned-site.ts';
import { tinySite } from '../support/tiny-site.ts';

/* Links and redirects of an owner's first day (decision 58); files: owner-day-files.unit.test.ts. */

describe('a link as people write it', () => {
  const targets: LinkTargets = {
    origin: 'https://site.example',
    pages: new Set(['/', '/pricing', '/about-us', '/contact-us', '/blog', '/blog/one']),
    waiting: new Set(['/blog/tomorrow']),
    other: new Map([
      ['/about', '/about-us'],
      ['/old', '/pricing'],
    ]),
    files: new Set(['/icon.svg']),
  };
  const mend = (href: string) =>
    createLinkMender(targets).mendLinks(`<p><a class="x" href="${href}">word</a></p>`, '/blog/one');

  test.each([
    ['/Pricing', '/pricing'],
    ['/pricing/', '/pricing'],
    ['/pricing.html', '/pricing'],
    ['/about', '/about-us'],
    ['/old#top', '/pricing#top'],
    ['pricing', '/pricing'],
    ['../contact-us', '/contact-us'],
    ['../contact-us.md?x=1', '/contact-us?x=1'],
    ['one', '/blog/one'],
    ['https://site.example/About', '/about-us'],
    ['www.microsoft.com/365', 'https://www.microsoft.com/365'],
  ])('%s leads to %s', (href, to) => {
    expect(mend(href)).toBe(`<p><a class="x" href="${to}">word</a></p>`);
  });

  test.each([
    '/pricing?a=1#b',
    '#here',
    'mailto:a@b.example',
    'tel:+1',
    'https://else.example/Pricing',
    '/api/x',
    '/icon.svg',
  ])('%s stays', (href) => {
    expect(mend(href)).toContain(`href="${href}"`);
  });

  test('to a post of tomorrow is text until then, with a note', () => {
    const { mendLinks, notes } = createLinkMender(targets);
    expect(mendLinks('<p>Read <a href="/blog/tomorrow">the next</a>.</p>', '/')).toBe('<p>Read the next.</p>');
    expect(notes(tinySite())).toMatchObject([{ note: true, what: 'leads to a page that is not published yet.' }]);
  });

  test('of a city on a map to a page that is not written keeps its place on the map', () => {
    const { mendLinks } = createLinkMender({ ...targets, waiting: new Set(['/locations/napanee']) });
    const city =
      '<a data-city="napanee" transform="translate(389 279)" href="/locations/napanee" tabIndex="-1" class="c"><circle r="8"></circle></a>';
    expect(mendLinks(`<svg>${city}</svg>`, '/')).toBe(
      '<svg><g data-city="napanee" transform="translate(389 279)" class="c"><circle r="8"></circle></g></svg>',
    );
  });

  test('to a text about a town that is not served takes its sentence along, and a heading that has nothing left', () => {
    const { mendLinks, notes } = createLinkMender(targets, new Set(['/it-support-toronto']));
    const link = '<a href="/it-support-toronto#first">IT support in Toronto</a>';
    const html = `<div><h2 id="a">A</h2>\n<p>One. Our page on ${link} says more. Two.</p>\n<h2>B</h2>\n<p>${link} is near.</p>\n</div>`;
    expect(mendLinks(html, '/')).toBe('<div><h2 id="a">A</h2>\n<p>One. Two.</p>\n</div>');
    expect(mendLinks(`<nav>${link}</nav>`, '/')).toContain('<a ');
    expect(notes(tinySite())).toMatchObject([{ note: true, what: expect.stringMatching(/its sentence is left out/) }]);
  });

  test('in a contract to such a text is text, and its sentence stays', () => {
    const { mendLinks } = createLinkMender(
      { ...targets, waiting: new Set(['/brand']) },
      new Set(['/brand']),
      (page) => page === '/terms-of-service',
    );
    const html = '<p>One. The <a href="/brand">mark</a> may be used. Two.</p>';
    expect(mendLinks(html, '/terms-of-service')).toBe('<p>One. The mark may be used. Two.</p>');
    expect(mendLinks(html, '/pricing')).toContain('<p>One. Two.</p>');
  });

  test('that goes with its sentence takes the heading along that has nothing below it any more, and no other', () => {
    const { mendLinks } = createLinkMender(targets, new Set(['/brand']));
    const boxed = '<li><div><h3>Is it a record?</h3></div><p>Yes.</p></li>';
    const gone = '<section><h2>Our mark</h2><p>See <a href="/brand">it</a>.</p></section>';
    expect(mendLinks(`<section>${boxed}</section>${gone}`, '/pricing')).toBe(
      `<section>${boxed}</section><section></section>`,
    );
  });

  test('that leads nowhere is a fault, a relative one too', () => {
    const html = mend('no-such-page');
    expect(html).toContain('href="/blog/no-such-page"');
    expect(() => checkBuiltSite(tinySite({ '/blog/one': { main: `<h1>x</h1>${html}` } }))).toThrow(/leads nowhere/);
  });
});

describe('a page that disappears', () => {
  const without = (gone: string) => ({ ...plannedSite, valid: plannedSite.valid.filter((path) => path !== gone) });

  test.each([
    ['/blog/what-is-a-vcio', '/blog'],
    ['/locations/oshawa', '/locations'],
    ['/services/voip', '/services'],
    ['/people', '/'],
  ])('%s is redirected to %s', (gone, folder) => {
    const data = without(gone);
    const settled = { ...data, legacy: settledLegacy(data, [gone]) };
    expect(createResolver(settled).resolveRedirect(gone)).toBe(folder);
    const found = checkRedirects({ data, entries: [], published: plannedSite.valid });
    expect(found.every(({ note }) => note)).toBe(true);
  });

  test('old addresses that led to it lead to its folder', () => {
    const data = without('/services/voip');
    const settled = { ...data, legacy: settledLegacy(data, ['/services/voip']) };
    expect(createResolver(settled).resolveRedirect('/voip-phone-systems-toronto')).toBe('/services');
  });

  test('leaves notes about the links to it, and no fault', () => {
    const site = tinySite({ '/a': { main: '<h1>x</h1><a href="/services/voip">x</a>' } });
    const notes = checkBuiltSite({ ...site, published: new Set(['/services/voip']) });
    expect(notes).toMatchObject([{ note: true, what: expect.stringContaining('is gone') }]);
  });
});

test('redirects in a circle are a fault; every other line of the legacy map leads to a page or is noted', () => {
  const entry = (from: string, to: string) => ({ from, to, note: '', file: 'map.csv', line: 2 });
  const entries = [entry('/x', '/y'), entry('/y', '/x')];
  const legacy = { '/x': '/y', '/y': '/x' };
  const circles = checkRedirects({ data: { ...plannedSite, legacy }, entries, published: [] }).filter(
    ({ note }) => !note,
  );
  expect(circles.map(({ what }) => what)).toEqual([
    '/x leads back to itself over /y.',
    '/y leads back to itself over /x.',
  ]);
});
