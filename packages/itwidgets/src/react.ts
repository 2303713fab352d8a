'use client';
import {
  createElement,
  type FunctionComponent,
  type HTMLAttributes,
  type ReactElement,
  type ReactNode,
  useEffect,
  useRef,
} from 'react';
import type { PlacedOptions, PlacedWidget, WidgetEvents } from '../../../site/public/types/itwidgets.d.ts';
import { type LoadSettings, loadItWidgets } from './load.ts';

export type * from './load.ts';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** The element of `@itwidgets/widgets/element`. */
      'it-widget': import('react').DetailedHTMLProps<import('react').HTMLAttributes<HTMLElement>, HTMLElement> & {
        name: PlacedWidget;
      };
    }
  }
}

/** Other attributes go to the element around the widget. */
export type ItWidgetProps<Name extends PlacedWidget> = LoadSettings &
  Omit<HTMLAttributes<HTMLDivElement>, 'onError'> & {
    name: Name;
    /** The widget's `data-*` options in camel case, and `theme`. A change keeps what was typed. */
    options?: PlacedOptions[Name];
    on?: { [Event in keyof WidgetEvents]?: (detail: WidgetEvents[Event]) => void };
    /** Called when the script cannot be loaded; the children remain. */
    onError?: (reason: Error) => void;
    /** Shown until the widget mounts, and rendered on the server. The chat does not replace them. */
    children?: ReactNode;
  };

/** A widget for React 18 or 19; on the server, its placeholder. Another name is another widget. */
export function ItWidget<Name extends PlacedWidget>(props: ItWidgetProps<Name>): ReactElement {
  return createElement(Placeholder as FunctionComponent<ItWidgetProps<Name>>, { ...props, key: props.name });
}

function Placeholder(props: ItWidgetProps<PlacedWidget>): ReactElement {
  const { name, options, on, onError, children, origin, version, integrity, timeout, ...rest } = props;
  const place = useRef<HTMLDivElement>(null);
  // Compared as JSON: a new object with equal options changes nothing.
  const given = JSON.stringify(options ?? {});
  const attributes = Object.entries<string>(JSON.parse(given)).map(([option, value]) => [
    `data-${option.replace(/[A-Z]/g, '-$&').toLowerCase()}`,
    value,
  ]);
  const heard = useRef({ on, onError });
  const events = Object.keys(on ?? {}).join(' ');

  useEffect(() => {
    heard.current = { on, onError };
  });

  useEffect(() => {
    const element = place.current as HTMLElement;
    return () => window.itwidgets?.unmount(element);
  }, []);

  // Mounts the widget, or gives one that is there its options.
  useEffect(() => {
    let isGone = false;
    loadItWidgets({ origin, version, integrity, timeout }).then(
      (itwidgets) => isGone || itwidgets.mount(place.current as HTMLElement, name, JSON.parse(given)),
      (reason) => isGone || heard.current.onError?.(reason),
    );
    return () => {
      isGone = true;
    };
  }, [name, origin, version, integrity, timeout, given]);

  // The last, so that a widget that ends is still heard.
  useEffect(() => {
    const stop = new AbortController();
    for (const event of events.split(' ') as (keyof WidgetEvents)[])
      place.current?.addEventListener(
        `itwidgets:${event}`,
        ({ detail }: CustomEventInit) => heard.current.on?.[event]?.(detail),
        stop,
      );
    return () => stop.abort();
  }, [events]);

  // The chat comes with the call alone: attributes, which others may write too, do not set what it says.
  const marked = name === 'chat' ? {} : { 'data-widget': name, ...Object.fromEntries(attributes) };
  return createElement('div', { ...rest, ref: place, ...marked }, children);
}
