import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Written by the build (site/build/build.ts): the next day on which the site looks different without an edit, and the time zone
 * of its days.
 * @returns {{ next?: string, timeZone?: string }}
 */
function scheduleIn(folder) {
  const file = join(folder, '_server', 'schedule.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

const today = (timeZone) => new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date());

/**
 * Whether that day has come.
 * @param {string} dist
 */
export function isDue(dist) {
  const { next, timeZone } = scheduleIn(dist);
  return next !== undefined && next <= today(timeZone);
}

/**
 * Calls `build` once on that day, looking every ten minutes; after a build that failed again on the next day.
 * @param {string} dist
 * @param {() => void} build
 * @returns {() => void} stops it
 */
export function buildWhenDue(dist, build) {
  let tried;
  const timer = setInterval(() => {
    const day = today(scheduleIn(dist).timeZone);
    if (tried === day || !isDue(dist)) return;
    tried = day;
    build();
  }, 600_000);
  timer.unref();
  return () => clearInterval(timer);
}
