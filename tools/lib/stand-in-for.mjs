import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { environment, root } from './paths.mjs';

/**
 * Starts a long-running program and stands in for it: the signals this process gets are passed on, and
 * this process ends as the program ends.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {Record<string, string | undefined>} [env]
 * @returns {Promise<void>} settles when the program has ended
 */
export function standInFor(program, args, env) {
  return new Promise((resolve, reject) => {
    // A group of its own: a terminal's Ctrl-C then reaches the program once, through this process, and
    // not a second time (which a server may take as "stop at once").
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
