import { isTelling, wordsOf } from '../../../../shared/search/search-words.ts';
import { stemOf } from '../../../../shared/search/stem.ts';
import type { Ranked } from '../site-content/answer-library.ts';
import type { ParsedQuestion } from '../site-content/parse-question.ts';
import { clear, margin, sure } from './thresholds.ts';

/** For what is about a city or a trade that is not named, and for "we do that", where the price is asked. */
const narrower = 0.75;
/** What a number or a place adds to the score of what is worked out from it. */
const byFacts = 0.2;
export const money =
  /\b(how much|price\w*|pricing|costs?|charge|pay|quote|ballpark|estimate|rates?|fees?|budget|cheap\w*|discounts?)\b/;
/** Words that ask for the price and for nothing else about money. */
const plainMoney = /^(price|prices|pricing|cost|costs|much|quote|rate|rates)$/;
const coming =
  /\b(serve|cover|come|reach|drive|travel|visit|service|support|fast|soon|quick\w*|time|long|shows?|arrive|area|help|do you do)\b/;

/** People of the smallest plan. */
const smallest = 5;

/** A head count next to words for money, a place next to words for coming: both say what is to be worked out. */
export function withFacts(ranked: readonly Ranked[], asked: ParsedQuestion): readonly Ranked[] {
  const sum = asked.tiers.length > 0 && asked.people !== undefined && asked.rest.length <= 2;
  const costs = sum || money.test(asked.text);
  const priced = costs || /\binclud/.test(asked.text);
  // "Nine have a phone only" is about the plan too.
  const nearest = ranked.find(({ record: { id } }) => id === 'voip-price' || id === 'price')?.record.id;
  const counted = /\b(voip|phones?|handsets?)\b/.test(asked.text) ? nearest : 'price';
  const local = asked.trades.length === 0 && (asked.places.length > 0 || asked.unlisted !== undefined);
  const best = ranked[0]?.score ?? 0;
  const raised = ranked.map(({ record, score }) => {
    // Sure also where words alone decide, unless something else about money is asked: the first month, a discount.
    const only = asked.rest.every((word) => plainMoney.test(word));
    const near = best < sure || score >= best - margin || only;
    if (record.id === counted && (asked.people ?? asked.tiers[0]) && costs && near)
      return { record, score: only ? 1 : Math.max(score + byFacts, clear) };
    const fits =
      (record.id === 'minimum-size' && asked.people !== undefined && asked.people < smallest && !costs) ||
      (record.id === 'area' && local && (coming.test(asked.text) || asked.rest.length === 0));
    const elsewhere = record.city !== undefined && !asked.places.some(({ place }) => place.slug === record.city);
    const offer = record.id.startsWith('offer ') ? record.pages[0] : undefined;
    const otherTrade = offer?.startsWith('/industries/') && !asked.trades.some(({ path }) => path === offer);
    const unnamed = record.id.startsWith('price ') && !record.computes && !(priced && shares(record.ways, asked));
    const own = score * (elsewhere || otherTrade || unnamed || (costs && offer) ? narrower : 1) + (fits ? byFacts : 0);
    return { record, score: own };
  });
  return raised.sort((one, other) => other.score - one.score);
}

/** Whether the question names what the ways of asking are about, apart from money. */
function shares(ways: readonly string[], { text }: ParsedQuestion): boolean {
  const subject = new Set(
    wordsOf(text)
      .filter((word) => isTelling(word) && !money.test(word) && !/^(much|many)$/.test(word))
      .map(stemOf),
  );
  return ways.some((way) => wordsOf(way).some((word) => subject.has(stemOf(word))));
}
