import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { campaignSearch } from './campaign-search.ts';
import { createResolver } from './create-resolver.ts';
import { addressesIn, publishedAddresses, publishedFileOf } from './published.ts';
import { readLegacyMaps } from './read-legacy-maps.ts';
import { readPath } from './read-path.ts';
import type { RedirectData } from './redirect-data.ts';

const dataFile = 'dist/_server/redirects.json';

const usage = `npm run redirects -- explain /some/old/path   prints which rule matches and why
npm run redirects -- remember                 adds the pages of dist/ to the published addresses: readers of one
                                              that is lost later are sent to its folder`;

function main([command, address]: string[]): string {
  if (command === 'explain' && address) return explain(address);
  if (command === 'remember') return remember();
  throw new Error(usage);
}

/** @param address path or URL */
function explain(address: string): string {
  const data = builtData();
  const [, requested = '/', search = ''] = /^(?:https?:\/\/[^/?#]*)?([^?#]*)(\?[^#]*)?/.exec(address) ?? [];
  const path = requested.startsWith('/') ? requested : `/${requested}`;
  const { rule, why, to } = createResolver(data).explain(path, search);
  const read = readPath(path);
  const readAs = `Read as: ${read.path}`;
  if (to !== null) {
    return [`${path}${search} → ${to}${campaignSearch(search)} (301)`, readAs, `Rule ${rule}: ${source()}`].join('\n');
  }
  if (rule === 'valid' && read.page !== undefined && read.page !== path && data.valid.includes(read.page)) {
    return `${path} → ${read.page}${search} (301)\nNo rule: it is another spelling of a page.`;
  }
  if (rule === 'valid') return `${path} stays where it is.\nNo rule: ${why}`;
  const reason = rule === 'none' ? `No rule: ${why}` : `Rule ${rule}: ${why} The page it leads to is not built.`;
  return [`${path}${search} shows the not-found page (404).`, readAs, reason].join('\n');

  function source(): string {
    const { entries } = readLegacyMaps();
    const entry = rule === '1-legacy' && entries.find(({ from }) => from === read.path);
    return entry ? `Written in ${entry.file}:${entry.line}${entry.note && ` (${entry.note})`}` : why;
  }
}

/** Only adds: an address published once may be linked from anywhere. */
function remember(): string {
  const isSample = /export const company = \{\};/.test(readFileSync('owner/company.ts', 'utf8'));
  const file = publishedFileOf(isSample);
  const known = new Set(publishedAddresses());
  const fresh = builtData().valid.filter((path) => !known.has(path));
  const all = [...addressesIn(file), ...fresh].sort();
  writeFileSync(file, `${JSON.stringify(all, null, 2)}\n`);
  return `${file} has ${all.length} addresses, ${fresh.length} of them new.`;
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
