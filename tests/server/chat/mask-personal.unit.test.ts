import { expect, test } from 'vitest';
import { maskPersonal } from '../../../server/chat/engine/mask-personal.ts';

test.each([
  '416 555 0142',
  '(416) 555-0142',
  '4165550142',
  '1-416-555-0142',
  '+1 (416) 555.0142',
  '416 - 555 - 0142',
  '416–555–0142',
  '416‑555‑0142',
  '416/555/0142',
  '416_555_0142',
  '416.555.01.42',
  '(416)-(555)-(0142)',
  '[416] 555 0142',
  '4 1 6 5 5 5 0 1 4 2',
  '4-1-6-5-5-5-0-1-4-2',
  '41 65 55 01 42',
  '416 555\u200b0142',
  '４１６ ５５５ ０１４２',
  '٤١٦ ٥٥٥ ٠١٤٢',
  '𝟜𝟙𝟞 𝟝𝟝𝟝 𝟘𝟙𝟜𝟚',
  '+44 (0)20 7946 0958',
  '0044 20 7946 0958',
  '+33 1 23 45 67 89',
  'four one six five five five oh one four two',
  'Four-one-six, five five five, zero one four two',
])('a phone number is masked however it is written: %s', (number) => {
  const masked = maskPersonal(`Call me at ${number}, please`);
  expect(masked).toMatch(/^Call me at .?\[phone\]\)?,? ?please$/);
});

test.each([
  '12 people at $175.00 per person per month',
  '$250, $500, $1,000 and $2,500',
  'from 2026-11-22 10:30 to 2026-11-23 09:00',
  'M5H 0A1, since 2010, 8,500 businesses',
  'server 10.20.30.40, port 443',
  '24/7, 365 days, 99.9% uptime',
  'one or two servers, three offices',
  'Windows 10 22H2 build 19045.5247',
])('prices, counts, dates and versions stay: %s', (text) => {
  expect(maskPersonal(text)).toBe(text);
});

test.each([
  ['write to dana@lakeview.example', 'write to [email]'],
  ['card 4111 1111 1111 1111', 'card [card number]'],
  ['SIN 046 454 286', 'SIN [SIN]'],
  ['health card 1234-567-890-AB', 'health card [health card]'],
])('%s is masked', (text, masked) => {
  expect(maskPersonal(text)).toBe(masked);
});
