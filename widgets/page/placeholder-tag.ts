/** What the page to try the widgets says of one of them. */
export type Shown = {
  widget: string;
  placement: 'inline' | 'floating';
  /** The words of the button that opens a floating one. */
  opener?: string | undefined;
};

/** The HTML with which a partner places a widget; an option without a value is left out. `attributes`: by their HTML name. */
export function placeholderTag(
  { widget, placement, opener = 'Open' }: Shown,
  attributes: readonly (readonly [string, string])[],
): string {
  const given = attributes
    .filter(([, value]) => value !== '')
    .map(([name, value]) => ` ${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`)
    .join('');
  return placement === 'inline'
    ? `<div data-widget="${widget}"${given}></div>`
    : `<button type="button" data-open="${widget}"${given}>${opener}</button>`;
}
