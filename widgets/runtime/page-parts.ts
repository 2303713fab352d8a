import type { Common } from './common.ts';

type Begin = (signal: AbortSignal, common: () => Promise<Common>) => void;

/** What the script adds to single pages of ours: where a page has such an element, the code is fetched. */
export const pageParts: { on: string; load: () => Promise<Begin> }[] = [
  { on: '[data-keep-ticks]', load: () => import('../page/keep-ticks.ts').then(({ keepTicks }) => keepTicks) },
  { on: '[data-copy], .heading-link', load: () => import('../page/copy-text.ts').then(({ copyTexts }) => copyTexts) },
  { on: '.term', load: () => import('../page/shut-term.ts').then(({ shutTerms }) => shutTerms) },
  { on: '[data-try]', load: () => import('../page/try-widgets.ts').then(({ tryWidgets }) => tryWidgets) },
  { on: '[data-map]', load: () => import('../page/map-answers.ts').then(({ answerOnMap }) => answerOnMap) },
  {
    on: '[data-consent], [data-choices]',
    load: () => import('../page/ask-consent.ts').then(({ askConsent }) => askConsent),
  },
  {
    on: '[data-kept-here]',
    load: () =>
      import('../page/kept-here.ts').then(
        ({ showKept }) =>
          (signal, common) =>
            void common().then(
              ({ outgoingRequests }) => showKept(outgoingRequests.store, signal),
              () => undefined,
            ),
      ),
  },
];
