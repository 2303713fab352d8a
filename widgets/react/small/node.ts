/** What JSX makes: the plan of an element, not yet in the page. */
export type Plan = { type: Type; props: Props; key?: unknown };

/** What a component may return, and an element contain. */
export type Content = Plan | string | number | boolean | null | undefined | readonly Content[];

export type Props = Record<string, unknown> & { children?: Content };

type FunctionComponent = (props: Props) => Content;

/** An element's name, a component, or '' for a text. */
export type Type = string | FunctionComponent | typeof Component;

/** What a hook keeps from one drawing to the next. */
export type Cell = { state?: [value: unknown, set: (next: unknown) => void]; deps?: unknown[]; end?: unknown };

/** A plan as it stands in the page. */
export type Node = {
  plan: Plan;
  parent: Node | undefined;
  /** Distance from the root: who contains is drawn before what is contained. */
  depth: number;
  children: Node[];
  cells: Cell[];
  /** Of an element or a text. */
  dom?: Element | Text;
  /** Of an element: what its listeners call, by the names of the props. */
  heard?: Record<string, unknown>;
  /** Of a class component. */
  boundary?: Component;
  gone?: true;
};

/** A class component: here an error boundary, and nothing else. */
export abstract class Component {
  state = {};
  props: Props;
  constructor(props: Props) {
    this.props = props;
  }
  abstract render(): Content;
  abstract componentDidCatch(error: unknown): void;
  declare static getDerivedStateFromError: (error: unknown) => object;
}

export const isClass = (type: Type): type is typeof Component =>
  typeof type !== 'string' && type.prototype instanceof Component;
