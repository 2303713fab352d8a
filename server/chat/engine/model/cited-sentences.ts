import type { ContextSection } from '../site-content/context-sections.ts';
import { isHeldBy } from './is-held-by.ts';

/** A sentence that may be shown, and the sections that it rests on. */
export type CitedSentence = { text: string; sections: ContextSection[] };

/** The end of a sentence with what belongs to it: its marks, and the ids that it cites. */
const sentenceEnd = /[.!?…]["”’)]?(?:\s*\[s\d+(?:\s*,\s*s\d+)*\])*(?=\s|$)|\n+/g;
const citation = /\[(s\d+(?:\s*,\s*s\d+)*)\]/g;

/** A model that never ends a sentence is cut here. */
const longestSentence = 800;

/**
 * Reads a model's answer as it comes and gives its sentences out, each when it is whole. A sentence that cites no
 * section that was sent, or says what its sections do not, is dropped.
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
    /** @returns the sentences that this piece completed */
    read(piece: string): CitedSentence[] {
      pending += piece;
      const sentences: string[] = [];
      let from = 0;
      for (const { index, 0: end } of pending.matchAll(sentenceEnd)) {
        const to = index + end.length;
        // At the very end of what has come, ids may still follow.
        if (to >= pending.trimEnd().length && !end.includes('\n')) break;
        sentences.push(pending.slice(from, to));
        from = to;
      }
      pending = pending.slice(from);
      if (pending.length > longestSentence) pending = '';
      return withTrailingIds(sentences).flatMap(judged);
    },
    /** @returns what stands after the last whole sentence, if the model ended there by itself */
    end(): CitedSentence[] {
      const last = pending;
      pending = '';
      return judged(last);
    },
  };
}

/** Ids that stand after the full stop and a line break belong to the sentence before. */
function withTrailingIds(sentences: readonly string[]): string[] {
  return sentences.reduce<string[]>((all, sentence) => {
    if (/^\s*(\[s\d+\]\s*)+[.\s]*$/.test(sentence) && all.length > 0) all[all.length - 1] += sentence;
    else all.push(sentence);
    return all;
  }, []);
}

/** A sentence as words: no tags, no links, no images, no code, no control characters. */
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
