import { createClient } from '../api/client.ts';
import { mountInline } from './mount-inline.tsx';
import { createOutgoingRequests } from './outgoing-requests.ts';
import type { Common } from './shared-chunk.ts';
import { css as inPixels } from './styles.ts';
import { takeOver } from './take-over.ts';

/*
 * The one file of widgets of our own pages: every widget but the tools of single pages, with what draws them. A page fetches
 * it when it is idle or touched (load-bundle.ts).
 */

export { showKept } from '../page/kept-here.ts';
export { ownWidgets } from '../site-widgets.ts';
export { createFloating } from './floating.tsx';

/** @param signal the script's lifetime */
export function createCommon(signal: AbortSignal): Common {
  return {
    mountInline: (...given) => mountInline(takeOver, ...given),
    outgoingRequests: createOutgoingRequests(createClient(''), signal),
  };
}

/** A browser's own text size is 16 px, and a visitor may have asked for another. */
const rootPixels = 16;

/**
 * The CSS of shadow roots. On a partner's page text is in pixels, so that the page's own root size does not change it. On
 * ours it grows with the text size that the visitor has chosen, as the page does.
 */
export const css = inPixels.replace(/font(?:-size)?:[^;}]+/g, (declaration) =>
  declaration.replace(/([\d.]+)px/g, (_, pixels) => `${Number(pixels) / rootPixels}rem`),
);
