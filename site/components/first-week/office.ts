import { box, lineThrough } from './iso.ts';

/** Far corners, back to front, so that near desks cover far ones. */
export const desks = [
  { x: 4.2, y: 1.2 },
  { x: 8.4, y: 1.2 },
  { x: 4.2, y: 5.2 },
  { x: 8.4, y: 5.2 },
] as const;

export const rack = { x: 0.5, y: 6.5 } as const;

export const printer = { x: 1, y: 2.2 } as const;

const shelves = [0.6, 1.2, 1.8, 2.4]
  .map((z) => lineThrough([rack.x, rack.y + 1.2, z], [rack.x + 1.4, rack.y + 1.2, z], [rack.x + 1.4, rack.y, z]))
  .join('');

export const machines = [box(printer.x, printer.y, 0, 1.2, 1.2, 1), `${box(rack.x, rack.y, 0, 1.4, 1.2, 3)}${shelves}`];
