import { headingsOf } from '../markdown/headings.ts';
import { plainText } from '../markdown/plain-text.ts';
import { headedSections } from '../markdown/sections.ts';
import { wordsAMinute } from './reading-minutes.ts';

/** The headings of a rendered text, each with the minutes that its section takes, at least one. */
export function contentsOf(html: string): { href: string; label: string; minutes: number }[] {
  return headedSections(html).flatMap(({ heading, text }) => {
    const minutes = Math.max(1, Math.round(plainText(text).split(' ').length / wordsAMinute));
    return headingsOf(heading).map(({ id, text: label }) => ({ href: `#${id}`, label, minutes }));
  });
}
