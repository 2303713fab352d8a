import type { SiteKnowledge } from '../site-content/site-knowledge.ts';
import type { Reading } from './conversation.ts';
import { money } from './facts-in-question.ts';
import { forPeople } from './price.ts';
import { type EngineReply, type Situation, sourcesAt } from './reply.ts';

const machines = /\b(\d{1,3}) (?:[a-z]+ ){0,2}?(?:computers?|laptops?|pcs?|desktops?|macs?|macbooks?|workstations?)\b/;
const terabytes = /(?<!\d )\b(\d{1,3}) ?(?:tb|terabytes?)\b/;
const number = (digits: string) => Number(digits.replaceAll(',', ''));
const format = new Intl.NumberFormat('en-CA');

/** "$95 per TB" times the terabytes of the question, or a price per person times the people; else nothing. */
export function sumOfRate(says: string, { asked, firm, whole }: Pick<Situation, 'asked' | 'firm' | 'whole'>): string {
  const [, from, price = '', unit, monthly = ''] =
    /(\bfrom )?(?<!(?:and|to) )\$([\d,]+) per (TB|person|computer)( per month)?/.exec(says) ?? [];
  if (!unit || (unit === 'person' && monthly)) return '';
  const people = asked.people ?? (money.test(asked.text) ? firm.people : undefined);
  const counted = Number((unit === 'TB' ? terabytes : machines).exec(whole.text)?.[1] ?? 0);
  const many = unit === 'person' ? (people ?? 0) : counted;
  if (many < 2) return '';
  const least = number(/\b(?:minimum is|at least) \$([\d,]+)/.exec(says)?.[1] ?? '0');
  const sum = many * number(price);
  const what = { TB: 'TB', person: 'people', computer: 'computers' }[unit];
  return sum < least
    ? ` For ${many} ${what} that is the minimum.`
    : ` For ${many} ${what} that ${from ? 'starts at' : 'is'} ${many} × $${price} = $${format.format(sum)}${monthly ? ' a month' : ''}.`;
}

/** Next to an answer without a sum, the plan's for a head count that the message states, where money is talked of. */
export function withPlanSum(
  reply: EngineReply,
  { whole, ofMoney, pieces }: Reading,
  knowledge: SiteKnowledge,
): EngineReply {
  const { pricing } = knowledge.facts;
  const least = money.test(whole.text) ? 0 : (pricing.packages[0]?.users.min ?? 0);
  const { people } = whole;
  if (people === undefined || people < least || !ofMoney || reply.emergency) return reply;
  const asksNothing = !pieces.some(({ isQuestion }) => isQuestion);
  if (!reply.known && !asksNothing) return reply;
  if (reply.intent === 'price' || reply.text.includes('×')) return reply;
  const plan = `**The plan:** ${forPeople(people, pricing)}`;
  return {
    ...reply,
    known: true,
    text: reply.known ? `${reply.text}\n\n${plan}` : plan,
    sources: sourcesAt([...reply.sources.map(({ url }) => url), '/pricing'], knowledge).slice(0, 4),
  };
}
