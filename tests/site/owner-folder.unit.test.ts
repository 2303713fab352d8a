import { readFileSync } from 'node:fs';
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
    area: 'Hamilton and the Niagara Region',
  },
  hours: { opens: '08:30', closes: '17:00', weekdays: [1, 2, 3, 4, 5, 6] },
  claims: { rating: null, uptime: { value: '99.95%' } },
  prices: { essential: { min: 120, max: 150 } },
  rates: { hour: { min: 150 } },
  terms: { notice: { value: '30 days' } },
  tiers: { 'Planned visit': null },
  people: { insurance: [] },
  places: [{ slug: 'hamilton', name: 'Hamilton', province: 'ON', lat: 43.2557, lng: -79.8711, hasPage: false }],
  palette: { accent: { name: 'Beacon', value: '#4CC9F0' }, ink: { value: '#0e1726' } },
  typefaces: { text: { family: 'Archivo', file: '/fonts/archivo.woff2' } },
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
  vi.doMock('../../owner/service-levels.ts', () => ({ serviceLevels: { credits: { most: 15 } } }));
  vi.doMock('../../owner/closed-days.ts', () => ({
    closedDays: [{ name: 'Canada Day', on: { month: 7, day: 1 } }],
  }));
  return () => {
    for (const name of [...Object.keys(own), 'service-levels', 'closed-days']) vi.doUnmock(`../../owner/${name}.ts`);
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

  test('may not remove a claim that texts are written with, and is told what to write', async () => {
    vi.doMock('../../owner/claims.ts', () => ({ claims: { uptime: null } }));
    await expect(import('../../site/facts/claims.ts')).rejects.toThrow(
      `owner/claims.ts: "uptime" cannot be removed, because texts are written with it. Give it a value of your own: uptime: { value: '99.9%' }.`,
    );
  });

  test('changes a claim, and removes one with its figures and its record', async () => {
    const { claimOf } = await import('../../site/facts/claims.ts');
    const { ratedBusinessRecord } = await import('../../site/seo/business.ts');
    expect(claimOf('uptime')?.value).toBe('99.95%');
    const { serviceLevels } = await import('../../site/facts/service-levels.ts');
    expect(serviceLevels.uptime.text).toContain('99.95% allows 22 minutes');
    expect(claimOf('rating')).toBeUndefined();
    expect(ratedBusinessRecord('https://x.example')).not.toHaveProperty('aggregateRating');
  });

  test('has hours and prices everywhere at once', async () => {
    const { hours } = await import('../../shared/company/hours.ts');
    const { pricing } = await import('../../site/facts/tiers.ts');
    expect([hours.opens, hours.closes, hours.timeZone]).toEqual(['08:30', '17:00', 'America/Toronto']);
    expect(pricing.min).toBe(120);
    const { quickFaqs } = await import('../../site/facts/faqs.ts');
    const { french } = await import('../../site/facts/answers/french.ts');
    const { promiseSentence } = await import('../../server/leads/promise-sentence.ts');
    const said = [quickFaqs, french, promiseSentence({ kind: 'by', text: 'by 10:00' })].map((one) =>
      JSON.stringify(one),
    );
    expect(said.map((one) => /Monday to Saturday|du lundi au samedi/.exec(one)?.[0])).toEqual([
      'Monday to Saturday',
      'du lundi au samedi',
      'Monday to Saturday',
    ]);
    expect(said.join()).not.toMatch(/Monday to Friday|lundi au vendredi/);
  });

  test('has its times by the clock as people there call it: pages, emails, exports, the assistant in both languages', async () => {
    const { hours } = await import('../../shared/company/hours.ts');
    const { quickFaqs } = await import('../../site/facts/faqs.ts');
    const { serviceLevels } = await import('../../site/facts/service-levels.ts');
    const { promiseSentence } = await import('../../server/leads/promise-sentence.ts');
    const { leadColumns } = await import('../../server/leads/lead-list.ts');
    const { zoneIn } = await import('../../server/appointments/zone-words.ts');
    const { french } = await import('../../site/facts/answers/french.ts');
    const said = JSON.stringify([
      quickFaqs,
      serviceLevels,
      promiseSentence({ kind: 'by', text: 'by 10:00', form: 'booking' }),
      leadColumns.map(([heading]) => heading),
      zoneIn('tomorrow at 3').zone.label,
      french.find(({ id }) => id === 'fr-hours')?.says,
    ]);
    expect(hours.clock).toBe('Eastern');
    expect(said).not.toContain('Toronto');
    for (const words of ['Eastern time', 'received (Eastern)', 'heure de l’Est']) expect(said).toContain(words);
  });

  test('has the visits of the head office in every city with an office', async () => {
    const burlington = { ...hamilton, id: 'burlington', city: 'Burlington', lat: 43.3255, lng: -79.799 };
    const city = ({ id, city: name, lat, lng }: typeof hamilton) => ({ slug: id, name, province: 'ON', lat, lng });
    vi.doMock('../../owner/company.ts', () => ({ company: { offices: [hamilton, burlington] } }));
    vi.doMock('../../owner/claims.ts', () => ({ claims: { onSiteEmergency: { value: 'under 3 hours' } } }));
    vi.doMock('../../owner/places.ts', () => ({
      places: [city(burlington), city({ ...hamilton, id: 'ancaster', city: 'Ancaster' })],
    }));
    const { onSiteLine, placeAt } = await import('../../site/facts/places.ts');
    expect(['hamilton', 'burlington', 'ancaster'].map((slug) => onSiteLine(placeAt(slug)))).toEqual([
      'under 3 hours',
      'under 3 hours',
      'planned, within 2 business days',
    ]);
    const { h } = await import('preact');
    const { renderToString } = await import('preact-render-to-string');
    const { Places } = await import('../../site/components/home/Places.tsx');
    const html = renderToString(h(Places, {})).replace(/<[^>]*>/g, '');
    expect(html).toMatch(
      /Hamilton15 minutesunder 3 hours.*Burlington: help desk response within 15 minutes, on site in under 3 hours/,
    );
    expect(html).toContain('Ancaster: help desk response within 15 minutes, visits planned, within 2 business days.');
    expect(html).toContain('3 cities from two offices.');
    // Times of cities that are not served are not claimed.
    const { claims } = await import('../../site/facts/claims.ts');
    expect(claims).not.toHaveProperty('emergencyResponseBrampton');
    expect(claims.emergencyResponse.wording).toBe('emergency response target in Hamilton');
  });

  test('names a client as the client is named', async () => {
    const { h } = await import('preact');
    const { renderToString } = await import('preact-render-to-string');
    const { Stories } = await import('../../site/components/home/Stories.tsx');
    const html = renderToString(h(Stories, {}));
    expect(html).toContain('Dr. Maria Rossi, Steelcity Dental in Hamilton.');
    expect(html).not.toMatch(/llustrative|Three bad|What happened/);
  });

  test('is the example of a postal code', async () => {
    const { postalMessages } = await import('../../shared/tools/postal-code.ts');
    expect([postalMessages.hint, postalMessages.wrong]).toEqual([
      'For example L8P.',
      'Type a Canadian postal code, such as L8P',
    ]);
  });

  test('has a map and a share card where no shore is drawn', async () => {
    const kingston = { ...hamilton, id: 'kingston', city: 'Kingston', lat: 44.2312, lng: -76.486 };
    vi.doMock('../../owner/company.ts', () => ({ company: { name: 'Limestone', offices: [kingston] } }));
    vi.doMock('../../owner/places.ts', () => ({ places: [] }));
    const { h } = await import('preact');
    const { renderToString } = await import('preact-render-to-string');
    const { RegionMap } = await import('../../site/components/map/RegionMap.tsx');
    const { framed } = await import('../../site/components/map/frame-around.ts');
    const { cardGround } = await import('../../site/build/share-images/share-card.tsx');
    const frame = framed({ north: 43.97, south: 43.38, west: -79.72, east: -78.85, beyond: 800 });
    const html = renderToString(h(RegionMap as never, { frame } as never));
    expect(html).toContain('Kingston');
    expect(html).not.toMatch(/NaN|Lake Ontario/);
    expect(cardGround()).not.toMatch(/<(?:path|circle)/);
  });

  test('no time on site is promised in a city outside of the circle', async () => {
    vi.doMock('../../owner/places.ts', () => ({ places: undefined }));
    const { placeAt } = await import('../../site/facts/places.ts');
    const { soonest } = await import('../../site/facts/how-soon.ts');
    // 58 and 99 km from Hamilton.
    for (const slug of ['toronto', 'oshawa']) expect(soonest(placeAt(slug))).not.toMatch(/on site in|km circle/);
    expect(soonest(placeAt('oakville'))).toMatch(/on site/);
  });

  test('is every price, term, row of a plan, commitment, list of people and closed day', async () => {
    const { rateGroups, rates, terms } = await import('../../site/facts/rates.ts');
    const { jobs } = await import('../../site/facts/tiers.ts');
    const { credits } = await import('../../site/facts/service-levels.ts');
    const { insurance, roles } = await import('../../site/facts/people.ts');
    const { closedDates } = await import('../../shared/company/closed-days.ts');
    expect([rates.hour.min, rateGroups['Hours, visits and single jobs'].hour?.min, terms.notice.value]).toEqual([
      150,
      150,
      '30 days',
    ]);
    expect(jobs.map(({ name }) => name)).not.toContain('Planned visit');
    expect([credits.most, insurance.length, closedDates(2026).size]).toEqual([15, 0, 1]);
    expect(roles.length).toBeGreaterThan(3);
  });

  test('colours the style sheets, with their shades, and sets its typeface', async () => {
    const { inOwnLook } = await import('../../shared/company/own-look.ts');
    const css =
      '--a: #b9f227; --b: #0e1713; --c: #16221c; font: "Instrument Sans"; src: url("/fonts/instrument-sans-rare.woff2")';
    expect(inOwnLook(css)).toBe(
      '--a: #4cc9f0; --b: #0e1726; --c: #16222f; font: "Archivo"; src: url("/fonts/archivo.woff2")',
    );
  });

  test('leaves out the texts about cities that are not served, and about the sample’s brand', async () => {
    const { leftOut, readPages } = await import('../../site/pages/read-pages.ts');
    const left = leftOut('site/content').map(({ path }) => path);
    expect(left).toEqual(
      expect.arrayContaining([
        '/locations/toronto',
        '/cloud-services-ajax',
        '/toronto-it-services-comparison',
        '/brand',
      ]),
    );
    const pages = readPages('site/content');
    const built = pages.map(({ path }) => path);
    expect(built.filter((path) => left.includes(path))).toEqual([]);
    expect(built).toContain('/services/voip');
    // Longer names leave every page its description.
    const cut = pages.flatMap(({ path, notes }) => (notes.some(({ field }) => field === 'description') ? [path] : []));
    expect(cut).toEqual([]);
    const { webinars } = await import('../../site/facts/webinars.ts');
    expect(webinars.map(({ slug }) => slug)).toEqual(['pipeda-compliance-walkthrough']);
    // Laws, utilities, examples of a place: `npm run mine` lists them.
    const { sampleCitiesIn } = await import('../../site/checks/mine.ts');
    const texts = pages.map(({ file }) => ({ file, text: readFileSync(file, 'utf8') }));
    const named = sampleCitiesIn(texts).map((line) => /([\w-]+)\.md/.exec(line)?.[1]);
    expect(named).toEqual(
      expect.arrayContaining(['canadian-data-residency', 'it-outsourcing-economics', 'dental-group-clinic-network']),
    );
    // Of ourselves no page says that we serve them.
    for (const page of ['pricing', 'service-levels', 'who-we-are-for', 'partnerships', 'contact-us'])
      expect(named).not.toContain(page);
  }, 60_000);
});
