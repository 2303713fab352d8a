import { createClient } from '../api/client.ts';
import { domReady } from '../base/dom-ready.ts';
import { attribute, untrustedOptions } from '../base/option-table.ts';
import { partnerWidgets } from '../partner-widgets.ts';
import { disableScript } from './disable-script.ts';
import { createFloating } from './floating.tsx';
import { followPage } from './follow-page.ts';
import type { Shared } from './instance.ts';
import { mountInline } from './mount-inline.tsx';
import { mountNear } from './mount-near.ts';
import { openShadow } from './open-shadow.ts';
import { createOutgoingRequests } from './outgoing-requests.ts';
import { optionsOf, placeAtScript } from './place-at-script.ts';
import { type PageRefusal, refusalOf } from './refusal-of.ts';
import { scriptPlace } from './script-place.ts';
import type { Common } from './shared-chunk.ts';
import { shieldFocus, shieldHotkeys } from './shield-hotkeys.ts';
import { startWidgets } from './start.ts';
import { shadowCss } from './styles.ts';
import { warnOnce } from './warn-once.ts';

/**
 * Starts the widgets immediately, and removes them if the API refuses the page, the browser is too old, or the page has
 * changed what they are made of. Of two copies of the script, the newer one runs.
 */
export async function startOnPartnerPage(version: string): Promise<void> {
  const { element: script, origin } = scriptPlace();
  const earlier = window.itwidgets;
  // Only the running script has a version string; the stub has only functions.
  const running = typeof earlier?.version === 'string' && earlier;
  const giveUp = (reason: string, leadsTo: string | undefined) => {
    console.error(`[itwidgets] ${reason}`);
    disableScript(leadsTo, reason);
  };
  if (origin === undefined) {
    const reason = 'this script cannot tell where it came from: put data-itwidgets data-api="https://…" on its tag';
    if (running) console.error(`[itwidgets] ${reason}`);
    else giveUp(reason, undefined);
    return;
  }
  if (!CSS.supports('color', 'light-dark(red, red)')) {
    giveUp('this browser is too old for the widgets', origin);
    return;
  }

  const warn = warnOnce();
  const placed = placeAtScript(script, warn);
  if (running) {
    if (!isNewer(version, running.version)) {
      placed?.(running);
      running.scan();
      return;
    }
    running.destroy();
  }

  const life = new AbortController();
  try {
    const refusal = await run({ version, origin, placed, warn, life });
    if (refusal) giveUp(refusal.reason, refusal.isOurs ? origin : undefined);
  } catch (error) {
    if (window.itwidgets !== earlier) window.itwidgets?.destroy();
    life.abort();
    // The calls that wait are in its stub.
    if (earlier) window.itwidgets = earlier;
    giveUp(`the widgets cannot run on this page: ${error}`, origin);
  }
}

type Run = {
  version: string;
  origin: string;
  placed: ReturnType<typeof placeAtScript>;
  warn: (problem: string) => void;
  life: AbortController;
};

/** @returns why the API refused the page; then the widgets are gone */
async function run({ version, origin, placed, warn, life }: Run): Promise<PageRefusal | undefined> {
  shieldHotkeys(life.signal);
  shieldFocus(life.signal);
  const client = createClient(origin);
  const refused = refusalOf(client, origin, life.signal);
  const common: Common = {
    mountInline: (...given) => mountInline(undefined, ...given),
    outgoingRequests: createOutgoingRequests(client, life.signal),
  };
  const optionsAt = pageOptions(warn);
  const { host, begin, api } = startWidgets({
    version,
    origin,
    common: () => common,
    resend: common.outgoingRequests.look,
    life,
    warn,
    parts: partnerWidgets,
    optionsAt,
    ready: refused.then((refusal) => !refusal),
    sheets: createSheets(),
    createLayer: (shared) => createFloating(shared, openShadow),
  });
  await domReady(life.signal);
  placed?.(api);
  const watch = mountNear((placeholder, theme) => {
    const { widget = '' } = placeholder.dataset;
    host.mount(placeholder, widget, { ...optionsAt(widget, placeholder), ...(theme && { theme }) });
  }, life.signal);
  followPage(host, watch, life.signal);
  begin();
  const refusal = await refused;
  if (!refusal || life.signal.aborted) return undefined;
  api.destroy();
  return refusal;
}

/** Each style sheet is parsed when the first widget needs it, and shared by all. */
function createSheets(): Shared['sheets'] {
  const sheets: CSSStyleSheet[] = [];
  const parsed = (css: string) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    return sheet;
  };
  return (count) => shadowCss.slice(0, count).map((css, at) => (sheets[at] ??= parsed(css)));
}

/** On a partner's page others may write: their HTML sets no option of behaviour. */
function pageOptions(warn: (problem: string) => void): Shared['optionsAt'] {
  return (name, { dataset }) => {
    const options = untrustedOptions(optionsOf(name), dataset);
    for (const left of Object.keys(dataset).filter((one) => !Object.hasOwn(options, one)))
      warn(`${name}: ${attribute(left)} counts on our script's tag alone`);
    return options;
  };
}

/** `x.y.z`. */
function isNewer(one: string, other: string): boolean {
  return one.localeCompare(other, 'en', { numeric: true }) > 0;
}
