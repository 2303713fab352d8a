import { type Claim, stated } from './claim-record.ts';

const unused = { ...stated, status: 'unused' } as const;

/**
 * Company figures that no page may show (decision 50), with the reason: second versions (same `topic` as the used one)
 * and figures that cannot be stated honestly. `docs/claims.md` lists them for the owner; the checks reject them in
 * texts.
 */
export const unusedClaims = {
  years: {
    id: 'years',
    topic: 'age',
    value: '12+ years',
    wording: 'of managed IT',
    note: 'A count of years grows old; a founding year does not.',
    ...unused,
  },
  businesses8500: {
    id: 'businesses8500',
    topic: 'customers',
    value: '8,500+',
    wording: 'businesses',
    note: 'We cannot show you what each of the two counts. The smaller is the safer one.',
    ...unused,
  },
  rating48: {
    id: 'rating48',
    topic: 'rating',
    value: '4.8 of 5',
    wording: 'as the rating',
    note: 'The rating and the number of reviews have to come from one day. Only the version we use has both.',
    ...unused,
  },
  reviews200: {
    id: 'reviews200',
    topic: 'rating',
    value: '200',
    wording: 'reviews',
    note: 'We do not know which rating it belongs to.',
    ...unused,
  },
  innerArea30: {
    id: 'innerArea30',
    topic: 'first-response',
    value: '30 minutes',
    wording: 'for critical work, and for work in the inner GTA',
    note: 'It does not say whether it means an answer or a visit.',
    ...unused,
  },
  onSiteGuarantee: {
    id: 'onSiteGuarantee',
    topic: 'on-site-standard',
    value: '4 hours',
    wording: 'guaranteed on site',
    note: 'We state a target. A guarantee belongs in a contract that says what happens if it is missed.',
    ...unused,
  },
  exposedData: {
    id: 'exposedData',
    topic: 'exposed',
    value: '87%',
    wording: 'of small and medium businesses have exposed data',
    note: 'It names no study, no year and no country.',
    ...unused,
  },
  dentalYears: {
    id: 'dentalYears',
    topic: 'dental',
    value: '10+ years',
    wording: 'serving dental practices',
    note: 'It says nothing about how a practice is served today.',
    ...unused,
  },
} as const satisfies Record<string, Claim>;
