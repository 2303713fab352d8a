import { type BuiltSite, type Finding, findingOn } from '../built-site.ts';
import { readingLimits, readingOf } from './reading-grade.ts';

/** Pages that need more than ten school years, and sentences over 35 words: warnings. */
export function hardToRead(site: BuiltSite): Finding[] {
  return site.content.flatMap((page) => {
    const { grade, longest, longestWords } = readingOf(page);
    const found = [];
    if (grade > readingLimits.grade) {
      found.push({
        field: 'reading',
        what: `needs ${grade.toFixed(1)} school years.`,
        todo: 'Shorter sentences, plainer words.',
      });
    }
    if (longestWords > readingLimits.sentenceWords) {
      found.push({
        field: 'reading',
        what: `has a sentence of ${longestWords} words.`,
        todo: `“${longest.trim().slice(0, 90)} …”`,
      });
    }
    return found.map((finding) => findingOn(site, page.path, { ...finding, note: true }));
  });
}
