import { options, type VNode } from 'preact';
import { domName } from './names.ts';

/** Makes Preact understand the props and events that React and the DOM name differently. */
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
