import type { NorthlumeApi } from './public-api.ts';

/** A call that was made before there was anything to call: method, arguments, and where the result goes. */
type Call = [method: string, args: unknown[], done: (result: unknown) => void];

/** What a page's one-line stub puts in our place (docs/widgets.md). */
type Stub = { q?: Call[] };

/** Calls that wait in the stub at `window.northlume`, taken out of it. */
export function takeQueue(stub: unknown): Call[] {
  const queue = (stub as Stub | undefined)?.q;
  return Array.isArray(queue) ? queue.splice(0) : [];
}

/** Makes the calls that waited, in their order. One that throws is reported and stops no other. */
export function replay(api: NorthlumeApi, calls: Call[]): void {
  for (const [method, args, done] of calls) {
    try {
      const member: unknown = Reflect.get(api, method);
      done(typeof member === 'function' ? Reflect.apply(member, api, args) : member);
    } catch (error) {
      console.error(`[northlume] ${method} failed`, error);
    }
  }
}
