import type { ImportSession } from './create-session.ts';

/** Calls a session method. */
export type WorkerCall = { id: number; name: keyof ImportSession; args: unknown[] };

/** Value, error or progress. */
export type WorkerAnswer =
  | { id: number; value: unknown }
  | { id: number; fault: string }
  | { id: number; done: number; total: number };
