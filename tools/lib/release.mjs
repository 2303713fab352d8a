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
      `Version ${version} is released, and a released version never changes. Raise "version" in package.json, then run this again.`,
    );
  }
  const integrity = integrityOf(script);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, script);
  writeFileSync(join(folder, `${version}.sri.txt`), `${integrity}\n`);
  return integrity;
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
