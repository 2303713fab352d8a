type WidgetRow = {
  /** `inline`: at a placeholder; `floating`: above the page. */
  placement: 'inline' | 'floating';
  /** Our own pages, or partners' too. */
  on: 'own' | 'any';
  /** URL query parameter that mounts the widget immediately. */
  query?: string;
  /**
   * Mounted at the first interaction, as its HTML suffices until then; others when they come into view. Own pages only.
   */
  atTouch?: true;
};

/**
 * All widgets, by their name in `data-widget` and the public API. Components: `widgets/partner-widgets.ts`,
 * `widgets/site-widgets.ts`; descriptions: `widgets/runtime/widget-notes.ts`.
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
} as const satisfies Record<string, WidgetRow>;

export type WidgetName = keyof typeof registry;

export type Placed<Placement extends WidgetRow['placement']> = {
  [Name in WidgetName]: (typeof registry)[Name] extends { placement: Placement } ? Name : never;
}[WidgetName];

export function widgetNamed(name: string): WidgetRow | undefined {
  return Object.hasOwn(registry, name) ? registry[name as WidgetName] : undefined;
}
