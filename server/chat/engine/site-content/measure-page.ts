import type { ChatSection } from '../../../../shared/chat/chat-index.ts';
import type { ChatIndex } from './open-chat-index.ts';
import type { QuestionPart } from './question-parts.ts';

/** How well a page fits a question: shares from 0 to 1, weighted by rarity. */
export type PageMeasures = {
  /** Found in the page's name or visitors' names for it. */
  named: number;
  /** Similarity to the closest of these names. */
  alike: number;
  /** A number, not a share. */
  agree: number;
  /** Found in the best section or the title. */
  said: number;
};

const otherPhrase = 0.8;
/** A word in the text may be incidental. */
const inHeading = 0.4;

/** Finds the best section too; undefined for a page without text. */
export function measurePage(
  parts: readonly QuestionPart[],
  id: number,
  index: ChatIndex,
): { measures: PageMeasures; section: ChatSection } | undefined {
  const names = index.names[id];
  const sections = (index.sections[id] ?? []).map((section) => {
    const { heading, blocks } = section.stems;
    const fits =
      inHeading * share(parts, among(heading)) + (1 - inHeading) * share(parts, among(`${heading} ${blocks}`));
    return { section, fits };
  });
  const [first] = sections;
  if (!first || !names) return;
  const best = sections.reduce((most, other) => (other.fits > most.fits ? other : most), first);
  const { heading, blocks } = best.section.stems;
  const measures = {
    named: share(parts, among(names.stems)),
    agree: parts.filter(({ stems, others }) => hasAny(names.stems, [stems, ...others])).length,
    alike: Math.max(...names.phrases.map((phrase) => likeness(parts, phrase, index))),
    said: share(parts, among(`${heading} ${blocks} ${names.title}`)),
  };
  return { measures, section: best.section };
}

/** Any word of the first phrase, or all words of another. */
const hasAny = (stems: string, phrases: readonly (readonly string[])[]) =>
  phrases.some((phrase, at) =>
    at === 0
      ? phrase.some((stem) => ` ${stems} `.includes(` ${stem} `))
      : phrase.every((stem) => ` ${stems} `.includes(` ${stem} `)),
  );

function among(stems: string): (stem: string) => boolean {
  const text = ` ${stems} `;
  return (stem) => text.includes(` ${stem} `);
}

function share(parts: readonly QuestionPart[], has: (stem: string) => boolean): number {
  let asked = 0;
  let met = 0;
  for (const { stems: typed, others, tells, weight } of parts) {
    asked += tells * weight;
    const own = typed.filter(has).length / typed.length;
    const other = own < otherPhrase && others.some((phrase) => phrase.every(has)) ? otherPhrase : 0;
    met += Math.max(own, other) * tells * weight;
  }
  return asked === 0 ? 0 : met / asked;
}

/** Weighted by rarity (Dice coefficient). */
function likeness(parts: readonly QuestionPart[], phrase: readonly string[], { rarity }: ChatIndex): number {
  const known = new Map<string, number>();
  for (const { stems, others, weight } of parts) {
    for (const stem of others.flat()) known.set(stem, Math.max(known.get(stem) ?? 0, otherPhrase * weight));
    for (const stem of stems) known.set(stem, weight);
  }
  const asked = sum(parts.map(({ tells, weight }) => tells * weight));
  const phraseWeight = sum(phrase.map(rarity));
  const common = sum(phrase.map((stem) => rarity(stem) * (known.get(stem) ?? 0)));
  return asked + phraseWeight === 0
    ? 0
    : (share(parts, (stem) => phrase.includes(stem)) * asked + common) / (asked + phraseWeight);
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
