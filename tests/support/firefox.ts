import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Engine } from './engine.ts';

const places = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];

export const firefoxPath = places.find((place) => existsSync(place));

const keys: Record<string, string> = { Escape: '\uE00C', Enter: '\uE007', Tab: '\uE004' };

type Answer = { id?: number; type: string; message?: string; result?: Record<string, unknown> };

/** Controls Firefox by WebDriver BiDi (https://w3c.github.io/webdriver-bidi/). */
export async function launchFirefox(): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'northlume-firefox-'));
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'];
  const process = spawn(firefoxPath ?? 'firefox', args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const socket = new WebSocket(`${await addressOf(process)}/session`);
  await once(socket, 'open');
  const waiting = new Map<number, (answer: Answer) => void>();
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
  });
  let last = 0;
  async function send(method: string, params: object): Promise<Record<string, unknown>> {
    const id = ++last;
    const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve));
    socket.send(JSON.stringify({ id, method, params }));
    const { type, message, result = {} } = await answered;
    if (type === 'error') throw new Error(`${method}: ${message}`);
    return result;
  }
  await send('session.new', { capabilities: {} });
  const { context } = await send('browsingContext.create', { type: 'tab' });
  return {
    async go(url) {
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    async press(key) {
      const value = keys[key] ?? key;
      const actions = [{ type: 'key', id: 'keyboard', actions: ['keyDown', 'keyUp'].map((type) => ({ type, value })) }];
      await send('input.performActions', { context, actions });
    },
    async resize(width, height) {
      await send('browsingContext.setViewport', { context, viewport: { width, height } });
    },
    async evaluate(expression) {
      const { result, exceptionDetails } = (await send('script.evaluate', {
        expression,
        target: { context },
        awaitPromise: true,
      })) as { result?: { value: string }; exceptionDetails?: { text: string } };
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return result?.value ?? '';
    },
    async close() {
      const ended = once(process, 'exit');
      process.kill();
      await ended;
      await rm(profile, { recursive: true, force: true });
    },
  };
}

async function addressOf(process: ChildProcess): Promise<string> {
  for await (const line of createInterface({ input: process.stderr as NodeJS.ReadableStream })) {
    const address = /WebDriver BiDi listening on (\S+)/.exec(line)?.[1];
    if (!address) continue;
    // A full pipe would hold Firefox up.
    process.stderr?.resume();
    return address;
  }
  throw new Error('Firefox ended before it could be driven');
}
