import { rates as ownRates } from '../../owner/rates.ts';
import { terms as ownTerms } from '../../owner/terms.ts';
import { merged } from './merged.ts';

/*
 * Prices outside the monthly plan, and contract terms. Sample figures that the owner replaces (decision 49), not market
 * statistics. Pages refer to a record by id: `{rate:after-hours}`.
 */

/** Canadian dollars, before HST. */
export type Rate = {
  /** What it buys, as a row heading. */
  name: string;
  /** The price, or the lowest price with `max` or `quoted`. */
  min: number;
  /** The highest price; absent for a fixed price, or if a large job has no ceiling. */
  max?: number;
  /** The unit: "an hour", "per seat per month". */
  per: string;
  /** Depends on the job: `min` is the starting price, and the client gets a fixed quote before signing. */
  quoted?: true;
  /** Text before the price on the service's own page. */
  before?: string;
  /** What it includes, and how long it takes. */
  note: string;
  /** What is paid on top, after "Extra:". */
  extra?: string;
  /** What the price holds for, after "plus HST, "; absent: any headcount. */
  holds?: string;
  /** How many units an office of twelve buys; absent if the price does not depend on headcount. */
  office?: number;
  /** The term in `serviceTerms` of what is paid by the month, alone or as upkeep of the job. */
  term?: ServiceTermId;
};

/** An id of `sampleServiceTerms`. */
type ServiceTermId = 'voip-term' | 'server-backup-term' | 'vcio-term' | 'ai-care-term';

/** Work charged by the hour and by visit, for what a tier does not include. */
const work = {
  hour: {
    name: 'Technician in support hours',
    min: 165,
    per: 'an hour',
    note: 'Billed in steps of 15 minutes, remotely or in your office.',
  },
  'after-hours': {
    name: 'Technician in the evening, at night, on weekends and holidays',
    min: 245,
    per: 'an hour',
    note: 'At least one hour.',
  },
  visit: {
    name: 'Visit to your office',
    min: 195,
    per: 'a visit',
    note: 'Travel in our service area and the first hour on site; then the hourly price.',
  },
  'vcio-hour': {
    name: 'vCIO or senior consultant',
    min: 225,
    per: 'an hour',
    note: 'Planning, budgets, audits and evidence.',
  },
  'new-computer': {
    name: 'Preparing a new computer',
    min: 240,
    per: 'per computer',
    note: 'Setup, moving your data over and wiping the old disk. You buy the computer.',
  },
  onboarding: {
    name: 'Onboarding, once',
    min: 150,
    per: 'per person',
    note: 'The minimum is $1,500. The price covers the inventory, new passwords, our agent on every machine, and a first restore test.',
  },
} as const satisfies Record<string, Rate>;

const monthly = {
  'voip-seat': {
    name: 'VoIP phone system',
    min: 32,
    max: 45,
    per: 'per seat per month',
    note: 'Calls in Canada and the United States, a 9-1-1 address, a call menu and porting of your numbers; at the upper end, recording and queues too.',
    extra: 'desk phones and headsets at cost, network switches, second internet lines, and calls to other countries',
    office: 12,
    term: 'voip-term',
  },
  'server-backup': {
    name: 'Backup of servers',
    min: 95,
    per: 'per TB per month',
    quoted: true,
    note: 'One copy on site and one in a Canadian data centre, one of them locked against deletion. Restore tests included.',
    extra: 'hardware. Email and cloud files are backed up in every tier of the plan',
    office: 2,
    term: 'server-backup-term',
  },
  vcio: {
    name: 'vCIO and IT consulting',
    min: 900,
    max: 2700,
    per: 'per month',
    note: 'Four to twelve hours a month. Enterprise includes four.',
    extra: 'more hours than agreed, licences, hardware and projects',
    term: 'vcio-term',
  },
  'ai-care': {
    name: 'Upkeep of an AI service',
    min: 300,
    max: 900,
    per: 'per month',
    note: 'Monitoring, tests before each change, and corrections.',
    extra: 'licences of other firms at cost',
    term: 'ai-care-term',
  },
} as const satisfies Record<string, Rate>;

