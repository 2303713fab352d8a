import { claims as ownClaims } from '../../owner/claims.ts';
import { company, officeCities, officeCount } from '../../shared/company/company.ts';
import { type Claim, stated, type TimeClaim } from './claim-record.ts';
import { responseTimes } from './response-times.ts';
import { citiesServed, isHomeOrServed } from './served.ts';
import { pricing } from './tiers.ts';
import { unusedClaims } from './unused-claims.ts';

/**
 * Every claim of the site (decision 20), by id. Two readings of one figure share a `topic`; a page may show only one of
 * them.
 */
const sample = {
  since: {
    id: 'since',
    topic: 'age',
    value: `Since ${company.foundingYear}`,
    wording: `in ${officeCities()}`,
    status: 'stated',
    ...stated,
  },
  businesses500: {
    id: 'businesses500',
    topic: 'customers',
    value: '500+',
    wording: 'businesses protected',
    status: 'stated',
    ...stated,
  },
  uptime: {
    id: 'uptime',
    topic: 'uptime',
    value: '99.9%',
    wording: 'uptime, stated target',
    status: 'target',
    ...stated,
  },
  monitoring: {
    id: 'monitoring',
    topic: 'monitoring',
    value: '24/7',
    wording: 'monitoring',
    status: 'stated',
    ...stated,
  },
  ...responseTimes,
  rating: {
    id: 'rating',
    topic: 'rating',
    value: '4.9 of 5',
    wording: 'from 127 reviews',
    status: 'stated',
    ...stated,
  },
  employees: {
    id: 'employees',
    topic: 'employees',
    value: String(company.employees),
    wording: 'people on staff',
    status: 'stated',
    ...stated,
  },
  cities: {
    id: 'cities',
    topic: 'cities',
    value: citiesServed ? String(citiesServed) : '13+',
    wording: citiesServed === 1 ? 'city served' : 'cities served',
    status: 'stated',
    ...stated,
  },
  firmSize: {
    id: 'firmSize',
    topic: 'firm-size',
    value: '5 to 200',
    wording: 'employees: the firms we are built for',
    status: 'stated',
    ...stated,
  },
  planPrice: {
    id: 'planPrice',
    topic: 'price',
    value: `$${pricing.min} to $${pricing.max}`,
    wording: 'per person per month for the plan, in Canadian dollars',
    status: 'stated',
    ...stated,
  },
  offices: {
    id: 'offices',
    topic: 'offices',
    value: officeCount(),
    wording: `in ${officeCities()}`,
    status: 'stated',
    ...stated,
  },
  serviceRadius: {
    id: 'serviceRadius',
    topic: 'radius',
    value: '50 km',
    wording: 'around each office: our service area',
    status: 'stated',
    ...stated,
  },
  savings: {
    id: 'savings',
    topic: 'savings',
    value: '40 to 60%',
    wording: 'saved on IT',
    note: 'Shown next to the ROI calculator, which works with your own figures.',
    status: 'stated',
    ...stated,
  },
  downtime: {
    id: 'downtime',
    topic: 'downtime',
    value: '85%',
    wording: 'less downtime',
    note: 'Shown next to the ROI calculator, which works with your own figures.',
    status: 'stated',
    ...stated,
  },
  ...unusedClaims,
} as const satisfies Record<string, Claim>;

const own: Readonly<Record<string, Partial<Claim> | null>> = ownClaims;

/** Answers, service levels and prices are written with these. */
const needed = [
  'contactWithin',
  'firmSize',
  'helpDeskResponse',
  'onSiteEmergency',
  'onSiteStandard',
  'planPrice',
  'plannedVisit',
  'privacyAnswer',
  'recoveryTime',
  'scheduledMaintenance',
  'serviceRadius',
  'uptime',
] as const;
for (const id of needed)
  if (own[id] === null)
    throw new Error(
      `owner/claims.ts: "${id}" cannot be removed, because texts are written with it. Give it a value of your own: ${id}: { value: '${sample[id].value}' }.`,
    );

/** Times of cities of which the company serves none are not promised. */
const isPromised = (id: string): boolean =>
  id in own || ((sample as Record<string, Partial<TimeClaim>>)[id]?.cities?.some(isHomeOrServed) ?? true);

/** With what `owner/claims.ts` changes and removes. */
export const claims = Object.fromEntries(
  [...new Set([...Object.keys(sample), ...Object.keys(own)])]
    .filter((id) => own[id] !== null && isPromised(id))
    .map((id) => [id, { id, ...(sample as Record<string, Claim>)[id], ...own[id] }]),
) as unknown as typeof sample;

export const statusWords = {
  stated: 'stated',
  target: 'stated target',
  unused: 'used on no page',
} as const satisfies Record<Claim['status'], string>;

export type ClaimId = keyof typeof sample;

/** Undefined once the owner has removed the record: what shows it, goes with it. */
export const claimOf = (id: string): Claim | undefined => (claims as Record<string, Claim>)[id];

/** Those about times, as the owner states them: minutes and hours are the number of the value. */
export const timeClaims: readonly TimeClaim[] = Object.keys(responseTimes).flatMap((id) => {
  const claim = claimOf(id) as TimeClaim | undefined;
  if (!claim) return [];
  const number = Number(/\d+/.exec(claim.value)?.[0]);
  return [{ ...claim, ...(claim.minutes && { minutes: number }), ...(claim.hours && { hours: number }) }];
});

/** For the structured business record, as long as the claim `rating` is made, which the page shows (decision 21). */
export const rating = { value: 4.9, count: 127 } as const;
