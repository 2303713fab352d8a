import type { Session } from './create-session.ts';

/** What the page asks of the worker: a method of its session. */
export type Asked = { id: number; name: keyof Session; args: unknown[] };

/** What it answers: the value, why there is none, or how far it is. */
export type Told =
  | { id: number; value: unknown }
  | { id: number; fault: string }
  | { id: number; done: number; total: number };
