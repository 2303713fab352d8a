import { appendFileSync, readFileSync } from 'node:fs';

// Imported by every Node process of a command: on exit appends program and peak memory (kB) to a file.
const { PEAK_MEMORY_FILE: file } = process.env;

/** Peak of this process only; `resourceUsage` includes its parent's. */
function peak() {
  const [, kilobytes] = /^VmHWM:\s+(\d+)/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
  return kilobytes;
}
process.on('exit', () => file && appendFileSync(file, `${peak()} ${process.argv[1]}\n`));
