import type { ChatQuote } from '../../../../shared/chat/chat.ts';
import { type ChatPage, stemsOf } from '../../../../shared/chat/chat-index.ts';
import { meetingWords } from '../../../../shared/chat/chat-rules.ts';
import type { FoundPage } from './find-pages.ts';
import type { QuestionPart } from './question-parts.ts';

/** In characters, for a small window. */
const longest = { sentence: 280, quote: 360 } as const;
const shortest = 30;

const isRow = (text: string) => /:$|; (?!.*[.!?]$)/.test(text);
/** Its subject is in the sentence before. */
const dangles = (text: string) =>
  /^(It|Its|They|Their|This|That|These|Those|He|She|Both|Each|Most|The (middle|left|right))\b/.test(text);
const lesser = 0.5;
/** A sentence that has less of the question than this is not said as its answer. */
const leastShare = 0.35;

/** The best sentence of a section, and the text after it as the quote; nothing if no sentence has enough of the question. */
export function passageOf(
  { page, section }: FoundPage,
  parts: readonly QuestionPart[],
): { text: string; quotes: ChatQuote[] } | undefined {
  const url = section.id ? `${page.path}#${section.id}` : page.path;
  const pieces = section.blocks.flatMap((block, at) =>
    sentencesOf(block).map((text, place) => ({
      text,
      at,
      fits: (isRow(text) || dangles(text) ? lesser : 1) * fitOf(text, parts) - (at + place) * 0.01,
    })),
  );
  const speakable = pieces.filter(({ text }) => text.length <= longest.sentence && !meetingWords.test(text));
  const best = speakable.reduce(
    (most, piece) => (piece.fits > most.fits ? piece : most),
    speakable[0] ?? { text: '', at: 0, fits: 0 },
  );
  const place = pieces.findIndex(({ text, at }) => text === best.text && at === best.at);
  const around = quoteFrom(pieces.slice(place + 1).map(({ text }) => text));
  const quotes = around ? [{ text: around, title: page.title, url }] : [];
  if (best.text === '' || best.fits < leastOf(parts)) return;
  return { text: ownWords(page, finished(best.text)), quotes };
}

/** Words of a page; of an invented story they say so. */
export const ownWords = ({ kind }: ChatPage, text: string): string =>
  kind === 'case-study' ? `From an illustrative story of ours: ${text}` : text;

/** Of a text, the sentence that has most of a question; all of it where none has enough. */
export function nearestSentence(text: string, parts: readonly QuestionPart[]): string {
  const fits = sentencesOf(text).map((sentence) => ({ sentence, fit: fitOf(sentence, parts) }));
  const best = fits.reduce((most, one) => (one.fit > most.fit ? one : most));
  return best.fit >= Math.max(leastFit, leastOf(parts)) ? best.sentence : text;
}

/** Words that most pages have tell nothing apart. */
const leastFit = 0.5;

const leastOf = (parts: readonly QuestionPart[]) =>
  leastShare * parts.reduce((sum, { tells, weight }) => sum + tells * weight, 0);

function quoteFrom(sentences: readonly string[]): string {
  let quote = '';
  for (const sentence of sentences) {
    const longer = quote ? `${quote}${/[.!?:”"]$/.test(quote) ? ' ' : '; '}${sentence}` : sentence;
    if (longer.length > longest.quote) break;
    quote = longer;
  }
  const [first = ''] = sentences;
  return quote || (first.length > longest.quote ? `${first.slice(0, longest.quote).replace(/\s\S*$/, '')} …` : first);
}

/** Joins a sentence that is too short with the next. */
function sentencesOf(block: string): string[] {
  const sentences: string[] = [];
  for (const sentence of block.split(/(?<=[.!?]["”’)]?)\s+(?=[A-Z“"\d(])/)) {
    const last = sentences.at(-1);
    if (last !== undefined && last.length < shortest) sentences[sentences.length - 1] = `${last} ${sentence}`;
    else sentences.push(sentence);
  }
  return sentences;
}

function fitOf(text: string, parts: readonly QuestionPart[]): number {
  const stems = new Set(stemsOf(text));
  return parts.reduce((sum, { stem, tells, weight }) => (stems.has(stem) ? sum + tells * weight : sum), 0);
}

const finished = (text: string) => (/[.!?:…”"]$/.test(text) ? text : `${text}.`);
