import { trackPageView } from '../analytics/page-view.ts';
import { watchClicks } from '../analytics/watch-clicks.ts';
import { createClient } from '../api/client.ts';
import { createFormTokenSource } from '../api/form-token.ts';
import { createResender } from '../api/resend.ts';
import { createUnsentRequests } from '../api/unsent-requests.ts';
import { createUnsentStore } from '../api/unsent-store.ts';
import { domReady } from '../base/dom-ready.ts';
import type { Emit } from '../contract/events.ts';
import { followCallBar } from '../page/call-bar.ts';
import { followDesk } from '../page/desk-state.ts';
import { keepTicks } from '../page/keep-ticks.ts';
import { showKept } from '../page/kept-here.ts';
import { answerOnMap } from '../page/map-answers.ts';
import { followPageFrame } from '../page/page-frame.ts';
import { followReducedMotion } from '../state/appearance.ts';
import { recallContact } from '../state/contact-details.ts';
import { createApi } from './create-api.ts';
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
 * Starts the widgets on this page: asks whether it may, mounts the placeholders, sends the requests that an earlier
 * visit could not. If the script already runs on this page, mounts only the widget that this script's tag names.
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
  // Every property of the stub is a function; only the running script has a version string.
  if (typeof stub?.version === 'string') {
    if (place) stub.scan(place);
    return;
  }

  const sheet = createStyleSheet();
  const emit: Emit = (name, detail) => emitFrom(document, name, detail);
  const store = createUnsentStore();
  const requests = createUnsentRequests({
    client,
    tokens: createFormTokenSource(client, signal),
    store,
    signal,
    waiting: () => resender.look(),
    late: lateAnswers(emit),
  });
  const resender = createResender(requests.flush, signal);
  const host = createWidgetHost({ origin, requests, sheet, signal, warn });

  followReducedMotion(signal);
  followAccent(sheet, origin === '', signal);
  watchClicks(signal);
  openOnClick((name, opener) => host.open(name, opener.dataset, opener), signal);
  if (origin === '') followPageFrame(signal);

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
    recallContact(signal);
    followDesk(signal);
    answerOnMap(signal);
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

function warnOnce(): (problem: string) => void {
  const told = new Set<string>();
  return (problem) => {
    if (told.has(problem)) return;
    told.add(problem);
    console.warn(`[northlume] ${problem}`);
  };
}
