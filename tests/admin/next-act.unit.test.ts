import { expect, test } from 'vitest';
import { nextAct } from '../../admin/inbox/next-act.ts';

const now = Date.UTC(2026, 10, 27, 15);
const minutes = (count: number) => now + count * 60_000;

const lead = {
  state: 'new',
  owner: 'ana@staff.example',
  phone: '416 555 0172',
  wroteAt: null,
  callAt: null,
  events: [],
  mergedInto: null,
  emergency: false,
} as const satisfies Parameters<typeof nextAct>[0];

const spoke = (at: number) => [{ id: 1, at, who: 'ana@staff.example', kind: 'call', detail: 'spoke' }];

test.each([
  ['possible spam is released', { state: 'quarantine', owner: null }, 'release'],
  ['a new lead of nobody is taken', { owner: null }, 'take'],
  ['an emergency of nobody is called', { owner: null, emergency: true }, 'call'],
  ['one without a number is answered', { owner: null, emergency: true, phone: null }, 'reply'],
  ['a new lead with a number is called', {}, 'call'],
  ['one without a number is answered', { phone: null }, 'reply'],
  ['words in place of a number cannot be called', { phone: 'ask for me at the desk' }, 'reply'],
  ['who has written back is answered', { state: 'contacted', wroteAt: minutes(-3) }, 'reply'],
  ['who was contacted gets a time', { state: 'contacted' }, 'book'],
  ['booked without a time gets one', { state: 'booked' }, 'book'],
  ['a call that is ahead is looked at', { state: 'booked', callAt: minutes(90) }, 'see'],
  ['a call at hand is made', { state: 'booked', callAt: minutes(10) }, 'call'],
  ['a call that was missed is made', { state: 'booked', callAt: minutes(-90) }, 'call'],
  [
    'after the call its outcome is written',
    { state: 'booked', callAt: minutes(-90), events: spoke(minutes(-85)) },
    'reply',
  ],
  [
    'an earlier call is not the one that is booked',
    { state: 'booked', callAt: minutes(-9), events: spoke(minutes(-900)) },
    'call',
  ],
  ['a proposal is followed up', { state: 'proposal' }, 'call'],
  ['a closed lead waits for nothing', { state: 'won' }, undefined],
  ['unless the person writes again', { state: 'lost', wroteAt: minutes(-3) }, 'reply'],
  ['spam waits for nothing', { state: 'spam', wroteAt: minutes(-3) }, undefined],
  ['a merged request leads to the first one', { mergedInto: 'NL-7K3M9C' }, 'first'],
] as const)('%s', (_, fields, act) => {
  expect(nextAct({ ...lead, ...fields }, now)).toBe(act);
});
