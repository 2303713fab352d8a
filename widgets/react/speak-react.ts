import { options, type VNode } from 'preact';

/** React events that bubble, unlike the DOM's own. */
const bubbling = [
  ['onFocus', 'onfocusin'],
  ['onBlur', 'onfocusout'],
] as const;

/**
 * Makes Preact accept the React props and events that widgets use. Not among them are `onChange` of a field that is typed
 * in, where `onInput` is the same in both, and SVG attributes with hyphens, which are the style sheets'.
 */
export function speakReact(): void {
  options.vnode = translateProps;
  options.event = (event: Event) => Object.assign(event, { nativeEvent: event });
}

/** Changes the props themselves, which JSX has just made: few elements have such events. */
function translateProps({ type, props }: VNode): void {
  if (typeof type !== 'string') return;
  const given = props as Record<string, unknown>;
  for (const [name, bubbles] of bubbling) {
    if (!(name in given)) continue;
    given[bubbles] = given[name];
    delete given[name];
  }
}
