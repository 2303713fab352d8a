import { createClient } from '../api/client.ts';
import { mountInline } from './mount-inline.tsx';
import { createOutgoingRequests } from './outgoing-requests.ts';
import type { Common } from './shared-chunk.ts';
import { css as inPixels } from './styles.ts';
import { takeOver } from './take-over.ts';

/* The bundle of our own pages: all widgets except the tools of single pages. Loaded when the page is idle or touched
   (load-bundle.ts). */

export { showKept } from '../page/kept-here.ts';
export { ownWidgets } from '../site-widgets.ts';
export { createFloating } from './floating.tsx';

export function createCommon(signal: AbortSignal): Common {
  return {
    mountInline: (...given) => mountInline(takeOver, ...given),
    outgoingRequests: createOutgoingRequests(createClient(''), signal),
  };
}

/** The browser's default. */
const rootPixels = 16;

/**
 * CSS of the shadow roots. Partners' pages: in pixels, independent of the page's root size. Ours: in rem, following the
 * visitor's text size.
 */
export const css = inPixels.replace(/font(?:-size)?:[^;}]+/g, (declaration) =>
  declaration.replace(/([\d.]+)px/g, (_, pixels) => `${Number(pixels) / rootPixels}rem`),
);
