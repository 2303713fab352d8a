'use client';
import { type CSSProperties, createElement, type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import type { Mounted, PlacedOptions, PlacedWidget, WidgetEvents } from '../../../site/public/types/northlume.d.ts';
import { type LoadSettings, loadNorthlume } from './load.ts';

export type * from './load.ts';

export type NorthlumeWidgetProps<Name extends PlacedWidget> = LoadSettings & {
  name: Name;
  /** The widget's `data-*` options in camel case. A change remounts the widget. */
  options?: PlacedOptions[Name];
  on?: { [Event in keyof WidgetEvents]?: (detail: WidgetEvents[Event]) => void };
  /** Called when the script cannot be loaded; the children remain. */
  onError?: (reason: Error) => void;
  id?: string;
  className?: string;
  style?: CSSProperties;
  /** Shown until the widget mounts, and rendered on the server. The chat does not replace them. */
  children?: ReactNode;
};

/** A widget for React 18 or 19; on the server, its placeholder. */
export function NorthlumeWidget<Name extends PlacedWidget>(props: NorthlumeWidgetProps<Name>): ReactElement {
  const { name, options, on, onError, children, origin, version, integrity, timeout, ...rest } = props;
  const place = useRef<HTMLDivElement>(null);
  // Compared as JSON: a new object with equal options does not remount.
  const given = JSON.stringify(options ?? {});
  const attributes = Object.entries<string>(JSON.parse(given)).map(([option, value]) => [
    `data-${option.replace(/[A-Z]/g, '-$&').toLowerCase()}`,
    value,
  ]);
  const heard = useRef({ on, onError });

  useEffect(() => {
    heard.current = { on, onError };
  });

  useEffect(() => {
    const element = place.current as HTMLElement;
    const stop = new AbortController();
    const { signal } = stop;
    let mounted: Mounted | undefined;
    for (const event of Object.keys(heard.current.on ?? {}) as (keyof WidgetEvents)[])
      element.addEventListener(
        `northlume:${event}`,
        ({ detail }: CustomEventInit) => heard.current.on?.[event]?.(detail),
        { signal },
      );
    loadNorthlume({ origin, version, integrity, timeout }).then(
      (northlume) => {
        if (!signal.aborted) mounted = northlume.mount(element, name, JSON.parse(given));
      },
      (reason) => signal.aborted || heard.current.onError?.(reason),
    );
    return () => {
      mounted?.unmount();
      stop.abort();
    };
  }, [name, origin, version, integrity, timeout, given]);

  return createElement(
    'div',
    { ...rest, ref: place, 'data-widget': name, ...Object.fromEntries(attributes) },
    children,
  );
}
