/** A point on the globe in degrees, WGS 84. */
export type LatLng = { lat: number; lng: number };
/** A point on the drawing in its own units. */
export type Point = { x: number; y: number };

/** What part of the globe a drawing shows and how wide it is; the height follows. */
export type Frame = { north: number; south: number; west: number; east: number; width: number };

/**
 * Equirectangular projection about the frame's middle latitude: within a region the size of the GTA
 * its error is under half a percent.
 */
export function projection({ north, south, west, east, width }: Frame) {
  const shrink = Math.cos((((north + south) / 2) * Math.PI) / 180);
  const scale = width / ((east - west) * shrink);
  const height = Math.round((north - south) * scale);
  const project = ({ lat, lng }: LatLng): Point => ({ x: (lng - west) * shrink * scale, y: (north - lat) * scale });
  return { project, width, height };
}

/** SVG path through `points`, smoothed (Catmull-Rom as cubic Béziers). */
export function smoothPath(points: readonly Point[]): string {
  const at = (index: number) => points[Math.max(0, Math.min(points.length - 1, index))] as Point;
  const n = (value: number) => value.toFixed(1).replace(/\.0$/, '');
  let path = `M${n(at(0).x)} ${n(at(0).y)}`;
  for (let i = 0; i < points.length - 1; i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const c1 = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
    const c2 = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
    path += `C${n(c1.x)} ${n(c1.y)} ${n(c2.x)} ${n(c2.y)} ${n(to.x)} ${n(to.y)}`;
  }
  return path;
}

/**
 * A depth contour: the shore moved `distance` units to its right (seen along its direction), and the
 * smoother the farther out it lies, as a lake bed is.
 */
export function contour(shore: readonly Point[], distance: number): Point[] {
  const reach = 1 + Math.round(distance / 14);
  const calm = shore.map((_, index) => mean(shore.slice(Math.max(0, index - reach), index + reach + 1)));
  return calm.map((point, index) => {
    const before = calm[Math.max(0, index - 2)] as Point;
    const after = calm[Math.min(calm.length - 1, index + 2)] as Point;
    const [dx, dy] = [after.x - before.x, after.y - before.y];
    const length = Math.hypot(dx, dy) || 1;
    return { x: point.x - (dy / length) * distance, y: point.y + (dx / length) * distance };
  });
}

function mean(points: readonly Point[]): Point {
  const sum = points.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}
