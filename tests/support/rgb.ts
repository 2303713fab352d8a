import { type ColourId, colour } from '../../shared/company/palette.ts';

/** A colour of the palette as a browser computes it: `rgb(14, 23, 19)`. */
export function rgbOf(id: ColourId): string {
  const value = Number.parseInt(colour(id).value.slice(1), 16);
  return `rgb(${value >> 16}, ${(value >> 8) & 255}, ${value & 255})`;
}
