import { createRoot, type Root } from 'react-dom/client';
import { floatingTag } from '../base/floating-tag.ts';
import { forPartners } from '../base/for-partners.ts';
import { optionProblems, parseOptions, type RawOptions } from '../base/option-table.ts';
import { wasOpen } from '../state/chat-open.ts';
import { toasts } from '../state/toasts.ts';
import { useStore } from '../state/use-store.ts';
import type { FloatingComponent, WidgetPart } from '../ui/define-widget.ts';
import { ToastRegion } from '../ui/ToastRegion.tsx';
import { WidgetScopeProvider } from '../ui/WidgetScope.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { createInstance, type Drawn, type Instance, type Shared, sheetsOf } from './instance.ts';
import { schemeAt } from './theme.ts';

/** The overlay, for floating widgets and toasts. */
export type Floating = {
  open(name: string, part: WidgetPart, raw: RawOptions): void;
  /**
   * Draws a floating widget that has a placeholder, with its launcher; one, however many placeholders it has. For
   * partners' pages.
   */
  place?(element: HTMLElement, name: string, part: WidgetPart, raw: RawOptions): Drawn;
  close(name: string): void;
  isOpen(name: string): boolean;
  destroy(): void;
};

type Opened = {
  instance: Instance;
  part: WidgetPart;
  raw: RawOptions;
  shown: boolean;
  unasked: boolean;
  /** The options of each placeholder; those of the oldest hold, which a comment's cannot replace. */
  places: Map<object, RawOptions>;
};

/** How long a page's `load` is waited for (ms). */
const loadPatience = 3000;

/** Gives `host` the element to draw in: in its shadow root, or in the page. */
export type OpenContainer = (host: HTMLElement, sheets: CSSStyleSheet[], signal: AbortSignal) => HTMLElement;

/**
 * Creates the overlay for floating widgets and toasts: one element in the browser's top layer, on partners' pages after
 * the body, which their scripts may replace. It is above every `z-index` of the page, but below the page's own dialogs.
 */
