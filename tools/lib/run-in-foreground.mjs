import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { environment, root } from './paths.mjs';

/**
 * Runs a long-running program as if it were this process: signals are passed on to it, and its exit code becomes
 * this process's.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {Record<string, string | undefined>} [env]
 * @returns {Promise<void>} settles when the program has ended
 */
export function runInForeground(program, args, env) {
  return new Promise((resolve, reject) => {
    // A process group of its own: otherwise Ctrl-C in a terminal reaches the program twice, directly and through
    // this process, and a server may take the second signal as "stop at once".
    const child = spawn(program, args, { cwd: root, env: environment(env), stdio: 'inherit', detached: true });
    const passed = new Set();
    const passOn = (signal) => {
      if (!passed.has(signal)) child.kill(signal);
      passed.add(signal);
    };
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    for (const signal of signals) process.on(signal, passOn);
    child.on('error', reject);
    child.on('close', (code, signal) => {
      for (const name of signals) process.off(name, passOn);
      process.exitCode = code ?? 128 + (constants.signals[signal ?? 'SIGTERM'] ?? 15);
      resolve();
    });
  });
}
