import { expect, test } from 'vitest';
import { roomsOfDocs, roomsOfSheet } from '../support/reserved-room.ts';

test('the table of heights in docs/partners.md is what /widgets.css reserves', () => {
  expect(Object.keys(roomsOfSheet())).toEqual(['newsletter', 'hero-form', 'contact-form', 'risk-quiz']);
  expect(roomsOfDocs()).toEqual(roomsOfSheet());
});
