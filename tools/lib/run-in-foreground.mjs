// Node’s own `spawn`, for a program that a signal or the end of npm must reach exactly once.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { environment, root } from './paths.mjs';

/**
 * Runs a Node program as if it were this process: signals are passed on to it, and its exit code becomes this
 * process's. When this process is killed the program's IPC channel closes, by which a server knows that it is alone.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {Record<string, string | undefined>} [env]
 * @returns {Promise<void>} settles when the program has ended
 */
export function runInForeground(program, args, env) {
  return new Promise((resolve, reject) => {
    // A process group of its own: otherwise Ctrl-C in a terminal reaches the program twice, directly and through
    // this process, and a server may take the second signal as "stop at once".
    const stdio = ['inherit', 'inherit', 'inherit', 'ipc'];
    const child = spawn(program, args, { cwd: root, env: environment(env), stdio, detached: true });
    const passed = new Set();
    const passOn = (signal) => {
      if (!passed.has(signal)) child.kill(signal);
      passed.add(signal);
    };
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    for (const signal of signals) process.on(signal, passOn);
    const stopWatching = onOrphaned(() => passOn('SIGTERM'));
    child.on('error', reject);
    child.on('close', (code, signal) => {
      for (const name of signals) process.off(name, passOn);
      stopWatching();
      process.exitCode = code ?? 128 + (constants.signals[signal ?? 'SIGTERM'] ?? 15);
      resolve();
    });
  });
}

/** Milliseconds between two looks at the parent process, which tells nobody when it is killed. */
const lookEvery = 500;

/**
 * Notices that npm, which started this process, was killed. A command that was started by a shell may outlive it.
 * @returns {() => void} ends the watch
 */
function onOrphaned(act) {
  if (!process.env.npm_lifecycle_event) return () => undefined;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid !== parent) act();
  }, lookEvery);
  return () => clearInterval(timer);
}
