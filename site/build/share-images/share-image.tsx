import { Resvg } from '@resvg/resvg-js';
import satori from 'satori';
import { type CardText, cardFonts, cardGround, ShareCard, shareSize } from './share-card.tsx';

/** Draws cards as PNG; reads the fonts once. */
export function createShareImages(): (card: CardText) => Promise<Buffer> {
  const fonts = cardFonts();
  const ground = cardGround();
  const { width, height } = shareSize;
  return async (card) => {
    const text = await satori(<ShareCard {...card} />, { ...shareSize, fonts });
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${ground}${text}</svg>`;
    return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
  };
}
