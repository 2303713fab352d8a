import { questionsOf } from '../../chat/summary.ts';

/** In characters: two lines of a row. */
const longest = 160;

/** A message’s beginning, in one line; of a chat, those of its first and last question. Null without words. */
export function excerptOf(message: string | null): string | null {
  const questions = questionsOf(message ?? '');
  const texts = questions.length > 0 ? questions : [message ?? ''];
  return texts.map((text) => beginningOf(text, longest / texts.length)).join(' · ') || null;
}

function beginningOf(text: string, most: number): string {
  const line = [...text.replace(/\s+/g, ' ').trim()];
  return line.length > most ? `${line.slice(0, most).join('').trimEnd()}…` : line.join('');
}
