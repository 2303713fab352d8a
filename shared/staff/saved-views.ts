import * as z from 'zod/mini';
import { text } from '../forms/text.ts';
import { type InboxView, inboxViews } from './inbox.ts';

export const viewsPath = '/api/staff/views';
export const choicesPath = '/api/staff/inbox-choices';

/** Per staff member. */
export const mostViews = 30;

/** An email, or as many digits as a phone number. Views must not store such words. */
export const isOfOnePerson = (words: string): boolean =>
  words.includes('@') || words.replace(/[^0-9]/g, '').length >= 7;

export const newView = z.object({
  name: text({ kind: 'text', min: 1, max: 40, message: 'Give the view a name.' }),
  view: z.enum(inboxViews),
  /** From `writeFilter`. */
  filter: z.string().check(z.maxLength(2000)),
  shared: z.boolean(),
});
export type NewView = z.infer<typeof newView>;

export type SavedView = {
  id: number;
  name: string;
  view: InboxView;
  filter: string;
  shared: boolean;
  own: boolean;
};

export type InboxChoices = {
  /** Possible owners, by email. */
  colleagues: string[];
  /** By email, also of those who have left; only of who has set one. */
  names: Record<string, string>;
  /** Where leads come from. */
  forms: string[];
  /** Origins of leads: partners' pages and our own. */
  origins: string[];
  services: { value: string; label: string }[];
};
