import { say, seconds } from './say.mjs';

const every = 500;
/** Interval where output is not a terminal (ms). */
const seldom = 15_000;

/**
 * One updated line on a terminal; elsewhere a line at the start, occasionally, and at the end.
 * @param {string} what for people, such as `Installing packages`
 * @param {() => { done: number, of: number } | undefined} [far] undefined if unknown
 * @returns {{ end(note?: string): void, stop(): void }} end: replaces the line by `note` and the time; stop: removes it
 */
export function progress(what, far = () => undefined) {
  const started = performance.now();
  const terminal = process.stdout.isTTY;
  const show = () => {
    const now = far();
    const line = `${what} … ${now ? `${now.done} of ${now.of}, ` : ''}${seconds(started)}`;
    if (terminal) process.stdout.write(`\r\x1b[K${line}`);
    else say(line);
  };
  const timer = setInterval(show, terminal ? every : seldom);
  show();
  const stop = () => {
    clearInterval(timer);
    if (terminal) process.stdout.write('\r\x1b[K');
  };
  return {
    stop,
    end(note = '') {
      stop();
      say(`${what}: ${seconds(started)}${note ? `, ${note}` : ''}`);
    },
  };
}
