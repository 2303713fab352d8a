import { trackPageView } from '../analytics/page-view.ts';
import { track } from '../analytics/track.ts';
import { watchClicks } from '../analytics/watch-clicks.ts';
import { createClient } from '../api/client.ts';
import { createFormTokens } from '../api/form-token.ts';
import { createOutbox } from '../api/outbox.ts';
import { createResender } from '../api/resend.ts';
import { createUnsentStore } from '../api/unsent-store.ts';
import type { Emit } from '../contract/events.ts';
import { followCallBar } from '../page/call-bar.ts';
import { followDesk } from '../page/desk-state.ts';
import { keepTicks } from '../page/keep-ticks.ts';
import { showKept } from '../page/kept-here.ts';
import { followPageFrame } from '../page/page-frame.ts';
import { followReducedMotion } from '../state/appearance.ts';
import { createApi } from './create-api.ts';
import { domReady } from './dom-ready.ts';
import { followAccent } from './follow-accent.ts';
import { emitFrom } from './instance.ts';
import { lateAnswers } from './late-answers.ts';
import { mayEmbed } from './may-embed.ts';
import { openOnClick } from './open-on-click.ts';
import { replay, takeQueue } from './queue.ts';
import { scriptPlace } from './script-place.ts';
import { createStyleSheet } from './styles.ts';
import { createWidgetHost } from './widget-host.ts';

/**
 * Starts the widgets on this page: asks whether it may, mounts the placeholders, sends what an earlier visit
 * could not. A page that has them already keeps those, and gets the one widget that the script's tag names.
 */
export async function start(version: string): Promise<void> {
  const { element: script, origin } = scriptPlace();
  const life = new AbortController();
  const { signal } = life;
  const client = createClient(origin);
  if (!(await mayEmbed(client, origin, signal))) {
    for (const [method, , done] of takeQueue(window.northlume)) if (method === 'ready') done(false);
    return;
  }

  const warn = warnOnce();
  const place = script?.dataset.widget ? placeAt(script, warn) : undefined;
  const stub = window.northlume;
  // A stub answers every name with a function; only the real one has its version as a text.
  if (typeof stub?.version === 'string') {
    if (place) stub.scan(place);
    return;
  }

  const sheet = createStyleSheet();
  const emit: Emit = (name, detail) => emitFrom(document, name, detail);
  const store = createUnsentStore();
  const outbox = createOutbox({
    client,
    tokens: createFormTokens(client, signal),
    store,
    signal,
    waiting: () => resender.look(),
    late: lateAnswers(emit),
  });
  const resender = createResender(outbox.flush, signal);
  const host = createWidgetHost({ origin, outbox, sheet, signal, warn });

  followReducedMotion(signal);
  followAccent(sheet, origin === '', signal);
  watchClicks(signal);
  openOnClick((name, opener) => host.open(name, opener.dataset), signal);
  if (origin === '') {
    followPageFrame(signal);
    document.addEventListener('northlume:opened', interestOfPage, { signal });
  }

  const api = createApi({
    host,
    version,
    signal,
    warn,
    destroy() {
      host.destroy();
      life.abort();
      delete window.northlume;
    },
  });
  window.northlume = api;
  await domReady(signal);
  if (origin === '') {
    keepTicks(signal);
    followDesk(signal);
    followCallBar(signal);
    showKept(store, signal);
  }
  host.scan(document);
  replay(api, takeQueue(stub));
  emit('ready', { version });
  if (origin === '') trackPageView(signal);
  resender.look();
}

/** `data-widget` on the script tag itself: a placeholder where the tag stands. */
function placeAt(script: HTMLScriptElement, warn: (problem: string) => void): HTMLElement {
  if (document.head.contains(script)) warn('data-widget on a script in <head> shows nothing');
  const placeholder = document.createElement('div');
  Object.assign(placeholder.dataset, script.dataset);
  script.after(placeholder);
  return placeholder;
}

/** A dialog opened from a service page of ours tells which service that is about (decisions, forms). */
function interestOfPage(): void {
  const service = location.pathname.match(/^\/services\/([^/]+)/)?.[1];
  if (service) track('service_interest', { service });
}

function warnOnce(): (problem: string) => void {
  const told = new Set<string>();
  return (problem) => {
    if (told.has(problem)) return;
    told.add(problem);
    console.warn(`[northlume] ${problem}`);
  };
}
