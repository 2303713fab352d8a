import { expect, test } from 'vitest';
import { visitSource } from '../../../widgets/page/visit-source.ts';

const from = (referrer: string, navigation = 'navigate') => visitSource(referrer, 'www.ours.example', navigation);

test('a visit begins where no other page of ours led to, and tells the kind of site alone', () => {
  expect(from('')).toBe('direct');
  expect(from('https://www.google.ca/')).toBe('google');
  expect(from('https://gemini.google.com/')).toBe('ai-assistant');
  expect(from('https://mail.google.com/')).toBe('email');
  expect(from('https://duckduckgo.com/')).toBe('other-search');
  expect(from('https://lnkd.in/x')).toBe('linkedin');
  expect(from('https://www.partner.example/page')).toBe('other-site');
  expect(from('https://notgoogle.example/')).toBe('other-site');
  expect(from('https://www.ours.example/pricing')).toBeUndefined();
  for (const navigation of ['reload', 'back_forward', 'prerender']) expect(from('', navigation)).toBeUndefined();
});
