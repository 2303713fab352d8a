import { toasts } from '../state/toasts.ts';
import type { Floating } from './floating.tsx';
import type { Shared } from './instance.ts';
import { loadPart } from './load-part.ts';
import { touches } from './touches.ts';

export const importLayer = () => import('./layer.ts');

/**
 * The layer above one of our own pages. It comes at the visitor's first touch, so that its live region is there before
 * the first toast, and a page that is only read does not pay for it. Without it, what a toast says stands at its form.
 */
export function ownLayer() {
  /** Of every shadow root; filled with the layer. */
  const sheet = new CSSStyleSheet();
  let coming: ReturnType<typeof fetchLayer> | undefined;

  async function fetchLayer() {
    const layer = await loadPart(importLayer);
    sheet.replaceSync(layer.css);
    return layer;
  }

  function load() {
    coming ??= fetchLayer().catch((error: unknown) => {
      // The next one tries again.
      coming = undefined;
      throw error;
    });
    return coming;
  }

  function create(shared: Shared): Floating {
    let made: Floating | undefined;
    const reached = new AbortController();
    const make = () =>
      load().then(({ createFloating }) => {
        if (!shared.signal.aborted) made ??= createFloating(shared);
        return made;
      });
    const needed = () => {
      reached.abort();
      void make().catch(() => undefined);
    };
    for (const type of touches) addEventListener(type, needed, { capture: true, signal: reached.signal });
    const stop = toasts.subscribe(({ list }) => list.length > 0 && needed());
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

  return { sheet, load, create };
}
