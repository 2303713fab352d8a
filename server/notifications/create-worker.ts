import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../database/database.ts';
import { DatabaseUnavailable } from '../database/unavailable.ts';
import { createJobs, lease, noLongerWanted } from './jobs.ts';
import { MailRefused } from './mail-transport.ts';
import type { JobChannel, JobRow } from './tables.ts';
import { createWakeUp } from './wake-up.ts';

/** `missed`: why some receivers did not get it. Undefined: the message is no longer wanted. Throws like `MailTransport.send`. */
export type SendJob = (job: JobRow, signal: AbortSignal) => Promise<{ missed: string | undefined } | undefined>;

export type WorkerParts = {
  database: Database;
  /** Whose jobs it takes. */
  channels: readonly JobChannel[];
  send: SendJob;
  /** Called once it has stopped. */
  close?: () => void;
  clock?: () => Date;
  /** Messages contain no visitor input. */
  onProblem?: (message: string, error: unknown) => void;
};

export type Worker = {
  start(): void;
  wake(): void;
  /** Takes no more jobs; waits up to 5 s for running ones. */
  stop(): Promise<void>;
};

const places = 5;
/** Minimum time between checks (ms), to claim a burst of leads together. */
const breather = 200;
/** Maximum sleep (ms), to notice jobs of other processes and clock changes. */
const longestSleep = 30_000;
const afterTrouble = 5_000;
const outcomePause = 500;
const sendLimit = 5 * 60_000;
const stopLimit = 5_000;

/** Claims queued jobs by lease. Several processes may run one each. */
export function createWorker(parts: WorkerParts): Worker {
  const { database, channels, send, close = () => {}, clock = () => new Date(), onProblem = () => {} } = parts;
  const jobs = createJobs(database, channels);
  const wakeUp = createWakeUp();
  const underWay = new Map<number, Promise<void>>();
  let running: Promise<void> | undefined;
  let stopping = false;
  let stopped = false;
  /** Emails whose outcome is not stored yet. */
  let unsaved = 0;
  /** Infinity: the first check recalls jobs, as the clock may have been set back while nothing ran. */
  let lastLook = Number.POSITIVE_INFINITY;

  async function watchClock(): Promise<void> {
    const now = clock().getTime();
    if (now < lastLook) await jobs.recall(now);
    lastLook = now;
  }

  async function run(): Promise<void> {
    while (!stopping) {
      try {
        const lookedAt = performance.now();
        await watchClock();
        // Claims nothing while outcomes are unsaved: an expired lease would send the email again.
        const free = unsaved > 0 ? 0 : places - underWay.size;
        const wait = await untilNextDue();
        if (free > 0 && wait > 0) await wakeUp.sleep(wait);
        else if (free > 0)
          for (const job of await jobs.claim(free, clock().getTime(), [...underWay.keys()])) begin(job);
        if (!stopping) await pause(Math.max(lookedAt + breather - performance.now(), 0), undefined, { ref: false });
      } catch (error) {
        onProblem('Owed mails could not be read', error);
        await wakeUp.sleep(afterTrouble);
      }
    }
  }

  async function untilNextDue(): Promise<number> {
    const next = (await jobs.nextDue()) ?? Number.POSITIVE_INFINITY;
    return Math.min(Math.max(next - clock().getTime(), 0), longestSleep);
  }

  function begin(job: JobRow): void {
    const sending = deliver(job).catch((error) => onProblem('The outcome of a mail could not be kept', error));
    const renew = () =>
      jobs.renew(job, clock().getTime()).catch((error) => onProblem('A lease could not be renewed', error));
    const renewing = setInterval(renew, lease / 3).unref();
    underWay.set(job.id, sending);
    sending.finally(() => {
      clearInterval(renewing);
      underWay.delete(job.id);
      wakeUp.call();
    });
  }

  async function deliver(job: JobRow): Promise<void> {
    let missed: string | undefined;
    try {
      const outcome = await withinLimit((signal) => send(job, signal));
      if (!outcome) return await fail(job, { reason: noLongerWanted, permanent: true });
      missed = outcome.missed;
      if (missed) onProblem(`A mail reached only some of its receivers (${job.kind})`, new Error(missed));
    } catch (error) {
      onProblem(`A mail could not be sent (${job.kind}, try ${job.attempts + 1})`, error);
      return await fail(job, { reason: reasonOf(error), permanent: error instanceof MailRefused });
    }
    await saveOutcome(() => jobs.markSent(job, clock().getTime(), missed));
  }

  const fail = (job: JobRow, failure: { reason: string; permanent: boolean }) =>
    saveOutcome(() => jobs.markFailed(job, failure, clock().getTime()));

  /** Without a stored outcome, a sent email would be sent again. */
  async function saveOutcome(write: () => Promise<void>): Promise<void> {
    try {
      return await write();
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable)) throw error;
      onProblem('The outcome of a mail could not be kept', error);
    }
    unsaved += 1;
    try {
      while (!(await write().then(() => true, unlessUnavailable))) await pause(outcomePause, undefined, { ref: false });
    } finally {
      unsaved -= 1;
    }
  }

  function unlessUnavailable(error: unknown): false {
    if (stopped || !(error instanceof DatabaseUnavailable)) throw error;
    return false;
  }

  async function stop(): Promise<void> {
    stopping = true;
    unsubscribe();
    wakeUp.call();
    const end = (async () => {
      await running;
      await Promise.all(underWay.values());
    })();
    // Unfinished jobs are retried when their lease ends. This timer keeps the process alive; the worker's pauses do
    // not.
    const limit = new AbortController();
    await Promise.race([end, pause(stopLimit, undefined, { signal: limit.signal }).catch(() => undefined)]);
    limit.abort();
    stopped = true;
    close();
  }

  let unsubscribe = () => {};
  return {
    start() {
      unsubscribe = database.onCommit(wakeUp.call);
      running ??= run();
    },
    wake: wakeUp.call,
    stop,
  };
}

async function withinLimit<Sent>(send: (signal: AbortSignal) => Promise<Sent>): Promise<Sent> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(new Error('The mail server took too long')), sendLimit).unref();
  const late = new Promise<never>((_, reject) => {
    limit.signal.addEventListener('abort', () => reject(limit.signal.reason));
  });
  try {
    return await Promise.race([send(limit.signal), late]);
  } finally {
    clearTimeout(timer);
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
