import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import days from '../../owner/widget-releases.json' with { type: 'json' };

const folder = 'owner/public/widgets';

/** Months that the API serves a version after the next release (docs/partners.md). */
const servedMonths = 24;

/** Oldest first. */
function releases(): string[] {
  const names = globSync(`${folder}/*.js`).map((file) => basename(file, '.js'));
  return names.sort((one, other) => one.localeCompare(other, 'en', { numeric: true }));
}

/** `/widgets/versions.json`. */
export function widgetVersions(): string {
  const versions = releases().map((version) => ({
    version,
    script: `/widgets/${version}.js`,
    integrity: readFileSync(`${folder}/${version}.sri.txt`, 'utf8').trim(),
    released: (days as Record<string, string>)[version],
  }));
  return JSON.stringify({ latest: versions.at(-1)?.version, servedMonths, versions }, null, 2);
}

/** `/widgets/0.1.js`: the last patch of each minor version. */
export function minorScripts(): { file: string; text: () => string }[] {
  const last = new Map(releases().map((version) => [version.replace(/\.\d+$/, ''), version]));
  return [...last].map(([minor, version]) => ({
    file: `/widgets/${minor}.js`,
    text: () => readFileSync(`${folder}/${version}.js`, 'utf8'),
  }));
}
