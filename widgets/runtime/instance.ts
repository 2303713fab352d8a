import type { ComponentType } from 'react';
import type { Part } from '../ui/define-widget.ts';
import type { WidgetScope } from '../ui/WidgetScope.ts';
import { emitFrom } from './emit-from.ts';

/** Shared by all instances of one script. */
export type Shared = Pick<WidgetScope, 'origin'> & {
  /** Where the forms' requests go; there before the first widget is drawn. */
  requests: () => WidgetScope['requests'];
  /** The style sheets of every shadow root. Constructed, so that `style-src` does not apply. */
  sheets: () => CSSStyleSheet[];
  /** The widgets that the script contains: on partners' pages all that may stand there, on ours none. */
  parts: Readonly<Record<string, Part>>;
  /** Fetches a widget, with all that it takes. Absent where the script contains all. */
  fetchPart?: (name: string) => Promise<Part>;
  /** Draws the toasts inside a widget when its page has made everything else inert; on partners' pages. */
  ToastsInside?: ComponentType<{ placeholder: Element }>;
  /** The script's lifetime. */
  signal: AbortSignal;
  /** Writes a warning to the console, each text once. */
  warn: (problem: string) => void;
};

export type Instance = { scope: WidgetScope; end(): void };

/** The lifetime of one mounted widget. `element` is the target of its events, `nth` its place among its kind. */
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
