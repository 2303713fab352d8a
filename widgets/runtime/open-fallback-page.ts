import { contactPage } from '../../shared/http.ts';

/** Marks what was pressed as busy, which shows a spinner on it. @returns ends that */
export function showBusy(opener: HTMLElement | undefined): () => void {
  opener?.setAttribute('aria-busy', 'true');
  return () => opener?.removeAttribute('aria-busy');
}

/** Where a dialog cannot be shown: opens the page that the pressed link names, else our contact page. */
export function openFallbackPage(opener: HTMLElement | undefined, origin: string): void {
  location.assign(opener instanceof HTMLAnchorElement && opener.href ? opener.href : origin + contactPage);
}
