import { createClient } from '../api/client.ts';
import { domReady } from '../base/dom-ready.ts';
import { partnerWidgets } from '../partner-widgets.ts';
import { ToastsInModal } from '../ui/ToastsInModal.tsx';
import { disableScript } from './disable-script.ts';
import { createFloating } from './floating.tsx';
import { mountInline } from './mount-inline.tsx';
import { createOutgoingRequests } from './outgoing-requests.ts';
import { refusalOf } from './refusal-of.ts';
import { scriptPlace } from './script-place.ts';
import type { Common } from './shared-chunk.ts';
import { shieldHotkeys } from './shield-hotkeys.ts';
import { startWidgets } from './start.ts';
import { css } from './styles.ts';
import { warnOnce } from './warn-once.ts';
import type { WidgetHost } from './widget-host.ts';

/**
 * Starts the widgets immediately, and removes them if the API refuses the page. Of two copies of the script, the newer
 * one runs.
 */
export async function startOnPartnerPage(version: string): Promise<void> {
  const { element: script, origin } = scriptPlace();
  // Only the running script has a version string; the stub has only functions.
  const running = typeof window.northlume?.version === 'string' && window.northlume;
  if (origin === undefined) {
    const reason = 'this script cannot tell where it came from: put data-northlume data-api="https://…" on its tag';
    console.error(`[northlume] ${reason}`);
    if (!running) disableScript(undefined, reason);
    return;
  }
  const warn = warnOnce();
  if (script?.dataset.widget) placeAt(script, warn);
  if (running) {
    if (!isNewer(version, running.version)) {
      running.scan();
      return;
    }
    running.destroy();
  }

  const life = new AbortController();
  shieldHotkeys(life.signal);
  const client = createClient(origin);
  const refused = refusalOf(client, origin, life.signal);
  const common: Common = {
    mountInline: (...given) => mountInline(undefined, ...given),
    outgoingRequests: createOutgoingRequests(client, life.signal),
  };
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  const { host, begin, api } = startWidgets({
    version,
    origin,
    common: () => common,
    resend: common.outgoingRequests.look,
    life,
    warn,
    parts: partnerWidgets,
    ready: refused.then((refusal) => !refusal),
    ToastsInside: ToastsInModal,
    sheet: () => sheet,
    createLayer: createFloating,
  });
  await domReady(life.signal);
  host.scan(document);
  followPage(host, life.signal);
  begin();
  const refusal = await refused;
  if (!refusal || life.signal.aborted) return;
  console.error(`[northlume] ${refusal.reason}`);
  api.destroy();
  disableScript(refusal.isOurs ? origin : undefined, refusal.reason);
}

/** `data-widget` on the script tag places a widget after it. */
function placeAt(script: HTMLScriptElement, warn: (problem: string) => void): void {
  if (document.head.contains(script)) warn('data-widget on a script in <head> shows nothing');
  const placeholder = document.createElement('div');
  Object.assign(placeholder.dataset, script.dataset);
  script.after(placeholder);
}

/**
 * For single-page hosts: mounts added placeholders and ends widgets whose placeholder was removed. Moving a placeholder
 * keeps its widget.
 */
function followPage(host: Pick<WidgetHost, 'scan' | 'sweep'>, signal: AbortSignal): void {
  const observer = new MutationObserver((records) => {
    host.sweep();
    for (const { addedNodes } of records)
      for (const node of addedNodes) if (node instanceof Element && node.isConnected) host.scan(node);
  });
  observer.observe(document, { childList: true, subtree: true });
  signal.addEventListener('abort', () => observer.disconnect());
}

/** `x.y.z`. */
function isNewer(one: string, other: string): boolean {
  return one.localeCompare(other, 'en', { numeric: true }) > 0;
}
