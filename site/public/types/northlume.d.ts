/**
 * Types of `window.northlume`, the script for partners' pages (docs/widgets.md). One file without imports.
 */
export type ServiceOption =
  | 'managed-it'
  | 'cybersecurity'
  | 'cloud'
  | 'vcio'
  | 'business-continuity'
  | 'voip'
  | 'general';

/** A widget drawn at a placeholder, with its options: the `data-*` attributes in camel case. */
export interface InlineWidgets {
  'hero-form': { source?: string; page?: string; idPrefix?: string };
  'contact-form': { source?: string; page?: string; idPrefix?: string; service?: ServiceOption | 'dark-web-scan' };
  newsletter: { source?: string; page?: string; idPrefix?: string };
  'risk-quiz': { source?: string; page?: string; idPrefix?: string };
  stories: { stories?: string; source?: string };
}

/** A widget above the page, with its options. */
export interface FloatingWidgets {
  booking: { service?: ServiceOption; title?: string; message?: string; source?: string };
  'exit-offer': { source?: string };
  chat: {
    position?: 'right' | 'left';
    /** Pixels from the lower edge. */
    offset?: string;
    accent?: string;
    theme?: 'light' | 'dark' | 'auto';
    greeting?: string;
    start?: 'closed' | 'open';
    /** Divided by semicolons. */
    questions?: string;
    launcher?: 'shown' | 'hidden';
    calendar?: string;
    provider?: string;
    source?: string;
  };
}

/** What a placeholder may name: the widgets drawn there, and the chat, which stands above the page. */
export type PlacedWidgets = InlineWidgets & Pick<FloatingWidgets, 'chat'>;

export type FormName = 'booking' | 'contact-page' | 'exit-offer' | 'hero-form' | 'risk-quiz' | 'newsletter' | 'chat';

/** What the widgets tell the page. Each is also a bubbling, composed `CustomEvent` named `northlume:<event>`. */
export interface NorthlumeEvents {
  ready: { version: string };
  mounted: { widget: string };
  unmounted: { widget: string };
  opened: { widget: string };
  closed: { widget: string };
  started: { form: FormName };
  invalid: { form: FormName; fields: string[] };
  sent: { form: FormName; reference?: string };
  kept: { form: FormName };
  failed: { form: FormName; status: number };
  track: { event: string; params: Record<string, string | number> };
}

export interface Mounted {
  element: HTMLElement;
  widget: string;
  unmount(): void;
}

export interface NorthlumeApi {
  readonly version: string;
  /** Resolves once the script runs: true when this page may use the widgets. */
  readonly ready: Promise<boolean>;
  open<Name extends keyof FloatingWidgets = 'booking'>(widget?: Name, options?: FloatingWidgets[Name]): void;
  close(widget?: keyof FloatingWidgets): void;
  toggle<Name extends keyof FloatingWidgets = 'booking'>(widget?: Name, options?: FloatingWidgets[Name]): void;
  isOpen(widget?: keyof FloatingWidgets): boolean;
  mount<Name extends keyof PlacedWidgets>(
    target: Element | string,
    widget: Name,
    options?: PlacedWidgets[Name],
  ): Mounted | undefined;
  unmount(target: Element | string): void;
  scan(root?: ParentNode): Mounted[];
  on<Name extends keyof NorthlumeEvents>(name: Name, listener: (detail: NorthlumeEvents[Name]) => void): () => void;
  identify(details: { name?: string; email?: string; phone?: string; company?: string }): void;
  toast(toast: {
    type?: 'success' | 'error' | 'warning' | 'info';
    title: string;
    text?: string;
    duration?: number;
  }): string;
  configure(settings: { accent?: string; analytics?: boolean }): void;
  destroy(): void;
}

type DomEvents = { [Name in keyof NorthlumeEvents as `northlume:${Name}`]: CustomEvent<NorthlumeEvents[Name]> };

declare global {
  interface Window {
    northlume?: NorthlumeApi;
  }
  interface WindowEventMap extends DomEvents {}
  interface DocumentEventMap extends DomEvents {}
  interface HTMLElementEventMap extends DomEvents {}
}
