import type { ItWidgetsApi } from '../../../site/public/types/itwidgets.d.ts';

type QueuedCall = [method: string, args: unknown[], done: (result: unknown) => void, failed: (reason: unknown) => void];

/** Set as `window.itwidgets` until the script runs and executes the queued calls. */
export type Stub = { q: QueuedCall[]; ready: Promise<boolean> };

/** Each queued call returns a promise of its result. */
export function createStub(): Stub & ItWidgetsApi {
  const q: QueuedCall[] = [];
  const call = (name: string, args: unknown[]) => {
    const end = new Promise<unknown>((done, failed) => q.push([name, args, done, failed]));
    end.catch(() => {});
    return end;
  };
  const stub: Record<string, unknown> = { q, ready: call('ready', []) };
  return new Proxy(stub, {
    get: (_, name: string) => stub[name] ?? ((...args: unknown[]) => call(name, args)),
  }) as unknown as Stub & ItWidgetsApi;
}

/** Removes the stub after a failure and rejects its queued calls with the reason. */
export function endStub(stub: Stub & ItWidgetsApi, reason: unknown): void {
  if (window.itwidgets === stub) delete window.itwidgets;
  for (const [, , , failed] of stub.q.splice(0)) failed(reason);
}
