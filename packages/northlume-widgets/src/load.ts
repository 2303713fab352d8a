import type { NorthlumeApi } from '../../../site/public/types/northlume.d.ts';
import { addTag, findTag } from './script-tag.ts';
import { createStub, endStub } from './stub.ts';

export type * from '../../../site/public/types/northlume.d.ts';

export type LoadSettings = {
  /** Where the script and its API live: `https://…`. */
  origin: string;
  /** A released version, which never changes; without it, the current script. */
  version?: string;
  /** The `integrity` value of that version. */
  integrity?: string;
  /** Milliseconds until it is given up; 15,000 unless said otherwise. */
  timeout?: number;
};

let loading: Promise<NorthlumeApi> | undefined;

/**
 * Loads the script: once however often it is called, and not at all where a tag of the page does. After a failure, the next
 * call tries again.
 * @returns the API, once the script runs and this page may use it
 * @throws (rejects with) an Error that says why: blocked, not listed, too slow, wrong settings, no page (on a server)
 */
export function loadNorthlume(settings: LoadSettings): Promise<NorthlumeApi> {
  loading ??= load(settings).finally(() => {
    loading = undefined;
  });
  // On a server, a rejection that nobody waits for would end the process.
  if (typeof document === 'undefined') loading.catch(() => {});
  return loading;
}

const problem = (reason: string) => new Error(`[northlume] ${reason}`);

async function load({ origin, version, integrity, timeout = 15_000 }: LoadSettings): Promise<NorthlumeApi> {
  if (typeof document === 'undefined') throw problem('there is no page to load the widgets into');
  if (integrity && !version) throw problem('integrity needs a version, as the current script changes');
  const src = new URL(version ? `/widgets/${version}.js` : '/widgets.js', origin).href;
  const stub = window.northlume ? undefined : createStub();
  window.northlume ??= stub as NorthlumeApi;
  let own: HTMLScriptElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    // Every property of a stub is a function or a promise; only the running script has a version string.
    const runs = typeof window.northlume.version === 'string';
    const theirs = findTag(origin);
    if (!runs && !theirs) own = addTag(src, integrity);
    const tag = theirs ?? own;
    await new Promise<void>((done, failed) => {
      timer = setTimeout(() => failed(problem(`${src} did not answer in time`)), timeout);
      tag?.addEventListener('error', () => failed(problem(`${tag.src} did not load`)), { once: true });
      const refuse = () => failed(problem(`${src} does not serve this page: ${self.origin} is not listed`));
      // The tag's own error, which comes at the same time, says more.
      window.northlume?.ready.then((isReady) => (isReady ? done() : setTimeout(refuse)), failed);
    });
    return window.northlume;
  } catch (error) {
    own?.remove();
    if (stub) endStub(stub, error);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
