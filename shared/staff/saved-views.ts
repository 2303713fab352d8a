import * as z from 'zod/mini';
import { text } from '../forms/text.ts';
import { type InboxView, inboxViews } from './inbox.ts';

/** What the staff page and the server agree on: views of the inbox under a name. */

export const viewsPath = '/api/staff/views';
export const choicesPath = '/api/staff/inbox-choices';

/** Saved views of one member of staff. */
export const mostViews = 30;

/** Whether words searched for are of one person: an address, or a number as long as a phone's. A view does not keep them. */
export const isOfOnePerson = (words: string): boolean =>
  words.includes('@') || words.replace(/[^0-9]/g, '').length >= 7;

export const newView = z.object({
  name: text({ kind: 'text', min: 1, max: 40, message: 'Give the view a name.' }),
  view: z.enum(inboxViews),
  /** As `writeFilter` writes it. */
  filter: z.string().check(z.maxLength(2000)),
  /** For all colleagues. */
  shared: z.boolean(),
});
export type NewView = z.infer<typeof newView>;

export type SavedView = {
  id: number;
  name: string;
  view: InboxView;
  filter: string;
  shared: boolean;
  /** Whether it is one's own. */
  own: boolean;
};

/** What the inbox offers to choose from. */
export type InboxChoices = {
  /** Who may own a lead, by email. */
  colleagues: string[];
  /** Forms and parts of the site that leads come from. */
  forms: string[];
  /** Pages of partners and of our own that leads came from, by origin. */
  origins: string[];
  services: { value: string; label: string }[];
};
