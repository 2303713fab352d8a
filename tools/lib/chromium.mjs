// No library: Playwright finds only browsers it downloaded, not the system’s.
import { existsSync } from 'node:fs';
import { runCommand } from './run-command.mjs';

const browsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const shell = '/usr/bin/chromium-headless-shell';

/**
 * Only one that starts: Ubuntu's `chromium-browser` may just print where to get it.
 * @returns {Promise<string | undefined>}
 */
export const findChromium = () => findFirst(browsers);

/**
 * The headless engine, which opens a page with a quarter of the CPU time; else Chromium.
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
