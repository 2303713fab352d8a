import { company } from '../../../shared/company/company.ts';
import type { Claim } from '../../facts/claim-record.ts';
import { claims } from '../../facts/claims.ts';
import { certificates } from '../../facts/people.ts';
import { noteOfRate, offerOfRate, rates, serviceTerms, terms } from '../../facts/rates.ts';
import { credits, serviceLevels } from '../../facts/service-levels.ts';
import { pricing } from '../../facts/tiers.ts';
import { number, oneSpelling } from './number-words.ts';

const firms = '(?:businesses|customers|clients|firms|companies|offices|practices|clinics|organi[sz]ations|teams)';
const patterns = {
  percentage: new RegExp(String.raw`(?<![\w.])${number}\s?(?:%|per ?cent\b)`, 'gi'),
  price: /\$\s?\d[\d,.]*\d|\$\s?\d/g,
};
/** A number of customers, of any firms with a plus, and “our 40 clinics”. */
const customers = new RegExp(
  String.raw`\b\d[\d,]*\+?\s(?:[a-z]+\s)?(?:businesses|customers|clients)\b|\b(?:\d[\d,]*\+|(?<=\bour )\d[\d,]+)\s(?:[a-z]+\s)?${firms}\b`,
  'gi',
);
/** A number of firms, also in words; counts only in a sentence about us. */
const counted = new RegExp(
  String.raw`\b(?:${number}\+?|(?:dozens|hundreds|thousands) of)\s(?:[a-z]+\s)?${firms}\b`,
  'gi',
);
const ours = new RegExp(
  String.raw`\b(?:we|us|our (?:team|technicians|help desk|people|staff)|${company.shortName})\b|\b(?:trusted|chosen|used) by\b`,
  'i',
);

export type UnbackedAmount = { kind: 'percentage' | 'price' | 'customer count'; text: string };

/** Percentages, prices and customer numbers without a claim, rate or service level. */
export function unbackedAmounts(sentence: string): UnbackedAmount[] {
  // The reader asks the question, so its “we” is not us.
  const counts = new Set([
    ...found(sentence, customers),
    ...(ours.test(sentence) && !sentence.endsWith('?') ? found(sentence, counted) : []),
  ]);
  const all: UnbackedAmount[] = [
    ...found(sentence, patterns.percentage).map((text) => ({ kind: 'percentage' as const, text })),
    ...found(sentence, patterns.price).map((text) => ({ kind: 'price' as const, text })),
    ...[...counts].map((text) => ({ kind: 'customer count' as const, text })),
  ];
  return all.filter(({ text }) => !registered.has(oneSpelling(text)));
}

const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[0]);

const numbersOf = (list: readonly Claim[]) =>
  new Set(
    [
      ...list.map(({ value, wording, note }) => `${value} ${wording}. ${note ?? ''}`),
      ...certificates.map(({ retired }) => retired ?? ''),
      ...[pricing, ...pricing.tiers].map(({ min, max }) => `$${min} $${max}`),
      ...pricing.packages.map(({ price }) => `$${price}`),
      ...Object.values(rates).map((rate) => `${offerOfRate(rate)}. ${noteOfRate(rate)}`),
      ...[...Object.values({ ...terms, ...serviceTerms }), ...Object.values(serviceLevels)].map(({ text }) => text),
      ...[...credits.misses.map(({ percent }) => percent), credits.most].map((percent) => `${percent}%`),
    ].flatMap((text) =>
      [...Object.values(patterns), customers, counted].flatMap((pattern) => found(text, pattern).map(oneSpelling)),
    ),
  );

const everyClaim: readonly Claim[] = Object.values(claims);
const registered: ReadonlySet<string> = numbersOf(everyClaim.filter(({ status }) => status !== 'unused'));
