import { stemsOf } from '../../../../shared/chat/chat-index.ts';
import type { ChatIndex } from './open-chat-index.ts';
import type { ParsedQuestion } from './parse-question.ts';

/** A stem of a question. `tells`: how rare it is. */
export type QuestionPart = { stem: string; tells: number; weight: number };

/** Longer questions are pasted text, and every stem costs time. */
const mostStems = 16;
/** A city hardly makes a page relevant. */
const weightOfPlaces = 0.3;

export function questionParts({ search, places, trades }: ParsedQuestion, index: ChatIndex): QuestionPart[] {
  const ofPlaces = new Set(
    places.flatMap(({ place, neighbourhood = '' }) => stemsOf(`${place.name} ${neighbourhood}`)),
  );
  return [...new Set(stemsOf([...trades.map(({ name }) => name), search].join(' ')).slice(0, mostStems))].map(
    (stem) => ({
      stem,
      tells: index.rarity(stem),
      weight: ofPlaces.has(stem) ? weightOfPlaces : 1,
    }),
  );
}
