import { people as ownPeople } from '../../owner/people.ts';
import { hours } from '../../shared/company/hours.ts';

/*
 * Who works for you, with proof. Sample data that the owner replaces (decision 49). Roles only: never invent a person,
 * a face or a certificate. An empty field shows the sentence defined next to it.
 */

export type RoleId =
  | 'help-desk'
  | 'senior-technician'
  | 'field-technician'
  | 'engineer'
  | 'security-lead'
  | 'security-analyst'
  | 'vcio'
  | 'compliance-lead'
  | 'management';

/** One role. Owner: name a person only with that person's consent. */
type TeamRole = {
  id: RoleId;
  /** The job title on your contracts and invoices. */
  name: string;
  /** People who have it today; if absent, the page says that we tell you on the call. */
  count?: number;
  /** Required qualification or experience. Owner: clients ask for the proof. */
  credential: string;
  does: string;
  shift: string;
};

const day = `${hours.opens} to ${hours.closes} on weekdays`;

const sampleRoles: readonly TeamRole[] = [
  {
    id: 'help-desk',
    name: 'Help desk technician',
    count: 8,
    credential: 'CompTIA A+ and one year on a help desk',
    does: 'Answers your call, works on your screen, and stays with the ticket until you say it is solved.',
    shift: day,
  },
  {
    id: 'senior-technician',
    name: 'Senior technician',
    count: 3,
    credential: 'CompTIA Network+ or Security+, and five years in support',
    does: 'Takes what a first technician cannot solve, and leads every P1.',
    shift: `${day}, then on call in rotation`,
  },
  {
    id: 'field-technician',
    name: 'Field technician',
    count: 4,
    credential: 'CompTIA A+, a driver’s licence and a criminal record check',
    does: 'Comes to your office for visits, moves, cabling questions and failed hardware.',
    shift: `${day}, then on call in rotation for emergency visits`,
  },
  {
    id: 'engineer',
    name: 'Cloud and network engineer',
    count: 3,
    credential: 'A current Microsoft or AWS certificate at associate level or above',
    does: 'Plans and carries out moves, firewalls, Wi-Fi, servers and backup.',
    shift: `${day}; planned work in the evening or on a weekend`,
  },
  {
    id: 'security-lead',
    name: 'Security lead',
    count: 1,
    credential: 'The CISSP',
    does: 'Leads security incidents, and plans tests and staff training.',
    shift: `${day}, and by phone at any hour`,
  },
  {
    id: 'security-analyst',
    name: 'Security analyst',
    count: 2,
    credential: 'CompTIA Security+ or CySA+',
    does: 'Reads security alerts, works on incidents, runs tests and staff training.',
    shift: day,
  },
  {
    id: 'vcio',
    name: 'vCIO',
    count: 2,
    credential: 'Ten years in IT, five of them with responsibility for a budget',
    does: 'Meets with you each quarter about the plan, the budget and the open risks.',
    shift: day,
  },
  {
    id: 'compliance-lead',
    name: 'Compliance lead',
    count: 1,
    credential: 'A certificate in Canadian privacy, such as the CIPP/C, or an audit qualification',
    does: 'Keeps the evidence, answers questionnaires of insurers and clients, and watches for changes in the law.',
    shift: day,
  },
  {
    id: 'management',
    name: 'Management and administration',
    count: 1,
    credential: 'Signs for the firm',
    does: 'Contracts, invoices and complaints. If we have let you down, this is the person to call.',
    shift: day,
  },
];

/** Shown without `count`. */
export const countUnknown = 'ask us';

type Shift = {
  when: string;
  /** Who is at work, with numbers. */
  who: string;
  /** What they do then, and what waits. */
  what: string;
  /** How many `who` names: drawn over the hours of a weekday. */
  people?: { desk: number } | { call: number; backup: number };
};

/** Owner: must agree with the hours in `service-levels.ts` and your real rota. */
const sampleShifts: readonly Shift[] = [
  {
    when: `Weekdays, ${hours.opens} to ${hours.closes}`,
    who: 'At least four help desk technicians, a senior technician and two field technicians',
    what: 'Every call and request. Visits leave from the nearest of our offices.',
    people: { desk: 7 },
  },
  {
    when: 'Evenings, nights, weekends, holidays',
    who: 'One technician on call, with a senior technician and a field technician as backup',
    what: 'Every P1. Other calls are noted and taken up when the help desk opens.',
    people: { call: 1, backup: 2 },
  },
  {
    when: 'Security alerts, day and night',
    who: 'Our analysts by day, analysts of a partner at night',
    what: 'From the Professional tier. They act within limits you have agreed to in writing, and call our technician on call.',
  },
];

type NightWatch = { firm?: string; country?: string; agreement: string; unnamed: string };

