/** A row of the registry. */
type Row = {
  /** `inline`: drawn at its placeholder; `floating`: above the page, opened and closed. */
  placement: 'inline' | 'floating';
  /** Where it may be placed: on our own pages only, or on partners' pages too. */
  on: 'own' | 'any';
  /** The parameter of the page's address that is meant for the widget: with it, the widget is mounted immediately. */
  query?: string;
  /**
   * On our own pages its HTML does all that is needed until it is touched, and it is mounted then. Other widgets are mounted in
   * view.
   */
  atTouch?: true;
};

/**
 * Every widget, one row each, by the name that `data-widget` and the public API use. Their components are listed in
 * `widgets/partner-widgets.ts` and `widgets/site-widgets.ts`, what people call them in `widgets/runtime/widget-notes.ts`.
 */
export const registry = {
  'hero-form': { placement: 'inline', on: 'any', atTouch: true },
  'contact-form': { placement: 'inline', on: 'any', query: 'service', atTouch: true },
  newsletter: { placement: 'inline', on: 'any', atTouch: true },
  'risk-quiz': { placement: 'inline', on: 'any' },
  search: { placement: 'inline', on: 'own', query: 'q', atTouch: true },
  'postal-code': { placement: 'inline', on: 'own', query: 'postal', atTouch: true },
  'email-me': { placement: 'inline', on: 'own', atTouch: true },
  'roi-calculator': { placement: 'inline', on: 'own' },
  stories: { placement: 'inline', on: 'any' },
  'cybersecurity-tracker': { placement: 'inline', on: 'own' },
  demo: { placement: 'inline', on: 'own' },
  booking: { placement: 'floating', on: 'any' },
  'exit-offer': { placement: 'floating', on: 'any' },
  chat: { placement: 'floating', on: 'any' },
} as const satisfies Record<string, Row>;

export type WidgetName = keyof typeof registry;

/** The names of the widgets with that placement. */
export type Placed<Placement extends Row['placement']> = {
  [Name in WidgetName]: (typeof registry)[Name] extends { placement: Placement } ? Name : never;
}[WidgetName];

/** The row of that name; undefined when there is none. */
export function widgetNamed(name: string): Row | undefined {
  return Object.hasOwn(registry, name) ? registry[name as WidgetName] : undefined;
}
