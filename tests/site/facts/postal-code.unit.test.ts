import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { company } from '../../../shared/company/company.ts';
import { answerPostalCode, type PostalTable, readPostalCode } from '../../../shared/tools/postal-code.ts';
import { claims } from '../../../site/facts/claims.ts';
import { pathOf, placeAt, places } from '../../../site/facts/places.ts';
import { postalPrefixes } from '../../../site/facts/postal-codes.ts';
import { dist, firstScripts } from '../../support/built-site.ts';
import { ofSample } from '../../support/of-sample.ts';

const text = readFileSync(join(dist, '_server/postal-codes.json'), 'utf8');
const table = JSON.parse(text) as PostalTable;
const built = new Set(JSON.parse(readFileSync(join(dist, 'urls.json'), 'utf8')) as string[]);

const letters = [...'ABCEGHJKLMNPRSTVWXYZ'];
const letter = fc.constantFrom(...letters);
const first = fc.constantFrom(...letters.filter((one) => one !== 'W' && one !== 'Z'));
const digit = fc.constantFrom(...'0123456789');

const code = fc
  .tuple(first, digit, letter, digit, letter, digit, fc.integer({ min: 3, max: 6 }))
  .map(([...parts]) => parts.slice(0, 6).join('').slice(0, Number(parts[6])));

/** As typed: in any case, with spaces and hyphens anywhere. */
const typed = code.chain((whole) =>
  fc
    .array(fc.tuple(fc.constantFrom('', '', '', ' ', '-', '\u00a0'), fc.boolean()), { minLength: 6, maxLength: 6 })
    .map((ways) => ({
      whole,
      raw: [...whole].map((one, at) => (ways[at]?.[1] ? one : one.toLowerCase()) + (ways[at]?.[0] ?? '')).join(''),
    })),
);

const answerTo = (whole: string) => answerPostalCode(table, whole);

describe('what a person typed is read', () => {
  test('in any case, with spaces and hyphens wherever they like', () => {
    fc.assert(
      fc.property(typed, ({ raw, whole }) => {
        expect(readPostalCode(raw)).toBe(whole);
      }),
    );
  });

  test('with O for 0 and I for 1 where a digit has to be', () => {
    const slip = (whole: string) => [...whole].map((one) => ({ 0: 'O', 1: 'i' })[one] ?? one).join('');
    fc.assert(
      fc.property(code, (whole) => {
        expect(readPostalCode(slip(whole))).toBe(whole);
      }),
    );
    expect(readPostalCode('LIS')).toBe('L1S');
    expect(readPostalCode('OM5')).toBeUndefined();
  });

  test('as no postal code when it is anything else', () => {
    for (const raw of ['', 'M5', '90210', 'M5V2T6X', 'D5V', 'W1A', 'M5O', 'M5V-2F6', 'Toronto', 'M5V\0', '５М'])
      expect(readPostalCode(raw), raw).toBeUndefined();
    const canadian = /^[A-Z]\d[A-Z](\d([A-Z]\d?)?)?$/;
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.string({ maxLength: 8 })), (raw) => {
        const read = readPostalCode(raw);
        if (read !== undefined) expect(read).toMatch(canadian);
      }),
    );
  });
});

describe('a code belongs to the place with the longest matching prefix (decision 24)', () => {
  test('whatever the code', () => {
    const all = postalPrefixes.flatMap(({ place, prefixes }) => prefixes.map((prefix) => ({ place, prefix })));
    // An owner may serve towns of which none is on the list.
    const beginning = fc.constantFrom(...(all.length > 0 ? all : [{ prefix: 'M5V' }]).map(({ prefix }) => prefix));
    const near = fc.tuple(beginning, code, letter).map(([start, rest, third]) => {
      const area = start.length === 2 ? start + third : start;
      return area + rest.slice(3);
    });
    fc.assert(
      fc.property(fc.oneof(code, near), (whole) => {
        const matching = all.filter(({ prefix }) => whole.startsWith(prefix));
        const longest = Math.max(...matching.map(({ prefix }) => prefix.length));
        const place = matching.find(({ prefix }) => prefix.length === longest)?.place;
        const { title, path } = answerTo(whole);
        const area = whole.slice(0, 3);
        expect(title).toBe(place ? `${area} is in ${place.name}.` : `${area} is not on our list.`);
        expect(path).toBe(place ? pathOf(place) : `tel:${company.phone.e164}`);
      }),
    );
  });

  ofSample(test, 'places')('M1B is Scarborough, M5V is Toronto, M3J is North York, M8Y is Etobicoke', () => {
    const names = ['M1B', 'M5V 2T6', 'M3J', 'M8Y'].map((raw) => answerTo(readPostalCode(raw) ?? '').title);
    expect(names).toEqual([
      'M1B is in Scarborough.',
      'M5V is in Toronto.',
      'M3J is in North York.',
      'M8Y is in Etobicoke.',
    ]);
  });

  test('no prefix is given to two places', () => {
    const all = postalPrefixes.flatMap(({ prefixes }) => prefixes);
    expect(all).toHaveLength(new Set(all).size);
    expect(Object.keys(table.prefixes).toSorted()).toEqual(all.toSorted());
  });
});

describe('what is said of a place', () => {
  test('is its times and no others: responses and visits are two claims (decisions 20, 24, 53)', () => {
    for (const { place, prefixes } of postalPrefixes) {
      const answer = answerTo(`${prefixes[0]}B`.slice(0, 3));
      const { firstResponseMinutes, onSiteHours } = placeAt(
        places.find(({ name }) => answer.title.endsWith(` ${name}.`))?.slug ?? '',
      );
      expect(answer.minutes, place.slug).toBe(
        firstResponseMinutes ? `${firstResponseMinutes} minutes` : claims.helpDeskResponse.value,
      );
      expect(answer.hours, place.slug).toBe(onSiteHours ? `under ${onSiteHours} hours` : '');
      expect(answer.toAnswer).toContain(firstResponseMinutes ? 'emergency' : 'help desk');
      expect(answer.toVisit === '').toBe(answer.hours === '');
    }
  });

  test('leads to a page that exists', () => {
    for (const { path } of table.answers) expect(built, path).toContain(path);
  });

  ofSample(test, 'places')('leads in Ajax and Burlington to their landing pages', () => {
    expect([answerTo('L1S').path, answerTo('L7L').path]).toEqual([
      '/managed-it-services-ajax',
      '/managed-it-services-burlington',
    ]);
    expect(answerTo('L7L').note).toContain('visits are planned');
  });
});

test('the script reads the same table as the server, and does not carry it', () => {
  const files = readdirSync(join(dist, 'assets')).filter((name) => /^postal-codes-[^.]+\.json$/.test(name));
  expect(files.map((name) => readFileSync(join(dist, 'assets', name), 'utf8'))).toContain(text);
  for (const script of firstScripts()) expect(script).not.toContain('L7T');
});
