import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { describeAddress } from './describe-address.ts';
import { parseLegacyMap } from './parse-legacy-map.ts';
import type { RedirectData } from './redirect-data.ts';

const dataFile = 'dist/_server/redirects.json';
const mapFile = 'site/redirects/legacy-map.csv';
const publishedFile = 'site/redirects/published.json';

const usage = `npm run redirects -- explain /some/old/path   says which rule fires and why
npm run redirects -- remember                 notes the pages of dist/ as published: from then on a build
                                              refuses to lose one of them without a redirect`;

function main([command, address]: string[]): string {
  if (command === 'explain' && address) return explain(address);
  if (command === 'remember') return remember();
  throw new Error(usage);
}

function explain(address: string): string {
  const { entries } = parseLegacyMap(readFileSync(mapFile, 'utf8'), mapFile);
  return describeAddress(address, builtData(), entries);
}

/** Adds to the file and never takes away: what was published once is linked from somewhere. */
function remember(): string {
  const before = JSON.parse(readFileSync(publishedFile, 'utf8')) as string[];
  const all = [...new Set([...before, ...builtData().valid])].sort();
  writeFileSync(publishedFile, `${JSON.stringify(all, null, 2)}\n`);
  return `${publishedFile} has ${all.length} addresses, ${all.length - before.length} of them new.`;
}

function builtData(): RedirectData {
  if (!existsSync(dataFile)) throw new Error('The site is not built yet: npm run build');
  return (JSON.parse(readFileSync(dataFile, 'utf8')) as { data: RedirectData }).data;
}

try {
  console.log(main(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