export function createFloating(shared: Shared, openContainer: OpenContainer): Floating {
  const host = document.createElement(floatingTag);
  host.popover = 'manual';
  // At the start, where a failure gives the page its own links back (start-partner.ts).
  if (forPartners) host.attachShadow({ mode: 'open' });
  let root: Root | undefined;
  const { signal } = shared;
  const opened = new Map<string, Opened>();
  const place = () => (forPartners ? document.documentElement : document.body).append(host);

  function show(): void {
    if (!root) render();
    if (!host.isConnected) place();
    if (!host.matches(':popover-open')) host.showPopover();
  }

  /** Showing the popover forces a layout of the whole page, so wait for the first paint. */
  function afterPaint(then: () => void): void {
    requestAnimationFrame(() => setTimeout(() => signal.aborted || then()));
  }

  /** React 18 draws a whole document anew if it finds one element too many, so wait until its scripts have run. */
  function afterLoad(then: () => void): void {
    const loaded = new Promise<unknown>((resolve) => {
      if (document.readyState === 'complete') return resolve(true);
      addEventListener('load', resolve, { once: true, signal });
      setTimeout(resolve, loadPatience);
    });
    void loaded.then(() => afterPaint(then));
  }

  // Before its first toast: some screen readers ignore a live region that is inserted with its text.
  if (forPartners) addEventListener('focusin', show, { capture: true, once: true, signal });
  else {
    place();
    render();
    afterPaint(show);
  }

  /** The first time, makes what to draw in: a page that shows nothing above it pays for none. */
  function render(): void {
    root ??= createRoot(openContainer(host, shared.sheets(sheetsOf.launcher), signal));
    root.render(
      <>
        {[...opened].map(([name, { instance, part, raw, shown, unasked }]) => {
          const Component = part.Component as FloatingComponent;
          return (
            <ErrorBoundary key={name} onError={(error) => failed(name, error)}>
              <WidgetScopeProvider value={instance.scope}>
                <Component
                  {...parseOptions(part.options, raw)}
                  onClose={() => closed(name, instance)}
                  shown={shown}
                  unasked={unasked}
                />
              </WidgetScopeProvider>
            </ErrorBoundary>
          );
        })}
        <PageToasts />
      </>,
    );
  }

  /** A launcher and toasts need fewer style sheets than dialogs and the chat. */
  function dressForDialogs(): void {
    if (forPartners) (host.shadowRoot as ShadowRoot).adoptedStyleSheets = shared.sheets(sheetsOf.dialog);
  }

  function make(name: string, part: WidgetPart, raw: RawOptions): Opened {
    const instance = createInstance(shared, host);
    const made = { instance, part, raw, shown: false, unasked: false, places: new Map() };
    opened.set(name, made);
    return made;
  }

  function follow(open: Opened): void {
    [open.raw = {}] = open.places.values();
    render();
  }

  function close(name: string): void {
    const open = opened.get(name);
    if (!open?.shown) return;
    if (!open.part.stays) {
      end(name);
      return;
    }
    open.shown = open.unasked = false;
    render();
    open.instance.scope.emit('closed', { widget: name });
  }

  function end(name: string): void {
    const open = opened.get(name);
    opened.delete(name);
    open?.instance.end();
    render();
    if (open?.shown) open.instance.scope.emit('closed', { widget: name });
  }

  /** Close events are asynchronous: another instance may already be open. */
  function closed(name: string, instance: Instance): void {
    if (opened.get(name)?.instance === instance) close(name);
  }

  function failed(name: string, error: unknown): void {
    console.error(`[itwidgets] ${name} stopped`, error);
    queueMicrotask(() => end(name));
  }

  const stop = toasts.subscribe(show);
  return {
    open(name, part, raw) {
      const open = opened.get(name) ?? make(name, part, raw);
      if (open.shown) return;
      open.raw = forPartners ? { ...open.raw, ...raw } : raw;
      show();
      dressForDialogs();
      if (!forPartners && raw.start === 'closed') return render();
      open.shown = true;
      render();
      open.instance.scope.emit('opened', { widget: name });
    },
    place(element, name, part, raw) {
      const known = opened.get(name);
      const open = known ?? make(name, part, {});
      const { start } = parseOptions(part.options, raw) as RawOptions;
      // Read now: the chat's first render notes that it is closed.
      const isToOpen = !known && (start === 'open' || wasOpen());
      const place = {};
      const isThere = () => opened.get(name) === open && open.places.has(place);
      const update = (given: RawOptions) => {
        for (const problem of optionProblems(part.options, given)) shared.warn(`${name}: ${problem}`);
        open.places.set(place, { ...given, theme: schemeAt(element, given.theme) });
        follow(open);
      };
      update(raw);
      afterLoad(() => {
        if (!isThere()) return;
        show();
        // On a phone it would cover the page.
        if (!isToOpen || open.shown || matchMedia('(width < 640px)').matches) return;
        open.unasked = true;
        this.open(name, part, { start: 'open' });
      });
      return {
        element,
        widget: name,
        update,
        unmount() {
          // A page that is swapped brings another one in the same task.
          setTimeout(() => {
            if (!isThere()) return;
            open.places.delete(place);
            if (open.places.size > 0) follow(open);
            else end(name);
          });
        },
      };
    },
    close,
    isOpen: (name) => opened.get(name)?.shown ?? false,
    destroy() {
      for (const name of [...opened.keys()]) end(name);
      stop();
      root?.unmount();
      if (host.isConnected) host.remove();
    },
  };
}

/** An open dialog shows the toasts instead, because everything else is inert. */
function PageToasts() {
  const dialogs = useStore(toasts, (state) => state.dialogs);
  return dialogs === 0 ? <ToastRegion /> : null;
}
