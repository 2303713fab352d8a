import { contactPage } from '../../shared/http.ts';
import { takeQueue } from './queue.ts';

/**
 * Ends the script on a page that may not use it. Calls, waiting and later ones, end with the reason, and `ready` with false;
 * a button that would open a dialog leads to our contact page.
 * @param origin ours; undefined when the script does not know it
 */
export function disableScript(origin: string | undefined, reason: string): void {
  const error = new Error(`[northlume] ${reason}`);
  const ended = () => {
    const end = Promise.reject(error);
    // Who does not wait for the result is not told twice.
    end.catch(() => undefined);
    return end;
  };
  for (const [method, , done, failed] of takeQueue(window.northlume)) {
    if (method === 'ready') done(false);
    else failed?.(error);
  }
  const over = { ready: Promise.resolve(false) };
  const get = (_: object, name: string) => Reflect.get(over, name) ?? ended;
  window.northlume = new Proxy(over, { get }) as unknown as typeof window.northlume;
  if (origin === undefined) return;
  document.addEventListener('click', (event) => {
    const opener = event.target instanceof Element && event.target.closest('[data-open]:not([href])');
    if (opener && !event.defaultPrevented) location.assign(origin + contactPage);
  });
}