/** Who monitors alerts outside office hours. Owner: fill in the firm and its country before the site goes live. */
const sampleNightWatch: NightWatch = {
  /** What binds that firm. */
  agreement:
    'The partner works under a written agreement with us: the same confidentiality, named accounts with MFA, and a record of every session.',
  /** Shown until `firm` is filled in. */
  unnamed:
    'A team of our size does not keep analysts awake every night, so a security operations centre under contract reads alerts then. We name the firm and its country in your contract, and earlier if you ask.',
};

/** Owner: keep only lines that are always true of your firm. */
const sampleOwnAccess: readonly string[] = [
  'Every administrator account is personal and needs multi-factor authentication (MFA).',
  'Clients’ passwords are in a vault that records who opened which, and you can open your part without us.',
  'A remote session shows on your screen and is logged. We connect from managed computers only.',
  'Everyone signs a confidentiality agreement before the first day, and accounts are closed within the hour when a person leaves.',
  'If one of our own systems is attacked, we tell you the day we find out, and what it means for you.',
];

type Tool = {
  /** The type, by its standard term. */
  kind: string;
  /** What it does for a client. */
  use: string;
  /** Maker and product. Owner: fill in what you really use, including where it stores data. */
  product?: string;
};

const sampleTools: readonly Tool[] = [
  { kind: 'Ticket system', use: 'Records each call and its times. Your monthly report is made from it.' },
  {
    kind: 'Remote monitoring and management (RMM)',
    use: 'Monitors computers and servers, installs updates, and lets us connect to help.',
  },
  { kind: 'Endpoint detection and response (EDR)', use: 'Finds and isolates an attack on a computer.' },
  { kind: 'SIEM', use: 'Collects and compares the logs of email, sign-ins, endpoints and firewall.' },
  { kind: 'Server backup', use: 'One copy on site and one in Canada, one of them locked.' },
  { kind: 'Cloud backup', use: 'Copies of email and files outside Microsoft 365 or Google Workspace.' },
  {
    kind: 'Password vault and documentation',
    use: 'Holds your passwords and network drawings. You can open it without us.',
  },
  { kind: 'Training and practice phishing', use: 'Short lessons, and the share of staff who report a test.' },
];

/** Shown for a tool without `product`. */
export const productUnnamed = 'We name the product, and where it stores data, in your quote.';

type Certificate = {
  name: string;
  /** Held by the firm or one of its people. */
  holder: 'the firm' | 'a person';
  /** What it covers: service, office or role. Owner: as on the document. */
  scope?: string;
  /** Last day of validity: 2027-03-31. */
  validUntil?: string;
  /** Why it is no longer current; it is then listed on the claims page only. */
  retired?: string;
};

const sampleCertificates: readonly Certificate[] = [
  { name: 'Microsoft Gold', holder: 'the firm', retired: 'Microsoft retired this badge in 2022' },
  { name: 'ISO 27001', holder: 'the firm' },
  { name: 'SOC 2 Type II', holder: 'the firm' },
  { name: 'AWS Partner', holder: 'the firm' },
  { name: 'CISSP', holder: 'a person' },
  { name: 'CompTIA', holder: 'a person' },
];

/** Shown for a certificate without `scope` or `validUntil`. */
export const certificateUnknown = { scope: 'On the document, which we send on request', validUntil: 'on request' };

type Insurance = {
  kind: string;
  covers: string;
  /** Limit, insurer and end date, as on the certificate of insurance. Owner: fill in all three or none. */
  terms?: string;
};

const sampleInsurance: readonly Insurance[] = [
  { kind: 'Professional liability', covers: 'Loss that an error in our work causes you.' },
  { kind: 'Cyber', covers: 'The cost of an incident that began with us.' },
  { kind: 'Commercial general liability', covers: 'Injury and damage during a visit.' },
];

/** Shown for an insurance without `terms`. */
export const insuranceUnknown =
  'The certificate of insurance comes with our quote and says insurer, limit and end date.';

/** How a buyer reaches our clients. Owner: keep each client's consent on file. */
const sampleReferences =
  'Ask on the first call. We put you in touch with clients of your trade or size who have agreed to take such a call, and you speak with them without us. We do not publish their names.';

type People = {
  roles: readonly TeamRole[];
  shifts: readonly Shift[];
  nightWatch: NightWatch;
  ownAccess: readonly string[];
  tools: readonly Tool[];
  certificates: readonly Certificate[];
  insurance: readonly Insurance[];
  references: string;
};

const people: People = {
  roles: sampleRoles,
  shifts: sampleShifts,
  nightWatch: sampleNightWatch,
  ownAccess: sampleOwnAccess,
  tools: sampleTools,
  certificates: sampleCertificates,
  insurance: sampleInsurance,
  references: sampleReferences,
  ...(ownPeople as Partial<People>),
};

/** With what `owner/people.ts` changes. */
export const { roles, shifts, nightWatch, ownAccess, tools, certificates, insurance, references } = people;

export const currentCertificates = certificates.filter(({ retired }) => !retired);
