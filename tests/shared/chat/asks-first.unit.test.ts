import { expect, test } from 'vitest';
import { asksFirst } from '../../../shared/chat/is-emergency.ts';

test.each([
  'a supplier wrote that their account changed what do we check before we pay',
  'got an email about a parcel is it legit',
  'is this a scam it says my mailbox is full',
])('“%s” asks first: nothing has happened', (text) => {
  expect(asksFirst(text)).toBe(true);
});

test.each([
  'i clicked the link is it legit',
  'all our files are locked and they want bitcoin should we answer',
  'a man at the front desk says he is from microsoft is it legit',
  'someone on the phone wants our code is this real',
  'our bookkeeper paid it already is that a scam',
  'what do we do before we pay the ransom',
])('“%s” may be happening', (text) => {
  expect(asksFirst(text)).toBe(false);
});
