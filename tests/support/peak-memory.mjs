import { appendFileSync, readFileSync } from 'node:fs';

// Imported by every Node process of a command: at its end it adds its program and its peak memory, in kilobytes, to a file.
const { PEAK_MEMORY_FILE: file } = process.env;

/** What the system says of this process alone; `resourceUsage` begins with what started it. */
function peak() {
  const [, kilobytes] = /^VmHWM:\s+(\d+)/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
  return kilobytes;
}
process.on('exit', () => file && appendFileSync(file, `${peak()} ${process.argv[1]}\n`));
