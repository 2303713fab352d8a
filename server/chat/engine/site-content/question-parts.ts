import { stemsOf } from '../../../../shared/chat/chat-index.ts';
import type { ChatIndex } from './open-chat-index.ts';
import type { ParsedQuestion } from './parse-question.ts';

/** A stem of a question. `tells`: how rare it is. */
export type QuestionPart = { stem: string; tells: number; weight: number };

/** Longer questions are pasted text, and every stem costs time. */
const mostStems = 16;
/** A city hardly makes a page relevant. */
const weightOfPlaces = 0.3;

export function questionParts({ search, places, trades, people }: ParsedQuestion, index: ChatIndex): QuestionPart[] {
  const ofPlaces = new Set(
    places.flatMap(({ place, neighbourhood = '' }) => stemsOf(`${place.name} ${neighbourhood}`)),
  );
  const stems = stemsOf([...trades.map(({ name }) => name), search].join(' '))
    // A head count is on no page.
    .filter((stem) => stem !== String(people))
    .slice(0, mostStems);
  return [...new Set(stems)].map((stem) => ({
    stem,
    tells: index.rarity(stem),
    weight: ofPlaces.has(stem) ? weightOfPlaces : 1,
  }));
}
