import { existsSync } from 'node:fs';
import { findHeadlessChromium } from './chromium.mjs';
import { findPostgres } from './postgres.mjs';
import { runCommand } from './run-command.mjs';
import { say } from './say.mjs';

/**
 * @template T
 * @param {{ label: string, package: string, find: () => T | Promise<T> }} need
 * @returns {Promise<{ found?: T, reason?: string }>} reason: what is missing and what to do
 */
async function provide(need) {
  let found = await need.find();
  if (found) return { found };
  const problem = await installSystemPackage(need.package);
  found = await need.find();
  return found
    ? { found }
    : { reason: `${need.label} is not installed. ${problem ?? `The package ${need.package} did not bring it.`}` };
}

/** Chromium's engine without its window, which would take half as long again. */
export const provideHeadlessChromium = () =>
  provide({ label: 'Chromium', package: 'chromium-headless-shell', find: findHeadlessChromium });

/** Without it, tests of three processes use a stub. */
export const provideNginx = () =>
  provide({
    label: 'nginx',
    package: 'nginx-light',
    find: () => ['/usr/sbin/nginx', '/usr/bin/nginx'].find((path) => existsSync(path)),
  });

/** For `npm run test:all`. */
export const provideWapiti = () =>
  provide({ label: 'wapiti', package: 'wapiti', find: () => ['/usr/bin/wapiti'].find((path) => existsSync(path)) });

export const provideFirefox = () =>
  provide({
    label: 'Firefox',
    package: 'firefox-esr',
    find: () => ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((path) => existsSync(path)),
  });

export const providePostgres = () => provide({ label: 'PostgreSQL', package: 'postgresql', find: findPostgres });

const env = { DEBIAN_FRONTEND: 'noninteractive' };
let updated = false;

async function apt(args) {
  const options = ['-o', 'Acquire::Retries=3', '-o', 'DPkg::Lock::Timeout=300', '-y', '-q'];
  return await runCommand('apt-get', [...options, ...args], { quiet: true, env });
}

/**
 * Installs a Debian package, as root and where apt-get exists.
 * @param {string} name
 * @returns {Promise<string | undefined>} why it was not installed, or undefined
 */
async function installSystemPackage(name) {
  if (process.getuid?.() !== 0) return `Install it (sudo apt-get install -y ${name}) and run npm test again.`;
  say(`Installing ${name} from the system's packages …`);
  if (!updated) {
    const { code, output } = await apt(['update']);
    // A mirror that did not answer may leave usable lists.
    if (code !== 0) say(output.trim().split('\n').slice(-3).join('\n'));
    updated = true;
  }
  const { code, output } = await apt(['install', '--no-install-recommends', name]);
  if (code === 0) return undefined;
  if (code === 127) return `Install ${name} (apt-get is not on this system) and run npm test again.`;
  return `apt-get install ${name} failed: ${output.trim().split('\n').slice(-3).join(' ')}`;
}
