import { hours as ownHours } from '../../owner/hours.ts';
import { company } from './own-company.ts';

/** Support hours and the contact promise (docs/product.md, section 9). */
const sample = {
  timeZone: 'America/Toronto',
  /** The clock by which times are shown, as people call it: `Toronto`, followed by “time”. */
  clock: company.offices[0].city === 'Toronto' ? 'Toronto' : 'Eastern',
  /** ISO weekdays, Monday = 1. */
  weekdays: [1, 2, 3, 4, 5],
  opens: '08:00',
  closes: '18:00',
  /** Hours of support time. */
  contactWithinHours: 2,
  /** For a quiz consultation. */
  consultationWithinHours: 24,
};

const own: Partial<Omit<typeof sample, 'timeZone'>> = ownHours;
export const hours: Readonly<typeof sample> = { ...sample, ...own };

/** `Toronto time`, `Eastern time`. */
export const homeTime = `${hours.clock} time`;

/** Retention periods, stated at each form (decision 29) and in the privacy policy. */
export const retention = {
  leadMonths: 24,
  unsentDays: 7,
  /** Counted from the withdrawal; if the address never subscribed, from the consent. */
  consentYears: 3,
  /** Also for possible spam that nobody released. */
  spamDays: 30,
  staffSessionDays: 90,
} as const;
