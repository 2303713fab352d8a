import type { RawOptions } from '../base/option-table.ts';
import type { WidgetPart } from '../ui/define-widget.ts';
import type { WidgetScope } from '../ui/WidgetScope.ts';
import { emitFrom } from './emit-from.ts';
import type { Mounted } from './public-api.ts';

/** How many of the style sheets what is drawn in a shadow root needs. */
export const sheetsOf = { launcher: 1, inline: 2, dialog: 3 } as const;

export type Shared = Pick<WidgetScope, 'origin'> & {
  requests: () => WidgetScope['requests'];
  /** Constructed, so `style-src` does not apply. */
  sheets: (count: number) => CSSStyleSheet[];
  /** Bundled widgets: all on partners' pages, none on ours. */
  parts: Readonly<Record<string, WidgetPart>>;
  /** Loads a widget and its dependencies, unless all are bundled. */
  fetchPart?: (name: string) => Promise<WidgetPart>;
  /** What an element's `data-*` say to a widget. */
  optionsAt: (name: string, element: HTMLElement) => RawOptions;
  signal: AbortSignal;
  warn: (problem: string) => void;
};

/** A widget that is drawn at its placeholder; `update` gives it other options and keeps what was typed. */
export type Drawn = Mounted & { update(raw: RawOptions): void };

export type Instance = { scope: WidgetScope; end(): void };

/** `element` dispatches the widget's events; `nth` numbers widgets of the same kind. */
export function createInstance({ origin, requests, signal }: Shared, element: Element, nth = 1): Instance {
  const life = new AbortController();
  const end = () => life.abort();
  signal.addEventListener('abort', end, { once: true, signal: life.signal });
  const scope: WidgetScope = {
    origin,
    nth,
    requests: requests(),
    page: location.pathname,
    signal: life.signal,
    emit: (name, detail) => emitFrom(element, name, detail),
  };
  return { scope, end };
}
