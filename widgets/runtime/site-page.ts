/** The build sets `<html data-itwidgets>`. */
export function isOwnPage(): boolean {
  return document.documentElement.hasAttribute('data-itwidgets');
}