/** Each for a typical scope. */
const tests = {
  'assessment-office': {
    name: 'Security assessment, one office of up to 25 people',
    min: 3900,
    per: 'per assessment',
    quoted: true,
    before: 'Free scan and report, in depth ',
    holds: 'in depth, for one office of up to 25 people; the free scan and report cost nothing',
    note: 'Interviews, settings, policies and a risk register, in 5 working days. The free assessment is a scan, a policy review, a compliance check and a report.',
    extra: 'repairs of what it finds',
  },
  'assessment-sites': {
    name: 'Security assessment, up to 100 people or three sites',
    min: 7500,
    per: 'per assessment',
    quoted: true,
    note: 'The same at each site, in 10 working days.',
  },
  'assessment-regulated': {
    name: 'Security assessment against a standard',
    min: 12000,
    per: 'per assessment',
    quoted: true,
    note: 'With the evidence that a client, insurer or auditor asks for, in 15 working days.',
  },
  'penetration-test': {
    name: 'Penetration test from the internet',
    min: 6500,
    per: 'per test',
    quoted: true,
    note: 'Up to 16 addresses and your sign-in pages, 5 working days; retest of serious findings included.',
    extra: 'repairs of what it finds',
  },
  'penetration-test-inside': {
    name: 'Penetration test from inside one office',
    min: 12500,
    per: 'per test',
    quoted: true,
    note: 'From one employee’s laptop, after the test from the internet, 10 working days in all; retest included.',
  },
  'penetration-test-portal': {
    name: 'Penetration test of a web portal',
    min: 9500,
    per: 'per test',
    quoted: true,
    note: 'One portal with two kinds of users, 8 working days; retest included.',
  },
} as const satisfies Record<string, Rate>;

