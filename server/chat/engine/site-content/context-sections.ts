import type { Turn } from '../engine.ts';
import { findPages } from './find-pages.ts';
import { readInContext } from './follow-up.ts';
import { questionParts } from './question-parts.ts';
import type { SiteKnowledge } from './site-knowledge.ts';

/** A section of our pages that may hold the answer to a question. */
export type ContextSection = {
  /** By which an answer cites it: `s1`, `s2` … */
  id: string;
  title: string;
  /** Address with the fragment of its heading. */
  url: string;
  heading: string;
  text: string;
};

const mostSections = 6;
/** Longest text of one, in characters. */
const longest = 1500;

/** The sections that fit a question best, of as many pages. */
export function contextSections(
  text: string,
  page: string | undefined,
  history: readonly Turn[],
  knowledge: SiteKnowledge,
): ContextSection[] {
  const context = readInContext(text, page, history, knowledge);
  const parts = questionParts(context, knowledge.index);
  return findPages(parts, context.asked, knowledge.index, mostSections).map((found, at) => ({
    id: `s${at + 1}`,
    title: found.page.title,
    url: found.section.id ? `${found.page.path}#${found.section.id}` : found.page.path,
    heading: found.section.heading,
    text: found.section.blocks.join('\n').slice(0, longest),
  }));
}
