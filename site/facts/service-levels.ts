import { serviceLevels as ownLevels } from '../../owner/service-levels.ts';
import { homeTime, hours } from '../../shared/company/hours.ts';
import { openDays } from '../../shared/company/open-days.ts';
import { claims } from './claims.ts';
import { merged } from './merged.ts';

/*
 * Our commitments, and the credits for missing them. Sample figures that the owner replaces (decision 49). First
 * response, on-site times and uptime are claims (`claims.ts`, `response-times.ts`). Pages refer to a level by id:
 * `{level:restore-tests}`.
 */

/** One scheme for every city and page. */
export type Priority = {
  id: 'P1' | 'P2' | 'P3' | 'P4';
  /** The name used on the phone. */
  name: string;
  /** How anyone can recognise it. */
  means: string;
  /** From the call until a technician has understood the fault. */
  firstResponse: string;
  /** Interval of reports until it is solved. */
  update: string;
  /** By when people can work again, if only with a workaround. */
  workaround: string;
  /** When a technician comes to the office, if needed. */
  onSite: string;
};

type Own = {
  levels?: Record<string, Partial<ServiceLevel>>;
  priorities?: Partial<Record<Priority['id'], Partial<Priority>>>;
  credits?: Partial<Credits>;
};

const own: Own = ownLevels;

const response = claims.helpDeskResponse.value;

const minutesDown = Math.round((1 - Number.parseFloat(claims.uptime.value) / 100) * 30 * 24 * 60);

const samplePriorities: readonly Priority[] = [
  {
    id: 'P1',
    name: 'Stopped',
    means: 'The office or a whole system is stopped, data is at risk, or a patient, a payment or a truck is waiting.',
    firstResponse: `${response}, day and night`,
    update: 'every 30 minutes',
    workaround: '4 hours',
    onSite: 'by city, in the table below',
  },
  {
    id: 'P2',
    name: 'Slowed',
    means: 'A team works with difficulty, or by a workaround that will not last the day.',
    firstResponse: `${response} in support hours`,
    update: 'every 2 hours',
    workaround: '8 support hours',
    onSite: `${claims.onSiteStandard.value}, in cities with emergency visits`,
  },
  {
    id: 'P3',
    name: 'One person',
    means: 'One person or one device is held up, and the rest of the office works.',
    firstResponse: `${response} by phone, 1 support hour by email`,
    update: 'once a day',
    workaround: 'two business days',
    onSite: 'planned visit',
  },
  {
    id: 'P4',
    name: 'Request',
    means: 'A question, a new account, a moved desk: nothing is broken.',
    firstResponse: `${response} by phone, 1 business day by email`,
    update: 'when it is planned and when it is done',
    workaround: 'a date agreed with you',
    onSite: 'planned visit',
  },
];

export const priorities: readonly Priority[] = samplePriorities.map((priority) => ({
  ...priority,
  ...own.priorities?.[priority.id],
}));

/** `value` replaces its mark in a text; `text` is the whole commitment. */
export type ServiceLevel = { name: string; value: string; text: string };

const sampleLevels = {
  'help-desk': {
    name: 'Help desk response',
    value: response,
    text: `A technician takes your call within ${response}, in every city: in support hours whatever the priority, and day and night for a P1. From then on the help desk works on the fault with you, usually by remote session.`,
  },
  'city-response': {
    name: 'Emergency response target by city',
    value: 'by city',
    text: 'The time from a P1 call until a technician who can come to your office has taken charge of it. Meanwhile the help desk works on the fault. In cities without a target of their own, the help desk’s response time applies.',
  },
  'restore-tests': {
    name: 'Restore tests',
    value: 'a file every month and a whole machine every quarter',
    text: 'From every backup we run, we restore a file or a mailbox every month. Where we back up a whole server or computer, we restore a whole machine every quarter. You get a note that says what we restored, from which date, and how long it took.',
  },
  uptime: {
    name: 'Uptime',
    value: claims.uptime.value,
    text: `We measure every server and firewall that we look after, and our own backup and monitoring. Uptime is the share of minutes in a month in which our monitoring, which checks every five minutes, finds it working. In a month of 30 days, ${claims.uptime.value} allows ${minutesDown} minutes of downtime. Not counted: maintenance announced three business days ahead, power failures, your carrier’s lines, and other companies’ clouds such as Microsoft 365.`,
  },
  hours: {
    name: 'Support hours',
    value: `${hours.opens} to ${hours.closes} ${openDays === 'Monday to Friday' ? 'on weekdays' : openDays}`,
    text: `${openDays}, ${hours.opens} to ${hours.closes}, ${homeTime}. A P1 is answered and worked on at any hour, every day.`,
  },
  holidays: {
    name: 'Holidays',
    value: 'the nine public holidays of Ontario',
    text: 'New Year’s Day, Family Day, Good Friday, Victoria Day, Canada Day, Labour Day, Thanksgiving, Christmas Day and Boxing Day are not support days. A P1 is answered on those days too.',
  },
  report: {
    name: 'Report',
    value: 'every month',
    text: 'Your monthly report lists your actual times next to each of our service levels, with each miss, so you don’t have to count.',
  },
} as const satisfies Record<string, ServiceLevel>;

export const serviceLevels = merged<keyof typeof sampleLevels, ServiceLevel>(sampleLevels, own.levels ?? {});

type PriorityMark = `${Lowercase<Priority['id']>}-${'update' | 'workaround'}`;
export type LevelId = keyof typeof serviceLevels | PriorityMark;

/** Text of `{level:id}`: a commitment, or a time of a priority (`{level:p1-workaround}`). */
export const levelTexts = Object.fromEntries([
  ...Object.entries(serviceLevels).map(([id, { value }]) => [id, value]),
  ...priorities.flatMap(({ id, update, workaround }) => [
    [`${id.toLowerCase()}-update`, update],
    [`${id.toLowerCase()}-workaround`, workaround],
  ]),
]) as Readonly<Record<LevelId, string>>;

type Credits = { misses: readonly { missed: string; percent: number }[]; most: number; text: string };

const sampleCredits: Credits = {
  /** `percent` of the monthly fee. */
  misses: [
    { missed: 'First response to a P1 or P2', percent: 5 },
    { missed: 'Workaround for a P1', percent: 10 },
    { missed: 'A restore test not run, or a failed one not repeated within five business days', percent: 5 },
    { missed: `Uptime of a month below ${claims.uptime.value}`, percent: 5 },
  ],
  /** Maximum per month, in percent of the fee. */
  most: 25,
  text: 'The credit is on your next invoice, and you don’t have to ask for it. If we miss a level in three months out of six, you can leave with 30 days’ notice, in the first twelve months too.',
};

/** Credits for a missed level: a share of that month's fee, on the next invoice, unasked. */
export const credits: Credits = { ...sampleCredits, ...own.credits };
