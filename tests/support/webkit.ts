import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../tools/lib/port.mjs';
import type { Engine } from './engine.ts';

const driver = '/usr/bin/WebKitWebDriver';
const display = '/usr/bin/Xvfb';

/** WebKitGTK’s driver, and a display for it, as it has no mode without. */
export const webkitPath = [driver, display].every((path) => existsSync(path)) ? driver : undefined;

const keys: Record<string, string> = { Escape: '\uE00C', Enter: '\uE007', Tab: '\uE004' };

/** Controls WebKitGTK by WebDriver (https://www.w3.org/TR/webdriver2/). */
export async function launchWebkit(): Promise<Engine> {
  const screen = spawn(display, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = await once(screen.stdio[3] as NodeJS.ReadableStream, 'data');
  const port = await freePort();
  const browser = spawn(driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${String(number).trim()}`, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
  });
  const url = `http://127.0.0.1:${port}`;

  async function ask<Value>(method: string, path: string, body?: object): Promise<Value> {
    const answer = await fetch(url + path, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = (await answer.json()) as { value: Value & { error?: string; message?: string } };
    if (!answer.ok) throw new Error(`${path}: ${value.error} ${value.message}`);
    return value;
  }

  await ready(url, browser);
  const { sessionId } = await ask<{ sessionId: string }>('POST', '/session', { capabilities: {} });
  const session = `/session/${sessionId}`;
  await ask('POST', `${session}/timeouts`, { script: 60_000, pageLoad: 60_000 });
  return {
    go: (url) => ask('POST', `${session}/url`, { url }),
    async evaluate(expression) {
      const script = `const done = arguments[0]; Promise.resolve(${expression}).then((value) => done({ value }), (error) => done({ error: String(error) }))`;
      const { value, error } = await ask<{ value?: string; error?: string }>('POST', `${session}/execute/async`, {
        script,
        args: [],
      });
      if (error) throw new Error(error);
      return value ?? '';
    },
    async press(key) {
      const value = keys[key] ?? key;
      const actions = [{ type: 'key', id: 'keyboard', actions: ['keyDown', 'keyUp'].map((type) => ({ type, value })) }];
      await ask('POST', `${session}/actions`, { actions });
    },
    resize: (width, height) => ask('POST', `${session}/window/rect`, { width, height }),
    async close() {
      await ask('DELETE', session).catch(() => undefined);
      for (const process of [browser, screen]) {
        const ended = once(process, 'exit');
        process.kill();
        await ended;
      }
    },
  };
}

async function ready(url: string, browser: ChildProcess): Promise<void> {
  while (browser.exitCode === null) {
    if (
      await fetch(`${url}/status`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await sleep(50);
  }
  throw new Error('WebKit’s driver ended before it could be used');
}
