/** Runs in a page: draws and redraws the same random trees by Preact and by the small renderer (`widgets/react/small`). */
import { createElement, Fragment, render } from 'preact';
import * as preactHooks from 'preact/hooks';
import * as smallHooks from '../../widgets/react/small/hooks.ts';
import { jsx, Fragment as SmallFragment } from '../../widgets/react/small/jsx-runtime.ts';
import { createRoot } from '../../widgets/react/small/react-dom-client.ts';

/** What a tree is made of, the same for both. Of one array, all have keys or none; what has a state has a key. */
type Part =
  | string
  | number
  | null
  | false
  | { type: string; key?: string; props: Record<string, unknown>; parts: Part[] };

// biome-ignore lint/suspicious/noExplicitAny: two libraries with the same calls and other types.
type Any = any;

type Random = () => number;

/** Mulberry32. */
function randomOf(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const below = (random: Random, most: number) => Math.floor(random() * most);
const oneOf = <Item>(random: Random, items: readonly Item[]) => items[below(random, items.length)] as Item;

function propsOf(random: Random): Record<string, unknown> {
  const some: Record<string, unknown> = {
    className: oneOf(random, ['one', 'two three', undefined]),
    title: oneOf(random, ['A', 'B', null, undefined]),
    hidden: random() < 0.5,
    tabIndex: oneOf(random, [0, -1, undefined]),
    'aria-label': oneOf(random, ['a', 'b', undefined]),
    'aria-hidden': random() < 0.5,
    'data-at': below(random, 3),
    style: oneOf(random, [{ '--nl-one': '1px' }, { '--nl-one': '2px', '--nl-two': '3px' }]),
  };
  return Object.fromEntries(Object.entries(some).filter(([name]) => name === 'style' || random() < 0.5));
}

function partsOf(random: Random, depth: number, stateful: boolean): Part[] {
  if (depth === 0) return [oneOf(random, ['', 'text', 'more', 7])];
  const keyed = random() < 0.6;
  const keys = ['a', 'b', 'c', 'd', 'e', 'f'].filter(() => random() < 0.6).sort(() => random() - 0.5);
  const kinds = ['p', 'div', 'span', 'svg', 'list'];
  if (keyed)
    return keys.map((key) => {
      const type = oneOf(random, stateful ? [...kinds, 'counter', 'counter', 'measure', 'maybe'] : kinds);
      return { type, key, props: propsOf(random), parts: partsOf(random, depth - 1, stateful) };
    });
  return keys.map(() =>
    random() < 0.5
      ? oneOf<Part>(random, ['', 'text', 'other', 0, 12, null, false])
      : { type: oneOf(random, kinds), props: propsOf(random), parts: partsOf(random, depth - 1, false) },
  );
}

/** The components, with the hooks of either renderer. `alive` counts the effects that have begun and not ended. */
function rendererOf(
  hooks: Any,
  create: (type: Any, props: object, key: string | undefined, parts: Any[]) => Any,
  fragment: Any,
) {
  const alive = { count: 0 };
  function Counter({ title, children }: Any) {
    const [count, setCount] = hooks.useState(0);
    const most = title === 'A' ? 2 : 1;
    hooks.useEffect(() => {
      alive.count++;
      if (count < most) setCount((before: number) => before + 1);
      return () => alive.count--;
    }, [count, most]);
    return create('b', { title: `${count}` }, undefined, [count, children]);
  }
  function Measure({ children }: Any) {
    const element = hooks.useRef(null);
    const [size, setSize] = hooks.useState(-1);
    hooks.useLayoutEffect(() => {
      alive.count++;
      setSize(element.current.querySelectorAll('p').length);
      return () => alive.count--;
    });
    return create('section', { ref: element, 'data-size': size }, undefined, [children]);
  }
  const Maybe = ({ hidden, children }: Any) => (hidden ? null : create(fragment, {}, undefined, [children, 'end']));
  const List = ({ children }: Any) => create(fragment, {}, undefined, [children]);
  const components: Record<string, unknown> = { counter: Counter, measure: Measure, maybe: Maybe, list: List };
  const vnodeOf = (part: Part): Any =>
    part && typeof part === 'object'
      ? create(components[part.type] ?? part.type, part.props, part.key, part.parts.map(vnodeOf))
      : part;
  return { alive, draw: (parts: Part[]) => create('main', {}, undefined, parts.map(vnodeOf)) };
}

const withKey = (key: string | undefined) => (key === undefined ? {} : { key });

function preact() {
  const container = document.createElement('div');
  const { alive, draw } = rendererOf(
    preactHooks,
    (type, props, key, parts) => createElement(type, { ...props, ...withKey(key) }, ...parts),
    Fragment,
  );
  return { container, alive, show: (parts: Part[] | null) => render(parts && draw(parts), container) };
}

function small() {
  const container = document.createElement('div');
  const root = createRoot(container);
  const { alive, draw } = rendererOf(
    smallHooks,
    (type, props, key, children) => jsx(type, { ...props, children }, key),
    SmallFragment,
  );
  return { container, alive, show: (parts: Part[] | null) => root.render(parts && draw(parts)) };
}

/**
 * What stands in the page, with the attributes in order and neighbouring texts as one. What means the same counts as the
 * same: Preact leaves an empty `title` and `class` where one was, and writes `hidden="true"` in SVG.
 */
function written(node: Node): string {
  if (!(node instanceof Element)) return node.textContent ?? '';
  const attributes = [...node.attributes]
    .filter(({ name, value }) => value || name === 'hidden')
    .map(({ name, value }) => (name === 'hidden' ? ' hidden' : ` ${name}=${value}`))
    .sort();
  return `<${node.localName}${attributes.join('')}>${[...node.childNodes].map(written).join('')}</>`;
}

/** Between two looks at what both have drawn. */
const turn = () => new Promise((resolve) => setTimeout(resolve, 20));
/** How long Preact, whose effects wait for the browser's next picture, may take on a busy machine (ms). */
const patience = 20_000;

type Drawn = { container: Element; alive: { count: number } };

function differenceOf({ seed, pair }: { seed: number; pair: readonly Drawn[] }, step: number): string[] {
  const [one, other] = pair.map(({ container, alive }) => `${alive.count} ${written(container)}`);
  return one === other ? [] : [`seed ${seed}, step ${step}\n  Preact ${one}\n  small  ${other}`];
}

/** @returns where the two differ after the first step at which they do: seed, step, and what stands there by each */
export async function compare(firstSeed: number, seeds: number, steps: number): Promise<string[]> {
  const runs = Array.from({ length: seeds }, (_, nth) => ({
    seed: firstSeed + nth,
    random: randomOf(firstSeed + nth),
    pair: [preact(), small()] as const,
  }));
  for (const { pair } of runs) document.body.append(...pair.map(({ container }) => container));
  const differences: string[] = [];
  for (let step = 0; step <= steps; step++) {
    for (const { random, pair } of runs) {
      const parts = step === steps ? null : partsOf(random, 3, true);
      for (const { show } of pair) show(parts);
    }
    const end = performance.now() + patience;
    let found: string[];
    do {
      await turn();
      found = runs.flatMap((run) => differenceOf(run, step));
    } while (found.length > 0 && performance.now() < end);
    differences.push(...found);
    if (found.length > 0) break;
  }
  return differences;
}

Object.assign(globalThis, { compareRenderers: compare });
