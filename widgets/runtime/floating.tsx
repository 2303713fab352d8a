import { createRoot } from 'react-dom/client';
import { floatingTag } from '../base/floating-tag.ts';
import { forPartners } from '../base/for-partners.ts';
import { optionProblems, parseOptions, type RawOptions } from '../base/option-table.ts';
import { toasts } from '../state/toasts.ts';
import { useStore } from '../state/use-store.ts';
import type { FloatingComponent, WidgetPart } from '../ui/define-widget.ts';
import { ToastRegion } from '../ui/ToastRegion.tsx';
import { WidgetScopeProvider } from '../ui/WidgetScope.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { createInstance, type Instance, type Shared } from './instance.ts';
import type { Mounted } from './public-api.ts';
import { schemeAt } from './theme.ts';

/** The overlay, for floating widgets and toasts. */
export type Floating = {
  open(name: string, part: WidgetPart, raw: RawOptions): void;
  /** Draws a floating widget that has a placeholder, with its launcher. For partners' pages. */
  place?(element: HTMLElement, name: string, part: WidgetPart, raw: RawOptions): Mounted | undefined;
  close(name: string): void;
  isOpen(name: string): boolean;
  destroy(): void;
};

type Opened = { instance: Instance; part: WidgetPart; raw: RawOptions; shown: boolean };

/** Gives `host` the element to draw in: in its shadow root, or in the page. */
export type OpenContainer = (host: HTMLElement, sheets: CSSStyleSheet[], signal: AbortSignal) => HTMLElement;

/**
 * Creates the overlay for floating widgets and toasts: one element in the browser's top layer, on partners' pages after
 * the body, which their scripts may replace. It is above every `z-index` of the page, but below the page's own dialogs.
 */
export function createFloating(shared: Shared, openContainer: OpenContainer): Floating {
  const host = document.createElement(floatingTag);
  host.popover = 'manual';
  const root = createRoot(openContainer(host, shared.sheets(), shared.signal));
  const opened = new Map<string, Opened>();
  const place = () => (forPartners ? document.documentElement : document.body).append(host);
  place();

  function show(): void {
    if (!host.isConnected) place();
    if (!host.matches(':popover-open')) host.showPopover();
  }
  // Showing the popover forces a layout of the whole page, so wait for the first paint.
  requestAnimationFrame(() => setTimeout(() => shared.signal.aborted || show()));

  function render(): void {
    root.render(
      <>
        {[...opened].map(([name, { instance, part, raw, shown }]) => {
          const Component = part.Component as FloatingComponent;
          return (
            <ErrorBoundary key={name} onError={(error) => failed(name, error)}>
              <WidgetScopeProvider value={instance.scope}>
                <Component {...parseOptions(part.options, raw)} onClose={() => closed(name, instance)} shown={shown} />
              </WidgetScopeProvider>
            </ErrorBoundary>
          );
        })}
        <PageToasts />
      </>,
    );
  }

  function make(name: string, part: WidgetPart, raw: RawOptions): Opened {
    const instance = createInstance(shared, host);
    const made = { instance, part, raw, shown: false };
    opened.set(name, made);
    return made;
  }

  function close(name: string): void {
    const open = opened.get(name);
    if (!open?.shown) return;
    if (!open.part.stays) {
      end(name);
      return;
    }
    open.shown = false;
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
    console.error(`[northlume] ${name} stopped`, error);
    queueMicrotask(() => end(name));
  }

  render();
  const stop = toasts.subscribe(show);
  return {
    open(name, part, raw) {
      const open = opened.get(name) ?? make(name, part, raw);
      if (open.shown) return;
      open.raw = forPartners ? { ...open.raw, ...raw } : raw;
      show();
      if (!forPartners && raw.start === 'closed') return render();
      open.shown = true;
      render();
      open.instance.scope.emit('opened', { widget: name });
    },
    place(element, name, part, raw) {
      if (opened.has(name)) return undefined;
      for (const problem of optionProblems(part.options, raw)) shared.warn(`${name}: ${problem}`);
      const { instance } = make(name, part, { theme: schemeAt(element), ...raw });
      show();
      // On a phone it would cover the page.
      const { start } = parseOptions(part.options, raw) as RawOptions;
      if (start === 'open' && !matchMedia('(width < 640px)').matches) this.open(name, part, raw);
      else render();
      return { element, widget: name, unmount: () => opened.get(name)?.instance === instance && end(name) };
    },
    close,
    isOpen: (name) => opened.get(name)?.shown ?? false,
    destroy() {
      for (const name of [...opened.keys()]) end(name);
      stop();
      root.unmount();
      host.remove();
    },
  };
}

/** An open dialog shows the toasts instead, because everything else is inert. */
function PageToasts() {
  const dialogs = useStore(toasts, (state) => state.dialogs);
  return dialogs === 0 ? <ToastRegion /> : null;
}
