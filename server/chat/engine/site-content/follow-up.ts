import type { Turn } from '../engine.ts';
import { type ParsedQuestion, parseQuestion } from './parse-question.ts';
import type { SiteKnowledge } from './site-knowledge.ts';

export type InContext = {
  asked: ParsedQuestion;
  before?: ParsedQuestion;
};

const pointsBack =
  /^(and|what about|how about|or|but|then|ok|okay|so)\b|\b(it|that|this|those|these|them|they|there|one)\b/;
/** A question with this few significant words usually depends on the previous one. */
const few = 2;
/** Unless it names a place and asks whether or how soon we come there. */
const whole = /^(how (fast|soon|quick|quickly|long|far)|where|do|can|could|will|are)\b.*\b(you|u|your)\b/;

/** If the question refers back, missing names come from the previous one. */
export function readInContext(
  raw: string,
  page: string | undefined,
  history: readonly Turn[],
  knowledge: SiteKnowledge,
): InContext {
  const asked = parseQuestion(raw, page, knowledge);
  const last = history.findLast(({ role }) => role === 'user');
  const isShort = asked.rest.length <= few && !(asked.places.length > 0 && whole.test(asked.text));
  if (!last || !(pointsBack.test(asked.text) || isShort)) return { asked };
  const before = parseQuestion(last.content.slice(0, 1000), page, knowledge);
  const named = asked.places.length + asked.services.length + asked.trades.length > 0;
  const or = <T>(own: readonly T[], earlier: readonly T[]) => (own.length > 0 ? own : earlier);
  return {
    asked: {
      ...asked,
      places: or(asked.places, named ? [] : before.places),
      services: or(asked.services, before.services),
      trades: or(asked.trades, before.trades),
      ...(asked.people === undefined && before.people !== undefined ? { people: before.people } : {}),
    },
    before,
  };
}
