import { parse } from 'node-html-parser';
import { certifications, claims } from '../../data/claims.ts';
import { places } from '../../data/places.ts';
import { pricing } from '../../data/pricing.ts';
import type { BuiltPage } from '../built-page.ts';
import { type BuiltSite, type Finding, findingOn } from '../built-site.ts';

const amounts = {
  percentage: /\d[\d.,]*\s?(?:%|per ?cent\b)/gi,
  price: /\$\s?\d[\d,.]*\d|\$\s?\d/g,
  'customer count': /\d[\d,]*\+?\s(?:(?:small|local|other|happy)\s)?(?:businesses|customers|clients)\b/gi,
};
const time = /\d+\s?(?:to|-|–)?\s?\d*\s?-?(?:minutes?|hours?)\b/gi;
/** A length of time is a promise where its sentence speaks of answering or coming. */
const promising =
  /\b(?:we|our|us|technician)\b.*\b(?:answer|respon|repl|call (?:you )?back|on[- ]site|arriv|at your door)/i;

/** Where numbers are made up and say so, or are arithmetic. */
const exempt = '.prose__example, table, code, pre, [data-illustrative]';

/**
 * Every percentage, price, count of customers and response time on a page is a registered claim, or the page
 * names its sources. Rule of thumb: a page with `sources` in its front matter may state sourced numbers in its
 * text; customers and our own response times are claims on every page.
 */
export function unregisteredNumbers(site: BuiltSite): Finding[] {
  return site.pages.flatMap((page) => {
    const content = site.content.find((entry) => entry.path === page.path);
    if (!content) return [];
    const sourced = content.data.sources.length > 0;
    const told = 'illustrative' in content.data && content.data.illustrative === true;
    if (told) return [];
    return numbersOf(page).flatMap(({ kind, text }) => {
      if (registered.has(plain(text)) || (sourced && (kind === 'percentage' || kind === 'price'))) return [];
      return [
        findingOn(site, page.path, {
          field: `“${text}”`,
          what: `is a ${kind} that no claim and no source backs.`,
          todo: 'Use {claim:id}, name the source, move it into an example box, or leave it out.',
          needle: text,
        }),
      ];
    });
  });
}

function numbersOf(page: BuiltPage): { kind: string; text: string }[] {
  const main = parse(page.html).querySelector('main');
  for (const element of main?.querySelectorAll(exempt) ?? []) element.remove();
  const blocks = (main?.structuredText ?? '').split('\n');
  return blocks.flatMap((block) => [
    ...Object.entries(amounts).flatMap(([kind, pattern]) => matches(block, pattern).map((text) => ({ kind, text }))),
    ...block
      .split(/(?<=[.!?])\s/)
      .filter((sentence) => promising.test(sentence))
      .flatMap((sentence) => matches(sentence, time).map((text) => ({ kind: 'response time', text }))),
  ]);
}

const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[0]);

/** One spelling: `99.9 %`, `99.9 per cent` and `99.9%` are the same number. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/per ?cent/, '%')
    .replace(/[,\s]|\.$/g, '')
    .replace(/(minute|hour)s$/, '$1');

/** Every number that the data of the site registers, in its one spelling. */
const registered = new Set(
  [
    ...Object.values(claims).flatMap((claim) => [`${claim.value} ${claim.wording}`, 'note' in claim ? claim.note : '']),
    ...certifications.map((entry) => ('note' in entry ? entry.note : '')),
    ...[pricing, ...pricing.tiers].map(({ min, max }) => `$${min} $${max}`),
    ...pricing.packages.map((entry) => `$${entry.price}`),
    ...places.map((place) => `${place.firstResponseMinutes} minutes, ${place.onSiteHours} hours`),
  ].flatMap((text) =>
    [...Object.values(amounts), time].flatMap((pattern) => matches(String(text), pattern).map(plain)),
  ),
);
