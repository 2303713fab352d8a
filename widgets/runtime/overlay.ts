import { toasts } from '../state/toasts.ts';
import type { Floating } from './floating.tsx';
import type { Shared } from './instance.ts';
import type { OwnBundle } from './load-bundle.ts';
import { touches } from './touches.ts';

/**
 * Our own pages create the overlay at the first interaction: its live region exists before the first toast, but readers
 * do not load it. If it fails to load, the form's status line has the message.
 */
export function createOwnLayer(load: OwnBundle['load'], shared: Shared): Floating {
  let made: Floating | undefined;
  const reached = new AbortController();
  const make = () =>
    load().then(({ createOwnFloating }) => {
      if (!shared.signal.aborted) made ??= createOwnFloating(shared);
      return made;
    });
  const needed = () => {
    reached.abort();
    void make().catch(() => undefined);
  };
  for (const type of touches) addEventListener(type, needed, { capture: true, signal: reached.signal });
  const stop = toasts.subscribe(({ list }) => {
    // Launcher and bar give way (`ChatLauncher.css`).
    document.documentElement.toggleAttribute('data-toast', list.length > 0);
    if (list.length > 0) needed();
  });
  return {
    open: (...given) => void make().then((layer) => layer?.open(...given)),
    close: (name) => made?.close(name),
    isOpen: (name) => made?.isOpen(name) ?? false,
    destroy() {
      reached.abort();
      stop();
      made?.destroy();
    },
  };
}
