import type { FloatingOptions, InlineOptions } from './widget-options.ts';

/** The options of each widget that a placeholder may name: those drawn there, and the chat, which stands above the page. */
export type PlacedOptions = InlineOptions & Pick<FloatingOptions, 'chat'>;
export type PlacedWidget = keyof PlacedOptions;
/** Widgets above the page, opened and closed. */
export type FloatingWidget = keyof FloatingOptions;

/** The forms, by the name they have in events. */
export type FormName = 'booking' | 'contact-page' | 'exit-offer' | 'hero-form' | 'risk-quiz' | 'newsletter' | 'chat';

/** What the widgets tell the page. No event carries what a visitor typed. */
export type WidgetEvents = {
  ready: { version: string };
  mounted: { widget: string };
  unmounted: { widget: string };
  opened: { widget: string };
  closed: { widget: string };
  /** A field of a form was changed for the first time. */
  started: { form: FormName };
  /** A submit was refused; the names of the fields to correct. */
  invalid: { form: FormName; fields: string[] };
  /** The server has the request. A newsletter has no `reference`. */
  sent: { form: FormName; reference?: string };
  /** The server was out of reach: the request waits on the device. */
  kept: { form: FormName };
  /** The server refused for good; nothing is kept. */
  failed: { form: FormName; status: number };
  /** Something for analytics, after the visitor agreed to it. */
  track: { event: string; params: Record<string, string | number> };
};

/** The same as DOM events, which bubble from the widget's element to the window. */
export type WidgetDomEvents = {
  [Event in keyof WidgetEvents as `northlume:${Event}`]: CustomEvent<WidgetEvents[Event]>;
} & {
  /** A custom element of this package cannot show its widget. */
  'northlume:unavailable': CustomEvent<{ reason: Error }>;
};

/** A widget's handle. */
export type Mounted = { element: HTMLElement; widget: string; unmount(): void };

export type ContactDetails = { name?: string; email?: string; phone?: string; company?: string };

export type ToastRequest = {
  title: string;
  type?: 'success' | 'error' | 'warning' | 'info';
  text?: string;
  /** Milliseconds on screen; 3000 unless said otherwise. */
  duration?: number;
};

/** `window.northlume`. An unknown widget, element or option is reported in the console; nothing throws. */
export type NorthlumeApi = {
  readonly version: string;
  /** Whether this page may use the widgets. */
  readonly ready: Promise<boolean>;
  open<Name extends FloatingWidget>(widget?: Name, options?: FloatingOptions[Name]): void;
  close(widget?: FloatingWidget): void;
  toggle<Name extends FloatingWidget>(widget?: Name, options?: FloatingOptions[Name]): void;
  isOpen(widget?: FloatingWidget): boolean;
  /** Undefined: no such element or widget, or an element that can hold no shadow root. */
  mount<Name extends PlacedWidget>(
    target: Element | string,
    widget: Name,
    options?: PlacedOptions[Name],
  ): Mounted | undefined;
  unmount(target: Element | string): void;
  /** Mounts the placeholders (`data-widget`) in `root`, and `root` itself. */
  scan(root?: ParentNode): Mounted[];
  /** @returns stops listening */
  on<Name extends keyof WidgetEvents>(name: Name, listener: (detail: WidgetEvents[Name]) => void): () => void;
  /** Details that forms offer to fill in; kept in memory only. */
  identify(details: ContactDetails): void;
  /** @returns the toast's id */
  toast(toast: ToastRequest): string;
  configure(settings: { accent?: string; analytics?: boolean }): void;
  destroy(): void;
};
