import { createFloating } from './floating.tsx';
import type { Shared } from './instance.ts';
import { type Mounted, mountInline } from './mount-inline.tsx';
import { optionProblems, type RawOptions } from './options.ts';
import { widgetNamed } from './registry.ts';

/** What is mounted on this page, and how it comes and goes. */
export type WidgetHost = {
  mount(element: HTMLElement, name: string, raw: RawOptions): Mounted | undefined;
  unmount(element: Element): void;
  scan(root: ParentNode): Mounted[];
  /** False when there is no floating widget of that name. */
  open(name: string, raw: RawOptions): boolean;
  close(name: string): void;
  isOpen(name: string): boolean;
  destroy(): void;
};

const placeholder = '[data-widget]:not(script)';

export function createWidgetHost(shared: Shared): WidgetHost {
  const mounted = new Map<Element, Mounted>();
  // Before it is needed, so that its live region is there before the first toast.
  const layer = createFloating(shared);

  function mount(element: HTMLElement, name: string, raw: RawOptions): Mounted | undefined {
    const known = mounted.get(element);
    if (known) return known;
    const widget = widgetNamed(name);
    if (widget?.placement !== 'inline') {
      shared.warn(`there is no widget "${name}" to put into a page`);
      return undefined;
    }
    try {
      const made = mountInline(widget, name, element, raw, shared);
      const entry: Mounted = {
        ...made,
        unmount() {
          mounted.delete(element);
          made.unmount();
        },
      };
      mounted.set(element, entry);
      return entry;
    } catch (error) {
      // A list item or a link can hold no shadow root. That keeps no other widget away.
      console.error(`[northlume] ${name} cannot stand here`, element, error);
      return undefined;
    }
  }

  return {
    mount,
    unmount: (element) => mounted.get(element)?.unmount(),
    scan(root) {
      const inside = [...root.querySelectorAll<HTMLElement>(placeholder)];
      if (root instanceof HTMLElement && root.matches(placeholder)) inside.unshift(root);
      return inside.flatMap((element) => mount(element, element.dataset.widget ?? '', element.dataset) ?? []);
    },
    open(name, raw) {
      const widget = widgetNamed(name);
      if (widget?.placement !== 'floating') return false;
      for (const problem of optionProblems(widget.options, raw)) shared.warn(`${name}: ${problem}`);
      layer.open(name, widget, raw);
      return true;
    },
    close: layer.close,
    isOpen: layer.isOpen,
    destroy() {
      for (const entry of [...mounted.values()]) entry.unmount();
      layer.destroy();
    },
  };
}
