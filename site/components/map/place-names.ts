import type { Point } from './projection.ts';

/** Where a name stands beside its dot: offsets in em and the text's anchor. */
export type Side = { dx: number; dy: number; anchor: 'start' | 'middle' | 'end' };
/** A name to place: its font size and the radius of its mark in pixels. */
export type NameToPlace = {
  name: string;
  at: Point;
  size: number;
  clear: number;
  /** Not shown on a phone. */
  wideOnly?: boolean;
};
type Box = { left: number; right: number; top: number; bottom: number };
type Obstacle = { points: readonly Point[]; weight: number };

/** Instrument Sans in semibold, a little more than measured. */
const emPerLetter = 0.6;
const steps = 5;

/** Units for a pixel on a phone (320 px for a map of 800 units), beside a city's words, and on a whole map on a desk. */
const scales = [2.5, 1.6, 1];
/** From here on it is a phone: `RegionMap.css` sets names smaller, and some of them not at all. */
const isPhone = (unit: number) => unit > 2;
const phoneSize = 0.88;

/**
 * Chooses a side for each name so that none lies on another, on a dot, on a line or over the picture's edge: every
 * name takes its cheapest side in turn, until none wants to move.
 */
export function placeNames(
  names: readonly NameToPlace[],
  lines: readonly Obstacle[],
  { width, height }: { width: number; height: number },
): Side[] {
  const options = names.map(sidesOf);
  /** By name, side and scale. */
  const boxes = options.map((sides, index) =>
    sides.map((side) => scales.map((unit) => boxOf(names[index], side, unit))),
  );
  const fixed = boxes.map((candidates, index) =>
    candidates.map((atScales, order) =>
      atScales.reduce((sum, box, scale) => {
        if (!box) return sum;
        const dots = names.filter(
          (other, place) => place !== index && holds(grown(box, other.clear * (scales[scale] ?? 1)), other.at),
        );
        // Beside another city's dot a name would be read as that city's.
        const beside = names.filter(
          (other, place) => place !== index && holds(grown(box, 12 * (scales[scale] ?? 1)), other.at),
        );
        const onLines = lines.map(({ weight, points }) => weight * points.filter((point) => holds(box, point)).length);
        return (
          sum +
          outside(box, width, height) * 5000 +
          dots.length * 300 +
          beside.length * 90 +
          onLines.reduce((a, b) => a + b, 0)
        );
      }, order * 3),
    ),
  );
  const chosen = fixed.map((costs) => costs.indexOf(Math.min(...costs)));
  const cost = (index: number, option: number) =>
    (fixed[index]?.[option] ?? 0) +
    boxes.reduce((sum, candidates, other) => {
      if (other === index) return sum;
      const theirs = candidates[chosen[other] ?? 0];
      const met = boxes[index]?.[option]?.filter((box, scale) => meet(box, theirs?.[scale])) ?? [];
      return sum + met.length * 1000;
    }, 0);
  for (let round = 0, moved = true; moved && round < 12; round++) {
    moved = false;
    for (const index of names.keys()) {
      const costs = (options[index] ?? []).map((_, option) => cost(index, option));
      const best = costs.indexOf(Math.min(...costs));
      if ((costs[best] ?? 0) < (costs[chosen[index] ?? 0] ?? 0)) {
        chosen[index] = best;
        moved = true;
      }
    }
  }
  return options.map((sides, index) => sides[chosen[index] ?? 0] as Side);
}

/** Nearest first: beside, above, below, then the corners, then one line farther out. */
function sidesOf({ size, clear }: NameToPlace): Side[] {
  const gap = clear / size + 0.3;
  const sides: Side[] = [
    { dx: gap, dy: 0.34, anchor: 'start' },
    { dx: -gap, dy: 0.34, anchor: 'end' },
    { dx: 0, dy: -gap - 0.1, anchor: 'middle' },
    { dx: 0, dy: gap + 0.75, anchor: 'middle' },
  ];
  for (const far of [0, 0.55, 1.1])
    for (const [x, anchor] of [
      [1, 'start'],
      [-1, 'end'],
    ] as const)
      sides.push(
        { dx: x * 0.6 * gap, dy: -gap - 0.05 - far, anchor },
        { dx: x * 0.6 * gap, dy: gap + 0.7 + far, anchor },
      );
  return sides;
}

function boxOf(named: NameToPlace | undefined, { dx, dy, anchor }: Side, unit: number): Box | undefined {
  if (!named || (named.wideOnly && isPhone(unit))) return;
  const { name, at } = named;
  const size = named.size * unit * (isPhone(unit) ? phoneSize : 1);
  const wide = name.length * emPerLetter * size;
  const x = at.x + dx * size;
  const left = anchor === 'start' ? x : anchor === 'end' ? x - wide : x - wide / 2;
  const base = at.y + dy * size;
  return { left, right: left + wide, top: base - 0.95 * size, bottom: base + 0.3 * size };
}

/** Points along a line, close enough that no name slips between two of them. */
export function sampled(points: readonly Point[]): Point[] {
  return points.flatMap((from, index) => {
    const to = points[index + 1];
    if (!to) return [from];
    return Array.from({ length: steps }, (_, step) => ({
      x: from.x + ((to.x - from.x) * step) / steps,
      y: from.y + ((to.y - from.y) * step) / steps,
    }));
  });
}

const grown = ({ left, right, top, bottom }: Box, by: number): Box => ({
  left: left - by,
  right: right + by,
  top: top - by,
  bottom: bottom + by,
});
const holds = ({ left, right, top, bottom }: Box, { x, y }: Point) => x > left && x < right && y > top && y < bottom;
const meet = (a: Box | undefined, b: Box | undefined) =>
  a !== undefined && b !== undefined && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
const outside = ({ left, right, top, bottom }: Box, width: number, height: number) =>
  [left < 0, right > width, top < 0, bottom > height].filter(Boolean).length;
