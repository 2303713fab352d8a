/** Our build sets `<html data-northlume>` on every page. */
export function isOwnPage(): boolean {
  return 'northlume' in document.documentElement.dataset;
}
