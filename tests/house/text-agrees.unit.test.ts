import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { webinarLine } from '../../site/components/lists/webinar-line.ts';
import { claims } from '../../site/facts/claims.ts';
import { landingOf } from '../../site/facts/landing-topics.ts';
import { hasOffice, nearestOffice, places, serviceRadiusMetres } from '../../site/facts/places.ts';
import { isSample } from '../../site/facts/served.ts';
import { webinars } from '../../site/facts/webinars.ts';
import { dist } from '../support/built-site.ts';
import { ofSample } from '../support/of-sample.ts';
import { readSources } from '../support/repository.ts';

const htmlOf = (path: string) => readFileSync(join(dist, `${path}.html`), 'utf8');
const builtPage = (path: string) => parse(htmlOf(path));
const paths: string[] = Object.keys(JSON.parse(readFileSync(join(dist, '_server/styles.json'), 'utf8')))
  .filter((path) => path.startsWith('/') && path !== '/')
  .toSorted();

const linksIn = (part: HTMLElement | null) =>
  part?.querySelectorAll('a').map((link) => [link.getAttribute('href') ?? '', link.text.trim()] as const) ?? [];

/** Of the pages about the sample's towns. */
const ofTowns = ofSample(test, 'places');

test('a link to the service or trade that a page belongs to names it, and is not the slogan at its top', () => {
  const named: [string, string][] = [];
  for (const path of paths) {
    const html = htmlOf(path);
    if (!html.includes('Part of ') && !landingOf(path)) continue;
    const page = parse(html);
    const partOf = page.querySelectorAll('main p').find((text) => text.text.trim().startsWith('Part of '));
    const nearby = landingOf(path) ? page.querySelector('.nearby-pages') : null;
    for (const [href, words] of [...linksIn(partOf ?? null), ...linksIn(nearby)]) {
      if (/^\/(services|industries)\//.test(href)) named.push([href, words]);
    }
  }
  expect(named.length).toBeGreaterThan(isSample ? 60 : 10);
  const slogans = named.filter(([href, words]) => builtPage(href).querySelector('h1')?.text.trim() === words);
  expect(slogans).toEqual([]);
  expect(new Map(named).get('/services/cloud-solutions')).toBe('Cloud Solutions');
  if (isSample) expect(new Map(named).get('/industries/dental')).toBe('Dental IT');
});

test('a related link says what follows: the trade or the city by itself would not', () => {
  // To parse each whole page takes seconds.
  const related = (html: string) => /<ul class="related-resources__list">[\s\S]*?<\/ul>/.exec(html)?.[0] ?? '';
  const words = paths.flatMap((path) => linksIn(parse(related(htmlOf(path)))));
  const bare = words.filter(([href, name]) => /^\/(industries|locations)\/./.test(href) && !/\bIT\b/.test(name));
  expect(words.length).toBeGreaterThan(isSample ? 300 : 200);
  expect(bare).toEqual([]);
});

ofTowns('a page about a place shows its times, and speaks of a distance only where it shows one', () => {
  for (const { slug, visits, ...place } of places) {
    const path = place.hasPage ? `/locations/${slug}` : `/managed-it-services-${slug}`;
    const facts = builtPage(path).querySelector('.place-facts')?.text ?? '';
    expect(facts, path).not.toBe('');
    expect(facts, path).toMatch(/\d+ minutes/);
    expect(facts, path).toContain('service levels');
    const far = visits !== 'remote' && !hasOffice({ slug });
    expect(/\d km(?! circle)/.test(facts), path).toBe(far);
    expect(facts.includes('straight line'), path).toBe(far);
  }
});

ofTowns('no page puts a city outside our area that stands within it by its own distance', () => {
  const inside = places.filter((place) => nearestOffice(place).km * 1000 <= serviceRadiusMetres);
  expect(inside.map(({ slug }) => slug)).toContain('burlington');
  const outside = /(beyond|outside|past) our (usual |regular )?(on-site |driving )?(area|radius|range|circle)/i;
  for (const { slug } of inside) {
    for (const path of paths.filter((one) => one.endsWith(`-${slug}`) || one === `/locations/${slug}`)) {
      const page = builtPage(path);
      const described = page.querySelector('meta[name="description"]')?.getAttribute('content') ?? '';
      expect(`${described} ${page.querySelector('main')?.text}`, path).not.toMatch(outside);
    }
  }
});

test('a webinar that has had its day is to be read on the home page as on its own', () => {
  for (const webinar of webinars) {
    const { action } = webinarLine(webinar, new Date('2026-11-21T12:00:00Z'));
    const own = builtPage(`/resources/webinars/${webinar.slug}`).querySelector('.webinar')?.text ?? '';
    expect([action, own]).toEqual(['Read it now.', expect.stringContaining('A worked session to read.')]);
    expect(builtPage('/index').querySelector('.resources__webinars')?.text).toContain(action);
  }
});

ofTowns('points in the worked example of the scorecard lie on the scale of the sheet', () => {
  const page = builtPage('/top-managed-service-providers-toronto');
  const scale =
    page
      .querySelectorAll('th')
      .find((cell) => / to /.test(cell.text))
      ?.text.trim() ?? '';
  const best = Number(scale.split(' to ')[1]);
  expect(scale).toBe('0 to 5');
  const text = page.querySelector('main')?.text ?? '';
  const points = [...text.matchAll(/(\d+) × \d/g)].map(([, given]) => Number(given));
  expect(Math.max(...points)).toBe(best);
  expect(text).toMatch(/five means they had it open/i);
});

test('no page sends a picture, a drawing or a paper through the contact form, which takes text only', () => {
  expect(builtPage('/contact-us').querySelectorAll('input[type="file"]')).toEqual([]);
  const sent = /\bsend\b[^.]*\b(photos?|pictures?|drawings?|letters?|bills?|invoices?|files?)\b/i;
  for (const file of globSync('site/content/**/*.md')) {
    for (const sentence of readFileSync(file, 'utf8').split(/(?<=[.?!])\s/)) {
      if (sentence.includes('](/contact-us)')) expect(sentence, file).not.toMatch(sent);
    }
  }
});

test('the line at the newsletter field says what the privacy policy says: the proof is kept', () => {
  expect(builtPage('/index').querySelector('[data-widget="newsletter"]')?.text).toMatch(/keep only the proof/);
  expect(builtPage('/privacy-policy').querySelector('main')?.text).toMatch(/then only the proof/);
});

ofSample(test, 'claims')('a claim is written by its id: its words stand in the list of claims alone', () => {
  // Only claims with unambiguous words: "15 minutes" or "25" may mean anything.
  const own = ['firmSize', 'planPrice', 'businesses500', 'businesses8500', 'rating', 'years'] as const;
  const sources = readSources(
    /^(site\/(content|components|kinds|build|seo)|shared|widgets|admin|server)\/.*\.(md|tsx?)$/,
  ).filter(({ path }) => path !== 'site/content/README.md');
  expect(sources.length).toBeGreaterThan(300);
  const found = sources.flatMap(({ path, text }) =>
    own.filter((id) => text.includes(claims[id].value)).map((id) => `${path}: ${claims[id].value}, {claim:${id}}`),
  );
  expect(found).toEqual([]);
});
