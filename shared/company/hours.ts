import { hours as ownHours } from '../../owner/hours.ts';
import { company } from './own-company.ts';
import { zoneName } from './zone-name.ts';

/** Support hours and the contact promise (docs/product.md, section 9). */
const sample = {
  /** Of the IANA data: `America/Winnipeg`. */
  timeZone: 'America/Toronto',
  /** ISO weekdays, Monday = 1. */
  weekdays: [1, 2, 3, 4, 5],
  opens: '08:00',
  closes: '18:00',
  /** Hours of support time. */
  contactWithinHours: 2,
  /** For a quiz consultation. */
  consultationWithinHours: 24,
};

type Hours = typeof sample & {
  /** The clock by which times are shown, as people call it: `Toronto`, followed by “time”. */
  clock: string;
};

const own: Partial<Hours> = ownHours;
const { timeZone } = { ...sample, ...own };
const isInToronto = timeZone === sample.timeZone && company.offices[0].city === 'Toronto';
export const hours: Readonly<Hours> = { ...sample, clock: isInToronto ? 'Toronto' : nameOfClock(), ...own };

function nameOfClock(): string {
  try {
    return zoneName(timeZone, 'en-CA');
  } catch {
    throw new Error(`owner/hours.ts: "${timeZone}" is no time zone. Write one such as 'America/Winnipeg'.`);
  }
}

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
