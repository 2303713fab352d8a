import { css as inPixels } from './styles.ts';

/** Fetched on our own pages at the first touch: the layer above the page, and the CSS of all shadow roots. */
export { createFloating } from './floating.tsx';

/** A browser's own text size is 16 px, and a visitor may have asked for another. */
const rootPixels = 16;

/**
 * On a partner's page text is in pixels, so that the page's own root size does not change it. On ours it grows with the
 * text that the visitor has chosen, as the page does.
 */
export const css = inPixels.replace(/font(?:-size)?:[^;}]+/g, (declaration) =>
  declaration.replace(/([\d.]+)px/g, (_, pixels) => `${Number(pixels) / rootPixels}rem`),
);
