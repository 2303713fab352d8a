/** The build sets `<html data-northlume>`. */
export function isOwnPage(): boolean {
  return document.documentElement.hasAttribute('data-northlume');
}
