import { existsSync, readFileSync } from 'node:fs';
import { companyDay } from '../../shared/company/calendar-day.ts';
import { company } from '../../shared/company/company.ts';
import { claims } from '../facts/claims.ts';
import { publishedPages } from '../pages/published.ts';
import { leftOut, readPages } from '../pages/read-pages.ts';
import { mine } from './mine.ts';

/** `npm run mine`: what of the site is still the sample's, with the file to change. Exit code 0: it only lists. */
const pages = publishedPages(readPages('site/content'), companyDay(new Date()));
const owned = (name: string) => readFileSync(`owner/${name}.ts`, 'utf8');
const texts = pages.map(({ file }) => ({ file, text: readFileSync(file, 'utf8') }));
const left = mine({
  owned,
  texts,
  company,
  claims: Object.values(claims),
  hasLogo: existsSync('owner/logo.svg'),
  leftOut: leftOut('site/content'),
});

for (const { about, lines } of left) console.log(`${about}\n${lines.map((line) => `  ${line}`).join('\n')}\n`);
console.log(
  left.length === 0 ? 'Nothing here is the sample’s.' : `${left.length} things to decide. How: owner/README.md`,
);
