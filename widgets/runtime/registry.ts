type WidgetRow = {
  /** `inline`: at a placeholder; `floating`: above the page. */
  placement: 'inline' | 'floating';
  on: 'own' | 'any';
  /** URL query parameter that mounts the widget immediately. */
  query?: string;
  /**
   * Own pages only: mounted at the first interaction, because its HTML suffices until then. Others mount when they come
   * into view.
   */
  atTouch?: true;
};

/**
 * By their name in `data-widget` and the public API. Components: `widgets/partner-widgets.ts`,
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
