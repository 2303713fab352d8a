import type { ChatRecord } from '../../../../shared/chat/chat-answers.ts';
import type { Likeness } from '../meaning/meaning-thread.ts';
import type { Candidate } from '../site-content/answer-library.ts';
import type { ParsedQuestion } from '../site-content/parse-question.ts';
import type { SiteKnowledge } from '../site-content/site-knowledge.ts';
import { joined, pronoun, refersBack } from './conversation.ts';
import { factsIn, money, oddsOfFacts } from './facts-in-question.ts';

/** A record, and how likely it is what was asked for, from 0 to 1. */
export type Ranked = { record: ChatRecord; chance: number };

/** What a question may ask for, likeliest first. @param page the best page for it, one candidate more */
export type Choose = (asked: ParsedQuestion, page?: Candidate) => readonly Ranked[];

/** What it adds to a record that the best page is its own: both searches agree. */
const agreeing = 0.5;
/** A program's own record is likelier by this than the one for programs in general, whose ways of asking it shares. */
const named = 4.5;

export function chooser(
  knowledge: SiteKnowledge,
  likeness: ReadonlyMap<string, Likeness> | undefined,
  may: (record: ChatRecord) => boolean,
): Choose {
  const done = new Map<string, ReturnType<SiteKnowledge['answers']['rank']>>();
  return (asked, page) => {
    const ranked = done.get(asked.plain) ?? knowledge.answers.rank(asked.plain, likeness?.get(asked.plain));
    done.set(asked.plain, ranked);
    const facts = factsIn(asked);
    const nearest = page?.record.pages[0];
    const ofSoftware = ranked.find(({ record }) => record.id === 'software-support')?.odds ?? 0;
    const candidates = ranked
      .filter(({ record }) => may(record))
      .map(({ record, odds }) => {
        const agrees = nearest !== undefined && record.pages.includes(nearest) ? agreeing : 0;
        const own = asked.software.includes(record.id) ? Math.max(odds, ofSoftware) + named : odds;
        return { record, odds: own + oddsOfFacts(facts(record)) + agrees };
      });
    return chancesOf(page ? [...candidates, page] : candidates);
  };
}

const least = 0.001;

/** Shares of the whole; what is missing from 1 is that none of them was asked for. */
export function chancesOf(candidates: readonly Candidate[]): Ranked[] {
  const highest = Math.max(0, ...candidates.map(({ odds }) => odds));
  const weights = candidates.map(({ odds }) => Math.exp(odds - highest));
  const all = weights.reduce((sum, weight) => sum + weight, Math.exp(-highest));
  return candidates
    .map(({ record }, at) => ({ record, chance: (weights[at] ?? 0) / all }))
    .filter(({ chance }) => chance >= least)
    .sort((one, other) => other.chance - one.chance);
}

/** "And for SOC 2?" */
const addsOn = /^(?:and|what about|how about)\b/;

/**
 * A question in its conversation: what it leaves open by itself, the question before and it together decide. "How much is
 * it?" leaves a part open whatever it is like.
 */
export function chooseInContext(
  choose: Choose,
  asked: ParsedQuestion,
  before: ParsedQuestion | undefined,
  page?: Candidate,
  asks = true,
): readonly Ranked[] {
  const alone = choose(asked, page);
  if (!before || !refersBack(asked)) return alone;
  const decided = alone.reduce((sum, { chance }) => sum + chance, 0);
  const kept = Math.min(decided, mostAlone(asked, alone[0]?.chance ?? 0, before, asks));
  const together = choose(joined(before, asked), page);
  return merged([alone, kept / (decided || 1)], [together, 1 - kept]);
}

/** How much a question decides by itself, at most. @param best the chance of what it most likely asks for */
function mostAlone(asked: ParsedQuestion, best: number, before: ParsedQuestion, asks: boolean): number {
  const { text, rest, people, more } = asked;
  const own = rest.filter((word) => word !== 'it' && !money.test(word)).length;
  const named = asked.places.length + asked.trades.length + asked.software.length > 0;
  // A head count, or "how much" without a subject, says something about the question before.
  if (people !== undefined && own < 2 && (more !== undefined || best < 0.4)) return 0.2;
  if (own === 0 && !named && money.test(text)) return 0.2;
  // "We need it by Friday" asks nothing by itself.
  if (pronoun.test(text)) return asks ? 0.8 : 0.4;
  // "And for 15?" after a question that was not about money.
  if (people !== undefined && own === 0 && !money.test(before.text)) return 1;
  if (addsOn.test(text) && own < 3 && !named) return 0.5;
  return own > 0 || named ? 1 : 0.5;
}

/** The chances of two lists, each with its weight. */
function merged(...lists: readonly [readonly Ranked[], number][]): Ranked[] {
  const chances = new Map<ChatRecord, number>();
  for (const [list, weight] of lists)
    for (const { record, chance } of list) chances.set(record, (chances.get(record) ?? 0) + weight * chance);
  return [...chances].map(([record, chance]) => ({ record, chance })).sort((one, other) => other.chance - one.chance);
}

/** Each record by the likelier of two. */
export function likelier(one: readonly Ranked[], other: readonly Ranked[]): Ranked[] {
  const chances = new Map(one.map(({ record, chance }) => [record, chance]));
  for (const { record, chance } of other) chances.set(record, Math.max(chance, chances.get(record) ?? 0));
  return [...chances].map(([record, chance]) => ({ record, chance })).sort((a, b) => b.chance - a.chance);
}
