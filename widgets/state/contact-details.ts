import { createStore } from 'zustand/vanilla';
import type { ContactDetails } from '../../shared/forms/forms.ts';
import { forPartners } from '../base/for-partners.ts';

const storageKey = 'northlume:contact';

/** Contact details that forms offer to fill in, by name. */
export const contactDetails = createStore<ContactDetails>(() => ({}));

/** Forms on this page offer these details from now on; blank ones change nothing. */
export function offerContact(details: ContactDetails): void {
  contactDetails.setState(given(details));
}

/**
 * Offers the details of a form that was sent (decision 37).
 * @param inVisit keeps them in `sessionStorage`, for every page of the visit. For our own pages: a visitor can erase
 * them at /privacy-choices, which a partner's site lacks.
 */
export function rememberContact(details: ContactDetails, inVisit: boolean): void {
  offerContact(details);
  if (!forPartners && inVisit) write({ ...read(), ...given(details) });
}

/** Whether this tab keeps contact details. */
export const hasContact = (): boolean => Object.keys(read()).length > 0;

/** Erases the details from storage and from the forms' offers. */
export function eraseContact(): void {
  write({});
  contactDetails.setState({}, true);
}

/** Offers the details that an earlier page of the visit kept. */
export function recallContact(signal: AbortSignal): void {
  contactDetails.setState(read());
  // A page restored from the back/forward cache may hold details that were erased since.
  const again = ({ persisted }: PageTransitionEvent) => persisted && contactDetails.setState(read(), true);
  addEventListener('pageshow', again, { signal });
}

function given(details: ContactDetails): ContactDetails {
  return Object.fromEntries(Object.entries(details).filter(([, value]) => typeof value === 'string' && value.trim()));
}

function read(): ContactDetails {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
    return given(kept as ContactDetails);
  } catch {
    // Storage is denied, or another script broke the entry.
    return {};
  }
}

function write(details: ContactDetails): void {
  try {
    if (Object.keys(details).length > 0) sessionStorage.setItem(storageKey, JSON.stringify(details));
    else sessionStorage.removeItem(storageKey);
  } catch {
    // Storage is full or denied: the details last as long as the page.
  }
}
