/** For the brand page. A test keeps them equal to `tokens.css` and `page-tokens.css`. */
export type Colour = {
  /** The token is `--nl-{id}`. */
  id: string;
  name: string;
  value: string;
  use: string;
  /** Ids of colours it is combined with; the brand page shows the contrast. */
  beside: readonly string[];
};

export const palette = [
  { id: 'ink', name: 'Ink', value: '#0e1713', use: 'Dark ground, and text on light', beside: ['paper'] },
  { id: 'paper', name: 'Paper', value: '#faf8f1', use: 'Light ground, and text on ink', beside: ['ink'] },
  { id: 'sand', name: 'Sand', value: '#efece1', use: 'Panels on paper', beside: ['ink'] },
  { id: 'accent', name: 'Lime', value: '#b9f227', use: 'Behind ink text; marks on ink', beside: ['ink'] },
  { id: 'moss', name: 'Moss', value: '#3d6410', use: 'Links and marks on light', beside: ['paper', 'sand'] },
  { id: 'stone', name: 'Stone', value: '#55605a', use: 'Second-rank text on light', beside: ['paper', 'sand'] },
  { id: 'fog', name: 'Fog', value: '#a9b5ae', use: 'Second-rank text on ink', beside: ['ink'] },
] as const satisfies readonly Colour[];

export type ColourId = (typeof palette)[number]['id'];

export function colour(id: ColourId): Colour {
  return palette.find((entry) => entry.id === id) as Colour;
}
