import type { ItWidgetsApi } from './public-api.ts';

type QueuedCall = [
  method: string,
  args: unknown[],
  done: (result: unknown) => void,
  /** Missing in the stubs of earlier versions. */
  failed?: (reason: unknown) => void,
];

/** The page's stub before the script runs (docs/partner-recipes.md). */
type Stub = { q?: QueuedCall[] };

/** Takes the queued calls from the stub at `window.itwidgets`. */
export function takeQueue(stub: unknown): QueuedCall[] {
  const queue = (stub as Stub | undefined)?.q;
  return Array.isArray(queue) ? queue.splice(0) : [];
}

/** An exception does not stop the calls that follow. */
export function replay(api: ItWidgetsApi, calls: QueuedCall[]): void {
  for (const [method, args, done, failed] of calls) {
    try {
      const member: unknown = Reflect.get(api, method);
      done(typeof member === 'function' ? Reflect.apply(member, api, args) : member);
    } catch (error) {
      console.error(`[itwidgets] ${method} failed`, error);
      failed?.(error);
    }
  }
}
