import type { Turn } from '../engine.ts';
import { type FirmFacts, type ParsedQuestion, parseQuestion } from '../site-content/parse-question.ts';
import type { SiteKnowledge } from '../site-content/site-knowledge.ts';
import { askingPart, isQuestion, splitQuestion } from '../site-content/split-question.ts';
import { money } from './facts-in-question.ts';

/** One question of a message. */
export type Piece = {
  asked: ParsedQuestion;
  /** Whether it asks something, or only tells. */
  isQuestion: boolean;
  /** Its sentence that asks, without the statements around it. */
  core?: ParsedQuestion | undefined;
  /** The last question with a subject of its own, of the same message or a turn before. */
  before?: ParsedQuestion | undefined;
};

/** A message, read together with what was said before it. */
export type Reading = {
  raw: string;
  whole: ParsedQuestion;
  pieces: readonly Piece[];
  /** The last question with a subject of its own. */
  before?: ParsedQuestion;
  firm: FirmFacts;
  /** Money was talked of, now or before. */
  ofMoney: boolean;
  /** What was said last by us. */
  said: string;
};

/** Earlier turns that count, and characters of each. */
const turns = 12;
const longest = 1000;

/** Words of a message and of the turns before it that are corrected: each may take a millisecond, in which no page is sent. */
const mostCorrected = 40;

export function readMessage(
  raw: string,
  page: string | undefined,
  history: readonly Turn[],
  knowledge: SiteKnowledge,
): Reading {
  const correct = correctingFew(knowledge);
  const read = readingOnce((text) => parseQuestion(text.slice(0, longest), page, { ...knowledge, correct }));
  // The message first: it is corrected before what was said earlier.
  const whole = read(raw);
  const questions = splitQuestion(raw);
  const earlier = history
    .filter(({ role }) => role === 'user')
    .slice(-turns)
    .map(({ content }) => read(content));
  const subjectOf = (all: readonly ParsedQuestion[]) =>
    all.findLast(({ rest, text }) => rest.length > 0 || asks.test(text));
  const before = subjectOf(earlier);
  const firm = [...earlier, whole].reduce<FirmFacts>(withFacts, { places: [], trades: [], tiers: [], software: [] });
  const parsed = questions
    .map(read)
    .map((asked) =>
      asked.more !== undefined && firm.people !== undefined ? { ...asked, people: firm.people } : asked,
    );
  return {
    raw,
    whole,
    pieces: parsed.map((asked, at) => ({
      asked,
      isQuestion: isQuestion(raw),
      core: coreOf(questions[at] ?? '', read),
      before: subjectOf(parsed.slice(0, at)) ?? before,
    })),
    ...(before ? { before } : {}),
    firm,
    ofMoney: [...earlier, whole].some(({ text }) => money.test(text)),
    said: history.findLast(({ role }) => role === 'assistant')?.content ?? '',
  };
}

/** A sentence of this many words of its own, or about money, is understood without the statements around it. */
const ownWords = 2;

function coreOf(question: string, read: (text: string) => ParsedQuestion): ParsedQuestion | undefined {
  const part = askingPart(question);
  const core = part === undefined ? undefined : read(part);
  return core && core.rest.length >= (money.test(core.text) ? 1 : ownWords) ? core : undefined;
}

/** Corrects the first unknown words; the others stay as they were typed. */
function correctingFew({ isKnown, correct }: SiteKnowledge): SiteKnowledge['correct'] {
  const corrected = new Set<string>();
  return (word) => {
    if (isKnown(word)) return word;
    if (corrected.size >= mostCorrected && !corrected.has(word)) return word;
    corrected.add(word);
    return correct(word);
  };
}

function readingOnce<Parsed>(read: (text: string) => Parsed): (text: string) => Parsed {
  const done = new Map<string, Parsed>();
  return (text) => {
    const parsed = done.get(text) ?? read(text);
    done.set(text, parsed);
    return parsed;
  };
}

/** What is said later counts. */
function withFacts(firm: FirmFacts, said: FirmFacts): FirmFacts {
  const or = <T>(later: readonly T[], earlier: readonly T[]) => (later.length > 0 ? later : earlier);
  const grown = firm.people === undefined ? undefined : firm.people + (said.more ?? 0);
  const people = said.people ?? grown;
  const ends = said.ends ?? firm.ends;
  return {
    ...(people === undefined ? {} : { people }),
    ...(ends === undefined ? {} : { ends }),
    places: or(said.places, firm.places),
    trades: or(said.trades, firm.trades),
    tiers: or(said.tiers, firm.tiers),
    software: or(said.software, firm.software),
  };
}

const pointsBack =
  /^(and|what about|how about|or|but|then|ok|okay|so)\b|\b(it|that|this|those|these|them|they|there|one|he|she|him|her)\b/;
const few = 2;
/** "How much for 12 people" has no rare word and is a question of its own. */
const asks = /\b(you|your|u|much|many|fast|soon|long|far)\b/;

export const refersBack = ({ text, rest }: ParsedQuestion): boolean => pointsBack.test(text) || rest.length <= few;

export const pronoun = /\b(its?|that|this|those|these|they|he|she)\b/;

/** Both as one: what the first says of the firm holds where the second says nothing. */
export const joined = (before: ParsedQuestion, asked: ParsedQuestion): ParsedQuestion => ({
  ...asked,
  ...withFacts(before, asked),
  software: asked.software,
  rest: [...before.rest, ...asked.rest],
  text: `${before.text} ${asked.text}`,
  plain: `${before.plain} ${asked.plain}`,
});
