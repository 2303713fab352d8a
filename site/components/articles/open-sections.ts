import { plainText } from '../../markdown/plain-text.ts';

type Section = { heading: string; text: string };

export type OpenRule = {
  /** Sections within this many words are open; the others are headings to press (`ui/Fold.tsx`). */
  words?: number;
  /** Also opens the first other section with a table or a drawing, if it is short. */
  drawn?: boolean;
  /** Height (px, on a wide screen) of the column next to the text; a text that would end above it opens one more. */
  beside?: number;
};

/** A table row or checklist item counts as this many words. */
export const wordsOfRow = 20;

/** A longer table would make the page too high. */
const mostDrawn = 260;

/** Pixels at a desk. */
const heights = { word: 2.25, openHeading: 74, closed: 57 };

function wordsOf(html: string): number {
  return plainText(html).split(/\s+/).length + (html.match(/<tr[\s>]/g)?.length ?? 0) * wordsOfRow;
}

const isDrawn = ({ text }: Section) => /<(?:table|figure)[\s>]/.test(text) && wordsOf(text) <= mostDrawn;

const heightOf = ({ heading, text }: Section) => wordsOf(text) * heights.word + (heading ? heights.openHeading : 0);

/** Which sections are open at first. */
export function openSections<One extends Section>(sections: readonly One[], rule: OpenRule): Set<One> {
  const { words = 200, drawn = false, beside = 0 } = rule;
  let before = 0;
  const open = new Set(
    sections.filter(({ heading, text }) => {
      before += wordsOf(text);
      return before <= words || heading === '';
    }),
  );
  const shown = drawn && sections.find(isDrawn);
  if (shown) open.add(shown);
  const height = sections.reduce((sum, each) => sum + (open.has(each) ? heightOf(each) : heights.closed), 0);
  const closed = sections.filter((each) => !open.has(each)).toSorted((one, other) => heightOf(one) - heightOf(other));
  // The shortest that is about long enough, else the longest.
  const lack = beside - height - heights.closed;
  const next = closed.find((each) => heightOf(each) - heights.closed >= lack) ?? closed.at(-1);
  if (lack > 0 && next) open.add(next);
  return open;
}
