/** In drawing units. */
const metre = 26;

/** Metres to the right, towards the viewer, up. */
export type Spot = readonly [x: number, y: number, z?: number];

const place = (x: number, y: number, z: number) =>
  [(x - y) * metre * 0.866, (x + y) * metre * 0.5 - z * metre].map(Math.round);

export const point = (x: number, y: number, z = 0) => place(x, y, z).join(' ');

/** For upright drawings. */
export const standing = ([x, y, z = 0]: Spot) => `translate(${point(x, y, z)})`;

export const lineThrough = (...points: Spot[]) => `M${points.map(([x, y, z]) => point(x, y, z)).join('L')}`;

/** A box by its far corner and size: the outline and the three edges at the near corner. */
export function box(x: number, y: number, z: number, width: number, depth: number, height: number): string {
  const [right, near, top] = [x + width, y + depth, z + height];
  const outline = lineThrough(
    [x, y, top],
    [right, y, top],
    [right, y, z],
    [right, near, z],
    [x, near, z],
    [x, near, top],
  );
  return `${outline}Z${lineThrough([right, y, top], [right, near, top], [x, near, top])}${lineThrough([right, near, top], [right, near, z])}`;
}
