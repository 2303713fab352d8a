// No library: one line of a terminal.
import { say, seconds } from './say.mjs';

/** Between two looks at how far it is (ms). */
const every = 500;
/** Between two lines where each stays (ms). */
const seldom = 15_000;

/**
 * Says what is being done and how far it is: one line that is written over on a terminal; elsewhere, where each line stays,
 * a line at the beginning, one now and then, and one at the end.
 * @param {string} what for people, such as `Installing packages`
 * @param {() => { done: number, of: number } | undefined} [far] how far it is; undefined: not known yet
 * @returns {{ end(note?: string): void, stop(): void }} end: replaces the line by `note` and the time it took; stop: removes it
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
