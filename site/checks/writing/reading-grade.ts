import type { ContentPage } from '../../pages/read-pages.ts';
import { ownText } from './own-text.ts';

/** US school years (Flesch-Kincaid) of running text: no tables, drawings, code or headings. */
export function readingGrade(page: ContentPage): number {
  const sentences = ownText(page)
    .flatMap((paragraph) => paragraph.split('\n\n'))
    .flatMap(sentencesOf)
    .map((text) => text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? [])
    .filter((words) => words.length > 2);
  const words = sentences.flat();
  const syllables = words.reduce((sum, word) => sum + syllablesIn(word), 0);
  if (words.length === 0) return 0;
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}

/** Each list item ends a sentence. */
function sentencesOf(paragraph: string): string[] {
  return paragraph
    .replace(/```[\s\S]*?```/g, ' ')
    .replace(/^::: diagram[\s\S]*?^:::$/gm, ' ')
    .split('\n')
    .filter((line) => !/^\s*(\||#|:::)/.test(line))
    .join('\n')
    .replace(/\]\([^)]*\)/g, ' ')
    .split(/(?<=[.!?])["”’)]*\s+|\n\s*(?:[-*]|\d+\.)\s+/);
}

/** Vowel groups minus a silent final e: right for nine of ten English words. */
function syllablesIn(word: string): number {
  const groups = word
    .toLowerCase()
    .replace(/(?:[^laeiouy]es|[^laeiouy]e|ed)$/, (end) => (end.length > 2 ? end[0] : '') ?? '')
    .match(/[aeiouy]+/g);
  return Math.max(1, groups?.length ?? 1);
}
