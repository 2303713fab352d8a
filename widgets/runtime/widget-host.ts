import { forPartners } from '../base/for-partners.ts';
import { optionProblems, type RawOptions } from '../base/option-table.ts';
import type { Part } from '../ui/define-widget.ts';
import type { Floating } from './floating.tsx';
import { holdTouches } from './hold-touches.ts';
import type { Shared } from './instance.ts';
import { openFallbackPage, showBusy } from './open-fallback-page.ts';
import type { Mounted } from './public-api.ts';
import { widgetNamed } from './registry.ts';
import type { Common } from './shared-chunk.ts';

/** What is mounted on this page, and how it comes and goes. */
export type WidgetHost = {
  mount(element: HTMLElement, name: string, raw: RawOptions): Mounted | undefined;
  unmount(element: Element): void;
  /** Ends every widget whose placeholder is no longer in the page. */
  sweep(): void;
  /** Mounts every placeholder that is not mounted yet and that `isWanted`: `root` itself, and those in it. */
  scan(root: ParentNode, isWanted?: (placeholder: HTMLElement) => boolean): Mounted[];
  /** False when there is no floating widget of that name. `opener`: what was pressed. */
  open(name: string, raw: RawOptions, opener?: HTMLElement): boolean;
  close(name: string): void;
  isOpen(name: string): boolean;
  destroy(): void;
};

/** What is mounted, and its place among its kind: two forms have two names. */
type Entry = Mounted & { nth: number };

const placeholder = '[data-widget]:not(script)';

/** The warning of a name that no dialog has. */
export const noneToOpen = (name = ''): string => `there is no widget "${name}" to open`;

/**
 * @param layer where floating widgets and toasts are shown
 * @param common there once a part was fetched, or from the start where there is nothing to fetch
 */
export function createWidgetHost(shared: Shared, layer: Floating, common: () => Common): WidgetHost {
  const mounted = new Map<Element, Entry>();
  /** Floating widgets on their way; closing one forgets it. */
  const coming = new Set<string>();

  function mount(element: HTMLElement, name: string, raw: RawOptions): Mounted | undefined {
    const known = mounted.get(element);
    if (known) return known;
    const widget = widgetNamed(name);
    const part = shared.parts[name];
    // A floating widget that stays has a placeholder on partners' pages: the layer draws what opens it.
    const stays = part?.stays;
    if (widget?.placement !== 'inline' && !stays) {
      shared.warn(`there is no widget "${name}" to put into a page`);
      return undefined;
    }
    if (forPartners && !part) {
      shared.warn(`the widget "${name}" is for our own pages`);
      return undefined;
    }
    let drawn: Mounted | undefined;
    const forget = () => mounted.get(element) === entry && mounted.delete(element);
    const same = [...mounted.values()].filter((other) => other.widget === name);
    let nth = 1;
    while (same.some((other) => other.nth === nth)) nth++;
    const entry: Entry = {
      element,
      widget: name,
      nth,
      unmount() {
        forget();
        drawn?.unmount();
      },
    };
    const draw = (part: Part) => {
      // Unmounted while its part was on its way.
      if (mounted.get(element) !== entry) return;
      try {
        drawn = stays
          ? layer.place?.(element, name, part, raw)
          : common().mountInline(part, name, element, raw, shared, nth);
      } catch (error) {
        // A list item or a link cannot have a shadow root. The other widgets still mount.
        console.error(`[northlume] ${name} cannot stand here`, element, error);
        forget();
      }
    };
    mounted.set(element, entry);
    if (part) draw(part);
    else {
      const release = holdTouches(element);
      // Without its part a form stays as the build has written it, and works; the next touch tries again.
      void shared
        .fetchPart?.(name)
        .then(draw, forget)
        .finally(() => release(drawn !== undefined));
    }
    return mounted.get(element);
  }

  /** Opens a widget whose part is there. */
  function openNow(name: string, part: Part, raw: RawOptions, opener?: HTMLElement): void {
    for (const problem of optionProblems(part.options, raw)) shared.warn(`${name}: ${problem}`);
    // A page of ours that is about a service names it (decision 46); what opens the dialog may name another.
    const ofPage = !forPartners && shared.origin === '' ? { service: document.body.dataset.service } : {};
    const titled = opener && 'title' in part.options ? { title: opener.textContent } : {};
    layer.open(name, part, { ...ofPage, ...titled, ...raw });
  }

  function openLater(name: string, raw: RawOptions, opener?: HTMLElement): void {
    if (coming.has(name) || layer.isOpen(name)) return;
    coming.add(name);
    const ready = showBusy(opener);
    shared
      .fetchPart?.(name)
      .finally(ready)
      .then(
        (part) => coming.delete(name) && !shared.signal.aborted && openNow(name, part, raw, opener),
        () => coming.delete(name) && openFallbackPage(opener, shared.origin),
      );
  }

  return {
    mount,
    unmount: (element) => mounted.get(element)?.unmount(),
    sweep() {
      for (const entry of [...mounted.values()]) if (!entry.element.isConnected) entry.unmount();
    },
    scan(root, isWanted = () => true) {
      const inside = [...root.querySelectorAll<HTMLElement>(placeholder)];
      if (root instanceof HTMLElement && root.matches(placeholder)) inside.unshift(root);
      for (const { dataset } of root.querySelectorAll<HTMLElement>('[data-open]'))
        if (widgetNamed(dataset.open ?? '')?.placement !== 'floating') shared.warn(noneToOpen(dataset.open));
      return inside
        .filter(isWanted)
        .flatMap((element) => mount(element, element.dataset.widget ?? '', element.dataset) ?? []);
    },
    open(name, raw, opener) {
      if (widgetNamed(name)?.placement !== 'floating') return false;
      const part = shared.parts[name];
      if (part) openNow(name, part, raw, opener);
      else openLater(name, raw, opener);
      return true;
    },
    close(name) {
      coming.delete(name);
      layer.close(name);
    },
    isOpen: layer.isOpen,
    destroy() {
      for (const entry of [...mounted.values()]) entry.unmount();
      layer.destroy();
    },
  };
}
