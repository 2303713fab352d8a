import { beforeEach, describe, expect, test, vi } from 'vitest';

/* A second company in other cities, by `owner/` alone. */

const hamilton = {
  id: 'hamilton',
  city: 'Hamilton',
  street: '1 King Street West',
  region: 'ON',
  postalCode: 'L8P 1A1',
  country: 'CA',
  lat: 43.2557,
  lng: -79.8711,
};

const own = {
  company: {
    name: 'Harbourline Managed Technology',
    shortName: 'Harbourline',
    foundingYear: 2004,
    employees: 14,
    offices: [hamilton],
  },
  hours: { opens: '08:30', closes: '17:00' },
  claims: { rating: null, uptime: { value: '99.95%' } },
  prices: { essential: { min: 120, max: 150 } },
  testimonials: [
    {
      id: 'one',
      company: 'Steelcity Dental',
      location: 'Hamilton',
      clientName: 'Dr. Maria Rossi',
      testimonial: 'They pick up.',
      illustrative: false,
    },
  ],
};

beforeEach(() => {
  vi.resetModules();
  for (const [name, value] of Object.entries(own)) vi.doMock(`../../owner/${name}.ts`, () => ({ [name]: value }));
  return () => {
    for (const name of Object.keys(own)) vi.doUnmock(`../../owner/${name}.ts`);
    vi.resetModules();
  };
});

describe('what an owner puts into owner/', () => {
  test('replaces the sample’s company field by field, and what is said of it follows', async () => {
    const { company, headOffice, officeCount } = await import('../../shared/company/company.ts');
    const { claims } = await import('../../site/facts/claims.ts');
    expect(company).toMatchObject({ name: 'Harbourline Managed Technology', email: 'hello@northlume.example' });
    expect([headOffice.city, officeCount()]).toEqual(['Hamilton', 'One office']);
    expect([claims.since, claims.employees, claims.offices].map(({ value, wording }) => `${value} ${wording}`)).toEqual(
      ['Since 2004 in Hamilton', '14 people on staff', 'One office in Hamilton'],
    );
  });

  test('changes a claim, and removes one with its figures and its record', async () => {
    const { claimOf } = await import('../../site/facts/claims.ts');
    const { ratedBusinessRecord } = await import('../../site/seo/business.ts');
    expect(claimOf('uptime')?.value).toBe('99.95%');
    expect(claimOf('rating')).toBeUndefined();
    expect(ratedBusinessRecord('https://x.example')).not.toHaveProperty('aggregateRating');
  });

  test('has hours and prices everywhere at once', async () => {
    const { hours } = await import('../../shared/company/hours.ts');
    const { pricing } = await import('../../site/facts/tiers.ts');
    expect([hours.opens, hours.closes, hours.timeZone]).toEqual(['08:30', '17:00', 'America/Toronto']);
    expect(pricing.min).toBe(120);
  });

  test('names a client as the client is named', async () => {
    const { h } = await import('preact');
    const { renderToString } = await import('preact-render-to-string');
    const { Stories } = await import('../../site/components/home/Stories.tsx');
    const html = renderToString(h(Stories, {}));
    expect(html).toContain('Dr. Maria Rossi, Steelcity Dental in Hamilton.');
    expect(html).not.toMatch(/llustrative|Three bad|What happened/);
  });

  test('no time on site is promised in a city outside of the circle', async () => {
    const { placeAt } = await import('../../site/facts/places.ts');
    const { soonest } = await import('../../site/facts/how-soon.ts');
    // 58 and 99 km from Hamilton.
    for (const slug of ['toronto', 'oshawa']) expect(soonest(placeAt(slug))).not.toMatch(/on site in|km circle/);
    expect(soonest(placeAt('oakville'))).toMatch(/on site/);
  });
});
