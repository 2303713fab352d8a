import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Written by the build (site/build/build.ts): the next day on which the site looks different without an edit. */
const scheduleIn = (folder) => join(folder, '_server', 'schedule.json');

const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto' }).format(new Date());

/**
 * Whether that day has come.
 * @param {string} dist
 */
export function isDue(dist) {
  if (!existsSync(scheduleIn(dist))) return false;
  const { next } = JSON.parse(readFileSync(scheduleIn(dist), 'utf8'));
  return Boolean(next) && next <= today();
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
    if (tried === today() || !isDue(dist)) return;
    tried = today();
    build();
  }, 600_000);
  timer.unref();
  return () => clearInterval(timer);
}
