import { tiers as ownTiers } from '../../owner/tiers.ts';
import { planTiers } from '../../shared/company/plan-tiers.ts';
import type { RateId } from './rates.ts';

/*
 * What the monthly plan includes and costs. Sample figures that the owner replaces (decision 49). The price ranges
 * (docs/product.md, section 9) are in `shared/company/plan-tiers.ts`, shared with the calculator.
 */

/** Whether a job is in a tier's monthly price, paid each time, or not available. */
export type Cell = {
  is: 'included' | 'per use' | 'not';
  /** "one a quarter". Owner: omit if unlimited. */
  much?: string;
};

/** A job of an IT provider. */
export type Job = {
  /** Row heading. */
  name: string;
  /** Short form for "Essential covers …"; only for jobs that distinguish the tiers. */
  short?: string;
  /** One cell per tier, cheapest first. */
  cells: readonly [Cell, Cell, Cell];
  /** For `per use`: an id in `rates.ts`. */
  rate?: RateId;
};

export type JobGroup = { name: string; jobs: readonly Job[] };

const yes: Cell = { is: 'included' };
const use: Cell = { is: 'per use' };
const no: Cell = { is: 'not' };
const some = (much: string): Cell => ({ is: 'included', much });

/** Each row is a promise in every contract. */
const sampleGroups: readonly JobGroup[] = [
  {
    name: 'Every working day',
    jobs: [
      { name: 'Help desk in support hours, without a limit on calls', short: 'help desk', cells: [yes, yes, yes] },
      {
        name: 'Monitoring of computers, servers, network and backups, day and night',
        short: 'monitoring',
        cells: [yes, yes, yes],
      },
      { name: 'Windows, macOS and program updates', short: 'updates', cells: [yes, yes, yes] },
      { name: 'Accounts for people who start and people who leave', short: 'accounts', cells: [yes, yes, yes] },
      { name: 'Calls to your carrier, printer company and software vendors', cells: [yes, yes, yes] },
      { name: 'Register of devices, licences and passwords; a monthly report', cells: [yes, yes, yes] },
      { name: 'Preparing a new computer', cells: [use, use, use], rate: 'new-computer' },
    ],
  },
  {
    name: 'Backup',
    jobs: [
      {
        name: 'Backup of cloud email and files',
        short: 'backup of cloud email and files',
        cells: [yes, yes, yes],
      },
      { name: 'Restore tests, with a note to you', short: 'restore tests', cells: [yes, yes, yes] },
      { name: 'Backup of your own servers', cells: [use, use, some('up to 1 TB')], rate: 'server-backup' },
    ],
  },
  {
    name: 'Security',
    jobs: [
      {
        name: 'Setting up multi-factor authentication (MFA) on email, remote access and admin accounts',
        cells: [yes, yes, yes],
      },
      { name: 'Email filtering against spam, phishing and forged senders', cells: [yes, yes, yes] },
      { name: 'Disk encryption on laptops and computers, with the recovery keys on file', cells: [yes, yes, yes] },
      {
        name: 'Managed security (EDR) on every computer and server',
        short: 'managed security on every device',
        cells: [no, yes, yes],
      },
      {
        name: 'Security alerts read by people, day and night',
        short: 'alerts read day and night',
        cells: [no, yes, yes],
      },
      { name: 'Staff training and practice phishing emails', short: 'staff training', cells: [no, yes, yes] },
      { name: 'Log watching (SIEM) around the clock', short: 'log watching', cells: [no, no, yes] },
      {
        name: 'Cleaning up after an attack',
        cells: [use, some('first 8 hours'), some('first 16 hours')],
        rate: 'hour',
      },
    ],
  },
  {
    name: 'Emergencies, visits and nights',
    jobs: [
      {
        name: 'An emergency (P1) answered at any hour',
        short: 'emergencies answered at any hour',
        cells: [yes, yes, yes],
      },
      {
        name: 'Work on a P1 outside support hours',
        short: 'emergency work at night',
        cells: [use, yes, yes],
        rate: 'after-hours',
      },
      { name: 'Emergency visit for a P1', short: 'emergency visits', cells: [use, yes, yes], rate: 'visit' },
      {
        name: 'Planned visit',
        cells: [use, some('one a quarter'), some('one a month')],
        rate: 'visit',
      },
      { name: 'Planned work in the evening or on a weekend', cells: [use, use, use], rate: 'after-hours' },
    ],
  },
  {
    name: 'Advice and evidence',
    jobs: [
      { name: 'Review and plan each quarter', short: 'a quarterly review', cells: [no, yes, yes] },
      {
        name: 'Named vCIO, a part-time IT director',
        short: 'a named vCIO',
        cells: [use, use, some('4 hours a month')],
        rate: 'vcio-hour',
      },
      {
        name: 'Questionnaires of insurers and clients',
        cells: [use, some('two a year'), yes],
        rate: 'hour',
      },
      {
        name: 'Compliance evidence for audits',
        short: 'compliance evidence',
        cells: [use, use, yes],
        rate: 'vcio-hour',
      },
    ],
  },
  {
    name: 'Once',
    jobs: [{ name: 'Onboarding: taking over your systems', cells: [use, use, use], rate: 'onboarding' }],
  },
];

