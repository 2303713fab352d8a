import type { Cell, Content, Node, Props } from './node.ts';

/** What a component does once it is in the page. */
type Effect = { node: Node; run: () => void };

/** What waits: components to be drawn again, then the effects of what was drawn. */
export const dirty = new Set<Node>();
export const layoutEffects: Effect[] = [];
export const effects: Effect[] = [];

let current: Node;
let at = 0;
let flush: () => void;

/** Says what is called in the turn after a state has changed. */
export function onChange(act: () => void): void {
  flush = act;
}

/** Calls a component. Its hooks find what they keep by the order of their calls. */
export function callWithHooks(node: Node, component: (props: Props) => Content): Content {
  current = node;
  at = 0;
  return component(node.plan.props);
}

const nextCell = (): Cell => (current.cells[at++] ??= {});

export function useState(initial: unknown): unknown[] {
  const node = current;
  const cell = nextCell();
  cell.state ??= [
    resolve(initial),
    (next) => {
      const [before, set] = cell.state as NonNullable<Cell['state']>;
      const value = resolve(next, before);
      if (node.gone || Object.is(value, before)) return;
      cell.state = [value, set];
      dirty.add(node);
      queueMicrotask(flush);
    },
  ];
  return cell.state;
}

const resolve = (given: unknown, before?: unknown) => (typeof given === 'function' ? given(before) : given);

export const useRef = (current: unknown) => useState(() => ({ current }))[0];

function useEffectIn(list: Effect[], effect: () => unknown, deps?: unknown[]): void {
  const node = current;
  const cell = nextCell();
  const before = cell.deps;
  if (deps && before && deps.every((dep, nth) => Object.is(dep, before[nth]))) return;
  cell.deps = deps ?? [];
  list.push({
    node,
    run() {
      endEffect(cell);
      cell.end = effect();
    },
  });
}

export const useLayoutEffect = (effect: () => unknown, deps?: unknown[]) => useEffectIn(layoutEffects, effect, deps);
export const useEffect = (effect: () => unknown, deps?: unknown[]) => useEffectIn(effects, effect, deps);

/** Ends an effect: before its next run, and with its component. */
export function endEffect(cell: Cell): void {
  const { end } = cell;
  cell.end = undefined;
  if (typeof end === 'function') end();
}

type Context = { Provider: (props: Props) => Content; initial: unknown };

export function createContext(initial: unknown): Context {
  return { Provider: ({ children }) => children, initial };
}

/** A provider draws all that it contains anew, so nobody need subscribe. */
export function useContext({ Provider, initial }: Context): unknown {
  let node: Node | undefined = current;
  while (node && node.plan.type !== Provider) node = node.parent;
  return node ? node.plan.props.value : initial;
}
