import type { Rank, Ranked } from '../site-content/answer-library.ts';
import type { ParsedQuestion } from '../site-content/parse-question.ts';
import type { SiteKnowledge } from '../site-content/site-knowledge.ts';
import { isBare } from './conversation.ts';
import { clear, fair, likely } from './thresholds.ts';
import { money } from './with-facts.ts';

/** How much the question before counts for one that points back. */
const ofBefore = 0.4;
/** How much both together count where the second says little by itself: "how much notice?" */
const onlyBefore = 0.75;

export const jointText = (before: ParsedQuestion, piece: ParsedQuestion) => `${before.plain} ${piece.plain}`;

/** The same question with another name, or one that needs the question before to be understood. */
export function inContext(
  asked: ParsedQuestion,
  before: ParsedQuestion,
  rank: Rank,
  knowledge: SiteKnowledge,
): readonly Ranked[] {
  const both = rank(jointText(before, asked));
  const joint = rank(before.plain)[0]?.record.refused ? both : both.filter(({ record }) => !record.refused);
  const alone = rank(asked.plain);
  if (isBare(asked)) return bareQuestion(asked, rank(before.plain), joint, knowledge) ?? alone;
  // "How much is it then?" has no subject of its own, whatever it is like; "how much" neither.
  const subject = asked.rest.filter((word) => word !== 'it' && !money.test(word));
  const empty = subject.length <= (pronoun.test(asked.text) ? 1 : 0) && asked.people === undefined;
  // "How much to move it" asks for a price of its own, "how much is it" does not.
  const hasSubject = subject.length > 0 || asked.people !== undefined;
  if ((alone[0]?.score ?? 0) >= clear && hasSubject) return alone;
  // "And for SOC 2?" is the question before, about something else.
  const again = empty || (/^and (for|with|on|at)\b/.test(asked.text) && asked.rest.length <= 1);
  const together = new Map(joint.map(({ record, score }) => [record, score]));
  const byItself = new Map(alone.map(({ record, score }) => [record, score]));
  // What only both together find, unless it is what was just said.
  const onlyBoth = [...together.keys()].filter(({ ofPage }) => !ofPage);
  const found = [...new Set([...byItself.keys(), ...onlyBoth])]
    .map((record) => {
      const score = byItself.get(record) ?? 0;
      const after = together.get(record) ?? 0;
      if (again) return { record, score: Math.max(ofBefore * score + (1 - ofBefore) * after, onlyBefore * after) };
      return { record, score: Math.max(score, score * (1 - ofBefore) + ofBefore * after, onlyBefore * after) };
    })
    .sort((one, other) => other.score - one.score);
  if (!empty || !money.test(asked.text)) return found;
  // "How much?" asks for an answer with an amount; after "we are a dental office", for the plan's.
  const priced = found.filter(({ record: { computes, says = '' } }) => computes === 'price' || says.includes('$'));
  const price = knowledge.answers.byId.get('price');
  return price && (priced[0]?.score ?? 0) < likely ? [{ record: price, score: 1 }] : priced;
}

const pronoun = /\b(it|that|this|those|these|they|he|she)\b/;

/**
 * For a message that is only a name or number: the previous question, if its answer is computed or fits the name; else
 * the usual question about such a name or number.
 */
function bareQuestion(
  { people, trades, software }: ParsedQuestion,
  [best]: readonly Ranked[],
  joint: readonly Ranked[],
  { answers }: SiteKnowledge,
): readonly Ranked[] | undefined {
  if (software.length > 0) return;
  const [trade] = trades;
  const [both] = joint;
  if (trade && !best?.record.computes && both && !both.record.id.startsWith('offer ') && both.score >= fair)
    return joint;
  const id = people !== undefined ? 'price' : trade ? `offer ${trade.path}` : 'area';
  const record = best?.record.computes ? best.record : answers.byId.get(id);
  return record ? [{ record, score: 1 }] : [];
}
