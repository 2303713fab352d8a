/*
 * All types that partners' programs may import. `npm run widget-types` makes one file without imports of them,
 * site/public/types/itwidgets.d.ts, which the package `@itwidgets/widgets` contains.
 */

import type { WidgetEvent, WidgetEvents } from '../../shared/forms/events.ts';
import type { ContactDetails, FormName } from '../../shared/forms/forms.ts';
import type { OptionsOfAll } from '../given-options.ts';
import type { floatingWidgets as floating, inlineWidgets as inline } from '../partner-widgets.ts';
import type { ToastRequest } from '../state/toasts.ts';

// The type of a value is written out in full in the file that is made; a type's own name would bring our tables along.
declare function inFull<Widgets>(): {
  [Name in keyof Widgets]: { [Option in keyof Widgets[Name]]: Widgets[Name][Option] };
};
type Themed<Widgets> = { [Name in keyof Widgets]: Widgets[Name] & { theme?: 'light' | 'dark' | 'auto' } };
const inlineWidgets = () => inFull<Themed<OptionsOfAll<typeof inline>>>();
const floatingWidgets = () => inFull<OptionsOfAll<typeof floating>>();

/** The widgets that are drawn at a placeholder, each with its options: the `data-*` attributes in camel case. */
export type InlineWidgets = ReturnType<typeof inlineWidgets>;
/** The widgets above the page, opened and closed, each with its options. */
export type FloatingWidgets = ReturnType<typeof floatingWidgets>;
/** What a placeholder may name: the widgets drawn there, and the chat, which stands above the page. */
export type PlacedWidgets = InlineWidgets & Pick<FloatingWidgets, 'chat'>;

export type FloatingWidget = keyof FloatingWidgets;
export type PlacedWidget = keyof PlacedWidgets;
export type ServiceOption = NonNullable<FloatingWidgets['booking']['service']>;

/** The handle of a mounted widget. */
export type Mounted = { element: HTMLElement; widget: string; unmount(): void };

export type WidgetSettings = {
  /** A CSS colour in place of the lime; text on it is chosen for contrast. */
  accent?: string;
  /** Whether the visitor agreed to analytics. */
  analytics?: boolean;
};

/**
 * `window.itwidgets`, the public API. An unknown widget, element or option is reported in the console; nothing throws.
 * Through the stub of docs/partner-recipes.md, before the script has run, every call returns a promise of its result.
 */
export type ItWidgetsApi = {
  /** Of the script, as in `/widgets/<version>.js`. */
  readonly version: string;
  /** Resolves once the script runs: true when this page may use the widgets. */
  readonly ready: Promise<boolean>;
  /** Opens a dialog, `booking` unless said otherwise. One that is open stays as it is. */
  open<Name extends FloatingWidget = 'booking'>(widget?: Name, options?: FloatingWidgets[Name]): void;
  /** Closes a dialog; what was typed into it is gone. (Escape keeps it for the next opening.) */
  close(widget?: FloatingWidget): void;
  /** Closes a dialog that is open, opens one that is not. */
  toggle<Name extends FloatingWidget = 'booking'>(widget?: Name, options?: FloatingWidgets[Name]): void;
  isOpen(widget?: FloatingWidget): boolean;
  /**
   * Mounts a widget at an element or the first match of a selector. One that is there gets the options and keeps what was typed.
   * The chat stands above the page for as long as its element has it. Undefined: no such element or widget, or an element that can hold no shadow root
   * (a link, a list item).
   */
  mount<Name extends PlacedWidget>(
    target: Element | string,
    widget: Name,
    options?: PlacedWidgets[Name],
  ): Mounted | undefined;
  /** Ends the widget at an element and restores its earlier content. */
  unmount(target: Element | string): void;
  /** Mounts every placeholder that is not mounted yet: `root` itself, and those under it. The whole page by default. */
  scan(root?: ParentNode): Mounted[];
  /** Listens to an event. @returns stops listening */
  on<Name extends WidgetEvent>(name: Name, listener: (detail: WidgetEvents[Name]) => void): () => void;
  /** Details the page knows of the visitor; forms offer to fill them in. Kept in memory only. */
  identify(details: ContactDetails): void;
  /** Queues a toast. @returns its id */
  toast(toast: ToastRequest): string;
  configure(settings: WidgetSettings): void;
  /**
   * Prints in plain words why the widgets of this page do or do not appear: origin, policy, placeholders, storage.
   * @returns the text
   */
  diagnose(): Promise<string>;
  /** Ends every widget, listener and timer, and removes `window.itwidgets`. */
  destroy(): void;
};

/** The events as the DOM knows them; each bubbles from the widget's element to the window. */
export type WidgetDomEvents = {
  [Name in WidgetEvent as `itwidgets:${Name}`]: CustomEvent<WidgetEvents[Name]>;
};

declare global {
  interface Window {
    itwidgets?: ItWidgetsApi;
  }
  interface WindowEventMap extends WidgetDomEvents {}
  interface DocumentEventMap extends WidgetDomEvents {}
  interface HTMLElementEventMap extends WidgetDomEvents {}
}

/** Other names of the same, by which programs have imported them. */
export type {
  ContactDetails,
  FloatingWidgets as FloatingOptions,
  FormName,
  InlineWidgets as InlineOptions,
  PlacedWidgets as PlacedOptions,
  ToastRequest,
  WidgetEvents,
  WidgetEvents as ItWidgetsEvents,
};
