import { BookingDialog, bookingOptions } from '../booking/BookingDialog.tsx';
import { ContactForm, contactFormOptions } from '../contact-form/ContactForm.tsx';
import { HeroForm, heroFormOptions } from '../hero-form/HeroForm.tsx';
import { Newsletter, newsletterOptions } from '../newsletter/Newsletter.tsx';
import { PostalCode, postalCodeOptions } from '../postal-code/PostalCode.tsx';
import { Search, searchOptions } from '../search/Search.tsx';
import { floatingWidget, inlineWidget, type Widget } from './define-widget.tsx';

/** Every widget by the name that `data-widget` and the public API use. */
export const registry = {
  'hero-form': inlineWidget(heroFormOptions, HeroForm),
  'contact-form': inlineWidget(contactFormOptions, ContactForm),
  newsletter: inlineWidget(newsletterOptions, Newsletter),
  search: inlineWidget(searchOptions, Search),
  'postal-code': inlineWidget(postalCodeOptions, PostalCode),
  booking: floatingWidget(bookingOptions, BookingDialog),
} satisfies Record<string, Widget>;

export type WidgetName = keyof typeof registry;

/** The names of the widgets with that placement. */
export type Placed<Placement extends Widget['placement']> = {
  [Name in WidgetName]: (typeof registry)[Name] extends { placement: Placement } ? Name : never;
}[WidgetName];

/** What may be given to a widget: its `data-*` options, in camel case (`idPrefix` for `data-id-prefix`). */
export type GivenOptions<Name extends WidgetName> = {
  readonly [Option in keyof (typeof registry)[Name]['options']]?: string;
};

/** The widget of a name, when there is one. */
export function widgetNamed(name: string): Widget | undefined {
  return Object.hasOwn(registry, name) ? registry[name as WidgetName] : undefined;
}
