/** Position of a name relative to its dot: offsets in em, and text anchor. */
export type NameSide = { dx: number; dy: number; anchor: 'start' | 'middle' | 'end' };

/** A direction from the dot; with `2` one line farther. */
type Direction = 'N' | 'E' | 'S' | 'W' | 'NE' | 'NW' | 'SE' | 'SW' | 'NW2' | 'SE2';

/**
 * Directions on the region map, on another city's map and on its own; `on`: exceptions by map where `near` has no room.
 */
type Directions = { region: Direction; near: Direction; own: Direction; on?: Readonly<Record<string, Direction>> };

/**
 * Placed by hand, so that no name overlaps another, a dot or the edge. After a change, check the neighbours' maps at
 * 390 and 1440 px; `tests/site/map-names.browser.test.ts` checks all.
 */
const names: Readonly<Record<string, Directions>> = {
  ajax: { region: 'SE', near: 'SE', own: 'N' },
  brampton: { region: 'N', near: 'N', own: 'N' },
  burlington: { region: 'NE', near: 'E', own: 'E' },
  etobicoke: { region: 'NW', near: 'SE', own: 'W' },
  markham: { region: 'N', near: 'NE', own: 'E', on: { vaughan: 'N' } },
  mississauga: { region: 'S', near: 'W', own: 'N' },
  'north-york': { region: 'N', near: 'NE', own: 'W' },
  oakville: { region: 'E', near: 'W', own: 'W' },
  oshawa: { region: 'S', near: 'N', own: 'N' },
  pickering: { region: 'W', near: 'SE2', own: 'S' },
  'richmond-hill': { region: 'NW', near: 'N', own: 'N' },
  scarborough: { region: 'N', near: 'NW2', own: 'N' },
  toronto: { region: 'SE2', near: 'E', own: 'NW' },
  vaughan: { region: 'W', near: 'W', own: 'W' },
  whitby: { region: 'N', near: 'NW2', own: 'N' },
};

/**
 * @param map `region`, or the slug of a city's map, if any
 * @param mark type size and clear radius of the dot, in pixels
 * A city without a row has its name above.
 */
export function sideOf(
  slug: string,
  map: 'region' | string | undefined,
  mark: { size: number; clear: number },
): NameSide {
  const row = names[slug];
  const named = map === slug ? row?.own : map === 'region' ? row?.region : (row?.on?.[map ?? ''] ?? row?.near);
  const direction = named ?? 'N';
  const gap = mark.clear / mark.size + 0.3;
  const far = direction.endsWith('2') ? 1.1 : 0;
  const east = direction.includes('E') ? 1 : direction.includes('W') ? -1 : 0;
  const north = direction.startsWith('N');
  if (!north && !direction.startsWith('S')) return { dx: east * gap, dy: 0.34, anchor: anchors[east] };
  // Diagonally, both distances are smaller.
  const above = east ? gap + 0.05 : gap + 0.1;
  const below = east ? gap + 0.7 : gap + 0.75;
  return { dx: 0.6 * east * gap, dy: north ? -above - far : below + far, anchor: anchors[east] };
}

const anchors = { [-1]: 'end', 0: 'middle', 1: 'start' } as const;
