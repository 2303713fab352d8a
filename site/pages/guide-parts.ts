import type { GuidePage } from '../kinds/guide/kind.ts';
import { type HeadingLink, headingsOf } from '../markdown/headings.ts';

/** `time` is absent if unknown. */
export type GuidePart = HeadingLink & { isStep: boolean; time?: string };

/** What the stations take together, where all say it in one unit: `12 weeks`. */
export function wholeTime(steps: GuidePage['steps']): string | undefined {
  const times = steps.map(({ time = '' }) => /^(\d+) (hour|week|month)s?$/.exec(time));
  const units = new Set(times.map((time) => time?.[2]));
  const [unit] = units;
  if (units.size !== 1 || !unit) return undefined;
  const sum = times.reduce((all, time) => all + Number(time?.[1]), 0);
  return `${sum} ${unit}${sum === 1 ? '' : 's'}`;
}

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
