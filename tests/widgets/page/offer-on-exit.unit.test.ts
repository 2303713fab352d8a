import { expect, test } from 'vitest';
import { isQuietPage } from '../../../widgets/page/offer-on-exit.ts';

test.each([
  '/contact-us',
  '/Contact',
  '/privacy-policy/',
  '/privacy-choices',
  '/terms',
  '/terms-of-service',
  '/thank-you',
  '/unsubscribe',
  '/newsletter/check-your-mail',
  '/admin',
  '/admin-dashboard',
  '/admin/leads',
  '/api/contacts',
])('the offer never comes by itself on %s', (path) => expect(isQuietPage(path)).toBe(true));

test.each(['/', '/pricing', '/blog/contact', '/services/managed-it', '/library/privacy-policy-checklist', '/contacts'])(
  'it may come on %s',
  (path) => expect(isQuietPage(path)).toBe(false),
);
