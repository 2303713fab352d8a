import { callWithHooks, dirty, effects, endEffect, layoutEffects, onChange } from './hooks.ts';
import { Fragment } from './jsx-runtime.ts';
import { type Component, type Content, isClass, type Node, type Plan, type Props } from './node.ts';
import { setEntry, setProps } from './set-props.ts';

const svg = 'http://www.w3.org/2000/svg';

/** A node for a plan, not drawn yet. */
export function createNode(plan: Plan, parent?: Node): Node {
  return { plan, parent, depth: parent ? parent.depth + 1 : 0, children: [], cells: [] };
}

/** Draws a node with all that it contains, for the first time or again. */
function draw(node: Node, before: Props): void {
  const { type, props } = node.plan;
  dirty.delete(node);
  if (typeof type === 'string') drawElement(node, type, props, before);
  else if (isClass(type)) drawBoundary(node, type as unknown as new (props: Props) => Component);
  else drawChildren(node, callWithHooks(node, type));
}

function drawElement(node: Node, type: string, props: Props, before: Props): void {
  if (!type) {
    node.dom ??= new Text();
    if (props.children !== before.children) (node.dom as Text).data = props.children as string;
    return;
  }
  const isNew = !node.dom;
  node.dom ??= document.createElementNS(type === 'svg' ? svg : elementOf(node.parent).namespaceURI, type);
  const element = node.dom as Element;
  setProps(node, element, before);
  drawChildren(node, props.children);
  place(node);
  setEntry(element, isNew ? (props.value ?? props.defaultValue) : props.value);
  if (props.ref !== before.ref) refer(props.ref, element);
}

function drawBoundary(node: Node, type: new (props: Props) => Component): void {
  const { props } = node.plan;
  node.boundary ??= new type(props);
  node.boundary.props = props;
  try {
    drawChildren(node, node.boundary.render());
  } catch (error) {
    handOver(error, node);
  }
}

/** Gives an error to the nearest boundary. @throws it where there is none */
function handOver(error: unknown, node: Node | undefined): void {
  if (!node) throw error;
  const { boundary } = node;
  if (!boundary) {
    handOver(error, node.parent);
    return;
  }
  Object.assign(boundary.state, (boundary.constructor as typeof Component).getDerivedStateFromError(error));
  drawChildren(node, boundary.render());
  boundary.componentDidCatch(error);
}

/** Draws what a node contains: what has the same key (else the same place) and type goes on, the rest is new or goes. */
function drawChildren(node: Node, contents: Content): void {
  const old = node.children;
  node.children = [];
  try {
    for (const [at, content] of [contents].flat().entries()) {
      const plan = planOf(content as Content, at);
      if (!plan) continue;
      const same = old.findIndex(({ plan: { key, type } }) => key === plan.key && type === plan.type);
      const child = old.splice(same, same < 0 ? 0 : 1)[0] ?? createNode(plan, node);
      const before = child.plan === plan ? {} : child.plan.props;
      child.plan = plan;
      node.children.push(child);
      draw(child, before);
    }
  } finally {
    for (const child of old) remove(child, true);
  }
}

/** The plan of any content, with a key that is its own, or its place among its neighbours. */
function planOf(content: Content, at: number): Plan | undefined {
  if (content == null || typeof content === 'boolean') return undefined;
  if (Array.isArray(content)) return { type: Fragment, props: { children: content }, key: at };
  if (typeof content !== 'object') return { type: '', props: { children: `${content}` }, key: at };
  const { key, ...plan } = content as Plan;
  return { ...plan, key: key === undefined ? at : `.${key}` };
}

/** Ends a node and all that it contains. `leaves`: its element is to be taken out of the page. */
function remove(node: Node, leaves: boolean): void {
  const { dom, plan, children, cells } = node;
  node.gone = true;
  dirty.delete(node);
  for (const cell of cells) attempt(node, () => endEffect(cell));
  if (dom) refer(plan.props.ref, null, dom);
  for (const child of children) remove(child, leaves && !dom);
  if (leaves) dom?.remove();
}

function refer(ref: unknown, element: Element | null, before?: unknown): void {
  const box = ref as { current: unknown } | undefined;
  if (typeof ref === 'function') ref(element);
  // What takes an element's place may have the reference already.
  else if (box && (element || box.current === before)) box.current = element;
}

/** The nearest element that contains a node's contents. */
const hostOf = (node: Node): Node => (node.dom ? node : hostOf(node.parent as Node));
const elementOf = (node: Node | undefined) => hostOf(node as Node).dom as Element;
const contentsOf = ({ children }: Node): (Element | Text)[] =>
  children.flatMap((child) => child.dom ?? contentsOf(child));

/** Puts an element's contents in order. What is in order already is not moved, and keeps the focus. */
function place(host: Node): void {
  const element = elementOf(host);
  let next = element.firstChild;
  for (const content of contentsOf(host)) {
    if (content === next) next = next.nextSibling;
    else element.insertBefore(content, next);
  }
}

function attempt(node: Node, act: () => void): void {
  try {
    act();
  } catch (error) {
    handOver(error, node.parent);
  }
}

let busy = false;

/** Draws what has changed, who contains before what is contained, and runs the effects of it, until nothing waits. */
export function flush(): void {
  if (busy) return;
  busy = true;
  try {
    while (dirty.size + layoutEffects.length + effects.length) {
      while (dirty.size) {
        const [node] = [...dirty].sort((one, other) => one.depth - other.depth) as [Node];
        attempt(node, () => draw(node, node.plan.props));
        place(hostOf(node));
      }
      for (const { node, run } of [...layoutEffects.splice(0), ...effects.splice(0)])
        if (!node.gone) attempt(node, run);
    }
  } finally {
    busy = false;
  }
}

onChange(flush);
