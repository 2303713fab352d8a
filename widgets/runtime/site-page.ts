/** The build sets `<html data-northlume>` on every page of ours. */
export function isOwnPage(): boolean {
  return 'northlume' in document.documentElement.dataset;
}
