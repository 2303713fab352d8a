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
    agree: parts.filter(({ stem }) => among(names.stems)(stem)).length,
    alike: Math.max(...names.phrases.map((phrase) => likeness(parts, phrase, index))),
    said: share(parts, among(`${heading} ${blocks} ${names.title}`)),
  };
  return { measures, section: best.section };
}

function among(stems: string): (stem: string) => boolean {
  const text = ` ${stems} `;
  return (stem) => text.includes(` ${stem} `);
}

const worthOf = (parts: readonly QuestionPart[]) => parts.reduce((sum, { tells, weight }) => sum + tells * weight, 0);

/** Of the question's worth, what a text has. */
const share = (parts: readonly QuestionPart[], has: (stem: string) => boolean): number =>
  worthOf(parts.filter(({ stem }) => has(stem))) / (worthOf(parts) || 1);

/** Weighted by rarity (Dice coefficient). */
function likeness(parts: readonly QuestionPart[], phrase: readonly string[], { rarity }: ChatIndex): number {
  const common = 2 * worthOf(parts.filter(({ stem }) => phrase.includes(stem)));
  return common / (worthOf(parts) + phrase.reduce((sum, stem) => sum + rarity(stem), 0) || 1);
}
