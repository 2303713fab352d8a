import type { GuidePage } from '../kinds/guide/kind.ts';
import { type HeadingLink, headingsOf } from '../markdown/headings.ts';

/** A part of a guide: its heading, whether it is a step, and its duration if known. */
export type GuidePart = HeadingLink & { isStep: boolean; time?: string };

/** The parts of a guide in order. `html` is its rendered Markdown; if no steps are named, every part is one. */
export function guideParts(html: string, steps: GuidePage['steps']): GuidePart[] {
  return headingsOf(html).map((heading) => {
    const step = steps.find(({ part }) => part === heading.text);
    return { ...heading, isStep: steps.length === 0 || step !== undefined, time: step?.time };
  });
}
