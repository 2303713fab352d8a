import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { pathOf, places } from '../../../site/facts/places.ts';
import { isSample } from '../../../site/facts/served.ts';
import { fileOf } from '../../../site/pages/output-address.ts';
import { dist } from '../../support/built-site.ts';
import { pageOfEachKind } from '../../support/page-of-each-kind.ts';

type Links = [label: string, address: string][];

/**
 * docs/product.md, section 2, site frame; links use canonical addresses (decision 6). What there is to read is grouped,
 * so that prices have room.
 */
const header: Links = [
  ['Services', '/services'],
  ['Industries', '/industries'],
  ['Locations', '/locations'],
  ['About', '/about-us'],
  ['Pricing', '/pricing'],
];

const read: Links = [
  ['Resources', '/resources'],
  ['Blog', '/blog'],
  ['Library', '/library'],
  ...(isSample ? ([['Brand', '/brand']] as Links) : []),
];

/** Extra link of the menu. */
const alsoInMenu: Links = [['Contact', '/contact-us']];

/** Services with the word AI in id or name. */
const ai: Links = [
  ['AI Consulting', '/services/ai-consulting'],
  ['AI Solutions', '/services/ai-solutions'],
  ['AI SEO Consulting', '/services/ai-seo-consulting'],
  ['AI Data Analytics', '/services/ai-data-analytics'],
  ['AI Workflow Automation', '/services/ai-workflow-automation'],
  ['AI Security Solutions', '/services/ai-security-solutions'],
  ['AI Customer Service', '/services/ai-customer-service'],
  ['AI Content Generation', '/services/ai-content-generation'],
];

/** An owner's are the towns that have a page. */
const ownLocations = (): Links => {
  const first = places.slice(0, 7).filter((place) => existsSync(join(dist, fileOf(pathOf(place)))));
  return [...first.map((place) => [place.name, pathOf(place)] as Links[number]), ['All locations', '/locations']];
};

const footer: Record<string, Links> = {
  Services: [
    ['Managed IT', '/services/managed-it'],
    ['Cybersecurity', '/services/cybersecurity'],
    ['Cloud', '/services/cloud-solutions'],
    ['vCIO consulting', '/services/vcio-it-consulting'],
    ['Business continuity', '/services/business-continuity'],
    ['VoIP', '/services/voip'],
    ['Compliance', '/services/compliance-consulting'],
    ['AI consulting', '/services/ai-consulting'],
  ],
  Industries: [
    ['Legal', '/industries/legal'],
    ['Dental', '/industries/dental'],
    ['Non-profit', '/industries/non-profit'],
    ['Manufacturing', '/industries/manufacturing'],
    ['Real Estate', '/industries/real-estate'],
    ['Finance', '/industries/finance'],
    ['Construction', '/industries/construction'],
  ],
  Locations: isSample
    ? [
        ['Toronto', '/locations/toronto'],
        ['Mississauga', '/locations/mississauga'],
        ['Brampton', '/locations/brampton'],
        ['Markham', '/locations/markham'],
        ['Vaughan', '/locations/vaughan'],
        ['Richmond Hill', '/locations/richmond-hill'],
        ['Oakville', '/locations/oakville'],
        ['All locations', '/locations'],
      ]
    : ownLocations(),
  Resources: [
    ['Resources', '/resources'],
    ['Knowledge hub', '/knowledge-hub'],
    ['Blog', '/blog'],
    ['White papers', '/resources/whitepapers'],
    ['Project stories', '/resources/case-studies'],
    ['IT guides', '/resources/it-guides'],
    ['Webinars', '/resources/webinars'],
    ['Security assessment', '/resources/cybersecurity-assessment'],
  ],
  Company: [
    ['Pricing', '/pricing'],
    ['Contact', '/contact-us'],
    ['Service levels', '/service-levels'],
    ['Who we are for', '/who-we-are-for'],
    ['Free dark web scan', '/contact-us?service=dark-web-scan'],
    ['Cybersecurity tracker', '/cybersecurity-tracker'],
    ['Site map', '/sitemap'],
  ],
};
const legal: Links = [
  ['About us', '/about-us'],
  ['Privacy policy', '/privacy-policy'],
  ['Privacy choices', '/privacy-choices'],
  ['Terms of service', '/terms-of-service'],
];

const linksOf = (part: HTMLElement | null | undefined): Links =>
  part?.querySelectorAll('a').map((link) => [link.text.replace(/\s+/g, ' ').trim(), link.getAttribute('href') ?? '']) ??
  [];
function menuOf(nav: HTMLElement | null | undefined) {
  const inOrder = nav?.querySelectorAll('a, summary').map((item) => item.text.trim());
  const lists = (nav?.querySelectorAll('details') ?? []).map((list) => {
    list.remove();
    return [list.querySelector('summary')?.text, linksOf(list.querySelector('ul'))];
  });
  return { inOrder, lists, links: linksOf(nav) };
}

const frames = [...pageOfEachKind().map(({ path }) => path), '/404'].map((path) => {
  const body = parse(readFileSync(join(dist, fileOf(path)), 'utf8')).querySelector('body');
  const landmark = (tag: string) => body?.children.filter(({ rawTagName }) => rawTagName === tag) ?? [];
  return { path, banner: landmark('header'), contentinfo: landmark('footer') };
});

test('every page has one banner and one footer, and its logo leads home', () => {
  for (const { path, banner, contentinfo } of frames) {
    expect([banner.length, contentinfo.length], path).toEqual([1, 1]);
    expect(linksOf(banner[0])[0]?.[1], path).toBe('/');
  }
});

test.each([
  ['Main', header],
  ['Menu', [...header, ...alsoInMenu]],
] as const)(
  'the navigation “%s” links what docs/product.md, section 2, lists in its order, with the AI services',
  (name, links) => {
    const [services, industries, locations, ...rest] = links.map(([label]) => label);
    const labels = (list: Links) => list.map(([label]) => label);
    const inOrder = [services, 'AI', ...labels(ai), industries, locations, 'Read', ...labels(read), ...rest];
    const lists = [
      ['AI', ai],
      ['Read', read],
    ];
    for (const { path, banner } of frames) {
      const menu = menuOf(banner[0]?.querySelector(`nav[aria-label="${name}"]`));
      expect(menu, path).toEqual({ inOrder, lists, links });
    }
  },
);

test('header and menu offer the booking, a link to the contact page without a script', () => {
  for (const { path, banner } of frames) {
    const offers = banner[0]?.querySelectorAll('[data-open="booking"]') ?? [];
    expect(
      offers.map((offer) => [offer.text.trim(), offer.getAttribute('href')]),
      path,
    ).toEqual(Array(2).fill(['Book Free Assessment', '/contact-us']));
  }
});

test('the footer links what the product lists, the price and the offer, column by column, and nothing else of ours', () => {
  for (const { path, contentinfo } of frames) {
    const columns = contentinfo[0]?.querySelectorAll('nav[aria-label="Footer"] h2') ?? [];
    const found = columns.map((title) => [title.text, linksOf(title.nextElementSibling)]);
    expect(Object.fromEntries(found), path).toEqual(footer);
    const ours = linksOf(contentinfo[0]).filter(([, address]) => address.startsWith('/'));
    expect(ours, path).toEqual([...Object.values(footer).flat(), ...legal]);
  }
});
