import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maskWords } from '../../../shared/chat/mask-words.ts';

test.each([
  ['Backup for Office 365', 'backup for office 365'],
  ['m365 e5 s3 bucket', 'm365 e5 s3 bucket'],
  ['dana@lakeview.example password', '(address) password'],
  ['https://lakeview.example/login?token=1 slow', '(address) slow'],
  ['call 416-555-0187', 'call (number)'],
  ['(416) 555 0187', '(number) (number) (number)'],
  ['ticket #48213 and SIN 046 454 286', 'ticket (number) and sin (number) (number) (number)'],
  ['M5H 0A1', '(number) (number)'],
])('%s is kept as %s', (words, masked) => {
  expect(maskWords(words)).toBe(masked);
});

test('whatever is searched, no address and no number of three digits but 365 is kept, and masking twice changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 100 }), fc.emailAddress(), fc.integer({ min: 1000 }), (words, email, number) => {
      const masked = maskWords(`${number} ${words} ${email}`);
      expect(masked).not.toContain('@');
      expect(masked.replaceAll('365', '')).not.toMatch(/\d{3}/);
      expect([...masked].length).toBeLessThanOrEqual(60);
      expect(maskWords(masked)).toBe(masked);
    }),
  );
});
