import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { bookingRequest } from '../../../shared/forms/contact.ts';
import { bookingRules, cleanValue, fieldDoubt, fieldError } from '../../../shared/forms/field-rules.ts';
import { fieldMessages } from '../../../shared/forms/messages.ts';
import { fieldErrors } from '../../../shared/http.ts';

const valid = { name: 'Jo Li', email: 'jo@firm.ca', phone: '416 555 0142', company: 'Firm', service: 'general' };

/** What the API keeps of a field, or its message. */
function kept(field: keyof typeof valid, typed: string): string {
  const parsed = z.safeParse(bookingRequest, { ...valid, [field]: typed });
  return parsed.success ? String(parsed.data[field]) : `✗ ${fieldErrors(parsed.error)[field]}`;
}

test.each([
  'jo&al@firm.ca',
  'jo/it@firm.ca',
  'jo=it@firm.ca',
  'j~o@firm.ca',
  "o'brien'@firm.ca",
  'a.b+c@sub.firm-name.co.uk',
  'zoë@firm.ca',
  'jo@müller.de',
  '李@例子.中国',
  'jo@xn--mller-kva.de',
  'jo@firm.xn--p1ai',
  'राम@उदाहरण.भारत',
  'jo@163.com',
])('%s is an address in the form and in the API, and is kept as it is', (address) => {
  expect(fieldError(bookingRules.email, address)).toBeUndefined();
  expect(kept('email', address)).toBe(address);
});

test.each([
  'Jo <jo@firm.ca>',
  '"Li, Jo" <jo@firm.ca>;',
  'mailto:jo@firm.ca',
  'mailto:jo@firm.ca?subject=Hello',
  '<mailto:jo@firm.ca>',
  'jo@firm.ca.',
  'jo@firm.ca,',
  'jo @firm.ca',
  'jo@ firm.ca ',
  '\u200bjo@firm.ca\u200b',
  'jo\u00ad@firm.ca',
  'jo＠firm．ca',
  '(jo@firm.ca)',
  '“jo@firm.ca”!',
  'jo@firm.ca>',
])('%j is pasted text around an address: the form sends and the API keeps the address alone', (typed) => {
  expect(cleanValue(bookingRules.email, typed)).toBe('jo@firm.ca');
  expect(kept('email', typed)).toBe('jo@firm.ca');
});

test('letters outside ASCII are kept in lower case, as both databases must find them', () => {
  expect(kept('email', 'ZOË@Firm.ca')).toBe('ZOë@Firm.ca');
});

test.each([
  ['jofirm.ca', 'the @ is missing'],
  ['jo@@firm.ca', 'there is more than one @'],
  ['jo@firm.ca, al@firm.ca', 'there is more than one @'],
  ['@firm.ca', 'the part before the @ is missing'],
  ['jo@', 'the part after the @ is missing'],
  ['jo li@firm.ca', 'there is a space in it'],
  ['jo..li@firm.ca', 'the part before the @ has a wrong character, dot or hyphen'],
  ['.jo@firm.ca', 'the part before the @ has a wrong character, dot or hyphen'],
  ['j(o@firm.ca', 'the part before the @ has a wrong character, dot or hyphen'],
  ['jo@fi_rm.ca', 'the part after the @ has a wrong character, dot or hyphen'],
  ['jo@firm-.ca', 'the part after the @ has a wrong character, dot or hyphen'],
  ['jo@-firm.ca', 'the part after the @ has a wrong character, dot or hyphen'],
  ['jo@firm', 'the end is missing, such as .ca or .com'],
  ['jo@10.0.0.1', 'the part after the @ is no website'],
])('%s: the message says what is wrong', (typed, fault) => {
  const message = `Please enter a valid email address: ${fault}`;
  expect(fieldError(bookingRules.email, typed)).toBe(message);
  expect(kept('email', typed)).toBe(`✗ ${message}`);
});

test('an address is at most as long as its field', () => {
  expect(fieldError(bookingRules.email, `${'x'.repeat(250)}@firm.ca`)).toBe(fieldMessages.tooLong(254));
});

test('text of 64 kB is refused without much work, whatever it repeats', () => {
  for (const unit of [' ', '.', '<', '@ ', 'a.', 'a-', '\u200b', 'mailto:'])
    expect(fieldError(bookingRules.email, unit.repeat(65_536 / unit.length))).toContain('valid email address');
});

test('characters that nobody sees do not count', () => {
  expect(kept('name', '\u200b\u200b')).toBe('✗ Name must be at least 2 characters');
  expect(kept('name', 'J\u2060')).toBe('✗ Name must be at least 2 characters');
  expect(kept('name', '\u3164\u2800')).toBe('✗ Name must be at least 2 characters');
  expect(kept('phone', '416 555\u200b\u200b\u200b')).toBe('✗ Please enter a valid phone number');
  // As copied from a phone's contacts.
  expect(kept('phone', '\u202a+1 416-555-0142\u202c')).toBe('+1 416-555-0142');
  // A joiner inside a word is spelling.
  expect(kept('name', 'علی\u200cرضا')).toBe('علی\u200cرضا');
});

test('a firm of one letter is told to write its legal name', () => {
  for (const letter of ['X', 'É', '李', '🦊'])
    expect(kept('company', letter)).toBe(
      '✗ Company name must be at least 2 characters. If your firm has one letter, write its legal name, such as “X Ltd.”',
    );
  expect(kept('company', '')).toBe('✗ Company name must be at least 2 characters');
  expect(kept('name', 'X')).toBe('✗ Name must be at least 2 characters');
});

test.each([
  ['416 555 014', 9],
  ['aaaaaaaaaa', 0],
  ['416 555 014 x12', 9],
  ['1-800-FLOWERS', 3],
  ['+1 416 555 014', 9],
  ['416-555-01 #12', 8],
  ['Fax 416 555 014', 9],
  ['+44 20 79', 6],
])('%s is a phone number to ask about, and is taken', (typed, digits) => {
  expect(fieldDoubt(bookingRules.phone, typed)).toContain(`We count ${digits} digits`);
  expect(kept('phone', typed.padEnd(10))).toMatch(typed.length < 10 ? /^✗/ : typed);
});

test.each([
  '+1 (416) 555-0142 x12',
  '416.555.0142',
  'tel:416-555-0142',
  '+44 20 7946 0958',
  '+372 51 12345',
  '٤١٦٥٥٥٠١٤٢',
])('%s is a phone number to take without a question', (typed) => {
  expect(fieldDoubt(bookingRules.phone, typed)).toBeUndefined();
  expect(kept('phone', typed)).toBe(typed);
});
