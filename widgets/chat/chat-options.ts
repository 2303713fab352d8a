import { about } from '../base/about.ts';
import type { OptionsOf, OptionTable } from '../base/option-table.ts';

export const chatOptions = {
  position: { kind: 'choice', values: ['right', 'left'], default: 'right', about: about('The corner of the screen.') },
  offset: {
    kind: 'text',
    default: '',
    about: about('Pixels from the lower edge, so that a cookie banner or a bar of your page stays free.'),
  },
  accent: {
    kind: 'text',
    default: '',
    about: about('A CSS colour in place of the lime, for every widget on the page.'),
  },
  theme: {
    kind: 'choice',
    values: ['light', 'dark', 'auto'],
    default: 'auto',
    about: about('The colour scheme. `auto`: the page’s own; dark on a dark ground where it declares none.'),
  },
  greeting: {
    kind: 'text',
    default: '',
    trusted: true,
    about: about('The assistant’s first words, in place of its own.'),
  },
  start: {
    kind: 'choice',
    values: ['closed', 'open'],
    default: 'closed',
    trusted: true,
    about: about('How it stands when the page comes. On a phone it always begins closed.'),
  },
  questions: {
    kind: 'text',
    default: '',
    trusted: true,
    about: about('Questions to begin with, divided by semicolons.'),
  },
  launcher: {
    kind: 'choice',
    values: ['shown', 'hidden'],
    default: 'shown',
    about: about('Whether the script draws the button; without it, `data-open="chat"` or `open` opens the chat.'),
  },
  calendar: {
    kind: 'text',
    default: '',
    trusted: true,
    about: about('Address of a calendar, https. Without it, meetings are booked in our dialog.'),
  },
  provider: {
    kind: 'text',
    default: '',
    trusted: true,
    about: about('Who reads the messages where a language model answers, with its country.'),
  },
  source: { kind: 'text', default: '', about: about('Where the chat stands, in your own words; for analytics.') },
} as const satisfies OptionTable;

export type ChatProps = OptionsOf<typeof chatOptions> & {
  /** Minimises: messages and draft remain. */
  onClose: () => void;
  shown: boolean;
  /** Opened with a partner's page. */
  unasked: boolean;
};
