import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import days from '../facts/widget-releases.json' with { type: 'json' };

const folder = 'site/public/widgets';

/** How long, in months, the API answers a version after a later one was released (docs/partners.md). */
const servedMonths = 24;

/** Every released version of the script for partners, oldest first. */
function releases(): string[] {
  const names = globSync(`${folder}/*.js`).map((file) => basename(file, '.js'));
  return names.sort((one, other) => one.localeCompare(other, 'en', { numeric: true }));
}

/** `/widgets/versions.json`: each version with the `integrity` value of its file and the day of its release. */
export function widgetVersions(): string {
  const versions = releases().map((version) => ({
    version,
    script: `/widgets/${version}.js`,
    integrity: readFileSync(`${folder}/${version}.sri.txt`, 'utf8').trim(),
    released: (days as Record<string, string>)[version],
  }));
  return JSON.stringify({ latest: versions.at(-1)?.version, servedMonths, versions }, null, 2);
}

/** `/widgets/0.1.js`: the last version of each minor, for pages that want its fixes. */
export function minorScripts(): { file: string; text: () => string }[] {
  const last = new Map(releases().map((version) => [version.replace(/\.\d+$/, ''), version]));
  return [...last].map(([minor, version]) => ({
    file: `/widgets/${minor}.js`,
    text: () => readFileSync(`${folder}/${version}.js`, 'utf8'),
  }));
}
