import type { ContextSection } from '../site-content/context-sections.ts';
import { isHeldBy } from './is-held-by.ts';

export type CitedSentence = { text: string; sections: ContextSection[] };

/** Matches the end of a sentence with its cited ids, or a line break. */
const sentenceEnd = /[.!?…]["”’)]?(?:\s*\[s\d+(?:\s*,\s*s\d+)*\])*(?=\s|$)|\n+/g;
const citation = /\[(s\d+(?:\s*,\s*s\d+)*)\]/g;

/** A longer sentence is dropped. */
const longestSentence = 800;

/**
 * Reads a streamed answer and returns each sentence once complete. Drops sentences that cite no section we sent or that
 * their sections do not support.
 */
export function createSentenceReader(sections: readonly ContextSection[]) {
  const byId = new Map(sections.map((section) => [section.id, section]));
  let pending = '';

  const judged = (raw: string): CitedSentence[] => {
    const ids = [...raw.matchAll(citation)].flatMap(([, list = '']) => list.split(/\s*,\s*/));
    const cited = [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
    const text = plainText(raw.replace(citation, ''));
    return text && cited.length > 0 && isHeldBy(text, cited) ? [{ text, sections: cited }] : [];
  };

  return {
    read(piece: string): CitedSentence[] {
      pending += piece;
      const sentences: string[] = [];
      let from = 0;
      for (const { index, 0: end } of pending.matchAll(sentenceEnd)) {
        const to = index + end.length;
        // Ids may still follow the end of the received text.
        if (to >= pending.trimEnd().length && !end.includes('\n')) break;
        sentences.push(pending.slice(from, to));
        from = to;
      }
      pending = pending.slice(from);
      if (pending.length > longestSentence) pending = '';
      return withTrailingIds(sentences).flatMap(judged);
    },
    /** @returns the text after the last complete sentence */
    end(): CitedSentence[] {
      const last = pending;
      pending = '';
      return judged(last);
    },
  };
}

/** Ids on a line of their own belong to the sentence before. */
function withTrailingIds(sentences: readonly string[]): string[] {
  return sentences.reduce<string[]>((all, sentence) => {
    if (/^\s*(\[s\d+\]\s*)+[.\s]*$/.test(sentence) && all.length > 0) all[all.length - 1] += sentence;
    else all.push(sentence);
    return all;
  }, []);
}

/** Removes tags, links, images, code and control characters. */
function plainText(raw: string): string {
  return raw
    .replace(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<\/?[a-z!][^>]*>?/gi, '')
    .replace(/[`#>*_|]+/g, '')
    .replace(/\p{C}/gu, ' ')
    .replace(/\s+([.,;:!?])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}
