import type { ChatFacts, ChatOffer } from '../../../../../shared/chat/chat-facts.ts';
import { othersThan } from '../everyday-words.ts';
import type { ParsedQuestion } from '../parse-question.ts';
import { type Intent, sourcesAt } from '../reply.ts';
import { included, notSold } from './included.ts';
import { tierIn, tiersOf } from './tiers.ts';

const asksPrice =
  /\b(how much|how expensive|(how do (you|u)|are you) (price|charge|bill)|price|prices|priced|pricing|cost|costs|costing|charge|charges|charged|bill (by|per|us|me|for)|kind of money|the monthly|rate|rates|fee|fees|quote|quotes|ballpark|expensive|cheap|cheaper|cheapest|affordable|estimate|hourly|run (us|me)|(what|who) .*\bpay(ing)?|(is|are) .* extra|discounts?|(whats|what is|what|is|are|does|do) .*\binclud\w+|(essential|professional|enterprise) (plan|tier|package|and|or|vs)|(plan|tier|package)s?$|minimum (number|users|size|contract)|per (user|person|head|seat|month))\b/;

const own =
  /^(how|much|pric\w+|costs?|costing|charg\w+|bill|rates?|fees?|quotes?|quoted|ballparks?|expensive|cheap\w*|affordable|estimate|hourly|extra|paid|pay|paying|includ\w+|vs|versus|compared?|comparison|difference|devices?|laptops?|pcs|macs|servers?|model|licen[cs]es?|microsoft|office|list|minimum|maximum|number|set|setup|fixed|flat|type|levels?|figure|total|plans?|packages?|tiers?|essential|professional|enterprise|cad|dollars?|money|range|between|comes|comparison|budget|end|most|ours?|ten|twenty|thirty|forty|fifty|hundred|seven|eight|nine|twelve|fifteen|damage|hidden|travel|talking|starter|doing|spend|enough|calls?|visits?|upfront|onboarding|discounts?|tax|taxes|hst|yearly|payment|install\w*|firewalls?|offer)$/;

/** The trade is the one asking, not what is bought. */
const forOwnFirm = /\b(for|our|we|us|it|support|office|practice|firm|of|you|your)\b/;

const thePlan = '/services/managed-it';

/** Prices of the plan, its tiers and services priced separately (decision 21). */
export const price: Intent = (asked, knowledge) => {
  const forPeopleOnly = asked.people !== undefined && /\b(pay|number|figure|quote|much|budget)\b/.test(asked.text);
  if (!asksPrice.test(asked.text) && !forPeopleOnly) return;
  // Others' charges, or what a contract should contain.
  if (/\bpays? you\b|\bdid you\b|\bshould an? (\w+ )?(contract|agreement|plan)\b/.test(asked.text)) return;
  if (asked.trades.length > 0 && /\b(is|are|do|does) /.test(asked.text) && !forOwnFirm.test(asked.text)) return;
  // Next to a service, one unknown word does not change the subject: "how much to move us to the cloud".
  const others = othersThan(asked.rest, own).length;
  if (others > Math.max(asked.spare ?? 0, asked.services.length > 0 && !/\b(hour|break)\b/.test(asked.text) ? 1 : 0))
    return;
  if (asked.services.some(({ path }) => notSold.test(path)) && !/\binclud/.test(asked.text)) return;
  // Others sell licences; we only say whether they are included.
  if (/\blicen[cs]e/.test(asked.text) && !/\b(includ\w+|extra)\b/.test(asked.text)) return;
  const { pricing } = knowledge.facts;
  const here = onThisPage(asked);
  const service = asked.services[0] ?? here;
  const plan = `The plan costs between $${pricing.min} and $${pricing.max} per person per month, in Canadian dollars.`;
  const pages = ['/pricing', ...asked.trades.map(({ path }) => path), '/blog/it-support-pricing-in-toronto-explained'];
  if (/\binclud|\blicen[cs]e/.test(asked.text) && !/\bincluded in the price\b/.test(asked.text))
    return included(asked, service, knowledge);
  if (service?.price) {
    return {
      text: `${service.name} has a price of its own: ${service.price}. ${plan}`,
      sources: sourcesAt([service.path, ...pages], knowledge),
      quotes: [],
      known: true,
      intent: 'price',
    };
  }
  const rate = pricing.rates.find((entry) => new RegExp(`\\b${entry.asked}\\b`).test(asked.text));
  if (rate && !service && asked.people === undefined) {
    return {
      text: `${rate.name}: ${rate.price}. ${rate.note} Which tier includes it is in the [table of tiers](/pricing#included).`,
      sources: sourcesAt(pages, knowledge),
      quotes: [],
      known: true,
      intent: 'price',
    };
  }
  const tier = tierIn(asked.text, pricing);
  const partOf = service && service.path !== thePlan ? `${service.name} is part of the monthly plan. ${plan}` : plan;
  const text = tier
    ? `${tier.name} costs $${tier.min} to $${tier.max} per person per month, in Canadian dollars. It covers: ${tier.includes}`
    : `${asked.people === undefined ? `${partOf}\n\n${tiersOf(pricing)}` : `${partOf}\n\n${forPeople(asked.people, pricing)}`}`;
  const first = here && here.path !== thePlan ? [here.path] : [];
  const sources = sourcesAt([...first, ...(service ? [...pages.slice(0, -1), service.path] : pages)], knowledge);
  return { text, sources, quotes: [], known: true, intent: 'price' };
};

/** "What does this cost?" refers to the page's offer. */
function onThisPage({ here, services, trades, text }: ParsedQuestion): ChatOffer | undefined {
  const named =
    services.length > 0 ||
    trades.length > 0 ||
    /\b(plan|tier|package|essential|professional|enterprise)s?\b/.test(text);
  return named ? undefined : here;
}

const money = new Intl.NumberFormat('en-CA');

function forPeople(people: number, { max, packages }: ChatFacts['pricing']): string {
  const size = packages.find(({ users }) => people >= users.min && people <= users.max);
  const [smallest] = packages;
  if (size) {
    const low = `${people} × $${size.price} = $${money.format(people * size.price)}`;
    return `For ${people} people it starts at ${low} a month. At the top of the range it is ${people} × $${max} = $${money.format(people * max)}. Licences and hardware are billed apart.`;
  }
  if (smallest && people < smallest.users.min)
    return `The plan is made for ${smallest.users.min} people or more. For a smaller office, a good local technician by the hour usually costs less.`;
  return `For ${people} people the price is worked out by hand. Write or call for a figure.`;
}
