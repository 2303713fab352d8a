import { createStore } from 'zustand/vanilla';
import type { ContactDetails } from '../../shared/forms/forms.ts';
import { forPartners } from '../base/for-partners.ts';

const storageKey = 'itwidgets:contact';

export const contactDetails = createStore<ContactDetails>(() => ({}));

/** Blank details change nothing. */
export function offerContact(details: ContactDetails): void {
  contactDetails.setState(given(details));
}

/**
 * Offers the details of a submitted form (decision 37).
 * @param inVisit stores them in `sessionStorage`. Own pages only: a partner's site has no /privacy-choices, where
 * visitors delete them
 */
export function rememberContact(details: ContactDetails, inVisit: boolean): void {
  offerContact(details);
  if (!forPartners && inVisit) write({ ...read(), ...given(details) });
}

export const hasContact = (): boolean => Object.keys(read()).length > 0;

export function eraseContact(): void {
  write({});
  contactDetails.setState({}, true);
}

/** Offers details stored earlier in the visit. */
export function recallContact(signal: AbortSignal): void {
  contactDetails.setState(read());
  // They may have been deleted while the page was in the back/forward cache.
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
    return {};
  }
}

function write(details: ContactDetails): void {
  try {
    if (Object.keys(details).length > 0) sessionStorage.setItem(storageKey, JSON.stringify(details));
    else sessionStorage.removeItem(storageKey);
  } catch {
    // Storage is full or denied.
  }
}
