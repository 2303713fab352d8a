/** A widget on the page for trying widgets. */
export type TriedWidget = {
  widget: string;
  placement: 'inline' | 'floating';
  /** Label of the opener of a floating widget. */
  opener?: string | undefined;
  /** The script tag, if that alone places the widget. */
  script?: string | undefined;
};

/** The HTML with which a partner places a widget. `attributes`: HTML name and value; empty ones are left out. */
export function placeholderTag(
  { widget, placement, opener = 'Open', script }: TriedWidget,
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
