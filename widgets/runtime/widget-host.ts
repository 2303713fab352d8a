import { forPartners } from '../base/for-partners.ts';
import { optionProblems, type RawOptions } from '../base/option-table.ts';
import type { WidgetPart } from '../ui/define-widget.ts';
import type { Floating } from './floating.tsx';
import { holdTouches } from './hold-touches.ts';
import type { Drawn, Shared } from './instance.ts';
import { openFallbackPage, showBusy } from './open-fallback-page.ts';
import type { Mounted } from './public-api.ts';
import { widgetNamed } from './registry.ts';
import type { Common } from './shared-chunk.ts';

export type WidgetHost = {
  /** @param isAsked by the page's program: a widget that stands there gets the options */
  mount(element: HTMLElement, name: string, raw: RawOptions, isAsked?: boolean): Mounted | undefined;
  unmount(element: Element): void;
  /** Ends widgets whose placeholder has left the page. */
  sweep(): void;
  /** An attribute of an element has changed: `option` in camel case, `widget` for `data-widget` itself. */
  follow(element: HTMLElement, option: string): void;
  /** Mounts every unmounted placeholder that `isWanted`, including `root`. */
  scan(root: ParentNode, isWanted?: (placeholder: HTMLElement) => boolean): Mounted[];
  /**
   * @returns false for an unknown floating widget
   * @param opener the pressed element
   */
  open(name: string, raw: RawOptions, opener?: HTMLElement): boolean;
  close(name: string): void;
  isOpen(name: string): boolean;
  /** The options of the first mounted widget of a name. */
  rawOf(name: string): RawOptions | undefined;
  destroy(): void;
};

type MountedEntry = Drawn & { nth: number; raw: RawOptions };

export const placeholder = '[data-widget]:not(script)';

export const noneToOpen = (name = ''): string => `there is no widget "${name}" to open`;

/**
 * @param layer for floating widgets and toasts
 * @param common available once a part is loaded
 */
export function createWidgetHost(shared: Shared, layer: Floating, common: () => Common): WidgetHost {
  const mounted = new Map<Element, MountedEntry>();
  /** Floating widgets being loaded; closing one cancels it. */
  const coming = new Set<string>();

  function mount(element: HTMLElement, name: string, raw: RawOptions, isAsked = false): Mounted | undefined {
    const known = mounted.get(element);
    if (known && isAsked && known.widget === name) known.update(raw);
    if (known) return known;
    const widget = widgetNamed(name);
    const part = shared.parts[name];
    // On partners' pages, a floating widget that `stays` has a placeholder for its launcher.
    const stays = part?.stays;
    if (widget?.placement !== 'inline' && !stays) {
      shared.warn(`there is no widget "${name}" to put into a page`);
      return undefined;
    }
    if (forPartners && !part) {
      shared.warn(`the widget "${name}" is for our own pages`);
      return undefined;
    }
    let drawn: Drawn | undefined;
    const removeEntry = () => mounted.get(element) === entry && mounted.delete(element);
    // By number: a stranger's comment may have thousands of placeholders.
    const taken: MountedEntry[] = [];
    for (const other of mounted.values()) if (other.widget === name) taken[other.nth] = other;
    let nth = 1;
    while (taken[nth]) nth++;
    const entry: MountedEntry = {
      element,
      widget: name,
      nth,
      raw,
      update(given) {
        entry.raw = given;
        drawn?.update(given);
      },
      unmount() {
        removeEntry();
        drawn?.unmount();
      },
    };
    const draw = (part: WidgetPart) => {
      // Unmounted while loading.
      if (mounted.get(element) !== entry) return;
      try {
        drawn = stays
          ? layer.place?.(element, name, part, entry.raw)
          : common().mountInline(part, name, element, entry.raw, shared, nth);
      } catch (error) {
        // List items and links cannot have a shadow root.
        shared.warn(`${name} cannot stand here, in <${element.localName}>: ${error}`);
        removeEntry();
      }
    };
    mounted.set(element, entry);
    if (part) draw(part);
    else if (!forPartners) {
      const release = holdTouches(element);
      // After a failure the pre-rendered form still works; the next interaction retries.
      void shared
        .fetchPart?.(name)
        .then(draw, removeEntry)
        .finally(() => release(drawn !== undefined));
    }
    return mounted.get(element);
  }

  function openNow(name: string, part: WidgetPart, raw: RawOptions, opener?: HTMLElement): void {
    for (const problem of optionProblems(part.options, raw)) shared.warn(`${name}: ${problem}`);
    // Preselects our page's service (decision 46), unless the opener names another.
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
    follow(element, option) {
      const known = mounted.get(element);
      if (option !== 'widget')
        known?.update({ ...known.raw, [option]: shared.optionsAt(known.widget, element)[option] });
      else if (known?.widget !== element.dataset.widget) {
        known?.unmount();
        this.scan(element, (one) => one === element);
      }
    },
    scan(root, isWanted = () => true) {
      const inside = [...root.querySelectorAll<HTMLElement>(placeholder)];
      if (root instanceof HTMLElement && root.matches(placeholder)) inside.unshift(root);
      for (const { dataset } of root.querySelectorAll<HTMLElement>('[data-open]'))
        if (widgetNamed(dataset.open ?? '')?.placement !== 'floating') shared.warn(noneToOpen(dataset.open));
      return inside.filter(isWanted).flatMap((element) => {
        const { widget = '' } = element.dataset;
        return mount(element, widget, shared.optionsAt(widget, element)) ?? [];
      });
    },
    open(name, raw, opener) {
      if (widgetNamed(name)?.placement !== 'floating') return false;
      const part = shared.parts[name];
      if (part) openNow(name, part, raw, opener);
      else if (!forPartners) openLater(name, raw, opener);
      return true;
    },
    close(name) {
      if (!forPartners) coming.delete(name);
      layer.close(name);
    },
    isOpen: layer.isOpen,
    rawOf: (name) => [...mounted.values()].find(({ widget }) => widget === name)?.raw,
    destroy() {
      for (const entry of [...mounted.values()]) entry.unmount();
      layer.destroy();
    },
  };
}
