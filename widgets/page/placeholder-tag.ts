/** What the page to try the widgets says of one of them. */
export type Shown = {
  widget: string;
  placement: 'inline' | 'floating';
  /** The words of the button that opens a floating one. */
  opener?: string | undefined;
  /** The script tag, of a widget that a partner places by that one tag. */
  script?: string | undefined;
};

/** The HTML with which a partner places a widget; an option without a value is left out. `attributes`: by their HTML name. */
export function placeholderTag(
  { widget, placement, opener = 'Open', script }: Shown,
  attributes: readonly (readonly [string, string])[],
): string {
  const given = attributes
    .filter(([, value]) => value !== '')
    .map(([name, value]) => ` ${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`)
    .join('');
  if (script) return script.replace('></script>', () => ` data-widget="${widget}"${given}></script>`);
  return placement === 'inline'
    ? `<div data-widget="${widget}"${given}></div>`
    : `<button type="button" data-open="${widget}"${given}>${opener}</button>`;
}
