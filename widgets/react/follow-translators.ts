import { options, type VNode } from 'preact';

/** Preact's own names: the node that it drew, and the children. */
type Drawn = VNode & { __e?: Node; __k?: (Drawn | null)[] | null };

const isText = (node: Drawn) => (node.type as unknown) === null;

/** What Preact drew into an element, in order. */
function nodesIn(parent: Drawn): Node[] {
  return (parent.__k ?? []).flatMap((child) => {
    if (!child) return [];
    return typeof child.type === 'function' ? nodesIn(child) : (child.__e ?? []);
  });
}

/**
 * A browser's translator replaces our text nodes, and Preact would keep writing into the detached ones, which nobody
 * sees. Where a text changes, the element gets our nodes back, which the translator then translates.
 */
export function followTranslators(): void {
  const texts = new WeakMap<Node, string>();
  const before = options.diffed;
  options.diffed = (vnode: Drawn) => {
    before?.(vnode);
    const { type, __e: element, __k: children } = vnode;
    if (typeof type !== 'string' || !(element instanceof Element)) return;
    const text = (children ?? []).map((child) => (child && isText(child) ? child.props : '')).join('\n');
    const was = texts.get(element);
    texts.set(element, text);
    if (was === undefined || was === text) return;
    const nodes = nodesIn(vnode);
    if (nodes.length !== element.childNodes.length || nodes.some((node) => node.parentNode !== element))
      element.replaceChildren(...nodes);
  };
}
