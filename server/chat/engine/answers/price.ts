import type { ChatFacts } from '../../../../shared/chat/chat-facts.ts';
import { replyOf, type Situation, sourcesAt } from './reply.ts';

const thePlan = '/services/managed-it';
const money = new Intl.NumberFormat('en-CA');

/** Prices of the plan, its tiers, and the offer that "this" means (decision 21). */
export function price({ asked, firm, about, knowledge }: Situation) {
  const { pricing } = knowledge.facts;
  const { tiers, min, max } = pricing;
  const plans = /\b(plans?|tiers?|packages?)\b/.test(asked.text);
  // "And for 25?" is about the tier of the turn before.
  const kept = asked.people !== undefined && !plans && firm.tiers.length === 1;
  const named = asked.tiers.length === 0 && kept ? firm.tiers : asked.tiers;
  const names = named.length > 0 || plans;
  const isList = /\binclud|\bcomes with\b/.test(asked.text);
  const offer = knowledge.answers.byId.get(`${isList ? 'includes' : 'price'} ${about}`);
  // For a known head count, what is part of the plan is worked out.
  const counted = !isList && firm.people !== undefined && !offer?.says?.includes('a price of its own');
  if (offer?.says && !names && asked.people === undefined && !counted) return replyOf(offer, knowledge);
  const plan = `The plan costs between $${min} and $${max} per person per month, in Canadian dollars.`;
  const rows = (some: typeof tiers) =>
    some.map((tier) => `- **${tier.name}**, $${tier.min} to $${tier.max}: ${tier.includes}`).join('\n');
  const [one, ...more] = named;
  const people = asked.people ?? firm.people;
  const whoCounts = asked.several ? `\n\n${knowledge.answers.byId.get('who-counts')?.says ?? ''}` : '';
  const text =
    one && more.length === 0 && people === undefined
      ? `${one.name} costs $${one.min} to $${one.max} per person per month, in Canadian dollars. It covers: ${one.includes}`
      : named.length > 1
        ? `${rows(tiers.filter((tier) => tier.min >= (one?.min ?? 0) && tier.min <= (more.at(-1)?.min ?? 0)))}\n\n${pricing.rule}`
        : people === undefined || (names && asked.people === undefined && !one)
          ? `${plan}\n\n${rows(tiers)}\n\n${pricing.rule}`
          : `${plan}\n\n${forPeople(people, pricing, one)}${whoCounts}`;
  const own = about === thePlan ? [thePlan] : [];
  const pages = [
    '/pricing',
    ...own,
    ...asked.trades.map(({ path }) => path),
    '/blog/it-support-pricing-in-toronto-explained',
  ];
  return { text, sources: sourcesAt(pages, knowledge), quotes: [], known: true, intent: 'price' };
}

/** The monthly sum for a head count, of one tier or the range. */
export function forPeople(
  people: number,
  { max, packages, rates, tiers }: ChatFacts['pricing'],
  tier?: { name: string; min: number; max: number },
): string {
  const size = packages.find(({ users }) => people >= users.min && people <= users.max);
  const [smallest] = packages;
  const times = (each: number) => `${people} × $${each} = $${money.format(people * each)}`;
  if (size) {
    if (tier && tier.min < size.price) {
      const offered = tiers.filter(({ min }) => min >= size.price).map(({ name }) => name);
      return `For ${people} people you choose ${offered.join(' or ')}, from ${times(size.price)} a month: ${tier.name} is for smaller offices.`;
    }
    const low = tier ? `${tier.name} starts at ${times(tier.min)}` : `it starts at ${times(size.price)}`;
    return `For ${people} people ${low} a month. At the top of the range it is ${times(tier?.max ?? max)}. Licences and hardware are billed separately, and HST is added.`;
  }
  if (smallest && people < smallest.users.min) {
    const hour = rates.hour?.price;
    return `The plan is made for ${smallest.users.min} people or more. For a smaller office, help by the hour usually costs less${hour ? `: ours is ${hour}` : ''}.`;
  }
  return `For ${people} people we quote the price. Write or call for a figure.`;
}

/** Phones for so many people. */
export function phonePrice({ firm, asked, knowledge }: Situation) {
  const { price: each, min = 0, max = 0 } = knowledge.facts.pricing.rates['voip-seat'] ?? { price: '' };
  const people = asked.people ?? firm.people;
  const sum =
    people === undefined
      ? ''
      : ` For ${people} phones that is ${people} × $${min} = $${money.format(people * min)} to ${people} × $${max} = $${money.format(people * max)} a month.`;
  return {
    text: `A VoIP phone system costs ${each}.${sum} That includes calls in Canada and the United States, a 9-1-1 address, a call menu and the porting of your numbers, which you keep. Desk phones are charged at cost.`,
    sources: sourcesAt(
      ['/services/voip', '/library/business-number-porting', '/library/voip-phone-system-cost', '/pricing'],
      knowledge,
    ),
    quotes: [],
    known: true,
    intent: 'voip-price',
  };
}
