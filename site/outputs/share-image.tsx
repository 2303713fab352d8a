import { Resvg } from '@resvg/resvg-js';
import satori from 'satori';
import { type CardText, cardFonts, lakeDrawing, ShareCard, shareSize } from './share-card.tsx';

/** Makes the function that draws a card as PNG; reads the fonts once. */
export function createShareImages(): (card: CardText) => Promise<Buffer> {
  const fonts = cardFonts();
  const lake = lakeDrawing();
  return async (card) => {
    const svg = await satori(<ShareCard {...card} lake={lake} />, { ...shareSize, fonts });
    return new Resvg(svg).render().asPng();
  };
}
