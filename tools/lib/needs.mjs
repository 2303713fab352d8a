// No library: what a test needs is looked for on this system and, where that is possible, installed by its package manager.
import { existsSync } from 'node:fs';
import { findChromium, findHeadlessChromium } from './chromium.mjs';
import { findPostgres } from './postgres.mjs';
import { runCommand } from './run-command.mjs';
import { say } from './say.mjs';

/**
 * What some tests need from the system, found or installed.
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

/** The system's Chromium as visitors have it, for `npm run test:all`. */
export const provideChromium = () => provide({ label: 'Chromium', package: 'chromium', find: findChromium });

/** Chromium's engine alone, for the browser tests of the gate. */
export const provideHeadlessChromium = () =>
  provide({ label: 'Chromium', package: 'chromium-headless-shell', find: findHeadlessChromium });

/** nginx, before three processes: without it the tests use a stand-in. */
export const provideNginx = () =>
  provide({
    label: 'nginx',
    package: 'nginx-light',
    find: () => ['/usr/sbin/nginx', '/usr/bin/nginx'].find((path) => existsSync(path)),
  });

/** A scanner of web applications, for `npm run test:all`. */
export const provideWapiti = () =>
  provide({ label: 'wapiti', package: 'wapiti', find: () => ['/usr/bin/wapiti'].find((path) => existsSync(path)) });

/** The system's Firefox, for the short list that is tried in a second engine. */
export const provideFirefox = () =>
  provide({
    label: 'Firefox',
    package: 'firefox-esr',
    find: () => ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((path) => existsSync(path)),
  });

/** PostgreSQL's programs, for the tests on both databases. */
export const providePostgres = () => provide({ label: 'PostgreSQL', package: 'postgresql', find: findPostgres });

const env = { DEBIAN_FRONTEND: 'noninteractive' };
let updated = false;

async function apt(args) {
  const options = ['-o', 'Acquire::Retries=3', '-o', 'DPkg::Lock::Timeout=300', '-y', '-q'];
  return await runCommand('apt-get', [...options, ...args], { quiet: true, env });
}

/**
 * Installs a Debian package when that is possible here: as root, where apt-get exists.
 * @param {string} name
 * @returns {Promise<string | undefined>} why it could not be installed; undefined when it was
 */
async function installSystemPackage(name) {
  if (process.getuid?.() !== 0) return `Install it (sudo apt-get install -y ${name}) and run npm test again.`;
  say(`Installing ${name} from the system's packages …`);
  if (!updated) {
    const { code, output } = await apt(['update']);
    // A mirror that did not answer may still leave usable lists.
    if (code !== 0) say(output.trim().split('\n').slice(-3).join('\n'));
    updated = true;
  }
  const { code, output } = await apt(['install', '--no-install-recommends', name]);
  if (code === 0) return undefined;
  if (code === 127) return `Install ${name} (apt-get is not on this system) and run npm test again.`;
  return `apt-get install ${name} failed: ${output.trim().split('\n').slice(-3).join(' ')}`;
}
