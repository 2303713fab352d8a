import { contactPage } from '../../shared/http.ts';

/** @returns removes the spinner */
export function showBusy(opener: HTMLElement | undefined): () => void {
  opener?.setAttribute('aria-busy', 'true');
  return () => opener?.removeAttribute('aria-busy');
}

/** If a dialog cannot be loaded: opens the link's page, else our contact page. */
export function openFallbackPage(opener: HTMLElement | undefined, origin: string): void {
  location.assign(opener instanceof HTMLAnchorElement && opener.href ? opener.href : origin + contactPage);
}
