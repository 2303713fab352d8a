import { createClient } from '../api/client.ts';
import { inRem } from '../base/in-rem.ts';
import { followTranslators } from '../react/follow-translators.ts';
import ownCss from '../site-widgets.css?inline';
import { createFloating } from './floating.tsx';
import type { Shared } from './instance.ts';
import { mountInline } from './mount-inline.tsx';
import { openInPage } from './open-in-page.ts';
import { createOutgoingRequests } from './outgoing-requests.ts';
import type { Common } from './shared-chunk.ts';
import { css, tokens } from './styles.ts';
import { takeOver } from './take-over.ts';

/* The bundle of our own pages: all widgets except the tools of single pages. Loaded when the page is idle or touched
   (load-bundle.ts). */

export { showKept } from '../page/kept-here.ts';
export { ownWidgets } from '../site-widgets.ts';

export function createCommon(signal: AbortSignal): Common {
  followTranslators();
  return {
    mountInline: (...given) => mountInline(takeOver, ...given),
    outgoingRequests: createOutgoingRequests(createClient(''), signal),
  };
}

const pageCss = inRem(css + ownCss);

/** Of the shadow roots that our pages have: placeholders that the build did not fill. */
export const shadowCss = tokens + pageCss;

export const createOwnFloating = (shared: Shared) => createFloating(shared, openInPage(pageCss));
