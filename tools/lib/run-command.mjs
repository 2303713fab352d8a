// Node’s `spawn`, with the pinned tools on the path; the program ends with its parent.
import { spawn } from 'node:child_process';
import { environment, root } from './paths.mjs';

/**
 * Runs a program in the repository's folder and waits for its end.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string | undefined>, quiet?: boolean, spawn?: import('node:child_process').SpawnOptions, started?: (child: import('node:child_process').ChildProcess) => void }} [options]
 * quiet: returns the output instead of showing it; started: receives the child process
 * @returns {Promise<{ code: number, output: string }>} 127 if the program does not exist
 */
export function runCommand(program, args, options = {}) {
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(program, args, {
      cwd: root,
      env: environment(options.env),
      stdio: options.quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      ...options.spawn,
    });
    options.started?.(child);
    const collect = (chunk) => {
      output += chunk;
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    const end = () => child.kill('SIGTERM');
    process.once('exit', end);
    child.on('error', (error) => resolve({ code: 127, output: `${output}${error.message}` }));
    child.on('close', (code, signal) => {
      process.off('exit', end);
      resolve({ code: code ?? (signal ? 130 : 1), output });
    });
  });
}
