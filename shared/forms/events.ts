import type { FormName } from './forms.ts';

/**
 * Everything the widgets tell the page around them, on one screen. Each is a bubbling, composed
 * `CustomEvent` named `itwidgets:<name>`, and is heard with `itwidgets.on(name, listener)`. No event
 * carries what a visitor typed.
 */

export type WidgetEvents = {
  /** The script has started on this page. */
  ready: { version: string };
  mounted: { widget: string };
  unmounted: { widget: string };
  /** A floating widget (a dialog) opened or closed. */
  opened: { widget: string };
  closed: { widget: string };
  /** A field of a form was changed for the first time. */
  started: { form: FormName };
  /** A submit was refused before or by the server; the names of the fields to correct. */
  invalid: { form: FormName; fields: string[] };
  /** The server has the request. `reference` is the one shown to the visitor; a newsletter has none. */
  sent: { form: FormName; reference?: string };
  /** The server was out of reach: the request waits on the device. */
  kept: { form: FormName };
  /** The server refused for good; nothing is kept. */
  failed: { form: FormName; status: number };
  /** Something for analytics. Emitted only after the visitor agreed to it. */
  track: { event: string; params: Record<string, string | number> };
};

export type WidgetEvent = keyof WidgetEvents;

/** Dispatches an event to the page. */
export type Emit = <Name extends WidgetEvent>(name: Name, detail: WidgetEvents[Name]) => void;

/** The DOM event's type for an event name. */
export function eventType(name: WidgetEvent): `itwidgets:${WidgetEvent}` {
  return `itwidgets:${name}`;
}
