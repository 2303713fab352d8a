// Node’s `spawn`, for a program that a signal or the end of npm must reach exactly once.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { environment, root } from './paths.mjs';

/**
 * Runs a Node program in place of this process: forwards signals and takes over its exit code. If this process is
 * killed, the IPC channel closes, which a server notices.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {Record<string, string | undefined>} [env]
 * @returns {Promise<void>}
 */
export function runInForeground(program, args, env) {
  return new Promise((resolve, reject) => {
    // In its own process group: otherwise Ctrl-C reaches the program twice, and a server may take the second signal as
    // "stop immediately".
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
      // Such as by the system when memory runs out: the program itself cannot say so.
      if (signal && !passed.has(signal)) console.error(`The program was ended by ${signal}`);
      process.exitCode = code ?? 128 + (constants.signals[signal ?? 'SIGTERM'] ?? 15);
      resolve();
    });
  });
}

/** Polling interval (ms): a killed parent sends no signal. */
const lookEvery = 500;

/**
 * Detects that npm was killed: a command started by a shell may outlive it.
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
