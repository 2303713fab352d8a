import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { company, headOffice } from '../../../shared/company/company.ts';
import { hours } from '../../../shared/company/hours.ts';
import { places, serviceRadiusMetres } from '../../../site/facts/places.ts';
import { testimonials } from '../../../site/facts/testimonials.ts';
import { pricing } from '../../../site/facts/tiers.ts';
import { ratedBusinessRecord } from '../../../site/seo/business.ts';
import { builtHeads } from '../../support/built-heads.ts';
import { dist } from '../../support/built-site.ts';
import { ofSample } from '../../support/of-sample.ts';

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

const weekdays = ['Mon', 'Tues', 'Wednes', 'Thurs', 'Fri', 'Satur', 'Sun'];

ofSample(test, 'testimonials')(
  'a review is marked up when a story is a real client’s, and none by default (decision 21)',
  () => {
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
  },
);

test('the home page says who the business is and how it is reached', () => {
  expect(home).toMatchObject({
    name: company.name,
    url: `${company.origin}/`,
    telephone: company.phone.e164,
    email: company.email,
    foundingDate: `${company.foundingYear}`,
    numberOfEmployees: { value: company.employees },
    address: addressOf(headOffice),
    geo: positionOf(headOffice),
  });
});

test('it is open in the support hours', () => {
  expect(home.openingHoursSpecification).toEqual({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: hours.weekdays.map((day) => `${weekdays[day - 1]}day`),
    opens: hours.opens,
    closes: hours.closes,
  });
});

test('it serves a circle around the head office, and no city that is served from a distance', () => {
  const circle = { '@type': 'GeoCircle', geoMidpoint: positionOf(headOffice), geoRadius: serviceRadiusMetres };
  expect(home.serviceArea).toEqual(circle);
  const cities = (home.areaServed as { '@type': string; name: string }[]).map(({ name }) => name);
  expect(cities).toEqual(places.flatMap(({ name, visits }) => (visits === 'remote' ? [] : [name])));
});

ofSample(
  test,
  'company',
  'hours',
  'prices',
)('the sample’s record is that of docs/product.md', () => {
  expect(home).toMatchObject({ foundingDate: '2010', numberOfEmployees: { value: 25 } });
  expect(home.openingHoursSpecification).toMatchObject({
    dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    opens: '08:00',
    closes: '18:00',
  });
  expect(home.priceRange).toMatch(/^\$175-\$300/);
  expect(company.offices.map(({ city }) => city)).toEqual(['Toronto', 'Richmond Hill']);
});

ofSample(
  test,
  'places',
  'claims',
)('it serves 50 km around the sample’s head office', () => {
  expect(home.serviceArea).toMatchObject({ geoRadius: 50_000 });
  const cities = (home.areaServed as { name: string }[]).map(({ name }) => name);
  expect(cities).toEqual(expect.arrayContaining(['Toronto', 'Mississauga', 'Brampton', 'Markham', 'Vaughan']));
  expect(cities).not.toContain('Calgary');
});

test('it offers four services at prices in Canadian dollars', () => {
  expect(home.priceRange).toContain(`$${pricing.min}-$${pricing.max}`);
  expect(home.currenciesAccepted).toBe('CAD');
  const { itemListElement } = home.hasOfferCatalog as { itemListElement: { itemOffered: { url: string } }[] };
  expect(itemListElement.map(({ itemOffered }) => itemOffered.url.slice(company.origin.length))).toEqual([
    '/services/managed-it',
    '/services/cybersecurity',
    '/services/cloud-solutions',
    '/services/vcio-it-consulting',
  ]);
});

test.each(['/', '/contact-us'])('%s has the offices as departments, each with its address', (path) => {
  expect(businesses.get(path)?.department).toEqual(
    company.offices.map((office) => ({
      '@type': 'ProfessionalService',
      '@id': `${company.origin}/#office-${office.id}`,
      name: `${company.name} ${office.city}`,
      telephone: company.phone.e164,
      address: addressOf(office),
      geo: positionOf(office),
    })),
  );
});

ofSample(test, 'claims')(
  'the rating of 4.9 from 127 is marked up only on the home page, where it can be read too',
  () => {
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
  },
);

test('an address is marked up only of an office, and a review only of a real client', () => {
  const offices = company.offices.map(({ street }) => street);
  const isInvented = testimonials.every(({ illustrative }) => illustrative);
  for (const { path, data } of heads) {
    for (const json of data) {
      if (isInvented) expect(json, path).not.toMatch(/"review"|"Review"/);
      const streets = [...json.matchAll(/"streetAddress":("[^"]*")/g)].map(([, street = '""']) => JSON.parse(street));
      expect(streets.filter((street) => !offices.includes(street))).toEqual([]);
    }
  }
});
