import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { bookingRequest, heroRequest } from '../../../shared/forms/contact.ts';
import { newsletterRequest } from '../../../shared/forms/newsletter.ts';
import { jsonSchemaOf } from '../../../site/build/author-guide/json-schema.ts';
import { expertFaqs, quickFaqs } from '../../../site/facts/faqs.ts';
import { iconNames } from '../../../site/facts/icons.ts';
import { industries } from '../../../site/facts/industries.ts';
import localData from '../../../site/facts/local-data.json' with { type: 'json' };
import { places } from '../../../site/facts/places.ts';
import { postalPrefixes } from '../../../site/facts/postal-codes.ts';
import { externalLinks } from '../../../site/facts/related.ts';
import { serviceTiles } from '../../../site/facts/service-tiles.ts';
import { services } from '../../../site/facts/services.ts';
import { testimonials } from '../../../site/facts/testimonials.ts';
import { readPages } from '../../../site/pages/read-pages.ts';
import { kinds } from '../../../site/schema/kinds.ts';
import { ratedBusinessRecord } from '../../../site/seo/business.ts';
import { dist } from '../../support/built-site.ts';
import { ofSample } from '../../support/of-sample.ts';
import { root } from '../../support/repository.ts';
import { origin } from '../../support/tiny-site.ts';

function frontMatter(kind: string): string[] {
  const schema = kinds.find(({ name }) => name === kind)?.schema;
  if (!schema) throw new Error(`No kind ${kind}`);
  return Object.keys(jsonSchemaOf(schema).properties ?? {});
}

const fieldsOf = (records: readonly object[]) => [...new Set(records.flatMap((record) => Object.keys(record)))];

/** A page's address includes its slug. */
const page = ['slug'];

/** An entity of docs/product.md, section 3, its fields by their names there, and where we store them. */
const entities: readonly [string, string, readonly string[], Record<string, string>?][] = [
  ['service', 'id name slug description icon features benefits', [...fieldsOf(services), ...frontMatter('service')]],
  ['AI service', 'name slug description icon features benefits', [...page, ...frontMatter('ai-service')]],
  // A sub-service has no id other than its address.
  ['sub-service', 'id name slug description features', [...page, ...frontMatter('sub-service')], { id: 'slug' }],
  [
    'industry',
    'id name slug description icon challenges solutions',
    [...fieldsOf(industries), ...frontMatter('industry')],
    { id: 'slug' },
  ],
  [
    'location',
    'id name slug province description population lat lng localFeatures responseTime',
    [...fieldsOf(places), ...frontMatter('location')],
    { id: 'slug', population: 'population2021', responseTime: 'onSiteHours' },
  ],
  [
    'service-area data of a city',
    'responseTime lat lng postalCodePrefixes neighbourhoods',
    [...fieldsOf(places), ...fieldsOf(postalPrefixes)],
    { responseTime: 'firstResponseMinutes', postalCodePrefixes: 'prefixes' },
  ],
  [
    'testimonial',
    'id company industry location testimonial clientName clientTitle results beforeAfter timeline rating',
    fieldsOf(testimonials),
  ],
  ['result of a testimonial', 'metric improvement icon', fieldsOf(testimonials.flatMap(({ results = [] }) => results))],
  [
    'before and after',
    'challenge solution outcome',
    fieldsOf(testimonials.flatMap(({ beforeAfter = [] }) => beforeAfter)),
  ],
  ['service tile', 'id title description outcomes link color', fieldsOf(serviceTiles)],
  ['FAQ item', 'question answer category statistics citation keywords', fieldsOf([...quickFaqs, ...expertFaqs])],
  ['related link', 'title url description category domain', fieldsOf(externalLinks)],
  ['booking request', 'name email phone company service message', Object.keys(bookingRequest.shape)],
  ['hero form contact', 'name email phone employeeCount', Object.keys(heroRequest.def.in.shape)],
  ['newsletter subscription', 'email', Object.keys(newsletterRequest.shape)],
  [
    'structured business record',
    'name telephone email address geo openingHours priceRange currency serviceArea areasServed offerCatalog rating foundingYear employees',
    Object.keys(ratedBusinessRecord(origin)),
    {
      openingHours: 'openingHoursSpecification',
      currency: 'currenciesAccepted',
      areasServed: 'areaServed',
      offerCatalog: 'hasOfferCatalog',
      rating: 'aggregateRating',
      foundingYear: 'foundingDate',
      employees: 'numberOfEmployees',
    },
  ],
];

test.each(entities)('%s has every field of docs/product.md, section 3', (_, fields, ours, names = {}) => {
  expect(fields.split(' ').filter((field) => !ours.includes(names[field] ?? field))).toEqual([]);
});

ofSample(test, 'places')('every city of the data is a place with its neighbourhoods and its province', () => {
  for (const { slug, neighbourhoods } of localData.cities) {
    const place = places.find((entry) => entry.slug === slug);
    expect(place?.neighbourhoods, slug).toEqual(neighbourhoods ?? []);
    expect(place?.province, slug).toBe(slug === 'calgary' ? 'AB' : 'ON');
  }
});

test('each service and each industry has a drawing of its own, and the lists show it', () => {
  const named = readPages(join(root, 'site/content')).flatMap(({ data }) => ('icon' in data ? [data.icon] : []));
  expect(named.toSorted()).toEqual(iconNames.toSorted());
  const shown = ['services', 'industries'].flatMap((list) =>
    parse(readFileSync(join(dist, `${list}.html`), 'utf8')).querySelectorAll('main li :is(svg.icon, svg.vignette)'),
  );
  expect(shown.filter((icon) => icon.getAttribute('aria-hidden') === 'true')).toHaveLength(iconNames.length);
});

ofSample(test, 'places').each([
  ['locations/mississauga', ['Peel, Ontario', 'Port Credit, Streetsville']],
  ['it-support-vaughan', ['York, Ontario', 'Woodbridge, Thornhill']],
  ['cloud-services-burlington', ['Halton, Ontario', 'Aldershot, Millcroft']],
  ['locations/calgary', ['Alberta']],
])('the page %s names the province, and the neighbourhoods that are on file', (path, words) => {
  const facts = parse(readFileSync(join(dist, `${path}.html`), 'utf8')).querySelector('.place-facts')?.text ?? '';
  for (const word of words) expect(facts).toContain(word);
  expect(facts.includes('neighbourhoods')).toBe(words.length > 1);
});
