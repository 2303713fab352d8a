import type { WidgetName } from './registry.ts';

/** Used by docs and pages, not bundled. */
type Note = {
  about: string;
  /** Title of the page that shows a refused form again without the script. */
  answerTitle?: string;
};

export const widgetNotes: Readonly<Record<WidgetName, Note>> = {
  'hero-form': {
    about: 'Short form that asks for a free security assessment.',
    answerTitle: 'Free security assessment',
  },
  'contact-form': {
    about: 'Booking form of the contact page; also takes the dark web scan.',
    answerTitle: 'Book a free assessment',
  },
  newsletter: {
    about: 'Newsletter form with its consent sentence.',
    answerTitle: 'One useful email a month',
  },
  'risk-quiz': {
    about: 'Six questions on security, a score, and a request for a consultation.',
    answerTitle: 'Your risk quiz, once more',
  },
  search: {
    about: 'Search of our pages, with results while typing.',
  },
  'postal-code': {
    about: 'Finds the city, response times and page for a postal code.',
  },
  'email-me': {
    about: 'Sends the short answer of a piece, or an estimate, to the visitor’s own address.',
  },
  'roi-calculator': {
    about: 'Compares what IT costs today with our plans.',
  },
  stories: {
    about: 'Clients’ stories, one at a time.',
  },
  'cybersecurity-tracker': {
    about: 'Tracks the 13 baseline controls on the device.',
  },
  demo: {
    about: 'Catalogue of the parts in `widgets/ui`, each in every state.',
  },
  booking: {
    about: 'Booking dialog, opened by any element with `data-open="booking"`.',
  },
  'exit-offer': {
    about:
      'Dialog with the free dark web scan, opened by `data-open="exit-offer"`; on our pages also when the mouse leaves.',
  },
  chat: {
    about: 'Chat with the assistant, opened by any element with `data-open="chat"`.',
  },
};
