import { createClient } from '../api/client.ts';
import { domReady } from '../base/dom-ready.ts';
import { attribute, type OptionTable, untrustedOptions } from '../base/option-table.ts';
import { partnerWidgets } from '../partner-widgets.ts';
import { ToastsInModal } from '../ui/ToastsInModal.tsx';
import { disableScript } from './disable-script.ts';
import { createFloating } from './floating.tsx';
import type { Shared } from './instance.ts';
import { mountInline } from './mount-inline.tsx';
import { openShadow } from './open-shadow.ts';
import { createOutgoingRequests } from './outgoing-requests.ts';
import type { NorthlumeApi, PlacedWidget } from './public-api.ts';
import { refusalOf } from './refusal-of.ts';
import { scriptPlace } from './script-place.ts';
import type { Common } from './shared-chunk.ts';
import { shieldHotkeys } from './shield-hotkeys.ts';
import { startWidgets } from './start.ts';
import { css, tokens } from './styles.ts';
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
  const placed = script?.hasAttribute('data-widget') ? placeAt(script, warn) : undefined;
  if (running) {
    if (!isNewer(version, running.version)) {
      placed?.(running);
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
  sheet.replaceSync(tokens + css);
  const { host, begin, api } = startWidgets({
    version,
    origin,
    common: () => common,
    resend: common.outgoingRequests.look,
    life,
    warn,
    parts: partnerWidgets,
    optionsAt: pageOptions(warn),
    ready: refused.then((refusal) => !refusal),
    ToastsInside: ToastsInModal,
    sheet: () => sheet,
    createLayer: (shared) => createFloating(shared, openShadow),
  });
  await domReady(life.signal);
  placed?.(api);
  host.scan(document);
  followPage(host, life.signal);
  begin();
  const refusal = await refused;
  if (!refusal || life.signal.aborted) return;
  console.error(`[northlume] ${refusal.reason}`);
  api.destroy();
  disableScript(refusal.isOurs ? origin : undefined, refusal.reason);
}

/** On a partner's page others may write: their HTML sets no option of behaviour. */
function pageOptions(warn: (problem: string) => void): Shared['optionsAt'] {
  return (name, { dataset }) => {
    const options = untrustedOptions(tableOf(name), dataset);
    for (const left of Object.keys(dataset).filter((one) => !Object.hasOwn(options, one)))
      warn(`${name}: ${attribute(left)} counts on our script's tag alone`);
    return options;
  };
}

const tableOf = (name: string): OptionTable =>
  Object.hasOwn(partnerWidgets, name) ? partnerWidgets[name as keyof typeof partnerWidgets].options : {};

/** `data-widget` on the script tag places a widget after it, with all its options. @returns mounts it */
function placeAt(script: HTMLScriptElement, warn: (problem: string) => void): (api: NorthlumeApi) => void {
  if (document.head.contains(script)) warn('data-widget on a script in <head> shows nothing');
  const options = { ...script.dataset };
  const placeholder = document.createElement('div');
  Object.assign(placeholder.dataset, untrustedOptions(tableOf(options.widget ?? ''), options));
  script.after(placeholder);
  return (api) => void api.mount(placeholder, options.widget as PlacedWidget, options);
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
