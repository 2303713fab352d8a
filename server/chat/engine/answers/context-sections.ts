import { joined, type Reading, refersBack } from '../answers/conversation.ts';
import type { Situation } from '../answers/reply.ts';
import { findPages } from '../site-content/find-pages.ts';
import { questionParts } from '../site-content/question-parts.ts';
import type { Choose } from './choose.ts';
import { computed } from './computed.ts';

export type ContextSection = {
  /** The citation id: `s1`, `s2` … */
  id: string;
  title: string;
  /** Includes the heading's fragment. */
  url: string;
  heading: string;
  text: string;
};

/** What a language model may speak from, and what it is to answer. */
export type Context = {
  sections: ContextSection[];
  /** The message as one question that is understood without the turns before. */
  question: string;
};

const mostRecords = 4;
const least = 0.05;
const mostSections = 6;
/** In characters. */
const longest = 1500;

/** The nearest answers first, what is worked out for the visitor's firm, then sections of pages. */
export function contextOf(
  reading: Reading,
  choose: Choose,
  at: Omit<Situation, 'asked' | 'whole' | 'firm' | 'about'>,
): Context {
  const { whole: asked, before, firm } = reading;
  const { knowledge } = at;
  const back = before !== undefined && refersBack(asked);
  const situation: Situation = { ...at, asked, whole: asked, firm, about: asked.page };
  const records = choose(asked)
    .filter(({ record, chance }) => chance >= least && !record.refused && !record.talk && !record.urgent)
    .slice(0, mostRecords)
    .flatMap(({ record }) => {
      const { text, sources } = record.computes
        ? computed[record.computes](situation)
        : { text: record.says ?? '', sources: [] };
      const path = sources[0]?.url ?? record.pages[0] ?? '/';
      const title = knowledge.index.pages.find((page) => page.path === path)?.title ?? path;
      return [{ title, url: path, heading: record.ways[0] ?? '', text }];
    });
  const parts = questionParts(back && before ? joined(before, asked) : asked, knowledge.index);
  const sections = findPages(parts, asked, knowledge.index, mostSections).map(({ page, section }) => ({
    title: page.title,
    url: section.id ? `${page.path}#${section.id}` : page.path,
    heading: section.heading,
    text: section.blocks.join('\n').slice(0, longest),
  }));
  return {
    sections: [...records, ...sections].map((section, index) => ({ id: `s${index + 1}`, ...section })),
    question: standalone(reading, back),
  };
}

/** "And 15?" after a price becomes a question that holds what was said of the firm, and the question before. */
function standalone({ whole, before, firm, raw }: Reading, back: boolean): string {
  const facts = [
    firm.people !== undefined && whole.people === undefined && `${firm.people} people`,
    whole.places.length === 0 && firm.places.map(({ place }) => place.name).join(', '),
    whole.trades.length === 0 && firm.trades.map(({ name }) => name).join(', '),
    whole.ends === undefined && firm.ends && `their present contract ends ${firm.ends}`,
  ].filter(Boolean);
  const about = facts.length > 0 ? ` (The visitor's firm: ${facts.join('; ')}.)` : '';
  // As it was typed: without its signs an email address or a phone number could not be masked.
  const after = back && before ? `After asking "${before.typed.replace(/\s+/g, ' ').trim()}": ` : '';
  return `${after}${raw}${about}`;
}
