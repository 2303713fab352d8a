import type { ImportSession } from './create-session.ts';

/** What the page asks of the worker: a method of its session. */
export type WorkerCall = { id: number; name: keyof ImportSession; args: unknown[] };

/** What it answers: the value, why there is none, or how far it is. */
export type WorkerAnswer =
  | { id: number; value: unknown }
  | { id: number; fault: string }
  | { id: number; done: number; total: number };
