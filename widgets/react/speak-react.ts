import { options, type VNode } from 'preact';

/** React events that bubble, unlike the DOM's own. */
const bubbling = new Map([
  ['onFocus', 'onfocusin'],
  ['onBlur', 'onfocusout'],
]);

/**
 * Makes Preact accept the React props and events that widgets use. SVG attributes with hyphens are not among them:
 * `stroke-width` is the style sheets'.
 */
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
  // React's onChange fires on every keystroke.
  if (name === 'onChange' && (type === 'textarea' || isText(type, props))) return 'oninput';
  return bubbling.get(name) ?? name;
}

function isText(type: string, props: { type?: string }): boolean {
  return type === 'input' && !/^(?:checkbox|radio|file)$/.test(props.type ?? '');
}