const projects = {
  'cloud-move': {
    name: 'Move of email and files to Microsoft 365 or Google Workspace',
    min: 180,
    per: 'per person',
    quoted: true,
    note: 'Accounts, mailboxes, shared files and permissions, moved and checked.',
    extra: 'licences at cost, and new hardware',
    office: 12,
  },
  'server-move': {
    name: 'Move of a server to Azure',
    min: 3500,
    per: 'per server',
    quoted: true,
    note: 'Sizing, move, test and switching off the old server.',
    extra: 'Azure’s own bill at cost',
  },
  continuity: {
    name: 'Business continuity plan',
    min: 4500,
    per: 'per plan',
    quoted: true,
    note: 'Recovery order, who does what, and the first timed drill.',
    extra: 'backup of your servers, later drills and hardware',
  },
  communication: {
    name: 'Business communication setup',
    min: 2800,
    per: 'per office',
    quoted: true,
    note: 'House rules, channels, shared inboxes, one meeting room, and training.',
    extra: 'licences, screens, cameras and headsets',
  },
  compliance: {
    name: 'Compliance program for one law or standard',
    min: 4800,
    per: 'per program',
    quoted: true,
    note: 'Gap review, settings, documents and a list of what is left to do.',
    extra: 'legal advice, and keeping the evidence up to date afterward, which Enterprise includes',
  },
  'extended-updates': {
    name: 'Extended Security Updates',
    min: 60,
    per: 'per computer',
    quoted: true,
    note: 'Finding the computers, licensing them and proving that updates arrive.',
    extra: 'Microsoft’s licence at cost, and replacing the computers',
    office: 12,
  },
  'ai-plan': {
    name: 'AI consulting plan',
    min: 4200,
    per: 'per plan',
    quoted: true,
    note: 'Interviews, three trials worth running, the first of them timed, and rules for client data.',
    extra: 'the other trials, and licences',
  },
  'ai-tool': {
    name: 'AI tool set up and connected',
    min: 3500,
    per: 'per tool',
    quoted: true,
    note: 'One tool for one task, with permissions and tests.',
    extra: 'licences at cost',
    term: 'ai-care-term',
  },
  'ai-seo': {
    name: 'AI SEO consulting',
    min: 2400,
    per: 'per website',
    quoted: true,
    note: 'A review of one website, a list of changes, and a second look after three months.',
    extra: 'changes that your web designer makes',
    term: 'ai-care-term',
  },
  chatbot: {
    name: 'Chatbot',
    min: 6500,
    per: 'per chatbot',
    quoted: true,
    note: 'Answers from your own pages, tested with your own questions.',
    extra: 'licences of other firms at cost',
    term: 'ai-care-term',
  },
  'machine-learning': {
    name: 'Machine learning model',
    min: 7500,
    per: 'per model',
    quoted: true,
    note: 'One forecast or one sorting task from your records, with a test against the rule you use today.',
    extra: 'licences of other firms at cost',
    term: 'ai-care-term',
  },
  automation: {
    name: 'Automation of one process',
    min: 4800,
    per: 'per process',
    quoted: true,
    note: 'A software robot or a workflow, with a folder for doubtful cases.',
    extra: 'licences of other firms at cost',
    term: 'ai-care-term',
  },
  'computer-vision': {
    name: 'Computer vision',
    min: 9800,
    per: 'per camera position',
    quoted: true,
    note: 'Camera, lighting, training and a month alongside the person who does the check today.',
    extra: 'new cabling and licences',
    term: 'ai-care-term',
  },
  analytics: {
    name: 'Data analytics',
    min: 5600,
    per: 'per report',
    quoted: true,
    note: 'One report from two programs that agrees with your closed books.',
    extra: 'licences of other firms at cost',
    term: 'ai-care-term',
  },
  'ai-security': {
    name: 'AI security',
    min: 3200,
    per: 'per office',
    quoted: true,
    note: 'A list of tools in use, rules, blocking, and a check that a cloned voice cannot pass.',
    extra: 'licences of other firms at cost',
  },
} as const satisfies Record<string, Rate>;

const groups = {
  'Hours, visits and single jobs': work,
  'Monthly services': monthly,
  'Security assessments and penetration tests': tests,
  Projects: projects,
} as const;

const records = { ...work, ...monthly, ...tests, ...projects };

export type RateId = keyof typeof records;
/** With what `owner/rates.ts` changes. */
export const rates: Readonly<Record<RateId, Rate>> = merged<RateId, Rate>(records, ownRates);

/** The tables of the price page, in order. */
export const rateGroups = Object.fromEntries(
  Object.entries(groups).map(([name, group]) => [name, merged<string, Rate>(group, ownRates)]),
) as Readonly<Record<keyof typeof groups, Readonly<Record<string, Rate>>>>;

/** `value` replaces its mark in a text; `text` is the whole term. */
export type Term = { name: string; value: string; text: string };

/** Terms of the monthly plan. Owner: they must agree with your contract. */
const sampleTerms = {
  term: {
    name: 'Term',
    value: '12 months',
    text: 'Twelve months, then from month to month.',
  },
  notice: {
    name: 'Notice',
    value: '60 days',
    text: 'After the first twelve months, either of us can end it with 60 days’ notice in writing. If we miss a service level in three months out of six, you can leave sooner.',
  },
  'price-change': {
    name: 'Price changes',
    value: 'at most 4% a year',
    text: 'Once a year, on the anniversary, by at most 4%, with 60 days’ notice. Anything above that needs your signature.',
  },
  headcount: {
    name: 'People who start or leave',
    value: 'the first of the next month',
    text: 'The bill follows your staff list, up and down, from the first of the next month.',
  },
  invoice: {
    name: 'Invoice',
    value: '30 days',
    text: 'On the first of each month for that month, payable in 30 days. Hours, visits and licences are on separate lines.',
  },
  tax: {
    name: 'Tax',
    value: 'plus HST',
    text: 'HST is added to every price.',
  },
  quote: {
    name: 'Fixed quote',
    value: 'two business days',
    text: 'Where a price says “from” or gives a range, you get a fixed quote within two business days once we have seen the job. It changes only if you change the job.',
  },
  start: {
    name: 'Start of a job',
    value: 'ten business days',
    text: 'Work that is not part of the plan starts within ten business days of your signature, or on the date you choose.',
  },
  leaving: {
    name: 'When you leave',
    value: '8 hours',
    text: 'You get the register, the admin passwords and your backups. Up to 8 hours of handover to your next provider are included.',
  },
} as const satisfies Record<string, Term>;

