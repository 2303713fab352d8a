import { options, type VNode } from 'preact';

/** React events that bubble, unlike the DOM's own. */
const bubbling = new Map([
  ['onFocus', 'onfocusin'],
  ['onBlur', 'onfocusout'],
]);

/**
 * Makes Preact accept the React props and events that widgets use. Not among them are `onChange` of a field that is typed
 * in, where `onInput` is the same in both, and SVG attributes with hyphens, which are the style sheets'.
 */
export function speakReact(): void {
  options.vnode = translateProps;
  options.event = (event: Event) => Object.assign(event, { nativeEvent: event });
}

function translateProps(node: VNode): void {
  if (typeof node.type !== 'string') return;
  node.props = Object.fromEntries(
    Object.entries(node.props).map(([name, value]) => [bubbling.get(name) ?? name, value]),
  ) as typeof node.props;
}
