import { createNode, flush } from './draw.ts';
import { dirty } from './hooks.ts';
import { Fragment } from './jsx-runtime.ts';
import type { Content } from './node.ts';

/** `createRoot` of `react-dom/client`, for an empty element. */
export function createRoot(container: Element) {
  const root = createNode({ type: Fragment, props: {} });
  root.dom = container;
  const render = (children: Content) => {
    root.plan.props.children = children;
    dirty.add(root);
    flush();
  };
  return { render, unmount: () => render(null) };
}
