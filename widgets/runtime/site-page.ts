/** The build sets `<html data-northlume>`. */
export function isOwnPage(): boolean {
  return 'northlume' in document.documentElement.dataset;
}
