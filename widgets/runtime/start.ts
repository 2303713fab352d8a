import { watchClicks } from '../analytics/watch-clicks.ts';
import { followReducedMotion } from '../state/appearance.ts';
import { createApi } from './create-api.ts';
import { emitFrom } from './emit-from.ts';
import type { Floating } from './floating.tsx';
import { accentSheet } from './follow-accent.ts';
import type { Shared } from './instance.ts';
import { openOnClick } from './open-on-click.ts';
import type { NorthlumeApi } from './public-api.ts';
import { replay, takeQueue } from './queue.ts';
import type { Common } from './shared-chunk.ts';
import { createWidgetHost, noneToOpen, type WidgetHost } from './widget-host.ts';

/** What differs between our own pages and a partner's. */
export type Beginning = Pick<Shared, 'parts' | 'fetchPart' | 'ToastsInside' | 'warn'> & {
  version: string;
  /** The API's origin; '' on our own pages. */
  origin: string;
  /** What every widget takes; there before the first is drawn. */
  common: () => Common;
  /** Sends the requests that were kept on an earlier page. */
  resend: () => void;
  /** Whether the page may use the widgets; at once true where nobody need be asked. */
  ready?: Promise<boolean>;
  /** The script's lifetime. */
  life: AbortController;
  /** The style sheet of the shadow roots, asked for when there is the first. */
  sheet: () => CSSStyleSheet;
  createLayer: (shared: Shared) => Floating;
};

export type Running = {
  api: NorthlumeApi;
  host: WidgetHost;
  /** Once the placeholders are mounted: makes the calls that were waiting, tells the page, sends what is kept. */
  begin(): void;
};

/** Starts the widgets on this page: the public API, what is opened by a press, the requests kept from an earlier visit. */
export function startWidgets({
  version,
  origin,
  common,
  resend,
  life,
  sheet,
  createLayer,
  ready,
  ...rest
}: Beginning): Running {
  const { signal } = life;
  const stub = window.northlume;
  const accent = accentSheet(origin === '', signal);
  const shared: Shared = {
    ...rest,
    origin,
    requests: () => common().outgoingRequests.requests,
    signal,
    sheets: () => [sheet(), accent],
  };
  const host = createWidgetHost(shared, createLayer(shared), common);

  followReducedMotion(signal);
  watchClicks(signal);
  openOnClick((name, opener) => {
    const opens = host.open(name, opener.dataset, opener);
    if (!opens) rest.warn(noneToOpen(name));
    return opens;
  }, signal);

  const api = createApi({
    host,
    version,
    ready: ready ?? Promise.resolve(true),
    signal,
    warn: rest.warn,
    destroy() {
      host.destroy();
      life.abort();
      delete window.northlume;
    },
  });
  window.northlume = api;
  return {
    api,
    host,
    begin() {
      replay(api, takeQueue(stub));
      emitFrom(document, 'ready', { version });
      // What was kept is not spent on a server that refuses this page.
      void api.ready.then((isReady) => isReady && resend());
    },
  };
}
