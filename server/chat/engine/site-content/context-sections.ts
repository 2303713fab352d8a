import type { Turn } from '../engine.ts';
import { findPages } from './find-pages.ts';
import { readInContext } from './follow-up.ts';
import { questionParts } from './question-parts.ts';
import type { SiteKnowledge } from './site-knowledge.ts';

export type ContextSection = {
  /** The citation id: `s1`, `s2` … */
  id: string;
  title: string;
  /** Includes the heading's fragment. */
  url: string;
  heading: string;
  text: string;
};

const mostSections = 6;
/** In characters. */
const longest = 1500;

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
