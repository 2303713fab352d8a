import { contactPage } from '../../shared/http.ts';

/**
 * A spinner on the opener.
 * @returns removes it
 */
export function showBusy(opener: HTMLElement | undefined): () => void {
  opener?.setAttribute('aria-busy', 'true');
  return () => opener?.removeAttribute('aria-busy');
}

/** For a dialog that cannot be loaded: opens the link's page, else our contact page. */
export function openFallbackPage(opener: HTMLElement | undefined, origin: string): void {
  location.assign(opener instanceof HTMLAnchorElement && opener.href ? opener.href : origin + contactPage);
}
