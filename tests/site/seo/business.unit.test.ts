import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { company, type Office } from '../../../shared/company/company.ts';
import { testimonials } from '../../../site/facts/testimonials.ts';
import { ratedBusinessRecord } from '../../../site/seo/business.ts';
import { builtHeads } from '../../support/built-heads.ts';
import { dist } from '../../support/built-site.ts';

type Business = Record<string, unknown> & { '@type': string };

const heads = builtHeads();

const businesses = new Map(
  heads.flatMap(({ path, data }) =>
    data.flatMap((json) =>
      (JSON.parse(json)['@graph'] as Business[])
        .filter((item) => item['@type'] === 'ProfessionalService')
        .map((item) => [path, item] as const),
    ),
  ),
);
const home: Partial<Business> = businesses.get('/') ?? {};

const addressOf = ({ street, city, region, postalCode, country }: (typeof company.offices)[number]) => ({
  '@type': 'PostalAddress',
  streetAddress: street,
  addressLocality: city,
  addressRegion: region,
  postalCode,
  addressCountry: country,
});
const positionOf = ({ lat, lng }: (typeof company.offices)[number]) => ({
  '@type': 'GeoCoordinates',
  latitude: lat,
  longitude: lng,
});
const [toronto, richmondHill] = company.offices as [Office, Office];

test('a review is marked up when a story is a real client’s, and none by default (decision 21)', () => {
  expect(home).not.toHaveProperty('review');
  const [first, ...others] = testimonials;
  if (!first) throw new Error('There is no story to test with');
  const real = { ...first, illustrative: false, company: 'Lakeview Dental', clientName: 'Dana Whitfield' };
  expect(ratedBusinessRecord('https://a.example', [real, ...others])).toMatchObject({
    review: [
      {
        '@type': 'Review',
        reviewBody: first.testimonial,
        author: { name: 'Dana Whitfield', worksFor: { name: 'Lakeview Dental' } },
        reviewRating: { ratingValue: 5, bestRating: 5 },
      },
    ],
  });
});

test('the home page says who the business is and how it is reached', () => {
  expect(home).toMatchObject({
    name: company.name,
    url: `${company.origin}/`,
    telephone: company.phone.e164,
    email: company.email,
    foundingDate: '2010',
    numberOfEmployees: { value: 25 },
    address: addressOf(toronto),
    geo: positionOf(toronto),
  });
});

test('it is open Monday to Friday from 08:00 to 18:00', () => {
  expect(home.openingHoursSpecification).toEqual({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    opens: '08:00',
    closes: '18:00',
  });
});

test('it serves 50 km around, and no city that is served from a distance', () => {
  expect(home.serviceArea).toEqual({ '@type': 'GeoCircle', geoMidpoint: positionOf(toronto), geoRadius: 50_000 });
  const cities = (home.areaServed as { '@type': string; name: string }[]).map(({ name }) => name);
  expect(cities).toEqual(expect.arrayContaining(['Toronto', 'Mississauga', 'Brampton', 'Markham', 'Vaughan']));
  expect(cities).not.toContain('Calgary');
});

test('it offers four services at prices in Canadian dollars', () => {
  expect(home.priceRange).toMatch(/^\$175-\$300/);
  expect(home.currenciesAccepted).toBe('CAD');
  const { itemListElement } = home.hasOfferCatalog as { itemListElement: { itemOffered: { url: string } }[] };
  expect(itemListElement.map(({ itemOffered }) => itemOffered.url.slice(company.origin.length))).toEqual([
    '/services/managed-it',
    '/services/cybersecurity',
    '/services/cloud-solutions',
    '/services/vcio-it-consulting',
  ]);
});

test.each(['/', '/contact-us'])('%s has the two offices as departments, each with its address', (path) => {
  expect(businesses.get(path)?.department).toEqual(
    [toronto, richmondHill].map((office) => ({
      '@type': 'ProfessionalService',
      '@id': `${company.origin}/#office-${office.id}`,
      name: `${company.name} ${office.city}`,
      telephone: company.phone.e164,
      address: addressOf(office),
      geo: positionOf(office),
    })),
  );
});

test('the rating of 4.9 from 127 is marked up only on the home page, where it can be read too', () => {
  expect(home.aggregateRating).toEqual({
    '@type': 'AggregateRating',
    ratingValue: 4.9,
    reviewCount: 127,
    bestRating: 5,
  });
  const [, main = ''] = readFileSync(join(dist, 'index.html'), 'utf8').split('<main');
  expect(main).toMatch(/4\.9 of 5/);
  expect(main).toMatch(/127 reviews/);
  expect([...businesses].filter(([, { aggregateRating }]) => aggregateRating).map(([path]) => path)).toEqual(['/']);
});

test('no page marks up a review, and an address only of an office', () => {
  for (const { path, data } of heads) {
    for (const json of data) {
      expect(json, path).not.toMatch(/"review"|"Review"/);
      const streets = [...json.matchAll(/"streetAddress":("[^"]*")/g)].map(([, street = '""']) => JSON.parse(street));
      expect(streets.filter((street) => ![toronto.street, richmondHill.street].includes(street))).toEqual([]);
    }
  }
});
