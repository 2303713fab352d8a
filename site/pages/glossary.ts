import { glossary } from '../facts/glossary/index.ts';
import { fragmentOf } from '../markdown/fragment-of.ts';
import { withMarks } from '../markdown/marks-in-text.ts';

/** `definition` is the first sentence of the text. */
export type ShownTerm = {
  id: string;
  term: string;
  names: readonly string[];
  definition: string;
  text: string;
  see?: string;
};

export const glossaryPath = '/library/glossary';

const firstSentence = (text: string) => /^.+?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;

/** Sorted a to z. */
export const shownTerms: readonly ShownTerm[] = glossary
  .map(({ term, names, text, see }) => {
    const whole = withMarks(text);
    return { id: fragmentOf(term), term, names, definition: firstSentence(whole), text: whole, see };
  })
  .sort((one, other) => one.term.localeCompare(other.term));

/** Terms by first letter; those that begin with a digit are under `0–9`. */
export function termsByLetter(): { letter: string; terms: ShownTerm[] }[] {
  const letterOf = ({ term }: ShownTerm) => (/^[a-z]/i.test(term) ? (term[0] ?? '').toUpperCase() : '0–9');
  return [...Map.groupBy(shownTerms, letterOf)].map(([letter, terms]) => ({ letter, terms }));
}
