/** Events whose React name bubbles where the DOM's own does not. */
const bubbling: Record<string, string> = { onFocus: 'onfocusin', onBlur: 'onfocusout' };

/** Attributes of SVG that React spells with a capital for each hyphen. */
const hyphened = /^(?:clip(?!PathU)|dominant|fill|font|stop|stroke|text(?!L)|vector)[A-Z]/;

/** What the DOM calls a prop or an event that React names differently, as far as widgets use them. */
export function domName(name: string, type: string, props: object): string {
  if (hyphened.test(name)) return name.replace(/[A-Z]/g, '-$&').toLowerCase();
  // React's onChange hears every keystroke in a text.
  if (name === 'onChange' && (type === 'textarea' || isText(type, props))) return 'oninput';
  return bubbling[name] ?? name;
}

function isText(type: string, props: { type?: string }): boolean {
  return type === 'input' && !/^(?:checkbox|radio|file)$/.test(props.type ?? '');
}
