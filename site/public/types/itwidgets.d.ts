/*
 * Types of `window.itwidgets`, the script for partners' pages (docs/partners.md). One file without imports, made by
 * `npm run widget-types`.
 */
/** What a visitor gives of themselves, offered again in the next form of the visit. */
export declare type ContactDetails = {
    name?: string;
    email?: string;
    phone?: string;
    company?: string;
};

export declare type FloatingWidget = keyof FloatingWidgets;

/** The widgets above the page, opened and closed, each with its options. */
declare type FloatingWidgets = ReturnType<typeof floatingWidgets>;
export { FloatingWidgets as FloatingOptions }
export { FloatingWidgets }

declare const floatingWidgets: () => {
    booking: {
        service?: "business-continuity" | "cloud" | "cybersecurity" | "general" | "managed-it" | "vcio" | "voip";
        title?: string;
        message?: string;
        source?: string;
    };
    'exit-offer': {
        source?: string;
    };
    chat: {
        position?: "left" | "right";
        offset?: string;
        accent?: string;
        theme?: "auto" | "dark" | "light";
        greeting?: string;
        start?: "closed" | "open";
        questions?: string;
        launcher?: "hidden" | "shown";
        calendar?: string;
        provider?: string;
        source?: string;
    };
};

/** The forms, by the name they have in requests, events and analytics. */
export declare type FormName = 'booking' | 'contact-page' | 'exit-offer' | 'hero-form' | 'risk-quiz' | 'newsletter' | 'chat';

/** The widgets that are drawn at a placeholder, each with its options: the `data-*` attributes in camel case. */
declare type InlineWidgets = ReturnType<typeof inlineWidgets>;
export { InlineWidgets as InlineOptions }
export { InlineWidgets }

declare const inlineWidgets: () => {
    'hero-form': {
        source?: string;
        page?: string;
        idPrefix?: string;
        theme?: "light" | "dark" | "auto";
    };
    'contact-form': {
        source?: string;
        page?: string;
        idPrefix?: string;
        service?: "business-continuity" | "cloud" | "cybersecurity" | "dark-web-scan" | "general" | "managed-it" | "vcio" | "voip";
        theme?: "light" | "dark" | "auto";
    };
    newsletter: {
        source?: string;
        page?: string;
        idPrefix?: string;
        theme?: "light" | "dark" | "auto";
    };
    'risk-quiz': {
        source?: string;
        page?: string;
        idPrefix?: string;
        theme?: "light" | "dark" | "auto";
    };
    stories: {
        stories?: string;
        source?: string;
        theme?: "light" | "dark" | "auto";
    };
};

/**
 * `window.itwidgets`, the public API. An unknown widget, element or option is reported in the console; nothing throws.
 * Through the stub of docs/partner-recipes.md, before the script has run, every call returns a promise of its result.
 */
export declare type ItWidgetsApi = {
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
    mount<Name extends PlacedWidget>(target: Element | string, widget: Name, options?: PlacedWidgets[Name]): Mounted | undefined;
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

/** The handle of a mounted widget. */
export declare type Mounted = {
    element: HTMLElement;
    widget: string;
    unmount(): void;
};

export declare type PlacedWidget = keyof PlacedWidgets;

/** What a placeholder may name: the widgets drawn there, and the chat, which stands above the page. */
declare type PlacedWidgets = InlineWidgets & Pick<FloatingWidgets, 'chat'>;
export { PlacedWidgets as PlacedOptions }
export { PlacedWidgets }

export declare type ServiceOption = NonNullable<FloatingWidgets['booking']['service']>;

export declare type ToastRequest = {
    title: string;
    /** `info` unless said otherwise. */
    type?: ToastType;
    text?: string;
    /** Milliseconds on screen; 3000 unless said otherwise. */
    duration?: number;
    /** Who says it: its new toast replaces an older one, which may say the opposite. Default: nobody. */
    from?: string;
};

declare type ToastType = 'success' | 'error' | 'warning' | 'info';

/** The events as the DOM knows them; each bubbles from the widget's element to the window. */
export declare type WidgetDomEvents = {
    [Name in WidgetEvent as `itwidgets:${Name}`]: CustomEvent<WidgetEvents[Name]>;
};

declare type WidgetEvent = keyof WidgetEvents;

/**
 * Everything the widgets tell the page around them, on one screen. Each is a bubbling, composed
 * `CustomEvent` named `itwidgets:<name>`, and is heard with `itwidgets.on(name, listener)`. No event
 * carries what a visitor typed.
 */
declare type WidgetEvents = {
    /** The script has started on this page. */
    ready: {
        version: string;
    };
    mounted: {
        widget: string;
    };
    unmounted: {
        widget: string;
    };
    /** A floating widget (a dialog) opened or closed. */
    opened: {
        widget: string;
    };
    closed: {
        widget: string;
    };
    /** A field of a form was changed for the first time. */
    started: {
        form: FormName;
    };
    /** A submit was refused before or by the server; the names of the fields to correct. */
    invalid: {
        form: FormName;
        fields: string[];
    };
    /** The server has the request. `reference` is the one shown to the visitor; a newsletter has none. */
    sent: {
        form: FormName;
        reference?: string;
    };
    /** The server was out of reach: the request waits on the device. */
    kept: {
        form: FormName;
    };
    /** The server refused for good; nothing is kept. */
    failed: {
        form: FormName;
        status: number;
    };
    /** Something for analytics. Emitted only after the visitor agreed to it. */
    track: {
        event: string;
        params: Record<string, string | number>;
    };
};
export { WidgetEvents as ItWidgetsEvents }
export { WidgetEvents }

export declare type WidgetSettings = {
    /** A CSS colour in place of the lime; text on it is chosen for contrast. */
    accent?: string;
    /** Whether the visitor agreed to analytics. */
    analytics?: boolean;
};

export { }


declare global {
    interface Window {
        itwidgets?: ItWidgetsApi;
    }
    interface WindowEventMap extends WidgetDomEvents {
    }
    interface DocumentEventMap extends WidgetDomEvents {
    }
    interface HTMLElementEventMap extends WidgetDomEvents {
    }
}
