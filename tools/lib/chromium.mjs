import { existsSync } from 'node:fs';
import { runCommand } from './run-command.mjs';

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * Where the system's Chromium is, when one is installed that really starts (Ubuntu's `chromium-browser`
 * may be a note that says where to get it).
 * @returns {Promise<string | undefined>}
 */
export async function findChromium() {
  for (const path of [process.env.CHROMIUM_PATH, ...places]) {
    if (!path || !existsSync(path)) continue;
    const { code, output } = await runCommand(path, ['--version', '--no-sandbox'], { quiet: true });
    if (code === 0 && /chrom/i.test(output)) return path;
  }
  return undefined;
}
