/** Degrees, WGS 84. */
export type LatLng = { lat: number; lng: number };
/** Drawing units. */
export type Point = { x: number; y: number };

/** Drawing units. */
export const mapWidth = 800;

/** The visible area; its height follows from the width. */
export type MapFrame = {
  north: number;
  south: number;
  west: number;
  east: number;
  /** How far the shore continues outside the frame (drawing units). Default: the width. */
  beyond?: number;
};

/** Equirectangular projection at the frame's middle latitude; the error within the GTA is under half a percent. */
export function projection({ north, south, west, east }: MapFrame, width = mapWidth) {
  const shrink = Math.cos((((north + south) / 2) * Math.PI) / 180);
  const scale = width / ((east - west) * shrink);
  const height = Math.round((north - south) * scale);
  const project = ({ lat, lng }: LatLng): Point => ({ x: (lng - west) * shrink * scale, y: (north - lat) * scale });
  return { project, width, height };
}

/** Smoothed SVG path: Catmull-Rom as cubic Béziers, in relative whole units to be short. */
export function smoothPath(points: readonly Point[]): string {
  const whole = points.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }));
  const at = (index: number) => whole[Math.max(0, Math.min(whole.length - 1, index))] as Point;
  let path = `M${at(0).x} ${at(0).y}`;
  for (let i = 0; i < whole.length - 1; i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const steps = [
      (to.x - before.x) / 6,
      (to.y - before.y) / 6,
      to.x - from.x - (after.x - from.x) / 6,
      to.y - from.y - (after.y - from.y) / 6,
      to.x - from.x,
      to.y - from.y,
    ];
    // `s` derives the first handle from the previous segment.
    const written = i === 0 ? steps : steps.slice(2);
    path += `${i === 0 ? 'c' : 's'}${written
      .map((step) => Math.round(step))
      .join(' ')
      .replaceAll(' -', '-')}`;
  }
  return path;
}

export function visibleStretch(points: readonly Point[], width: number, height: number, margin = width): Point[] {
  const seen = points.map(({ x, y }) => x > -margin && x < width + margin && y > -margin && y < height + 20);
  const first = seen.indexOf(true);
  return first < 0 ? [] : points.slice(Math.max(0, first - 1), seen.lastIndexOf(true) + 2);
}

/** A depth contour: the shore moved `distance` units to the right of its direction, smoother with distance. */
export function contour(shore: readonly Point[], distance: number): Point[] {
  const reach = 1 + Math.round(distance / 14);
  const calm = shore.map((_, index) => mean(shore.slice(Math.max(0, index - reach), index + reach + 1)));
  const moved = calm.map((point, index) => {
    const before = calm[Math.max(0, index - 2)] as Point;
    const after = calm[Math.min(calm.length - 1, index + 2)] as Point;
    const [dx, dy] = [after.x - before.x, after.y - before.y];
    const length = Math.hypot(dx, dy) || 1;
    return { x: point.x - (dy / length) * distance, y: point.y + (dx / length) * distance };
  });
  // Smoother lines need fewer points.
  return moved.filter((_, index) => index % Math.max(3, reach) === 0 || index === moved.length - 1);
}

function mean(points: readonly Point[]): Point {
  const sum = points.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}
