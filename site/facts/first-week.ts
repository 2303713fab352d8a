/** What a state adds to the drawing (`components/first-week/layers.tsx`). */
export type Layer =
  | 'found'
  | 'locked'
  | 'fenced'
  | 'guarded'
  | 'copied'
  | 'talked'
  | 'walked'
  | 'measured'
  | 'marked'
  | 'first'
  | 'listed';

/**
 * `name`: at most nine letters, as a phone shows five side by side. `moment`: index in the page's `firstWeek`; a first
 * state without one is the day before.
 */
export type OfficeState = { name: string; layer?: Layer; moment?: number; need: string };
export type OfficeStates = readonly [OfficeState, OfficeState, OfficeState, OfficeState, OfficeState];

/** Text of the first state if the page's moments begin later. */
export const dayBefore = {
  when: 'The day before',
  what: 'We know your address and what you told us on the phone. We do not know the machines, lines and sign-ins yet.',
} as const;

/** What we need from the client, unless the service has its own list. */
const needs = {
  unknown: 'A date, and the name of the person who knows where things are.',
  found: 'The key to the server closet and an admin sign-in, which you can type yourself.',
  locked: 'Five minutes of each person, with their phone, to set up MFA.',
  copied: 'The file or program that you would miss first. We restore that one.',
  talked: 'An hour with each person you name, at their own desk.',
  walked: 'Someone with keys who walks through the office with us.',
  measured: 'The login for your internet account, or the last bill.',
  listed: 'An hour with the person who decides, to go through the list.',
} as const;

const before: OfficeState = { name: 'Unknown', need: needs.unknown };
const listed = (moment: number, name = 'Listed', need: string = needs.listed): OfficeState => ({
  name,
  layer: 'listed',
  moment,
  need,
});

/** The service's own states, or defaults for the number of moments on its page. */
export function statesFor(path: string, moments: number): OfficeStates {
  const own = ofService[path];
  if (own) return own;
  const last = moments - 1;
  const at = (state: number) => Math.min(last, state - (moments < 5 ? 1 : 0));
  return [
    moments < 5 ? before : { ...before, moment: 0 },
    { name: 'Found', layer: 'found', moment: at(1), need: needs.found },
    { name: 'Locked', layer: 'locked', moment: at(2), need: needs.locked },
    { name: 'Backed up', layer: 'copied', moment: at(3), need: needs.copied },
    listed(last),
  ];
}

const ofService: Readonly<Record<string, OfficeStates>> = {
  '/services/business-continuity': [
    before,
    { name: 'Asked', layer: 'talked', moment: 0, need: 'An hour with each team lead, without the owner.' },
    { name: 'Found', layer: 'found', moment: 1, need: 'Read-only access to the settings of the backup.' },
    {
      name: 'Restored',
      layer: 'copied',
      moment: 2,
      need: 'A quiet hour, and someone who knows the program we restore.',
    },
    listed(3),
  ],
  '/services/cloud-solutions': [
    before,
    { name: 'Found', layer: 'found', moment: 0, need: needs.found },
    { name: 'Asked', layer: 'talked', moment: 1, need: 'Ten minutes with each team, while they work.' },
    { name: 'Measured', layer: 'measured', moment: 2, need: needs.measured },
    listed(3, 'Planned'),
  ],
  '/services/communication': [
    before,
    {
      name: 'Noted',
      layer: 'walked',
      moment: 0,
      need: 'Up to ten people who note honestly, for one day, where their time goes.',
    },
    { name: 'Counted', layer: 'found', moment: 1, need: 'The credit card statement with the subscriptions.' },
    { name: 'Chosen', layer: 'talked', moment: 2, need: 'An hour with all team leads.' },
    { name: 'Started', layer: 'first', moment: 3, need: 'One team that wants to go first.' },
  ],
  '/services/compliance-consulting': [
    before,
    { name: 'Asked', layer: 'talked', moment: 0, need: 'The contracts in which a client asks about security.' },
    {
      name: 'Traced',
      layer: 'walked',
      moment: 1,
      need: 'One real client file, and the people who handle it.',
    },
    {
      name: 'Compared',
      layer: 'found',
      moment: 2,
      need: 'Read-only access to your sign-in settings, with you watching if you like.',
    },
    listed(3),
  ],
  '/services/cybersecurity': [
    { ...before, moment: 0, need: 'Read-only access to the sign-in log of your email system.' },
    { name: 'Locked', layer: 'locked', moment: 1, need: needs.locked },
    {
      name: 'Closed',
      layer: 'fenced',
      moment: 2,
      need: 'The names of those who use remote desktop, so that they get a safe replacement first.',
    },
    { name: 'Guarded', layer: 'guarded', moment: 3, need: 'Laptops switched on and in the office for one day.' },
    listed(4),
  ],
  '/services/cybersecurity-assessment-services': [
    { ...before, moment: 0, need: 'A signed scope, and one person we can phone.' },
    {
      name: 'Scanned',
      layer: 'fenced',
      moment: 1,
      need: 'A read-only account, which you switch off again on a date you set.',
    },
    { name: 'Walked', layer: 'walked', moment: 2, need: needs.walked },
    { name: 'Found', layer: 'found', moment: 3, need: 'A list of machines that must not be scanned.' },
    listed(4),
  ],
  '/services/extended-security-updates': [
    before,
    { name: 'Found', layer: 'found', moment: 0, need: needs.found },
    { name: 'Marked', layer: 'marked', moment: 1, need: 'One sentence on what each old machine is for.' },
    { name: 'Asked', layer: 'talked', moment: 2, need: 'The service contracts of the X-ray, the lathe or the scale.' },
    listed(3),
  ],
  '/services/managed-it': [
    { ...before, moment: 0, need: 'Two hours with the person who knows where things are.' },
    { name: 'Found', layer: 'found', moment: 1, need: needs.found },
    { name: 'Locked', layer: 'locked', moment: 2, need: needs.locked },
    { name: 'Backed up', layer: 'copied', moment: 3, need: needs.copied },
    listed(4),
  ],
  '/services/vcio-it-consulting': [
    before,
    { name: 'Talked', layer: 'talked', moment: 0, need: 'Two hours with the owner or the partners, phones off.' },
    { name: 'Counted', layer: 'found', moment: 1, need: 'A year of IT invoices, in any order.' },
    { name: 'Heard', layer: 'walked', moment: 2, need: 'Your go-ahead for staff to speak freely.' },
    listed(3, 'Decided'),
  ],
  '/services/voip': [
    before,
    { name: 'Counted', layer: 'found', moment: 0, need: 'Three months of phone bills.' },
    { name: 'Walked', layer: 'walked', moment: 1, need: needs.walked },
    { name: 'Measured', layer: 'measured', moment: 2, need: needs.measured },
    listed(3, 'Signed', 'The old bill, and the signature of the account holder.'),
  ],
};