// A list in an owner's file is not known to have three cells.
const own = ownTiers as Readonly<Record<string, readonly Cell[] | null>>;

/** With what `owner/tiers.ts` changes and removes. */
export const jobGroups: readonly JobGroup[] = sampleGroups.map((group) => ({
  ...group,
  jobs: group.jobs
    .filter(({ name }) => own[name] !== null)
    .map((job) => ({ ...job, cells: (own[job.name] ?? job.cells) as Job['cells'] })),
}));

export const jobs: readonly Job[] = jobGroups.flatMap((group) => group.jobs);

/** In one sentence: what the tier adds to the one before. */
function includesOf(tier: 0 | 1 | 2): string {
  const added = jobs.flatMap(({ short, cells }) => {
    const isIn = cells[tier].is === 'included';
    const wasIn = tier > 0 && cells[(tier - 1) as 0 | 1].is === 'included';
    return short && isIn && !wasIn ? [short] : [];
  });
  const list = `${added.slice(0, -1).join(', ')} and ${added.at(-1)}.`;
  const before = tier > 0 && planTiers[(tier - 1) as 0 | 1].name;
  return before ? `${before}, plus ${list}` : list.replace(/^./, (letter) => letter.toUpperCase());
}

/** Canadian dollars per user per month (docs/product.md, section 9). */
export const pricing = {
  currency: 'CAD',
  min: planTiers[0].min,
  max: planTiers[2].max,
  tiers: planTiers.map(({ name, min, max }, at) => ({ name, min, max, includes: includesOf(at as 0 | 1 | 2) })),
  /**
   * Starting prices by size. A firm of a size in both packages pays the lower price. `tiers`: available at that size;
   * above `small`, managed security is always part of the plan.
   */
  packages: [
    {
      name: 'Small Business',
      users: { min: 5, max: 25 },
      price: planTiers[0].min,
      tiers: ['Essential', 'Professional', 'Enterprise'],
    },
    { name: 'Medium', users: { min: 25, max: 100 }, price: planTiers[1].min, tiers: ['Professional', 'Enterprise'] },
  ],
} as const;

const [small, medium] = pricing.packages;

/** How tiers and sizes combine, in one sentence that a bookkeeper can apply. */
export const priceRule = `With ${small.users.min} to ${small.users.max} people, exactly ${small.users.max} included, you choose any tier and pay from $${small.price} each per month; with ${small.users.max + 1} to ${medium.users.max} people you choose ${medium.tiers.join(' or ')} and pay from $${medium.price} each; above ${medium.users.max} we quote, and HST is added to every price.`;
