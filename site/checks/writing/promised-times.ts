import type { PromisedThing } from '../../facts/claim-record.ts';
import { timeClaims } from '../../facts/claims.ts';
import { places } from '../../facts/places.ts';
import { number, oneSpelling } from './number-words.ts';

const unit = String.raw`(?:(?:business|working|calendar|support)\s)?(?:minutes?|hours?|days?)`;
const time = new RegExp(
  [
    String.raw`\b${number}(?:\s?(?:to|or|-|–)\s?${number})?[\s-]${unit}\b`,
    String.raw`(?<=\b(?:within|in|inside|under|less than)\s)an?\s${unit}\b`,
    String.raw`\bhalf an hour\b|\b(?:a )?quarter of an hour\b`,
    String.raw`\bsame[\s-]day\b|\bnext (?:business |working )?day\b`,
  ].join('|'),
  'gi',
);

const people = '(?:we|our|us|technicians?|help desk|a person|somebody|someone)';
const deed = String.raw`(?:answer|respon[ds]|repl(?:y|ies|ied)\b|call(?:s|ed)? (?:you )?back|calls? you\b|on[- ]site|arriv|at (?:your|the) door|in touch)`;
/** Sentences in which a length of time is our promise. */
const promising = [
  new RegExp(String.raw`\b${people}\b.*\b${deed}`, 'i'),
  new RegExp(String.raw`\b${deed}.*\b(?:from|by) (?:us|our)\b`, 'i'),
  new RegExp(String.raw`\btarget\b.*\b${deed}|\b${deed}.*\btarget\b`, 'i'),
  /\byou (?:hear (?:back )?(?:from us|within|in)|(?:have|get) (?:an answer|a reply|a call))/i,
  /\b(?:the|an|your|first) (?:first )?(?:answer|reply|response|call back|technician) (?:comes|arrives|follows)\b/i,
  /\b(?:first|emergency) answer within\b/i,
];

const visit = /\bon[- ]site|\barriv|\bat (?:your|the) door|\bvisit|\btechnician|\bmaintenance/i;
const answer = /\banswer|\brespon[ds]|\brepl|\bcall|\bhear\b|\bin touch/i;
const cityNames = new RegExp(String.raw`\b(?:${places.map(({ name }) => name).join('|')})\b`, 'g');
const recovery = /\brecover|\brestor/i;
const someCities = /\bcit(?:y|ies)\b|\bGTA\b/;

/**
 * Promised times without a claim. A claim for some cities backs only sentences about one of them: the city in the
 * sentence, else the page's. On a page without a city, the sentence must mention cities or the GTA.
 */
export function unbackedTimes(sentence: string, city: string | undefined): string[] {
  if (!promising.some((pattern) => pattern.test(sentence))) return [];
  const named = new Set(sentence.match(cityNames) ?? []);
  const cities = named.size > 0 ? places.filter(({ name }) => named.has(name)).map(({ slug }) => slug) : [city];
  const kinds = promisedBy(sentence);
  const backed = new Set(
    timeClaims
      .filter((claim) => kinds.has(claim.promises))
      .filter(
        ({ cities: only }) => !only || cities.some((slug) => (slug ? only.includes(slug) : someCities.test(sentence))),
      )
      .flatMap(({ value }) => timesIn(value)),
  );
  return [...sentence.matchAll(time)].map(([text]) => text).filter((text) => !backed.has(oneSpelling(text)));
}

const timesIn = (text: string) => [...text.matchAll(time)].map(([found]) => oneSpelling(found));

/** First answers and visits are different claims (decision 20); a sentence may have both. */
function promisedBy(sentence: string): ReadonlySet<PromisedThing> {
  const kinds = new Set<PromisedThing>();
  if (recovery.test(sentence)) kinds.add('other');
  if (visit.test(sentence)) kinds.add('visit');
  if (answer.test(sentence) || !visit.test(sentence)) kinds.add('answer');
  return kinds;
}
