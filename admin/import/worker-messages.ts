import type { ImportSession } from './create-session.ts';

export type WorkerCall = { id: number; name: keyof ImportSession; args: unknown[] };

export type WorkerAnswer =
  | { id: number; value: unknown }
  | { id: number; fault: string }
  | { id: number; done: number; total: number };
