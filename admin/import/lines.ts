/** Consecutive lines, inclusive. */
export type LineRange = [first: number, last: number];

/** @param numbers ascending */
export function toLines(numbers: readonly number[]): LineRange[] {
  const all: LineRange[] = [];
  for (const number of numbers) {
    const before = all.at(-1);
    if (before && number === before[1] + 1) before[1] = number;
    else all.push([number, number]);
  }
  return all;
}

export const numbersOf = (all: readonly LineRange[]): number[] =>
  all.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => first + at));
