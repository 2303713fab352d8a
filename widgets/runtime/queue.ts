import type { NorthlumeApi } from './public-api.ts';

/** A call made before the script has run: method, arguments, callback for the result. */
type Call = [
  method: string,
  args: unknown[],
  done: (result: unknown) => void,
  /** Absent in the stub of earlier versions. */
  failed?: (reason: unknown) => void,
];

/** The stub that a page may define before the script runs (docs/partners.md). */
type Stub = { q?: Call[] };

/** Removes the waiting calls from the stub at `window.northlume` and returns them. */
export function takeQueue(stub: unknown): Call[] {
  const queue = (stub as Stub | undefined)?.q;
  return Array.isArray(queue) ? queue.splice(0) : [];
}

/** Makes the waiting calls in order. One that throws is reported and does not stop the others. */
export function replay(api: NorthlumeApi, calls: Call[]): void {
  for (const [method, args, done, failed] of calls) {
    try {
      const member: unknown = Reflect.get(api, method);
      done(typeof member === 'function' ? Reflect.apply(member, api, args) : member);
    } catch (error) {
      console.error(`[northlume] ${method} failed`, error);
      failed?.(error);
    }
  }
}
