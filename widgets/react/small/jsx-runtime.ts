import type { Content, Plan, Props, Type } from './node.ts';

/** What JSX is compiled to. */
export function jsx(type: Type, props: Props, key?: unknown): Plan {
  return { type, props, key };
}

export { jsx as jsxs };

/** A part without an element of its own. */
export function Fragment({ children }: Props): Content {
  return children;
}
