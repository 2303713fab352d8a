import type { Point } from './projection.ts';

/** A slightly bowed line, so that lines from one hub do not overlap. */
export type Arc = { from: Point; middle: Point; to: Point };

export const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

export function arcBetween(from: Point, to: Point): Arc {
  const bow = Math.min(24, distance(from, to) * 0.11);
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const side = dx < 0 ? 1 : -1;
  const middle = {
    x: (from.x + to.x) / 2 + (dy / length) * bow * side,
    y: (from.y + to.y) / 2 - (dx / length) * bow * side,
  };
  return { from, middle, to };
}

/** In whole units. */
export function arcPath({ from, middle, to }: Arc): string {
  const n = Math.round;
  return `M${n(from.x)} ${n(from.y)}Q${n(middle.x)} ${n(middle.y)} ${n(to.x)} ${n(to.y)}`;
}
