/**
 * Every claim the site makes, one record each (decision 20). Pages name a claim by its id; where the
 * specification gives two readings they share a `topic`, and one page may show only one of them.
 */
export type Claim = {
  id: string;
  topic: string;
  /** The value alone, as it stands in large type. */
  value: string;
  /** What the value says, as a phrase that can follow it. */
  wording: string;
  source: string;
  asOf: string;
  status: 'stated' | 'retired' | 'target';
  note?: string;
};

const stated = { source: 'Stated by the provider', asOf: '2025-09-30' } as const;

export const claims = {
  since: {
    id: 'since',
    topic: 'age',
    value: 'Since 2010',
    wording: 'in Toronto and Richmond Hill',
    status: 'stated',
    ...stated,
  },
  years: { id: 'years', topic: 'age', value: '12+ years', wording: 'of managed IT', status: 'stated', ...stated },
  businesses500: {
    id: 'businesses500',
    topic: 'customers',
    value: '500+',
    wording: 'businesses protected',
    status: 'stated',
    ...stated,
  },
  businesses8500: {
    id: 'businesses8500',
    topic: 'customers',
    value: '8,500+',
    wording: 'businesses',
    status: 'stated',
    ...stated,
  },
  uptime: {
    id: 'uptime',
    topic: 'uptime',
    value: '99.9 %',
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
  emergencyResponse: {
    id: 'emergencyResponse',
    topic: 'first-response',
    value: '15 minutes',
    wording: 'to a first emergency answer in Toronto, stated target',
    status: 'target',
    ...stated,
  },
  onSiteEmergency: {
    id: 'onSiteEmergency',
    topic: 'on-site',
    value: 'under 2 hours',
    wording: 'on site in an emergency',
    status: 'target',
    ...stated,
  },
  onSiteStandard: {
    id: 'onSiteStandard',
    topic: 'on-site-standard',
    value: 'under 4 hours',
    wording: 'on site for a standard request',
    status: 'target',
    ...stated,
  },
  scheduledMaintenance: {
    id: 'scheduledMaintenance',
    topic: 'maintenance',
    value: 'same day',
    wording: 'for scheduled maintenance',
    status: 'target',
    ...stated,
  },
  contactWithin: {
    id: 'contactWithin',
    topic: 'contact',
    value: '2 hours',
    wording: 'to a call back, in support hours',
    status: 'target',
    ...stated,
  },
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
    value: '25',
    wording: 'people on staff',
    status: 'stated',
    ...stated,
  },
  cities: { id: 'cities', topic: 'cities', value: '13+', wording: 'cities served', status: 'stated', ...stated },
  firmSize: {
    id: 'firmSize',
    topic: 'firm-size',
    value: '5 to 200',
    wording: 'employees: the firms we are built for',
    status: 'stated',
    ...stated,
  },
  exposedData: {
    id: 'exposedData',
    topic: 'exposed',
    value: '87 %',
    wording: 'of small and medium businesses have exposed data',
    status: 'stated',
    ...stated,
  },
  recoveryTime: {
    id: 'recoveryTime',
    topic: 'recovery',
    value: 'under 4 hours',
    wording: 'recovery time objective',
    status: 'target',
    ...stated,
  },
  pipedaFine: {
    id: 'pipedaFine',
    topic: 'pipeda',
    value: 'up to $100,000',
    wording: 'a fine under PIPEDA',
    status: 'stated',
    ...stated,
  },
} as const satisfies Record<string, Claim>;

/** How a claim's status is said. */
export const statusWords = { stated: 'stated', target: 'stated target', retired: 'retired' } as const satisfies Record<
  Claim['status'],
  string
>;

export type ClaimId = keyof typeof claims;

/** The figures of the structured business record; the rating is also visible on the page (decision 21). */
export const rating = { value: 4.9, count: 127 } as const;

export const certifications = [
  { name: 'Microsoft Gold', note: 'Microsoft retired this badge in 2022' },
  { name: 'ISO 27001' },
  { name: 'SOC 2 Type II' },
  { name: 'AWS Partner' },
  { name: 'CISSP' },
  { name: 'CompTIA' },
] as const satisfies readonly { name: string; note?: string }[];
