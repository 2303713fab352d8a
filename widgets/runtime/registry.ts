import type { GivenOf } from '../base/option-table.ts';
import {
  type FloatingWidget,
  floatingWidget,
  type InlineWidget,
  inlineWidget,
  type Widget,
} from '../ui/define-widget.ts';

/**
 * Every widget, one row each, by the name that `data-widget` and the public API use. `on` says where it may be placed;
 * a part behind `import()` is fetched on our own pages when the widget is reached for.
 */
export const registry = {
  'hero-form': inlineWidget({
    about: 'Short form that asks for a free security assessment.',
    on: 'any',
    answerTitle: 'Free security assessment',
    atTouch: true,
    part: () => import('../hero-form/part.ts'),
  }),
  'contact-form': inlineWidget({
    about: 'Booking form of the contact page; also takes the dark web scan.',
    on: 'any',
    answerTitle: 'Book a free assessment',
    query: 'service',
    atTouch: true,
    part: () => import('../contact-form/part.ts'),
  }),
  newsletter: inlineWidget({
    about: 'Newsletter form with its consent sentence.',
    on: 'any',
    answerTitle: 'One useful email a month',
    atTouch: true,
    part: () => import('../newsletter/part.ts'),
  }),
  'risk-quiz': inlineWidget({
    about: 'Six questions on security, a score, and a request for a consultation.',
    on: 'any',
    answerTitle: 'Your risk quiz, once more',
    part: () => import('../risk-quiz/part.ts'),
  }),
  search: inlineWidget({
    about: 'Search of our pages, with results while typing.',
    on: 'own',
    query: 'q',
    atTouch: true,
    part: () => import('../search/part.ts'),
  }),
  'postal-code': inlineWidget({
    about: 'Finds the city, response times and page for a postal code.',
    on: 'own',
    query: 'postal',
    atTouch: true,
    part: () => import('../postal-code/part.ts'),
  }),
  'email-me': inlineWidget({
    about: 'Sends the short answer of a piece to the visitor’s own address.',
    on: 'own',
    atTouch: true,
    part: () => import('../email-me/part.ts'),
  }),
  'roi-calculator': inlineWidget({
    about: 'Compares what IT costs today with our plans.',
    on: 'own',
    part: () => import('../roi-calculator/part.ts'),
  }),
  stories: inlineWidget({
    about: 'Clients’ stories, one at a time.',
    on: 'any',
    part: () => import('../stories/part.ts'),
  }),
  'cybersecurity-tracker': inlineWidget({
    about: 'Tracks the 13 baseline controls on the device.',
    on: 'own',
    part: () => import('../cybersecurity-tracker/part.ts'),
  }),
  demo: inlineWidget({
    about: 'Catalogue of the parts in `widgets/ui`, each in every state.',
    on: 'own',
    part: () => import('../demo/part.ts'),
  }),
  booking: floatingWidget({
    about: 'Booking dialog, opened by any element with `data-open="booking"`.',
    on: 'any',
    part: () => import('../booking/part.ts'),
  }),
  'exit-offer': floatingWidget({
    about:
      'Dialog with the free dark web scan, opened by `data-open="exit-offer"`; on our pages also when the mouse leaves.',
    on: 'any',
    part: () => import('../exit-offer/part.ts'),
  }),
  chat: floatingWidget({
    about: 'Chat with the assistant, opened by any element with `data-open="chat"`.',
    on: 'any',
    part: () => import('../chat/part.ts'),
  }),
} satisfies Record<string, Widget>;

export type WidgetName = keyof typeof registry;

/** The names of the widgets with that placement. */
export type Placed<Placement extends Widget['placement']> = {
  [Name in WidgetName]: (typeof registry)[Name] extends { placement: Placement } ? Name : never;
}[WidgetName];

type TableOf<Row> = Row extends InlineWidget<infer Table> | FloatingWidget<infer Table> ? Table : never;

/** What may be given to a widget: its `data-*` options, in camel case (`idPrefix` for `data-id-prefix`). */
export type GivenOptions<Name extends WidgetName> = GivenOf<TableOf<(typeof registry)[Name]>>;

/** The widgets with that placement that may stand on partners' pages, with what may be given to each. */
export type ForPartners<Placement extends Widget['placement']> = {
  [Name in WidgetName as (typeof registry)[Name] extends { placement: Placement; on: 'any' }
    ? Name
    : never]: GivenOptions<Name>;
};

/** The widget of that name; undefined when there is none. */
export function widgetNamed(name: string): Widget | undefined {
  return Object.hasOwn(registry, name) ? registry[name as WidgetName] : undefined;
}
