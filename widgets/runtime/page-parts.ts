import { askConsent } from '../page/ask-consent.ts';
import { rememberChecklist } from '../page/checklist-storage.ts';
import { copyTexts } from '../page/copy-text.ts';
import { shutTerms } from '../page/dismiss-definition.ts';
import type { OwnBundle } from './load-bundle.ts';
import { loadPart } from './load-part.ts';

type Begin = (signal: AbortSignal) => unknown;

/** By the element that they need. */
const pageParts = (bundle: OwnBundle): { on: string; begin?: Begin; fetch?: () => Promise<Begin> }[] => [
  { on: '[data-keep-ticks]', begin: rememberChecklist },
  { on: '[data-copy], .heading-link', begin: copyTexts },
  { on: '.term', begin: shutTerms },
  { on: '[data-consent], [data-choices]', begin: askConsent },
  { on: '[data-video]', fetch: () => import('../page/play-video.ts').then(({ playVideos }) => playVideos) },
  { on: '[data-try]', fetch: () => import('../page/try-widgets.ts').then(({ tryWidgets }) => tryWidgets) },
  { on: '[data-estimate]', fetch: () => import('../page/estimate.ts').then(({ followEstimate }) => followEstimate) },
  { on: '[data-find-term]', fetch: () => import('../page/find-term.ts').then(({ findTerms }) => findTerms) },
  { on: '[data-map]', fetch: () => import('../page/map-answers.ts').then(({ answerOnMap }) => answerOnMap) },
  {
    on: '[data-local-times]',
    fetch: () => import('../page/local-times.ts').then(({ showLocalTimes }) => showLocalTimes),
  },
  {
    on: '[data-kept-here]',
    fetch: () =>
      bundle.load().then(
        ({ showKept }) =>
          (signal) =>
            showKept(bundle.common().outgoingRequests.store, signal),
      ),
  },
];

export function beginPageParts(bundle: OwnBundle, signal: AbortSignal): void {
  for (const { on, begin, fetch } of pageParts(bundle)) {
    if (!document.querySelector(on)) continue;
    begin?.(signal);
    if (fetch)
      void loadPart(fetch).then(
        (beginLater) => signal.aborted || beginLater(signal),
        () => undefined,
      );
  }
}
