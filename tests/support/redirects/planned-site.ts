import { readFileSync } from 'node:fs';
import { parseLegacyMap } from '../../../site/redirects/parse-legacy-map.ts';
import type { RedirectData } from '../../../site/redirects/redirect-data.ts';
import routes from '../routes.json' with { type: 'json' };

const file = 'site/redirects/legacy-map.csv';

export const legacyMap = parseLegacyMap(readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8'), file);

/** Includes future pages. */
export const plannedSite: RedirectData = {
  valid: routes.filter(({ kind }) => kind !== 'router-redirect').map(({ path }) => path),
  posts: routes.filter(({ kind }) => kind === 'blog').map(({ path }) => path.slice('/blog/'.length)),
  files: ['/icon.svg', '/share/Ab12.png', '/404'],
  aliases: Object.fromEntries(routes.flatMap(({ path, canonical }) => (canonical ? [[path, canonical]] : []))),
  legacy: Object.fromEntries(legacyMap.entries.map(({ from, to }) => [from, to])),
};
