import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { chatContactRequest } from '../../../shared/chat/chat.ts';
import { bookingRequest, heroRequest } from '../../../shared/forms/contact.ts';
import {
  bookingRules,
  chatRules,
  checkFields,
  heroRules,
  newsletterRules,
  quizRules,
} from '../../../shared/forms/field-rules.ts';
import { newsletterRequest } from '../../../shared/forms/newsletter.ts';
import { fieldErrors } from '../../../shared/http.ts';
import { acceptedServices, employeeCounts, heroService } from '../../../shared/options.ts';
import { scoredRequest } from '../../../shared/tools/assessment.ts';
import { riskLevelOf } from '../../../shared/tools/risk-quiz.ts';
import { wholeSet } from '../../support/whole-set.ts';

/** Texts around every limit, with spaces to trim. */
const texts = fc.oneof(
  fc.string({ maxLength: 14 }),
  fc.constantFrom(
    '',
    ' ',
    ' a ',
    'ab',
    '416 555 01',
    '123456789',
    'a@b.ca',
    ' a@b.ca ',
    'a@b',
    'a..b@c.ca',
    '.a@b.ca',
    'a@b.c',
  ),
  fc.constantFrom(40, 41, 200, 201, 5000, 5001).map((length) => 'x'.repeat(length)),
  fc.constantFrom(247, 248, 249).map((length) => `${'x'.repeat(length)}@ab.ca`),
  fc.emailAddress(),
  // Every length that a rule names, in characters of one, two or more UTF-16 units, and lone surrogates.
  fc
    .tuple(
      fc.constantFrom(1, 2, 9, 10, 39, 40, 41, 199, 200, 201, 4999, 5000, 5001),
      fc.constantFrom('é', '🦊', 'e\u0301', '👩‍💻', '\ud83e', '\udd8a', '\u00a0', '\u200b', '\ufeff'),
      fc.constantFrom('', ' ', 'x', '🦊', '\u3000'),
    )
    .map(([length, letter, end]) => end + letter.repeat(length) + end),
  fc.string({ unit: 'binary', maxLength: 60 }),
);

const forms = [
  { name: 'booking', rules: bookingRules, schema: bookingRequest, extra: {}, choices: { service: acceptedServices } },
  {
    name: 'hero',
    rules: heroRules,
    schema: heroRequest,
    extra: { service: heroService },
    choices: { employeeCount: employeeCounts },
  },
  { name: 'newsletter', rules: newsletterRules, schema: newsletterRequest, extra: {}, choices: {} },
  { name: 'chat', rules: chatRules, schema: chatContactRequest, extra: {}, choices: {} },
  {
    name: 'quiz',
    rules: quizRules,
    schema: scoredRequest,
    extra: { score: 0, riskLevel: riskLevelOf(0) },
    choices: {},
  },
];

const bodies = wholeSet ? 10_000 : 2_000;

test.each(forms)('the browser and the API say the same of every $name form', ({ rules, schema, extra, choices }) => {
  const field = (name: string) => {
    const values = (choices as Record<string, readonly string[]>)[name];
    return values ? fc.constantFrom(...values, '', 'fax') : texts;
  };
  const filled = fc.record(Object.fromEntries(Object.keys(rules).map((name) => [name, field(name)])), {
    requiredKeys: [],
  });
  fc.assert(
    fc.property(filled, (values) => {
      const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Record<
        string,
        string
      >;
      const parsed = z.safeParse(schema, { ...given, ...extra });
      expect(checkFields(rules, given)).toEqual(parsed.success ? {} : fieldErrors(parsed.error));
    }),
    { numRuns: bodies / forms.length },
  );
});
