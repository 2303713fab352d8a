/** Whether this page is one of ours: `<html data-northlume>`, which our build writes into every page. */
export function isOwnPage(): boolean {
  return 'northlume' in document.documentElement.dataset;
}
