// No library: Playwright finds only browsers that it has downloaded itself; these are the system’s.
import { existsSync } from 'node:fs';
import { runCommand } from './run-command.mjs';

const browsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const shell = '/usr/bin/chromium-headless-shell';

/**
 * Where the system's Chromium is, when one is installed that really starts (Ubuntu's `chromium-browser`
 * may be a note that says where to get it).
 * @returns {Promise<string | undefined>}
 */
export const findChromium = () => findFirst(browsers);

/**
 * The same engine without the browser's own window, where it is installed: a page in a fresh context costs it a quarter
 * of the processor's time. Else Chromium.
 * @returns {Promise<string | undefined>}
 */
export const findHeadlessChromium = () => findFirst([shell, ...browsers]);

/** @param {string[]} places */
async function findFirst(places) {
  for (const path of [process.env.CHROMIUM_PATH, ...places]) {
    if (!path || !existsSync(path)) continue;
    const { code, output } = await runCommand(path, ['--version', '--no-sandbox'], { quiet: true });
    if (code === 0 && /chrom/i.test(output)) return path;
  }
  return undefined;
}
