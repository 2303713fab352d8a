/** Fetched on our own pages at the first touch: the layer above the page, and the CSS of all shadow roots. */
export { createFloating } from './floating.tsx';
export { css } from './styles.ts';
