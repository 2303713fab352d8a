import { stemsOf } from '../../../../shared/chat/chat-index.ts';
import type { ChatIndex } from './open-chat-index.ts';
import type { ParsedQuestion } from './parse-question.ts';

/** A stem of a question. `tells`: how rare it is. */
export type QuestionPart = { stem: string; tells: number; weight: number };

/** Longer questions are pasted text, and every stem costs time. */
const mostStems = 16;
const weightOfBefore = 0.6;
/** A city hardly makes a page relevant. */
const weightOfPlaces = 0.3;

/** @param context `before`: the question that this one refers back to */
export function questionParts(
  { asked, before }: { asked: ParsedQuestion; before?: ParsedQuestion },
  index: ChatIndex,
): QuestionPart[] {
  const parts = partsOf(asked, index, 1);
  const own = new Set(parts.map(({ stem }) => stem));
  const earlier = before ? partsOf(before, index, weightOfBefore).filter(({ stem }) => !own.has(stem)) : [];
  return [...parts, ...earlier];
}

function partsOf({ search, places, trades }: ParsedQuestion, index: ChatIndex, weight: number): QuestionPart[] {
  const ofPlaces = new Set(
    places.flatMap(({ place, neighbourhood = '' }) => stemsOf(`${place.name} ${neighbourhood}`)),
  );
  return [...new Set(stemsOf([...trades.map(({ name }) => name), search].join(' ')).slice(0, mostStems))].map(
    (stem) => ({
      stem,
      tells: index.rarity(stem),
      weight: ofPlaces.has(stem) ? weight * weightOfPlaces : weight,
    }),
  );
}
