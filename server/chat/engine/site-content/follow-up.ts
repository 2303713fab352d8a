import type { Turn } from '../engine.ts';
import { type ParsedQuestion, parseQuestion } from './parse-question.ts';
import type { SiteKnowledge } from './site-knowledge.ts';

/** A question, with what it leaves to the turn before it. */
export type InContext = {
  asked: ParsedQuestion;
  /** The question before, where this one hangs on it. */
  before?: ParsedQuestion;
};

/** Words that point back. */
const pointsBack =
  /^(and|what about|how about|or|but|then|ok|okay|so)\b|\b(it|that|this|those|these|them|they|there|one)\b/;
/** A question of so few telling words hardly stands alone, */
const few = 2;
/** unless it names a place and asks us how soon or whether we come there. */
const whole = /^(how (fast|soon|quick|quickly|long|far)|where|do|can|could|will|are)\b.*\b(you|u|your)\b/;

/** Reads a question; where it points back, names that it lacks are those of the visitor's turn before. */
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
