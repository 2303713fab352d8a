import { optionProblems, type RawOptions } from '../base/option-table.ts';
import { createFloating } from './floating.tsx';
import type { Shared } from './instance.ts';
import { type Mounted, mountInline } from './mount-inline.tsx';
import { widgetNamed } from './registry.ts';

/** What is mounted on this page, and how it comes and goes. */
export type WidgetHost = {
  mount(element: HTMLElement, name: string, raw: RawOptions): Mounted | undefined;
  unmount(element: Element): void;
  scan(root: ParentNode): Mounted[];
  /** False when there is no floating widget of that name. `opener`: what was pressed. */
  open(name: string, raw: RawOptions, opener?: HTMLElement): boolean;
  close(name: string): void;
  isOpen(name: string): boolean;
  destroy(): void;
};

const placeholder = '[data-widget]:not(script)';

export function createWidgetHost(shared: Shared): WidgetHost {
  const mounted = new Map<Element, Mounted>();
  // Created early, so that its live region exists before the first toast.
  const layer = createFloating(shared);

  function mount(element: HTMLElement, name: string, raw: RawOptions): Mounted | undefined {
    const known = mounted.get(element);
    if (known) return known;
    const widget = widgetNamed(name);
    if (widget?.placement !== 'inline') {
      shared.warn(`there is no widget "${name}" to put into a page`);
      return undefined;
    }
    if (widget.on === 'own' && shared.origin !== '') {
      shared.warn(`the widget "${name}" is for our own pages`);
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
      // A list item or a link cannot have a shadow root. The other widgets still mount.
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
    open(name, raw, opener) {
      const widget = widgetNamed(name);
      if (widget?.placement !== 'floating') return false;
      for (const problem of optionProblems(widget.options, raw)) shared.warn(`${name}: ${problem}`);
      // A page of ours that is about a service names it (decision 46); what opens the dialog may name another.
      const ofPage = shared.origin === '' ? { service: document.body.dataset.service } : {};
      const titled = opener && 'title' in widget.options ? { title: opener.textContent } : {};
      layer.open(name, widget, { ...ofPage, ...titled, ...raw });
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
