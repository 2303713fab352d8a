import { createClient } from '../api/client.ts';
import { domReady } from '../base/dom-ready.ts';
import { createFloating } from './floating.tsx';
import { mayEmbed } from './may-embed.ts';
import { takeQueue } from './queue.ts';
import { scriptPlace } from './script-place.ts';
import { startWidgets } from './start.ts';
import { css } from './styles.ts';
import { warnOnce } from './warn-once.ts';

/**
 * Starts the widgets on a partner's page: asks whether it may, mounts the placeholders, sends the requests that an
 * earlier visit could not. If the script already runs on this page, mounts only the widget that this script's tag names.
 */
export async function startOnPartnerPage(version: string): Promise<void> {
  const { element: script, origin } = scriptPlace();
  const life = new AbortController();
  const client = createClient(origin);
  if (!(await mayEmbed(client, origin, life.signal))) {
    for (const [method, , done] of takeQueue(window.northlume)) if (method === 'ready') done(false);
    return;
  }

  const warn = warnOnce();
  const place = script?.dataset.widget ? placeAt(script, warn) : undefined;
  // Every property of the stub is a function; only the running script has a version string.
  if (typeof window.northlume?.version === 'string') {
    if (place) window.northlume.scan(place);
    return;
  }

  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  const { host, begin } = startWidgets({
    version,
    origin,
    client,
    life,
    warn,
    sheet: () => sheet,
    createLayer: createFloating,
  });
  await domReady(life.signal);
  host.scan(document);
  begin();
}

/** `data-widget` on the script tag itself: a placeholder where the tag stands. */
function placeAt(script: HTMLScriptElement, warn: (problem: string) => void): HTMLElement {
  if (document.head.contains(script)) warn('data-widget on a script in <head> shows nothing');
  const placeholder = document.createElement('div');
  Object.assign(placeholder.dataset, script.dataset);
  script.after(placeholder);
  return placeholder;
}
