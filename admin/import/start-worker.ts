import type { ImportSession } from './create-session.ts';
import workerAddress from './worker.ts?worker&url';
import type { WorkerAnswer, WorkerCall } from './worker-messages.ts';

export type SessionWorker = {
  call<Name extends keyof ImportSession>(
    name: Name,
    ...args: Parameters<ImportSession[Name]>
  ): Promise<Awaited<ReturnType<ImportSession[Name]>>>;
  /** A pending call never settles. */
  end(): void;
};

type TrustedTypePolicy = { createScriptURL(address: string): string };
type TrustedTypes = { createPolicy(name: string, rules: TrustedTypePolicy): TrustedTypePolicy };

let policy: TrustedTypePolicy | undefined;

/** Trusted Types policy: allows this worker's address only. */
function trusted(address: string): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  if (!trustedTypes) return address;
  policy ??= trustedTypes.createPolicy('staff', {
    createScriptURL: (asked) => {
      if (asked !== workerAddress) throw new TypeError('Not a script of the staff page');
      return asked;
    },
  });
  return policy.createScriptURL(address);
}

/** How long a worker that is asked may say nothing (ms): no ordinary file takes that long, and a broken one no end. */
const mostSilence = 120_000;

/** @param onProgress gets the rows done and in total */
export function startWorker(onProgress: (done: number, total: number) => void): SessionWorker {
  const worker = new Worker(trusted(workerAddress), { type: 'module' });
  const waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>();
  let last = 0;
  let silence: ReturnType<typeof setTimeout> | undefined;
  function failAll(fault: string): void {
    for (const call of waiting.values()) call.reject(new Error(fault));
    waiting.clear();
  }
  function listen(): void {
    clearTimeout(silence);
    if (waiting.size > 0) silence = setTimeout(giveUp, mostSilence);
  }
  function giveUp(): void {
    worker.terminate();
    failAll('The file takes too long to read. Save it again in the program that made it, or as CSV.');
  }
  worker.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => {
    if (!('done' in data)) return answer(data);
    listen();
    onProgress(data.done, data.total);
  });
  function answer(data: Exclude<WorkerAnswer, { done: number }>): void {
    const call = waiting.get(data.id);
    waiting.delete(data.id);
    listen();
    if ('fault' in data) call?.reject(new Error(data.fault));
    else call?.resolve(data.value);
  }
  worker.addEventListener('error', () => failAll('The file could not be read. Load the page again.'));
  return {
    call(name, ...args) {
      last += 1;
      const asked: WorkerCall = { id: last, name, args };
      worker.postMessage(asked);
      return new Promise<never>((resolve, reject) => {
        waiting.set(asked.id, { resolve: resolve as (value: unknown) => void, reject });
        listen();
      });
    },
    end() {
      clearTimeout(silence);
      worker.terminate();
    },
  };
}
