import type { ContentPage } from '../../pages/read-pages.ts';
import { type BuiltSite, type Finding, findingOn } from '../built-site.ts';
import { type Reading, readingLimits, readingOf } from './reading-grade.ts';

/**
 * Pages that need more than ten school years, and sentences over 35 words: notes. More than eleven is a fault.
 * @param read for a caller that has measured the texts
 */
export function hardToRead(site: BuiltSite, read: (page: ContentPage) => Reading | undefined = readingOf): Finding[] {
  return site.content.flatMap((page) => {
    const { grade = 0, longest = '', longestWords = 0 } = read(page) ?? {};
    const found: Parameters<typeof findingOn>[2][] = [];
    if (grade > readingLimits.grade) {
      found.push({
        field: 'reading',
        what: `needs ${grade.toFixed(1)} school years.`,
        todo: 'Shorter sentences, plainer words.',
        note: grade <= readingLimits.most,
      });
    }
    if (longestWords > readingLimits.sentenceWords) {
      found.push({
        field: 'reading',
        what: `has a sentence of ${longestWords} words.`,
        todo: `“${asRead(longest).slice(0, 90)} …”`,
        // As far as it stands in the file like this: links and line breaks were taken out of it.
        needle: /^[^[\n]{0,40}/.exec(longest.trim())?.[0],
        note: true,
      });
    }
    return found.map((finding) => findingOn(site, page.path, finding));
  });
}

/** A sentence without the signs of Markdown for links, emphasis and code. */
const asRead = (sentence: string): string =>
  sentence
    .replace(/[*`[\]]|\b_|_\b/g, '')
    .replace(/\s+/g, ' ')
    .trim();
