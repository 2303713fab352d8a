import { createStore } from 'zustand/vanilla';

/** Details given once in a visit, by field name. In memory alone: they end with the page. */
export type ContactDetails = { name?: string; email?: string; phone?: string; company?: string };

export const contactDetails = createStore<ContactDetails>(() => ({}));

/** Remembers the details that are given; blank ones change nothing. */
export function rememberContact(details: ContactDetails): void {
  const given = Object.entries(details).filter(([, value]) => typeof value === 'string' && value.trim());
  contactDetails.setState(Object.fromEntries(given));
}
