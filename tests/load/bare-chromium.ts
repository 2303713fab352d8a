import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromiumFlags, chromiumPath } from '../support/chromium-options.ts';

type Answer = { id?: number; method?: string; params?: never; error?: { message: string }; result?: never };
type TraceEvent = { name: string; tdur?: number; tid: number; args?: { name?: string } };

export type Tab = {
  go(url: string): Promise<void>;
  /** Awaits a condition of the page, as an expression. @throws after `patience` */
  until(isSo: string): Promise<void>;
  run(program: string): Promise<void>;
  /** CPU time of the main thread in script, style and layout (ms). */
  cpu(): Promise<number>;
  /** CPU time of the longest task of the main thread (ms), in a tab that traces. */
  longestTask(): Promise<number>;
  close(): Promise<void>;
};

export type BareChromium = { tab(traces: boolean): Promise<Tab>; close(): Promise<void> };

/** How long a condition of a page may take (ms). */
const patience = 60_000;
/** How long Chromium may take to answer a call; without a limit one lost answer ends a whole run in silence (ms). */
const callLimit = 30_000;
const counted = ['ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration'];

/**
 * Chromium with as little of DevTools as measuring needs. Playwright switches its network domain on, which makes V8
 * parse a script again for the stack of each request: a third of what ours costs, and no visitor pays it. Times are of
 * the thread, so other load does not count.
 */
export async function launchBareChromium(): Promise<BareChromium> {
  const profile = mkdtempSync(join(tmpdir(), 'northlume-bench-'));
  const flags = ['--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`];
  const offline = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1';
  const browser = spawn(chromiumPath, [...chromiumFlags, ...flags, offline], { stdio: ['ignore', 'ignore', 'pipe'] });
  process.once('exit', () => browser.kill('SIGKILL'));
  const socket = new WebSocket(await within(addressOf(browser), 'the start of Chromium'));
  await within(once(socket, 'open'), 'its connection');
  const waiting = new Map<number, (answer: Answer) => void>();
  const heard = new Map<string, (params: never) => void>();
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
    else if (answer.method) heard.get(answer.method)?.(answer.params as never);
  });
  let last = 0;
  async function send<Result>(method: string, params: object = {}, sessionId?: string): Promise<Result> {
    const id = ++last;
    const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve));
    socket.send(JSON.stringify({ id, method, params, sessionId }));
    const { error, result } = await within(answered, method).finally(() => waiting.delete(id));
    if (error) throw new Error(`${method}: ${error.message}`);
    return result as Result;
  }

  async function tab(traces: boolean): Promise<Tab> {
    const { browserContextId } = await send<{ browserContextId: string }>('Target.createBrowserContext');
    const { targetId } = await send<{ targetId: string }>('Target.createTarget', {
      url: 'about:blank',
      browserContextId,
    });
    const { sessionId } = await send<{ sessionId: string }>('Target.attachToTarget', { targetId, flatten: true });
    await send('Performance.enable', { timeDomain: 'threadTicks' }, sessionId);
    const evaluate = (expression: string) =>
      send<{ result: { value: unknown }; exceptionDetails?: { exception?: { description?: string } } }>(
        'Runtime.evaluate',
        { expression, awaitPromise: true, returnByValue: true },
        sessionId,
      );
    const events: TraceEvent[] = [];
    const categories = 'disabled-by-default-devtools.timeline,__metadata';
    if (traces) await send('Tracing.start', { categories }, sessionId);
    return {
      go: (url) => send('Page.navigate', { url }, sessionId),
      async until(isSo) {
        const end = Date.now() + patience;
        while ((await evaluate(isSo)).result.value !== true) {
          if (Date.now() > end) throw new Error(`${isSo} did not come`);
          await sleep(50);
        }
      },
      async run(program) {
        await evaluate(program);
      },
      async cpu() {
        const { metrics } = await send<{ metrics: { name: string; value: number }[] }>(
          'Performance.getMetrics',
          {},
          sessionId,
        );
        return metrics.filter(({ name }) => counted.includes(name)).reduce((sum, { value }) => sum + value, 0) * 1000;
      },
      async longestTask() {
        const ended = new Promise<void>((done) => heard.set('Tracing.tracingComplete', () => done()));
        heard.set('Tracing.dataCollected', ({ value }: { value: TraceEvent[] }) => events.push(...value));
        await send('Tracing.end', {}, sessionId);
        await within(ended, 'the trace');
        const main = events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
        const threads = new Set(main.map(({ tid }) => tid));
        const tasks = events.filter(({ name, tid }) => name === 'RunTask' && threads.has(tid));
        return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
      },
      async close() {
        await send('Target.disposeBrowserContext', { browserContextId });
      },
    };
  }

  return {
    tab,
    async close() {
      const ended = once(browser, 'exit');
      browser.kill('SIGKILL');
      await ended;
      // Its children end after it.
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** @throws if `answer` takes longer than `callLimit` */
async function within<Value>(answer: Promise<Value>, what: string): Promise<Value> {
  const life = new AbortController();
  const late = sleep(callLimit, undefined, { signal: life.signal }).then(() => {
    throw new Error(`${what} took longer than ${callLimit / 1000} s`);
  });
  late.catch(() => undefined);
  return Promise.race([answer, late]).finally(() => life.abort());
}

async function addressOf(browser: ChildProcess): Promise<string> {
  for await (const line of createInterface({ input: browser.stderr as NodeJS.ReadableStream })) {
    const address = /DevTools listening on (\S+)/.exec(line)?.[1];
    if (!address) continue;
    // A full pipe would hold Chromium up.
    browser.stderr?.resume();
    return address;
  }
  throw new Error('Chromium ended before it could be driven');
}
