export type TriedWidget = {
  widget: string;
  placement: 'inline' | 'floating';
  /** Label of a floating widget's opener. */
  opener?: string | undefined;
  /** The script tag, if it alone places the widget. */
  script?: string | undefined;
};

/** `attributes`: HTML name and value; empty ones are left out. */
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
