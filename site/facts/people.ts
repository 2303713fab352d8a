import { hours } from '../../shared/company/hours.ts';

/*
 * Who works for you, with which proof: roles, shifts, tools, certificates, insurance, references. Sample data of the company
 * that an owner replaces (decision 49). Roles only: a person, a face or a certificate is never invented, and a field that the
 * owner has not filled in shows the plain sentence that stands beside it.
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

/** One role. Owner: a person's name belongs here only with that person's consent. */
type Role = {
  id: RoleId;
  /** What the job is called on your contracts and invoices. */
  name: string;
  /** How many people have it today; absent: the page says that we tell you on the call. */
  count?: number;
  /** What someone must hold or have done before taking the job. Owner: you are asked for the proof. */
  credential: string;
  /** What the role does for a client, in one sentence. */
  does: string;
  /** When someone in this role is on shift. */
  shift: string;
};

const day = `${hours.opens} to ${hours.closes} on weekdays`;

export const roles: readonly Role[] = [
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

/** What stands where the number of people in a role is not filled in. */
export const countUnknown = 'ask us';

/** Who is there at one time of the week. */
type Shift = {
  /** The time, as a row's head. */
  when: string;
  /** Who is at work then, with how many of each. */
  who: string;
  /** What they do then, and what waits. */
  what: string;
};

/** The week. Owner: it has to agree with the hours in `service-levels.ts` and with your real rota. */
export const shifts: readonly Shift[] = [
  {
    when: `Weekdays, ${hours.opens} to ${hours.closes}`,
    who: 'At least four help desk technicians, a senior technician and two field technicians',
    what: 'Every call and request. Visits leave from the nearer of our two offices.',
  },
  {
    when: 'Evenings, nights, weekends, holidays',
    who: 'One technician on call, with a senior technician and a field technician as backup',
    what: 'Every P1. Other calls are noted and taken up when the help desk opens.',
  },
  {
    when: 'Security alerts, day and night',
    who: 'Our analysts by day, analysts of a partner at night',
    what: 'From the Professional tier. They act within limits you have agreed to in writing, and call our technician on call.',
  },
];

/** Who reads alerts while our own office is closed. Owner: fill in the firm and its country before the site goes live. */
export const nightWatch: { firm?: string; country?: string; agreement: string; unnamed: string } = {
  /** What binds that firm. */
  agreement:
    'The partner works under a written agreement with us: the same confidentiality, named accounts with MFA, and a record of every session.',
  /** Shown until `firm` is filled in. */
  unnamed:
    'A team of our size does not keep analysts awake every night, so a security operations centre under contract reads alerts then. We name the firm and its country in your contract, and earlier if you ask.',
};

/** How we protect our own access to clients' systems. Owner: keep only the lines that are true of your firm every day. */
export const ownAccess: readonly string[] = [
  'Every administrator account is personal and needs multi-factor authentication (MFA).',
  'Clients’ passwords are in a vault that records who opened which, and you can open your part without us.',
  'A remote session shows on your screen and is logged. We connect from managed computers only.',
  'Everyone signs a confidentiality agreement before the first day, and accounts are closed within the hour when a person leaves.',
  'If one of our own systems is attacked, we tell you the day we find out, and what it means for you.',
];

/** One kind of tool that we work with. */
type Tool = {
  /** The kind, in the field's own term. */
  kind: string;
  /** What it does for a client. */
  use: string;
  /** Its maker and name. Owner: fill in what you really use; where the data are stored belongs to it. */
  product?: string;
};

export const tools: readonly Tool[] = [
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

/** Shown for a tool whose `product` is not filled in. */
export const productUnnamed = 'We name the product, and where it stores data, in your quote.';

/** One certificate that we list. */
type Certificate = {
  name: string;
  /** Whether the firm holds it, or a person who works here. */
  holder: 'the firm' | 'a person';
  /** What it covers: which service, office or person's role. Owner: as on the document. */
  scope?: string;
  /** Last day on which it is valid, 2027-03-31. */
  validUntil?: string;
  /** Why it is history: it is then named on the list of claims only. */
  retired?: string;
};

export const certificates: readonly Certificate[] = [
  { name: 'Microsoft Gold', holder: 'the firm', retired: 'Microsoft retired this badge in 2022' },
  { name: 'ISO 27001', holder: 'the firm' },
  { name: 'SOC 2 Type II', holder: 'the firm' },
  { name: 'AWS Partner', holder: 'the firm' },
  { name: 'CISSP', holder: 'a person' },
  { name: 'CompTIA', holder: 'a person' },
];

/** Those that are not history. */
export const currentCertificates = certificates.filter(({ retired }) => !retired);

/** Shown for a certificate without `scope` or `validUntil`. */
export const certificateUnknown = { scope: 'On the document, which we send on request', validUntil: 'on request' };

/** One kind of insurance that we carry. */
type Insurance = {
  kind: string;
  /** What it pays for, in one sentence. */
  covers: string;
  /** Limit, insurer and last day, as on the certificate of insurance. Owner: fill in all three or none. */
  terms?: string;
};

export const insurance: readonly Insurance[] = [
  { kind: 'Professional liability', covers: 'Loss that an error in our work causes you.' },
  { kind: 'Cyber', covers: 'The cost of an incident that began with us.' },
  { kind: 'Commercial general liability', covers: 'Injury and damage during a visit.' },
];

/** Shown for an insurance without `terms`. */
export const insuranceUnknown =
  'The certificate of insurance comes with our quote and says insurer, limit and end date.';

/** How a buyer reaches clients of ours. Owner: keep the consent of each client on file. */
export const references =
  'Ask on the first call. We put you in touch with clients of your trade or size who have agreed to take such a call, and you speak with them without us. We do not publish their names.';
