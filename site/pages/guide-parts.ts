import type { GuidePage } from '../kinds/guide/kind.ts';
import { type HeadingLink, headingsOf } from '../markdown/headings.ts';

/** A part of a guide: its heading, whether it is one of the steps, and what it takes where that is known. */
export type GuidePart = HeadingLink & { isStep: boolean; time?: string };

/** The parts of a guide in order. `html` is its text as rendered Markdown; where no steps are named, every part is one. */
export function guideParts(html: string, steps: GuidePage['steps']): GuidePart[] {
  return headingsOf(html).map((heading) => {
    const step = steps.find(({ part }) => part === heading.text);
    return { ...heading, isStep: steps.length === 0 || step !== undefined, time: step?.time };
  });
}
