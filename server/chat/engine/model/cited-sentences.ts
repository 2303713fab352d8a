import { stemsOf } from '../../../../shared/chat/chat-index.ts';
import type { ContextSection } from '../answers/context-sections.ts';

const leastShare = 0.5;

/** What a person or a mail program may take for an address, also disguised: letters joined by a dot, an @ or `//`. */
const address = /[\p{L}\p{N}\])}>][.。]+[\p{L}[({<]|@|:\/|\/\/|[[({<](?:\.|dot|at)[\])}>]|^dot$/u;

/** In lower case, without the punctuation around them. */
function addressesIn(text: string): Set<string> {
  const words = text.normalize('NFKC').toLowerCase().split(/\s+/);
  return new Set(
    words.map((word) => word.replace(/^[("'“‘]+|[)"'”’.,;:!?…]+$/g, '')).filter((word) => address.test(word)),
  );
}

/**
 * Whether the cited sections contain all figures and addresses and half of the significant words. Detects invented
 * prices, phone numbers and links, but not a reversed meaning.
 */
function isHeldBy(sentence: string, sections: readonly ContextSection[]): boolean {
  const source = sections.map(({ title, heading, text }) => `${title} ${heading} ${text}`).join(' ');
  const figures = sentence.match(/\d+(?:[.,:]\d+)*/g) ?? [];
  const known = new Set(source.match(/\d+(?:[.,:]\d+)*/g) ?? []);
  if (!figures.every((figure) => known.has(figure))) return false;
  // Allowed is what our pages say: an invented address has any ending.
  const ours = addressesIn(source);
  if (![...addressesIn(sentence)].every((found) => ours.has(found))) return false;
  const stems = [...new Set(stemsOf(sentence))];
  const there = new Set(stemsOf(source));
  return stems.length > 0 && stems.filter((stem) => there.has(stem)).length / stems.length >= leastShare;
}

/**
 * Whether the cited sections are about what was asked: they hold one of the question's two rarest words, where these
 * are in any section that we sent. A sentence on another subject is true and answers nothing.
 */
function answers(asked: ReadonlySet<string>, sections: readonly ContextSection[]): boolean {
  if (asked.size === 0) return true;
  const there = new Set(sections.flatMap(({ title, heading, text }) => stemsOf(`${title} ${heading} ${text}`)));
  return [...asked].some((stem) => there.has(stem));
}

/** The stems of the question that the fewest sections have. */
function rarest(question: string, sections: readonly ContextSection[]): Set<string> {
  const texts = sections.map(({ title, heading, text }) => new Set(stemsOf(`${title} ${heading} ${text}`)));
  const counted = [...new Set(stemsOf(question))]
    .map((stem) => ({ stem, count: texts.filter((text) => text.has(stem)).length }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => one.count - other.count);
  return new Set(counted.slice(0, 2).map(({ stem }) => stem));
}

/** One question back, which rests on nothing. */
const asksBack = (text: string) => /^[^.!?]{10,140}\?$/.test(text) && !/\d|@|:\/|\bwww\b/.test(text);

export type CitedSentence = { text: string; sections: ContextSection[] };

/** The end of a sentence with its cited ids, or a line break. */
const sentenceEnd = /[.!?…]["”’)]?(?:\s*\[s\d+(?:\s*,\s*s\d+)*\])*(?=\s|$)|\n+/g;
const citation = /\[(s\d+(?:\s*,\s*s\d+)*)\]/g;

/** A longer sentence is dropped, and one after so many: each takes a millisecond. */
const longestSentence = 800;
const mostSentences = 40;

/**
 * Returns each sentence of a streamed answer once complete. Drops those that cite no section we sent, that their sections
 * do not support, or whose sections are about something else than the question. One question back may cite nothing.
 */
export function createSentenceReader(sections: readonly ContextSection[], question: string) {
  const byId = new Map(sections.map((section) => [section.id, section]));
  const asked = rarest(question, sections);
  let pending = '';
  let hasAsked = false;
  let heard = 0;

  const judged = (raw: string): CitedSentence[] => {
    heard += 1;
    if (heard > mostSentences || raw.length > longestSentence) return [];
    const ids = [...raw.matchAll(citation)].flatMap(([, list = '']) => list.split(/\s*,\s*/));
    const cited = [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
    const text = plainText(raw.replace(citation, ''));
    if (text && cited.length === 0 && !hasAsked && asksBack(text) && addressesIn(text).size === 0) {
      hasAsked = true;
      return [{ text, sections: [] }];
    }
    return text && cited.length > 0 && isHeldBy(text, cited) && answers(asked, cited)
      ? [{ text, sections: cited }]
      : [];
  };

  return {
    read(piece: string): CitedSentence[] {
      pending += piece;
      const sentences: string[] = [];
      let from = 0;
      for (const { index, 0: end } of pending.matchAll(sentenceEnd)) {
        const to = index + end.length;
        // Cited ids may still arrive.
        if (to >= pending.trimEnd().length && !end.includes('\n')) break;
        sentences.push(pending.slice(from, to));
        from = to;
      }
      pending = pending.slice(from);
      if (pending.length > longestSentence) pending = '';
      return withTrailingIds(sentences).flatMap(judged);
    },
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
    if (/^(\s*\[s\d+\])+[.\s]*$/.test(sentence) && all.length > 0) all[all.length - 1] += sentence;
    else all.push(sentence);
    return all;
  }, []);
}

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
