import { readFileSync } from 'node:fs';
import { companyDay } from '../../shared/company/calendar-day.ts';
import { dueFacts } from '../facts/records/index.ts';
import { AuthorError } from '../pages/author-error.ts';
import { publishedPages } from '../pages/published.ts';
import { readPages } from '../pages/read-pages.ts';
import type { Finding } from './built/built-site.ts';
import { siteIn } from './built/collect.ts';
import { byKind, lineOf } from './by-kind.ts';
import { invalidHtml } from './html-validity.ts';
import { rules } from './rules/index.ts';
import {
  fewLinks,
  offeredScripts,
  outsideAims,
  retentionInPolicy,
  seldomLinked,
  tooFewWords,
  tooMuchAlike,
  unregisteredNumbers,
} from './writing/index.ts';

/**
 * `npm run check`: all checks on the site in dist/. Exit code 1 for a fault (dead link, invalid HTML); what the author
 * decides (unregistered numbers, similarity, lengths) is a note (decision 58), ten kinds of which are shown, all with `--all`.
 */
function check(): number {
  const content = publishedPages(readPages('site/content'), companyDay(new Date()));
  const site = siteIn('dist', content);
  const judgements = [
    tooFewWords,
    tooMuchAlike,
    unregisteredNumbers,
    outsideAims,
    fewLinks,
    seldomLinked,
    retentionInPolicy,
  ];
  const ofBuild = JSON.parse(readFileSync('dist/_server/notes.json', 'utf8')) as Finding[];
  const found: Finding[] = [
    ...Object.values(rules).flatMap((rule) => rule(site)),
    ...invalidHtml(site, 'site/.cache/valid-html.json'),
    ...offeredScripts(site),
    ...judgements.flatMap((rule) => rule(site)).map((finding) => ({ ...finding, note: true })),
  ];
  const notes = [...ofBuild, ...found.filter(({ note }) => note)];
  const every = [...new Set(notes.map(lineOf))];
  const due = dueFacts(companyDay(new Date()));
  if (due.length > 0) {
    const facts = due.map(({ id, file, again }) => `  ${file} ${id}: look at its source again (due ${again}).`);
    console.log(`${due.length} facts to check again:\n${facts.join('\n')}\n`);
  }
  const broken = found.filter((finding) => !finding.note);
  if (every.length > 0) {
    const lines = process.argv.includes('--all') ? every : byKind(notes);
    const whole = lines.length < every.length ? ', by kind; each: npm run check -- --all' : '';
    console.log(`${every.length} to look at${whole}:\n${lines.join('\n')}\n`);
  }
  if (broken.length > 0) console.log(`${broken.length} to fix:\n${broken.map(lineOf).join('\n')}\n`);
  else console.log(`${content.length} pages: nothing to fix.`);
  return broken.length > 0 ? 1 : 0;
}

try {
  process.exitCode = check();
} catch (error) {
  if (!(error instanceof AuthorError)) throw error;
  console.log(error.message);
  process.exitCode = 1;
}
