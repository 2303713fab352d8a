import { BookingDialog, bookingOptions } from '../booking/BookingDialog.tsx';
import { ContactForm, contactFormOptions } from '../contact-form/ContactForm.tsx';
import { HeroForm, heroFormOptions } from '../hero-form/HeroForm.tsx';
import { Newsletter, newsletterOptions } from '../newsletter/Newsletter.tsx';
import { PostalCode, postalCodeOptions } from '../postal-code/PostalCode.tsx';
import { Search, searchOptions } from '../search/Search.tsx';
import { floatingWidget, inlineWidget, type Widget } from '../ui/define-widget.tsx';

/** Every widget, one row each, by the name that `data-widget` and the public API use. */
export const registry = {
  'hero-form': inlineWidget({
    about: 'Short form that asks for a free security assessment.',
    on: 'any',
    answerTitle: 'Free security assessment',
    options: heroFormOptions,
    Component: HeroForm,
  }),
  'contact-form': inlineWidget({
    about: 'Booking form of the contact page; also takes the dark web scan.',
    on: 'any',
    answerTitle: 'Book a free assessment',
    options: contactFormOptions,
    Component: ContactForm,
  }),
  newsletter: inlineWidget({
    about: 'Newsletter form with its consent sentence.',
    on: 'any',
    answerTitle: 'One useful email a month',
    options: newsletterOptions,
    Component: Newsletter,
  }),
  search: inlineWidget({
    about: 'Search of our pages, with results while typing.',
    on: 'own',
    options: searchOptions,
    Component: Search,
  }),
  'postal-code': inlineWidget({
    about: 'Finds the city, response times and page for a postal code.',
    on: 'own',
    options: postalCodeOptions,
    Component: PostalCode,
  }),
  booking: floatingWidget({
    about: 'Booking dialog, opened by any element with `data-open="booking"`.',
    on: 'any',
    options: bookingOptions,
    Component: BookingDialog,
  }),
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

/** The widget of that name; undefined when there is none. */
export function widgetNamed(name: string): Widget | undefined {
  return Object.hasOwn(registry, name) ? registry[name as WidgetName] : undefined;
}
