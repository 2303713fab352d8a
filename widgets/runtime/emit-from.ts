import { eventType, type WidgetEvent, type WidgetEvents } from '../../shared/forms/events.ts';

/** Dispatches a `itwidgets:` event. */
export function emitFrom<Name extends WidgetEvent>(element: EventTarget, name: Name, detail: WidgetEvents[Name]): void {
  element.dispatchEvent(new CustomEvent(eventType(name), { bubbles: true, composed: true, detail }));
}
