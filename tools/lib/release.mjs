import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from './say.mjs';

/**
 * Writes a version of the visitor script. A released version never changes; releasing the same bytes again does
 * nothing.
 * @param {string} folder of all versions
 * @param {string} version
 * @param {Buffer} script
 * @returns {string} the `integrity` value
 * @throws {Problem} if the version was released with other bytes
 */
export function release(folder, version, script) {
  const file = join(folder, `${version}.js`);
  if (existsSync(file) && !readFileSync(file).equals(script)) {
    throw new Problem(
      `Version ${version} is released, and a released version never changes. For the next one: npm run release-widgets`,
    );
  }
  const integrity = integrityOf(script);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, script);
  writeFileSync(join(folder, `${version}.sri.txt`), `${integrity}\n`);
  return integrity;
}

export const isRelease = (text) => /^\d+\.\d+\.\d+$/.test(text);

const inOrder = (one, other) => one.localeCompare(other, 'en', { numeric: true });

/**
 * @param {string[]} versions
 * @returns {string | undefined}
 */
export const newestOf = (versions) => versions.toSorted(inOrder).at(-1);

/**
 * That of the sources, until it is released; then the next patch, so that an owner who changes a colour or a telephone
 * number changes no file of ours.
 * @param {string | undefined} newest released
 * @param {string} ofSources in package.json
 */
export function versionAfter(newest, ofSources) {
  if (!newest || inOrder(ofSources, newest) > 0) return ofSources;
  const [major, minor, patch] = newest.split('.');
  return `${major}.${minor}.${Number(patch) + 1}`;
}

export function integrityOf(script) {
  return `sha384-${createHash('sha384').update(script).digest('base64')}`;
}

/**
 * @param {Record<string, string>} days by version, as in owner/widget-releases.json
 * @param {string} version keeps the day it has
 * @param {Date} now
 * @returns {Record<string, string>} `2026-11-22` by version
 */
export function withDay(days, version, now) {
  return { ...days, [version]: days[version] ?? now.toISOString().slice(0, 10) };
}
