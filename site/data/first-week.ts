/** What a state of the office adds to its drawing (`components/first-week/layers.tsx`). */
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
 * One state of the office in the first week. `name` stands on a phone beside four others: nine letters at most.
 * `moment` is the place of the page's own text in its `firstWeek`; a first state without one is the day before.
 */
export type OfficeState = { name: string; layer?: Layer; moment?: number; need: string };
export type OfficeStates = readonly [OfficeState, OfficeState, OfficeState, OfficeState, OfficeState];

/** What the first state says where the page's own moments begin later. */
export const dayBefore = {
  when: 'The day before',
  what: 'We know your address and what you told us on the phone. The machines, lines and sign-ins are still unknown to us.',
} as const;

/** What we need from you, where no service asks for something of its own. */
const needs = {
  unknown: 'A date, and the name of the person who knows where things are.',
  found: 'The key to the server closet and an admin sign-in. You may type it yourself.',
  locked: 'Each person near their phone for five minutes, to set up MFA.',
  copied: 'One file or program that you would miss first. We bring that one back.',
  talked: 'An hour with each person you name, at their own desk.',
  walked: 'Someone who walks with us and has the keys.',
  measured: 'The login of your internet provider, or the last bill.',
  listed: 'An hour with the person who decides, to go through the list.',
} as const;

const before: OfficeState = { name: 'Unknown', need: needs.unknown };
const listed = (moment: number, name = 'Listed', need: string = needs.listed): OfficeState => ({
  name,
  layer: 'listed',
  moment,
  need,
});

/** The states of a service that has none of its own below, for as many moments as its page tells. */
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
    { name: 'Asked', layer: 'talked', moment: 0, need: 'An hour with each team lead, without the owner in the room.' },
    { name: 'Found', layer: 'found', moment: 1, need: 'A look at the backup’s settings, read only.' },
    {
      name: 'Restored',
      layer: 'copied',
      moment: 2,
      need: 'A quiet hour, and someone who knows the program that comes back.',
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
    { name: 'Noted', layer: 'walked', moment: 0, need: 'Ten people who will write down honest minutes for one day.' },
    { name: 'Counted', layer: 'found', moment: 1, need: 'The card statement that the subscriptions are on.' },
    { name: 'Chosen', layer: 'talked', moment: 2, need: 'One hour with everyone who leads a team.' },
    { name: 'Started', layer: 'first', moment: 3, need: 'One team that wants to go first.' },
  ],
  '/services/compliance-consulting': [
    before,
    { name: 'Asked', layer: 'talked', moment: 0, need: 'The contracts in which a client asks about security.' },
    {
      name: 'Traced',
      layer: 'walked',
      moment: 1,
      need: 'One real client file, and the people whose hands it passes through.',
    },
    { name: 'Compared', layer: 'found', moment: 2, need: 'Read-only access to your sign-in settings. You may watch.' },
    listed(3),
  ],
  '/services/cybersecurity': [
    { ...before, moment: 0, need: 'Read-only access to the sign-in log of your email system.' },
    { name: 'Locked', layer: 'locked', moment: 1, need: needs.locked },
    {
      name: 'Closed',
      layer: 'fenced',
      moment: 2,
      need: 'A word on who uses remote desktop, so that we give them another way first.',
    },
    { name: 'Guarded', layer: 'guarded', moment: 3, need: 'Laptops switched on and in the office for one day.' },
    listed(4),
  ],
  '/services/cybersecurity-assessment-services': [
    { ...before, moment: 0, need: 'A signature under the scope, and one person we may phone.' },
    { name: 'Scanned', layer: 'fenced', moment: 1, need: 'A read-only account, switched off again on a date you set.' },
    { name: 'Walked', layer: 'walked', moment: 2, need: needs.walked },
    { name: 'Found', layer: 'found', moment: 3, need: 'A list of machines that must not be scanned.' },
    listed(4),
  ],
  '/services/extended-security-updates': [
    before,
    { name: 'Found', layer: 'found', moment: 0, need: needs.found },
    { name: 'Marked', layer: 'marked', moment: 1, need: 'What each old machine is for, in one sentence.' },
    { name: 'Asked', layer: 'talked', moment: 2, need: 'The service contracts of the X-ray, the lathe or the scale.' },
    listed(3),
  ],
  '/services/managed-it': [
    { ...before, moment: 0, need: 'Two hours of the person who knows where things are.' },
    { name: 'Found', layer: 'found', moment: 1, need: needs.found },
    { name: 'Locked', layer: 'locked', moment: 2, need: needs.locked },
    { name: 'Backed up', layer: 'copied', moment: 3, need: needs.copied },
    listed(4),
  ],
  '/services/vcio-it-consulting': [
    before,
    { name: 'Talked', layer: 'talked', moment: 0, need: 'Two hours of the owner or the partners, phones away.' },
    { name: 'Counted', layer: 'found', moment: 1, need: 'A year of IT invoices, in any order.' },
    { name: 'Heard', layer: 'walked', moment: 2, need: 'Leave for your staff to speak freely.' },
    listed(3, 'Decided'),
  ],
  '/services/voip': [
    before,
    { name: 'Counted', layer: 'found', moment: 0, need: 'Three months of phone bills.' },
    { name: 'Walked', layer: 'walked', moment: 1, need: needs.walked },
    { name: 'Measured', layer: 'measured', moment: 2, need: needs.measured },
    listed(3, 'Signed', 'The old bill, and the signature of the person whose name is on it.'),
  ],
};
