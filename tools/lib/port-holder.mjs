import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** State of a socket in /proc/net/tcp that listens. */
const listening = '0A';

/**
 * Which process listens at a port, for a person to read: `node server/main.ts (process 4711)`. Undefined where the
 * system does not tell: it is not Linux, or the process is another user's.
 * @param {number} port
 */
export function portHolder(port) {
  try {
    const sockets = new Set(['tcp', 'tcp6'].flatMap((table) => socketsAt(table, port)));
    const process = readdirSync('/proc').find((name) => /^\d+$/.test(name) && holds(name, sockets));
    return process && `${commandOf(process)} (process ${process})`;
  } catch {
    return undefined;
  }
}

/** What the links in /proc/PID/fd say of the sockets that listen at a port. */
function socketsAt(table, port) {
  const [, ...lines] = readFileSync(`/proc/net/${table}`, 'utf8').trim().split('\n');
  return lines
    .map((line) => line.trim().split(/\s+/))
    .filter(([, local, , state]) => state === listening && Number.parseInt(local.split(':')[1], 16) === port)
    .map((columns) => `socket:[${columns[9]}]`);
}

function holds(process, sockets) {
  const folder = `/proc/${process}/fd`;
  try {
    return readdirSync(folder).some((name) => sockets.has(linkOf(`${folder}/${name}`)));
  } catch {
    // Another user's, or it has just ended.
    return false;
  }
}

function linkOf(path) {
  try {
    return readlinkSync(path);
  } catch {
    return '';
  }
}

function commandOf(process) {
  const [program = '', ...args] = readFileSync(`/proc/${process}/cmdline`, 'utf8').split('\0').filter(Boolean);
  const words = [program.replace(/^.*\//, ''), ...args].join(' ');
  return words.length > 80 ? `${words.slice(0, 80)} …` : words;
}
