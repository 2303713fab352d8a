import type { Turn } from '../engine.ts';
import { type FirmFacts, type ParsedQuestion, parseQuestion } from '../site-content/parse-question.ts';
import type { SiteKnowledge } from '../site-content/site-knowledge.ts';
import { askingPart, fragmentsOf, isQuestion, splitQuestion } from '../site-content/split-question.ts';
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
  /** What it may ask besides. */
  fragments: readonly ParsedQuestion[];
  /** The last question with a subject of its own. */
  before?: ParsedQuestion;
  firm: FirmFacts;
  /** Money was talked of, now or before. */
  ofMoney: boolean;
  /** What we said last, in two answers. */
  said: string;
};

/** Part of each guess. */
export const ifNot = 'If not, a person knows more';

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
  const before = subjectOf(earlier);
  const firm = [...earlier, whole].reduce<FirmFacts>(withFacts, { places: [], trades: [], tiers: [], software: [] });
  const parsed = questions
    .map(read)
    .map((asked) => (asked.more !== undefined && firm.people !== undefined ? { ...asked, people: firm.people } : asked))
    .map((asked, at) => ({ asked, at }))
    // "…, can you send me that?" asks nothing more.
    .filter(({ asked, at }) => at === 0 || !isOrder(asked));
  const cores = questions.map((question) => coreOf(questions.length === 1 ? raw : question, read));
  return {
    raw,
    whole,
    pieces: parsed.map(({ asked, at }) => ({
      asked,
      isQuestion: isQuestion(raw),
      core: cores[at],
      before: subjectOf(parsed.filter((other) => other.at < at).map((other) => other.asked)) ?? before,
    })),
    fragments: [...fragmentsOf(raw).map(read), ...cores.flatMap((core) => core ?? [])].filter(
      (asked) => subjectsIn(asked) > 0 || asked.people !== undefined,
    ),
    ...(before ? { before } : {}),
    firm,
    ofMoney: [...earlier, whole].some(({ text }) => money.test(text)),
    said: history
      .filter(({ role }) => role === 'assistant')
      .slice(-2)
      .map(({ content }) => content)
      // A guess that was right is no repetition.
      .filter((content) => !content.includes(ifNot))
      .join('\n\n'),
  };
}

/** The last message that named what it is about: those after it, which point back, are about the same. */
const subjectOf = (all: readonly ParsedQuestion[]): ParsedQuestion | undefined =>
  all.findLast((said) => subjectsIn(said) > (pronoun.test(said.text) ? 1 : 0)) ?? all.at(-1);

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

/** Asks how long, how much and the like, and names nothing. */
const empty =
  /^(?:its?|long|fast|soon|far|take|takes|mean|meant|said|say|extra|includ\w*|cover\w*|month\w*|year\w*|day|days|week|weeks|time|times|part|parts|top|happens?|handle|work|works|part|all|per|old|new|other|others|else|again|same|count|counts|buy|done|use|separate|question|instead|without|dont|didnt|want|send|call|try|make|get|give|provide|offer)$/;
const pronoun = /\b(?:it|its|that|this|those|these|they|them|there|he|she|him|her|ones)\b/;
/** "And for SOC 2?" */
const addsOn = /^(?:and|or|but|what about|how about)\b/;
/** "No, I meant the phones" */
const corrects = /^(?:no |not that |sorry |actually )*i (?:meant?|was asking|am asking)\b|^no (?:about|the|for|in)\b/;

/** Words that name what is asked about, in a question's own right. */
export const subjectsIn = ({ rest, places, trades, software }: ParsedQuestion): number =>
  rest.filter((word) => !empty.test(word) && !money.test(word)).length +
  places.length +
  trades.length +
  software.length;

const isOrder = (asked: ParsedQuestion): boolean =>
  subjectsIn(asked) === 0 && asked.people === undefined && pronoun.test(asked.text) && !asksHow.test(asked.text);
const asksHow = /\b(?:how|what|whats|when|where|who|which|why|cost\w*|price\w*|extra|charge|includ\w+|cover\w*)\b/;

/** Whether a message may be about what was said before it. */
export const refersBack = (asked: ParsedQuestion): boolean =>
  subjectsIn(asked) < 2 || [pronoun, addsOn, corrects].some((sign) => sign.test(asked.text));

/** "What if it is only the 8 office people?" */
const supposes = /^(?:and |but |so )?(?:what )?if\b/;
/** "How much is that" has no more words. */
const bare = 4;

/**
 * How much a question leaves to the subject before it, from 0 to 1.
 * @param best the chance of what it most likely asks for by itself
 */
export function openIn(asked: ParsedQuestion, subject: ParsedQuestion, best: number): number {
  const { text, people, more } = asked;
  const own = subjectsIn(asked);
  // A head count says something about the question before.
  if (people !== undefined && own < 3 && !money.test(text)) {
    if (own < 2 ? more !== undefined || money.test(subject.text) : supposes.test(text) && money.test(subject.text))
      return 0.8;
    if (own < 2) return own === 0 ? 0 : best < 0.4 ? 0.8 : 0;
  }
  if (own === 0 && money.test(text)) return text.split(' ').length <= bare ? 1 : 0.6;
  if (own === 0) return pronoun.test(text) ? 0.8 : 0.6;
  if (corrects.test(text)) return own < 3 ? 0.5 : 0;
  if (pronoun.test(text)) return own < 3 && asked.software.length === 0 ? 0.5 : 0.2;
  return addsOn.test(text) && own < 3 && asked.places.length + asked.software.length === 0 ? 0.4 : 0;
}

/** Both as one: what the first says of the firm holds where the second says nothing. */
export const joined = (before: ParsedQuestion, asked: ParsedQuestion): ParsedQuestion => ({
  ...asked,
  ...withFacts(before, asked),
  software: asked.software,
  rest: [...before.rest, ...asked.rest],
  text: `${before.text} ${asked.text}`,
  plain: `${before.plain} ${asked.plain}`,
});
