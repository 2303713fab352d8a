import { watchClicks } from '../analytics/watch-clicks.ts';
import { forPartners } from '../base/for-partners.ts';
import { appearance, followReducedMotion } from '../state/appearance.ts';
import { createApi } from './create-api.ts';
import { emitFrom } from './emit-from.ts';
import type { Floating } from './floating.tsx';
import type { Shared } from './instance.ts';
import { openOnClick } from './open-on-click.ts';
import type { ItWidgetsApi } from './public-api.ts';
import { replay, takeQueue } from './queue.ts';
import type { Common } from './shared-chunk.ts';
import { createWidgetHost, noneToOpen, type WidgetHost } from './widget-host.ts';

export type Beginning = Pick<Shared, 'parts' | 'fetchPart' | 'optionsAt' | 'warn'> & {
  version: string;
  /** '' on our own pages. */
  origin: string;
  common: () => Common;
  resend: () => void;
  /** Whether the page may use the widgets; undefined: yes. */
  ready?: Promise<boolean>;
  life: AbortController;
  sheets: Shared['sheets'];
  createLayer: (shared: Shared) => Floating;
};

export type Running = {
  api: ItWidgetsApi;
  host: WidgetHost;
  /** Call once the placeholders are mounted: makes queued calls, emits `ready`, resends stored requests. */
  begin(): void;
};

/** Starts the public API, openers, and the retry of stored requests. */
export function startWidgets({
  version,
  origin,
  common,
  resend,
  life,
  sheets,
  createLayer,
  ready,
  ...rest
}: Beginning): Running {
  const { signal } = life;
  const stub = window.itwidgets;
  const accent = accentSheet(origin === '', signal);
  const shared: Shared = {
    ...rest,
    origin,
    requests: () => common().outgoingRequests.requests,
    signal,
    sheets: (count) => [...sheets(count), accent],
  };
  const host = createWidgetHost(shared, createLayer(shared), common);

  followReducedMotion(signal);
  // What is pressed elsewhere on a partner's page is not ours to tell.
  if (!forPartners) watchClicks(signal);
  openOnClick((name, opener) => {
    const opens = host.open(name, rest.optionsAt(name, opener), opener);
    if (!opens) rest.warn(noneToOpen(name));
    return opens;
  }, signal);

  const api = createApi({
    host,
    optionsAt: rest.optionsAt,
    origin,
    version,
    ready: ready ?? Promise.resolve(true),
    signal,
    warn: rest.warn,
    destroy() {
      host.destroy();
      life.abort();
      delete window.itwidgets;
    },
  });
  window.itwidgets = api;
  return {
    api,
    host,
    begin() {
      replay(api, takeQueue(stub));
      emitFrom(document, 'ready', { version });
      // A server that refuses this page gets no requests.
      void api.ready.then((isReady) => isReady && resend());
    },
  };
}

/**
 * The configured accent, for shadow roots and, on our own pages, the root element. The CSSOM is exempt from
 * `style-src`. Updates until `signal` aborts.
 */
function accentSheet(ownPage: boolean, signal: AbortSignal): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  const apply = ({ accent }: { accent: string | undefined }) => {
    if (accent === undefined || !isColor(accent)) return;
    if (sheet.cssRules.length === 0) sheet.insertRule(':host {}');
    (sheet.cssRules[0] as CSSStyleRule).style.setProperty('--nl-accent', accent);
    if (!forPartners && ownPage) document.documentElement.style.setProperty('--nl-accent', accent);
  };
  apply(appearance.getState());
  signal.addEventListener('abort', appearance.subscribe(apply), { once: true });
  return sheet;
}

/** Nothing that names an address, which the browser would ask for: a stranger's comment may set options. */
function isColor(accent: string): boolean {
  return CSS.supports('color', accent) && !/url|["'\\]/i.test(accent);
}
