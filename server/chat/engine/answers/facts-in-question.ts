import type { ChatRecord } from '../../../../shared/chat/chat-answers.ts';
import { isEmergency } from '../../../../shared/chat/is-emergency.ts';
import type { ParsedQuestion } from '../site-content/parse-question.ts';

export const money =
  /\b(how much|price\w*|pricing|costs?|charge|pay|quote|ballpark|estimate|rates?|fees?|budget|cheap\w*|discounts?|(?<!in )total|monthly (?:range|total|bill|sum|amount)|run (?:us|me)|set (?:us|me) back|\d+ (?:a|per) (?:head|user|person|seat)|what (?:\w+ ){1,4}(?:a|per) month)\b/;
/** A whole site has stopped, whatever is listed after it. */
const siteStopped =
  /\b(?:whole|entire|everything|everyone|all of us|nobody)\b(?: \w+){0,4} (?:is |are |went |just )*(?:down|offline|dead|frozen|stopped|out|locked out|not working|cant (?:work|print|scan|log in))\b/;
const coming =
  /\b(serve|cover|come|reach|drive|travel|visit|service|support|fast|soon|quick\w*|time|long|shows?|arrive|area|help|do you do)\b/;
/** People of the smallest plan. */
const smallest = 5;

/** What names, numbers and words of a question say for or against a record: 0 if nothing. */
export function factsIn(asked: ParsedQuestion): (record: ChatRecord) => Facts {
  const { text, places, trades, people, tiers, unlisted, rest } = asked;
  const costs = money.test(text) || (people !== undefined && tiers.length > 0);
  const isPlain = rest.every((word) => money.test(word));
  const isCounted = people !== undefined || tiers.length > 0 ? costs || rest.length === 0 : costs && isPlain;
  const isLocal = (places.length > 0 || unlisted !== undefined) && (coming.test(text) || rest.length === 0);
  const ofSomeone = /\b(?:her|his|their) (?:\w+ )?(?:phone|number|cell|email|address|salary)\b/.test(text);
  const sounds = isEmergency(text) || siteStopped.test(text);
  return ({ id, city, urgent, computes, says = '' }) => {
    const trade = /^(offer|price|includes) (\/industries\/.*)/.exec(id)?.[2];
    const amount = hasAmount({ computes, says });
    return {
      elsewhere: Number(city !== undefined && !places.some(({ place }) => place.slug === city)),
      otherTrade: Number(trade !== undefined && !trades.some(({ path }) => path === trade)),
      ownTrade: Number(!costs && rest.length <= 2 && trades.some(({ path }) => id === `offer ${path}`)),
      priced: Number(costs && amount),
      freeOf: Number(costs && !amount),
      unasked: Number(!costs && (id.startsWith('price ') || computes === 'price')),
      counted: Number(isCounted && computes === 'price'),
      small: id === 'minimum-size' && people !== undefined && people < smallest && !costs ? 1 + 1 / people : 0,
      notSmall: Number(id === 'minimum-size' && people !== undefined && people >= smallest),
      local: Number(isLocal && computes === 'area'),
      sounds: Number(sounds && urgent === true),
      personal: Number(ofSomeone && id === 'private-staff'),
    };
  };
}

export const hasAmount = ({ computes, says = '' }: Pick<ChatRecord, 'computes' | 'says'>): boolean =>
  computes === 'price' || computes === 'rates' || says.includes('$');

type Facts = Record<keyof typeof weights, number>;

/** In the log-odds of `answer-library.ts`. */
const weights = {
  ...{ elsewhere: -2, otherTrade: -2, ownTrade: 4, priced: 0.5, freeOf: -0.3, unasked: -0.5, counted: 2.5, small: 1 },
  ...{ notSmall: -2, local: 3.5, sounds: 2.5, personal: 3 },
};

export const oddsOfFacts = (facts: Facts): number =>
  (Object.keys(weights) as (keyof Facts)[]).reduce((sum, name) => sum + weights[name] * facts[name], 0);
