import type { ItWidgetsApi } from '../../../site/public/types/itwidgets.d.ts';
import { addTag, findTag } from './script-tag.ts';
import { createStub, endStub } from './stub.ts';

export type * from '../../../site/public/types/itwidgets.d.ts';

export type LoadSettings = {
  origin: string;
  /** A released, immutable version. Default: the current script. */
  version?: string;
  integrity?: string;
  /** Loading timeout in milliseconds. Default: 15,000. */
  timeout?: number;
};

let loading: Promise<ItWidgetsApi> | undefined;

/**
 * Loads the script once, or waits for the page's own script tag. After a failure, the next call retries.
 * @returns the API, once this page may use it
 * @throws (rejects) if blocked, not listed, too slow, misconfigured or without a document
 */
export function loadItWidgets(settings: LoadSettings): Promise<ItWidgetsApi> {
  loading ??= load(settings).finally(() => {
    loading = undefined;
  });
  // An unhandled rejection would end a server's process.
  if (typeof document === 'undefined') loading.catch(() => {});
  return loading;
}

const problem = (reason: string) => new Error(`[itwidgets] ${reason}`);

async function load({ origin, version, integrity, timeout = 15_000 }: LoadSettings): Promise<ItWidgetsApi> {
  if (typeof document === 'undefined') throw problem('there is no page to load the widgets into');
  if (integrity && !version) throw problem('integrity needs a version, as the current script changes');
  const src = new URL(version ? `/widgets/${version}.js` : '/widgets.js', origin).href;
  // An element with that id is a property of the window too, but not its own.
  const stub = Object.hasOwn(window, 'itwidgets') && window.itwidgets ? undefined : createStub();
  if (stub) window.itwidgets = stub;
  let own: HTMLScriptElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    // A stub has only functions and promises; the script has a version string.
    const runs = typeof window.itwidgets?.version === 'string';
    const theirs = findTag(origin);
    if (!runs && !theirs) own = addTag(src, integrity);
    const tag = theirs ?? own;
    await new Promise<void>((done, failed) => {
      timer = setTimeout(() => failed(problem(`${src} did not answer in time`)), timeout);
      tag?.addEventListener('error', () => failed(problem(`${tag.src} did not load`)), { once: true });
      const refuse = () => failed(problem(`${src} does not serve this page: ${self.origin} is not listed`));
      // The tag's `error` event fires at the same time and is more specific.
      window.itwidgets?.ready.then((isReady) => (isReady ? done() : setTimeout(refuse)), failed);
    });
    return window.itwidgets as ItWidgetsApi;
  } catch (error) {
    own?.remove();
    if (stub) endStub(stub, error);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
