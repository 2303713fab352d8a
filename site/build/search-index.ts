import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import MiniSearch from 'minisearch';
import { company } from '../../shared/company/company.ts';
import { contactPage } from '../../shared/http.ts';
import { indexOptions, type SearchEntry, type SearchIndexFile } from '../../shared/search/search-index.ts';
import { wordsOf } from '../../shared/search/search-words.ts';
import { estimateLimits } from '../../shared/tools/estimate-limits.ts';
import { cityOf } from '../facts/landing-topics.ts';
import { pathOf } from '../facts/places.ts';
import { postalPrefixes } from '../facts/postal-codes.ts';
import { softwareNames } from '../facts/software-names.ts';
import { synonyms } from '../facts/synonyms.ts';
import type { ContentPage } from '../pages/read-pages.ts';
import { partOf } from '../pages/site-map.ts';
import { kindOf } from '../schema/kinds.ts';
import { nameOf } from '../seo/name-of.ts';
import { distinctiveWords } from './chat/distinctive-words.ts';
import { writeWhole } from './files/write-atomic.ts';

const pricingPage = '/pricing';

/** Body words over all pages: keeps the first search within 150 kB. */
const wordsOfAll = 20_000;

/** JSON (docs/product.md, section 2, search). */
export function searchIndex(all: readonly ContentPage[]): string {
  const pages = all.filter((page) => !page.hidden);
  const texts = pages.map((page) => wordsOf(textOf(page)));
  const bodies = distinctiveWords(texts, Math.floor(wordsOfAll / Math.max(1, pages.length)));
  const engine = new MiniSearch<SearchEntry>(indexOptions);
  engine.addAll(
    pages.map((page, index) => ({
      path: page.path,
      title: nameOf(page),
      section: partOf(page),
      summary: page.data.description,
      headings: [page.data.title, page.data.metaTitle ?? '', ...headingsOf(page.body), ...askedFor(page.path)].join(
        '\n',
      ),
      body: [...(bodies[index] ?? []), ...softwareIn(textOf(page))].join(' '),
      weight: kindOf(page.kind).searchWeight ?? 1,
      city: cityOf(page.path),
    })),
  );
  const file: SearchIndexFile = { synonyms: synonyms.map((group) => [...group]), index: engine.toJSON() };
  return JSON.stringify(file);
}

/**
 * Written for the script (content-hashed) and the server.
 * @returns the script's address
 */
export function searchIndexAddress(pages: readonly ContentPage[], dist: string): string {
  const text = searchIndex(pages);
  const address = searchIndexName(text);
  for (const folder of ['assets', '_server']) mkdirSync(join(dist, folder), { recursive: true });
  writeWhole(join(dist, address), text);
  writeWhole(join(dist, '_server/search-index.json'), text);
  return address;
}

export function searchIndexName(text: string): string {
  return `/assets/search-index-${createHash('sha256').update(text).digest('base64url').slice(0, 8)}.json`;
}

function headingsOf(body: string): string[] {
  return [...body.matchAll(/^#{2,3} (.+)$/gm)].map(([, heading = '']) => heading);
}

/** Words of questions about the price; the head counts of the page's estimates are added. */
const askedOfPrices = 'how much do you charge HST tax fee people users staff employees computers seats';

/**
 * What leads to a page without being in its text: its postal codes, our phone number with and without area code, a
 * question about the price.
 */
function askedFor(path: string): readonly string[] {
  if (path === pricingPage) {
    const { least, most } = estimateLimits;
    return [askedOfPrices, ...Array.from({ length: most - least + 1 }, (_, at) => `${least + at}`)];
  }
  if (path === contactPage) return [company.phone.e164.slice(2), company.phone.e164.slice(5)];
  return postalPrefixes.find(({ place }) => pathOf(place) === path)?.prefixes ?? [];
}

function softwareIn(text: string): string[] {
  const words = new Set(text.match(/[\p{L}\p{N}-]+/gu));
  return softwareNames.filter((name) => (name.includes(' ') ? text.includes(name) : words.has(name)));
}

const unread = new Set(['updated', 'redirectFrom', 'sources', 'date']);

function textOf({ data, body }: ContentPage): string {
  const front = Object.entries(data).flatMap(([field, value]) => (unread.has(field) ? [] : stringsIn(value)));
  return [...front, body].join('\n');
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(stringsIn) : [];
}
