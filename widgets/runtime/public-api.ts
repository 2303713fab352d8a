import type { WidgetEvent, WidgetEvents } from '../contract/events.ts';
import type { ContactDetails } from '../state/contact-details.ts';
import type { Toast } from '../state/toasts.ts';
import type { Mounted } from './mount-inline.tsx';
import type { Placed } from './registry.ts';

/** Options of a widget as a program gives them: the `data-*` options in camel case. */
export type GivenOptions = Readonly<Record<string, string>>;

export type Settings = {
  /** A CSS colour in place of the lime; what stands on it is chosen for contrast. */
  accent?: string;
  /** Whether the visitor agreed to analytics. */
  analytics?: boolean;
};

/** `window.northlume`: what a page may ask of the widgets. */
export type NorthlumeApi = {
  readonly version: string;
  /** Resolves once the script runs: true when this page may use the widgets. */
  readonly ready: Promise<boolean>;
  open(widget?: Placed<'floating'>, options?: GivenOptions): void;
  close(widget?: Placed<'floating'>): void;
  toggle(widget?: Placed<'floating'>, options?: GivenOptions): void;
  isOpen(widget?: Placed<'floating'>): boolean;
  /** Mounts a widget at an element or the first match of a selector. Undefined: no such element or widget. */
  mount(target: Element | string, widget: Placed<'inline'>, options?: GivenOptions): Mounted | undefined;
  unmount(target: Element | string): void;
  /** Mounts every placeholder under `root` that is not mounted yet. */
  scan(root?: ParentNode): Mounted[];
  /** @returns stops listening */
  on<Name extends WidgetEvent>(name: Name, listener: (detail: WidgetEvents[Name]) => void): () => void;
  /** Details the page knows of the visitor; forms offer them. Kept in memory alone. */
  identify(details: ContactDetails): void;
  /** @returns the toast's id */
  toast(toast: Pick<Toast, 'title'> & Partial<Omit<Toast, 'id' | 'title'>>): string;
  configure(settings: Settings): void;
  /** Ends every widget, listener and timer, and takes `window.northlume` away. */
  destroy(): void;
};

declare global {
  interface Window {
    northlume?: NorthlumeApi;
  }
}
