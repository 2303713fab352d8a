import type { GuidePage } from '../kinds/guide/kind.ts';
import { type HeadingLink, headingsOf } from '../markdown/headings.ts';

/** `time` is absent if unknown. */
export type GuidePart = HeadingLink & { isStep: boolean; time?: string };

/**
 * If no steps are named, every part is one.
 * @param html rendered Markdown
 */
export function guideParts(html: string, steps: GuidePage['steps']): GuidePart[] {
  return headingsOf(html).map((heading) => {
    const step = steps.find(({ part }) => part === heading.text);
    return { ...heading, isStep: steps.length === 0 || step !== undefined, time: step?.time };
  });
}
