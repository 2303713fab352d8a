import { stemsOf } from '../../../../widgets/contract/chat-index.ts';
import type { ChatIndex } from './open-chat-index.ts';

/** A part of a question: stems that belong together, and what else is said for them. */
export type QuestionPart = {
  stems: readonly string[];
  others: readonly (readonly string[])[];
  /** How much it tells: the sum of its stems' rarity. */
  tells: number;
  /** Words of the turn before count less than what was typed now. */
  weight: number;
};

/** A question is read up to here: longer ones are pasted text, and every word costs work. */
const mostStems = 16;

/** What is searched for: known phrases as a whole, the other words one by one, each once. */
export function questionParts(text: string, index: ChatIndex, weight = 1): QuestionPart[] {
  const stems = stemsOf(text).slice(0, mostStems);
  const parts: QuestionPart[] = [];
  for (let at = 0; at < stems.length; ) {
    const { phrase, group } = phraseAt(stems, at, index) ?? { phrase: [stems[at] ?? ''], group: [] };
    at += phrase.length;
    if (parts.some((part) => part.stems.join(' ') === phrase.join(' '))) continue;
    const others = group.filter((other) => other !== phrase);
    parts.push({ stems: phrase, others, tells: sum(phrase.map(index.rarity)), weight });
  }
  return parts;
}

/** The longest known phrase that begins at that stem, with its group. */
function phraseAt(stems: readonly string[], at: number, { synonyms }: ChatIndex) {
  let best: { phrase: readonly string[]; group: readonly (readonly string[])[] } | undefined;
  for (const group of synonyms) {
    for (const phrase of group) {
      const longer = phrase.length > (best?.phrase.length ?? 0);
      if (longer && phrase.every((stem, index) => stems[at + index] === stem)) best = { phrase, group };
    }
  }
  return best;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
