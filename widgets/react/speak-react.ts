import { options, type VNode } from 'preact';

/** React events that bubble, unlike the DOM's own. */
const bubbling = new Map([
  ['onFocus', 'onfocusin'],
  ['onBlur', 'onfocusout'],
]);

/** SVG attributes with hyphens that React spells in camel case. */
const hyphened = /^(?:clip(?!PathU)|dominant|fill|font|stop|stroke|text(?!L)|vector)[A-Z]/;

/** Makes Preact accept the React props and events that widgets use. */
export function speakReact(): void {
  options.vnode = translateProps;
  options.event = (event: Event) => Object.assign(event, { nativeEvent: event });
}

function translateProps(node: VNode): void {
  if (typeof node.type !== 'string') return;
  const { type, props } = node;
  node.props = Object.fromEntries(
    Object.entries(props).map(([name, value]) => [domName(name, type, props), value]),
  ) as typeof props;
}

function domName(name: string, type: string, props: object): string {
  if (hyphened.test(name)) return name.replace(/[A-Z]/g, '-$&').toLowerCase();
  // React's onChange fires on every keystroke.
  if (name === 'onChange' && (type === 'textarea' || isText(type, props))) return 'oninput';
  return bubbling.get(name) ?? name;
}

function isText(type: string, props: { type?: string }): boolean {
  return type === 'input' && !/^(?:checkbox|radio|file)$/.test(props.type ?? '');
}
