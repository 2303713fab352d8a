import { contactPage } from '../../shared/http.ts';
import { takeQueue } from './queue.ts';

/**
 * For a page that may not use the script. Queued and later calls reject with the reason; `ready` resolves to false.
 * Buttons that open dialogs lead to our contact page.
 * @param origin the API's, if known
 */
export function disableScript(origin: string | undefined, reason: string): void {
  const error = new Error(`[itwidgets] ${reason}`);
  const ended = () => {
    const end = Promise.reject(error);
    // Prevents an unhandled rejection.
    end.catch(() => undefined);
    return end;
  };
  for (const [method, , done, failed] of takeQueue(window.itwidgets)) {
    if (method === 'ready') done(false);
    else failed?.(error);
  }
  const over = { ready: Promise.resolve(false) };
  const get = (_: object, name: string) => Reflect.get(over, name) ?? ended;
  window.itwidgets = new Proxy(over, { get }) as unknown as typeof window.itwidgets;
  if (origin === undefined) return;
  const leave = ({ target }: Event) => {
    const opener = target instanceof Element && target.closest('[data-open]:not([href])');
    if (opener) location.assign(origin + contactPage);
  };
  // In the capture phase: the page may stop its clicks.
  document.addEventListener('click', leave, true);
}
