import type { ContentPage } from '../../pages/read-pages.ts';
import { ownText } from './own-text.ts';

/** A page's reading level in US school years (Flesch-Kincaid), and its longest sentence. */
export type Reading = { grade: number; longest: string; longestWords: number };

/** Above these a page is reported as hard to read; above `most` it is refused. */
export const readingLimits = { grade: 10, most: 11, sentenceWords: 35 };

/** Measures a page's running text: no tables, drawings, code or headings. */
export function readingOf(page: ContentPage): Reading {
  const sentences = ownText(page)
    .flatMap((paragraph) => paragraph.split('\n\n'))
    .flatMap(sentencesOf)
    .map((text) => ({ text, words: text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? [] }))
    .filter(({ words }) => words.length > 2);
  const words = sentences.flatMap((sentence) => sentence.words);
  const syllables = words.reduce((sum, word) => sum + syllablesIn(word), 0);
  const longest = sentences.reduce((a, b) => (b.words.length > a.words.length ? b : a), { text: '', words: [''] });
  const grade =
    words.length === 0 ? 0 : 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
  return { grade, longest: longest.text, longestWords: longest.words.length };
}

/** The sentences of a paragraph of Markdown; each list item ends one. */
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

/** Counts groups of vowels, less a silent final e: right for nine English words in ten, which is enough for a mean. */
function syllablesIn(word: string): number {
  const groups = word
    .toLowerCase()
    .replace(/(?:[^laeiouy]es|[^laeiouy]e|ed)$/, (end) => (end.length > 2 ? end[0] : '') ?? '')
    .match(/[aeiouy]+/g);
  return Math.max(1, groups?.length ?? 1);
}
