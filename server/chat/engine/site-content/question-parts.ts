import { stemsOf } from '../../../../shared/chat/chat-index.ts';
import type { ChatIndex } from './open-chat-index.ts';
import type { ParsedQuestion } from './parse-question.ts';

/** Stems that belong together, with their synonyms. */
export type QuestionPart = {
  stems: readonly string[];
  others: readonly (readonly string[])[];
  /** Sum of its stems' rarity. */
  tells: number;
  weight: number;
};

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
  const own = new Set(parts.map(nameOf));
  const earlier = before ? partsOf(before, index, weightOfBefore).filter((part) => !own.has(nameOf(part))) : [];
  return [...parts, ...earlier];
}

const nameOf = ({ stems }: QuestionPart) => stems.join(' ');

/** Known phrases as a whole, other words singly, each once. */
function partsOf({ search, places }: ParsedQuestion, index: ChatIndex, weight: number): QuestionPart[] {
  const stems = stemsOf(search).slice(0, mostStems);
  const ofPlaces = new Set(
    places.flatMap(({ place, neighbourhood = '' }) => stemsOf(`${place.name} ${neighbourhood}`)),
  );
  const parts = new Map<string, QuestionPart>();
  for (let at = 0; at < stems.length; ) {
    const { phrase, group } = phraseAt(stems, at, index) ?? { phrase: [stems[at] ?? ''], group: [] };
    at += phrase.length;
    parts.set(phrase.join(' '), {
      stems: phrase,
      others: group.filter((other) => other !== phrase),
      tells: phrase.reduce((sum, stem) => sum + index.rarity(stem), 0),
      weight: phrase.every((stem) => ofPlaces.has(stem)) ? weight * weightOfPlaces : weight,
    });
  }
  return [...parts.values()];
}

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
