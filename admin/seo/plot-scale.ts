/** Maps a value to an axis from `from` to `to`. */
export const scale = (most: number, from: number, to: number) => (value: number) =>
  from + (Math.min(value, most) / Math.max(1, most)) * (to - from);

/** The next round number, where an axis ends. */
export function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, value)));
  return [1, 2, 3, 4, 6, 8, 10].map((step) => step * power).find((step) => step >= value) ?? value;
}

/** Ticks of an axis that starts at 0. */
export const marks = (most: number): number[] => [0, 0.25, 0.5, 0.75, 1].map((part) => Math.round(part * most));
