import type { ChatRecord } from '../../../../shared/chat/chat-answers.ts';
import type { Likeness } from '../meaning/meaning-thread.ts';
import type { Candidate } from '../site-content/answer-library.ts';
import type { ParsedQuestion } from '../site-content/parse-question.ts';
import type { SiteKnowledge } from '../site-content/site-knowledge.ts';
import { joined, openIn, subjectsIn } from './conversation.ts';
import { factsIn, hasAmount, money, oddsOfFacts } from './facts-in-question.ts';

/** A record, and how likely it is what was asked for, from 0 to 1. */
export type Ranked = { record: ChatRecord; chance: number };

/** The log-odds of every record for a question, and of a page, in one order for all questions. */
export type Weigh = (asked: ParsedQuestion, page?: Candidate) => readonly Candidate[];

/** What it adds to a record that the best page is its own: both searches agree. */
const agreeing = 0.5;
/** A program's own record is likelier by this than the one for programs in general, whose ways of asking it shares. */
const named = 4.5;

export function weigher(
  knowledge: SiteKnowledge,
  likeness: ReadonlyMap<string, Likeness> | undefined,
  may: (record: ChatRecord) => boolean,
): Weigh {
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
    return page ? [...candidates, page] : candidates;
  };
}

/** What a question may ask for, likeliest first. */
export type Choose = (asked: ParsedQuestion, page?: Candidate) => readonly Ranked[];

export const chooser =
  (weigh: Weigh): Choose =>
  (asked, page) =>
    chancesOf(weigh(asked, page));

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

/** Log-odds that a conversation adds, set on development questions (`tests/questions/follow-ups.json`). */
const inContext = {
  /** By how well a record fits the subject, within these bounds … */
  ofSubject: 0.25,
  least: -6,
  most: 3,
  /** … or shares a page of its own with the last answer. */
  near: 1,
  /** Nobody asks to hear the last answer once more. */
  said: -1.5,
  /** "How much" about something is answered with an amount. */
  amount: 1.5,
};
/** Too many answers rest on these. */
const everyones: ReadonlySet<string> = new Set(['/pricing', '/contact-us', '/services/managed-it']);

/**
 * A question in its conversation: what has no subject of its own asks about the subject before. The odds of the question
 * alone and of both together are weighed by how much it leaves open, so that what fits both ways is likeliest.
 */
export function chooseInContext(
  weigh: Weigh,
  asked: ParsedQuestion,
  subject: ParsedQuestion | undefined,
  wasSaid: (record: ChatRecord) => boolean,
  page?: Candidate,
): readonly Ranked[] {
  const alone = weigh(asked, page);
  if (!subject) return chancesOf(alone);
  const byItself = chancesOf(alone);
  const [first] = byItself;
  // "Yes please" and "thanks" are what they are after any question.
  if (first?.record.talk && first.chance > 0.5) return byItself;
  const open = openIn(asked, subject, first?.chance ?? 0);
  const together = open > 0 ? weigh(joined(subject, asked), page) : alone;
  const before = weigh(subject);
  const said = new Set(alone.flatMap(({ record }) => (wasSaid(record) ? record : [])));
  const pages = new Set([...said].flatMap((record) => record.pages.filter((path) => !everyones.has(path))));
  const asksAmount = subjectsIn(asked) === 0 && money.test(asked.text);
  const { ofSubject, least: low, most, near } = inContext;
  return chancesOf(
    alone.map(({ record, odds }, at) => {
      const own = open > 0 ? (1 - open) * odds + open * (together[at]?.odds ?? odds) : odds;
      const fits = ofSubject * (Math.min(most, Math.max(low, before[at]?.odds ?? low)) + most);
      const beside = said.has(record) ? inContext.said : record.pages.some((path) => pages.has(path)) ? near : 0;
      const paid = asksAmount ? inContext.amount * (hasAmount(record) ? 1 : -1) : 0;
      return { record, odds: record === page?.record ? odds : own + fits + beside + paid };
    }),
  );
}

/** Each record by the likelier of two. */
export function likelier(one: readonly Ranked[], other: readonly Ranked[]): Ranked[] {
  const chances = new Map(one.map(({ record, chance }) => [record, chance]));
  for (const { record, chance } of other) chances.set(record, Math.max(chance, chances.get(record) ?? 0));
  return [...chances].map(([record, chance]) => ({ record, chance })).sort((a, b) => b.chance - a.chance);
}
