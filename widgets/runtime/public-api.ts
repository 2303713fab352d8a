import type { WidgetEvent, WidgetEvents } from '../contract/events.ts';
import type { ContactDetails } from '../contract/forms.ts';
import type { Toast } from '../state/toasts.ts';
import type { Mounted } from './mount-inline.tsx';
import type { GivenOptions, Mountable, Placed } from './registry.ts';

export type WidgetSettings = {
  /** A CSS colour in place of the lime; text on it is chosen for contrast. */
  accent?: string;
  /** Whether the visitor agreed to analytics. */
  analytics?: boolean;
};

/**
 * `window.northlume`, the public API. An unknown widget, element or option is reported in the console; nothing throws.
 * Through the stub of docs/widgets.md, before the script has run, every call returns a promise of its result.
 */
export type NorthlumeApi = {
  /** Of the script, as in `/widgets/<version>.js`. */
  readonly version: string;
  /** Resolves once the script runs: true when this page may use the widgets. */
  readonly ready: Promise<boolean>;
  /** Opens a dialog, `booking` unless said otherwise. One that is open stays as it is. */
  open<Name extends Placed<'floating'> = 'booking'>(widget?: Name, options?: GivenOptions<Name>): void;
  /** Closes a dialog; what was typed into it is gone. (Escape keeps it for the next opening.) */
  close(widget?: Placed<'floating'>): void;
  /** Closes a dialog that is open, opens one that is not. */
  toggle<Name extends Placed<'floating'> = 'booking'>(widget?: Name, options?: GivenOptions<Name>): void;
  isOpen(widget?: Placed<'floating'>): boolean;
  /**
   * Mounts a widget at an element or the first match of a selector; one that has a widget keeps it. The chat stands above the
   * page for as long as its element has it. Undefined: no such element or widget, or an element that can hold no shadow root
   * (a link, a list item).
   */
  mount<Name extends Mountable>(
    target: Element | string,
    widget: Name,
    options?: GivenOptions<Name>,
  ): Mounted | undefined;
  /** Ends the widget at an element and restores its earlier content. */
  unmount(target: Element | string): void;
  /** Mounts every placeholder that is not mounted yet: `root` itself, and those under it. The whole page by default. */
  scan(root?: ParentNode): Mounted[];
  /** Listens to an event. @returns stops listening */
  on<Name extends WidgetEvent>(name: Name, listener: (detail: WidgetEvents[Name]) => void): () => void;
  /** Details the page knows of the visitor; forms offer to fill them in. Kept in memory only. */
  identify(details: ContactDetails): void;
  /** Queues a toast: of type `info`, for 3000 ms, unless said otherwise. @returns its id */
  toast(toast: Pick<Toast, 'title'> & Partial<Omit<Toast, 'id' | 'title'>>): string;
  configure(settings: WidgetSettings): void;
  /** Ends every widget, listener and timer, and removes `window.northlume`. */
  destroy(): void;
};

declare global {
  interface Window {
    northlume?: NorthlumeApi;
  }
}