export const terms = merged<keyof typeof sampleTerms, Term>(sampleTerms, ownTerms);

/**
 * Terms of monthly services without the plan. Owner: they must agree with your contract. `value` must fit after "runs"
 * or "runs for": "VoIP runs for {rate:voip-term}".
 */
const sampleServiceTerms = {
  'voip-term': {
    name: 'VoIP phone system',
    value: '12 months, then from month to month with 30 days’ notice',
    text: 'Twelve months, then from month to month, with 30 days’ notice in writing from either of us. Your numbers move with you.',
  },
  'server-backup-term': {
    name: 'Backup of servers without a plan',
    value: 'from month to month, with 30 days’ notice',
    text: 'From month to month, with 30 days’ notice in writing from either of us. You get your backups. As part of a monthly plan, it has the terms of the plan.',
  },
  'vcio-term': {
    name: 'vCIO and IT consulting by the month',
    value: '6 months, then from month to month with 30 days’ notice',
    text: 'Six months, then from month to month, with 30 days’ notice in writing from either of us. Plans and notes stay yours. Work by the hour has no term.',
  },
  'ai-care-term': {
    name: 'Upkeep of an AI service',
    value: 'from month to month, with 30 days’ notice',
    text: 'From month to month, with 30 days’ notice in writing from either of us. What we set up stays yours.',
  },
} as const satisfies Record<ServiceTermId, Term>;

export const serviceTerms = merged<ServiceTermId, Term>(sampleServiceTerms, ownTerms);

const allTerms = { ...terms, ...serviceTerms };

export type TermId = keyof typeof allTerms;

const dollars = new Intl.NumberFormat('en-CA');
const money = (amount: number) => `$${dollars.format(amount)}`;

/** A price that can follow "costs": "$165 an hour", "$32 to $45 per seat per month", "from $6,500 per test". */
export function priceOfRate({ min, max, per, quoted }: Rate): string {
  if (max) return `${money(min)} to ${money(max)} ${per}`;
  return `${quoted ? 'from ' : ''}${money(min)} ${per}`;
}

/** The same without its unit, where the sentence has named it: "a penetration test is priced from $6,500". */
export const amountOfRate = (rate: Rate): string => priceOfRate({ ...rate, per: '' }).trim();

/** The same with its condition: "from $6,500 per test; fixed quote in two business days". */
export function offerOfRate(rate: Rate): string {
  const price = `${rate.before ?? ''}${priceOfRate(rate)}`;
  return rate.quoted || rate.max ? `${price}; fixed quote in ${terms.quote.value}` : price;
}

/** The note with what is extra: "One office. Extra: licences at cost." */
export const noteOfRate = ({ note, extra }: Rate): string => (extra ? `${note} Extra: ${extra}.` : note);

/** Fragment on the price page. */
export const rateAnchor = (id: RateId | TermId) => `rate-${id}`;

/** Text of `{rate:id}`, for prices and terms. */
export const rateTexts: Readonly<Record<RateId | TermId, string>> = {
  ...(Object.fromEntries(Object.entries(rates).map(([id, rate]) => [id, priceOfRate(rate)])) as Record<RateId, string>),
  ...(Object.fromEntries(Object.entries(allTerms).map(([id, { value }]) => [id, value])) as Record<TermId, string>),
};
