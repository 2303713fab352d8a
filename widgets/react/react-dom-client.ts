import { type ComponentChild, hydrate, render } from 'preact';
import { speakReact } from './speak-react.ts';

type Root = { render(tree: ComponentChild): void; unmount(): void };

/** As in `react-dom/client`, but only for an empty element. */
export function createRoot(container: Element): Root {
  speakReact();
  return {
    render: (tree) => render(tree, container),
    unmount: () => render(null, container),
  };
}

export function hydrateRoot(container: Element, tree: ComponentChild): Root {
  const root = createRoot(container);
  hydrate(tree, container);
  return root;
}
