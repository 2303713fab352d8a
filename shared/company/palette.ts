import { palette as ownPalette } from '../../owner/palette.ts';

export type Colour = {
  /** The token is `--nl-{id}`. */
  id: string;
  name: string;
  value: string;
  use: string;
  /** Ids of colours it is combined with; the brand page shows the contrast. */
  beside: readonly string[];
};

/** The colours of the brand page. A test keeps them equal to `tokens.css`. */
const sample = [
  { id: 'ink', name: 'Ink', value: '#0e1713', use: 'Dark ground, and text on light', beside: ['paper'] },
  { id: 'paper', name: 'Paper', value: '#faf8f1', use: 'Light ground, and text on ink', beside: ['ink'] },
  { id: 'sand', name: 'Sand', value: '#efece1', use: 'Panels on paper', beside: ['ink'] },
  { id: 'accent', name: 'Lime', value: '#b9f227', use: 'Behind ink text; marks on ink', beside: ['ink'] },
  { id: 'moss', name: 'Moss', value: '#3d6410', use: 'Links and marks on light', beside: ['paper', 'sand'] },
  { id: 'stone', name: 'Stone', value: '#55605a', use: 'Second-rank text on light', beside: ['paper', 'sand'] },
  { id: 'fog', name: 'Fog', value: '#a9b5ae', use: 'Second-rank text on ink', beside: ['ink'] },
] as const satisfies readonly Colour[];

export type ColourId = (typeof sample)[number]['id'];

/** Shades in `tokens.css`, which keep their distance from the colour that an owner replaces. */
const shades: Partial<Record<ColourId, readonly string[]>> = {
  ink: ['#16221c', '#060b08', '#18261f', '#24382f', '#3a4c42'],
  paper: ['#f3f1e7'],
  sand: ['#d9d5c6'],
  stone: ['#79827c'],
  fog: ['#84938a'],
};

const own: Partial<Record<ColourId, { name?: string; value?: string }>> = ownPalette;

/** With what `owner/palette.ts` changes. */
export const palette: readonly (Colour & { id: ColourId; beside: readonly ColourId[] })[] = sample.map((entry) => ({
  ...entry,
  ...own[entry.id],
  value: (own[entry.id]?.value ?? entry.value).toLowerCase(),
}));

export function colour(id: ColourId): Colour {
  return palette.find((entry) => entry.id === id) as Colour;
}

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

function shifted(shade: string, from: string, to: string): string {
  const [then, now] = [channels(from), channels(to)];
  const moved = channels(shade).map((value, at) => value + (now[at] ?? 0) - (then[at] ?? 0));
  return `#${moved.map((value) => Math.min(255, Math.max(0, value)).toString(16).padStart(2, '0')).join('')}`;
}

const replaced = new Map<string, string>(
  sample.flatMap(({ id, value }) => {
    const now = colour(id).value;
    if (now === value) return [];
    return [[value, now] as const, ...(shades[id] ?? []).map((shade) => [shade, shifted(shade, value, now)] as const)];
  }),
);

/** CSS of the sample in the owner's colours. */
export const inOwnColours = (css: string): string =>
  css.replace(/#[0-9a-f]{6}(?=(?:[0-9a-f]{2})?\b)/gi, (hex) => replaced.get(hex.toLowerCase()) ?? hex);
