// Not `node --watch`: dev.mjs decides when to restart a tool, and reads its output.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { environment, node, root } from './paths.mjs';
import { say } from './say.mjs';

/**
 * A long-running tool of `npm run dev`.
 * @param {readonly string[]} args for the pinned Node
 * @param {{ env?: Record<string, string | undefined>, onLine?: (line: string) => void }} options onLine: receives each
 * line of output
 */
export function watchedProcess(args, { env, onLine } = {}) {
  let child;
  let stopped = false;
  let queue = Promise.resolve();

  function start() {
    child = spawn(node, args, { cwd: root, env: environment(env), stdio: ['ignore', 'pipe', 'inherit'] });
    createInterface({ input: child.stdout }).on('line', (line) => {
      say(line);
      onLine?.(line);
    });
  }

  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;

  async function end() {
    if (hasEnded()) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
  }

  start();
  return {
    hasEnded,
    restart() {
      queue = queue.then(end).then(() => {
        if (!stopped) start();
      });
    },
    stop() {
      stopped = true;
      return queue.then(end);
    },
  };
}
