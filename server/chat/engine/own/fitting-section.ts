import type { ChatSection } from '../../../../widgets/contract/chat-index.ts';
import type { QuestionPart } from './question-parts.ts';

/** A section and how well it fits a question, by itself and on a page of that name: from 0 to 1. */
export type FittingSection = { section: ChatSection; fits: number; onPage: number };

/** A word in the heading says what the section is about; one in its text may be there by chance. */
const inHeading = 1;
/** One in the name of the page, for the question whether the page answers at all. */
const inTitle = 0.9;
const inText = 0.6;
/** A page's opening is preferred when it fits that well, compared with the section that fits best. */
const openingFrom = 0.75;
/** What another phrase for the word counts. */
const otherPhrase = 0.7;

/**
 * The section that fits a question best; the first of several. Nothing of a page without text.
 * @param title the stems of its page's name and address, with spaces around each
 */
export function fittingSection(
  parts: readonly QuestionPart[],
  sections: readonly ChatSection[],
  title: string,
): FittingSection | undefined {
  const [opening, ...others] = sections.map((section) => ({ section, fits: fitOf(parts, section, '') }));
  if (!opening) return;
  const best = others.reduce((most, other) => (other.fits > most.fits ? other : most), opening);
  // Where the opening speaks of it, too, it says it in one paragraph.
  const { section } = opening.fits >= best.fits * openingFrom ? opening : best;
  return { section, fits: best.fits, onPage: fitOf(parts, best.section, title) };
}

function fitOf(parts: readonly QuestionPart[], { stems }: ChatSection, title: string): number {
  const heading = ` ${stems.heading} `;
  const blocks = ` ${stems.blocks} `;
  const has = (phrase: readonly string[]) =>
    phrase.reduce((sum, stem) => {
      if (heading.includes(` ${stem} `)) return sum + inHeading;
      if (blocks.includes(` ${stem} `)) return sum + (title.includes(` ${stem} `) ? inTitle : inText);
      return title.includes(` ${stem} `) ? sum + inText : sum;
    }, 0) / phrase.length;
  let asked = 0;
  let met = 0;
  for (const { stems: typed, others, tells, weight } of parts) {
    asked += tells * weight;
    const other = Math.max(0, ...others.map(has));
    met += Math.max(has(typed), otherPhrase * other) * tells * weight;
  }
  return asked === 0 ? 0 : met / asked;
}
