// Not `node --watch`: dev.mjs decides when a tool starts again, and reads what it prints.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { environment, node, root } from './paths.mjs';
import { say } from './say.mjs';

/**
 * A long-running tool of `npm run dev`. Its output is shown, and it can be restarted.
 * @param {readonly string[]} args what the pinned Node runs
 * @param {{ env?: Record<string, string | undefined>, onLine?: (line: string) => void }} options onLine: called with
 *   each line of its output
 */
export function watchedProcess(args, { env, onLine } = {}) {
  let child;
  let stopped = false;
  // Restarts and the stop run one after the other.
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
