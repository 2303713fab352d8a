import { createResolver } from './create-resolver.ts';
import type { LegacyEntry } from './parse-legacy-map.ts';
import type { RedirectProblem } from './problem.ts';
import type { RedirectData } from './redirect-data.ts';
import { targetsOf } from './rule.ts';

/** What the check looks at: the data of a build, where its legacy entries were written, what was published before. */
export type Redirects = { data: RedirectData; entries: readonly LegacyEntry[]; published: readonly string[] };

/** Where a lost address is to be written down. */
const mapFile = 'site/redirects/legacy-map.csv';

/**
 * Everything for which a build is refused: a redirect to itself, to another redirect, to a second address
 * or to no page; an old address that is a page or stands twice; a published address that leads nowhere now.
 */
export function checkRedirects({ data, entries, published }: Redirects): RedirectProblem[] {
  const resolver = createResolver(data);
  const valid = new Set(data.valid);
  const posts = new Set(data.posts);
  const seen = new Map<string, LegacyEntry>();
  const problems: RedirectProblem[] = [];

  for (const entry of entries) {
    const { from, to, file, line } = entry;
    const report = (field: string, what: string, todo: string) => problems.push({ file, line, field, what, todo });
    const before = seen.get(from);
    seen.set(from, entry);
    if (before) report('from', `${from} stands in ${before.file}:${before.line} already.`, 'Keep one of the two.');
    if (from === to) report('to', `${from} leads to itself.`, 'Lead it to another page, or take the line out.');
    else if (resolver.explain(from).rule === 'valid') report('from', `${from} is there.`, 'Take the line out.');
    else if (posts.has(from.slice(1)) && to !== `/blog${from}`) {
      report('from', `${from} leads to the post /blog${from} already.`, 'Take the line out.');
    }
    if (from !== to) problems.push(...targetProblems(to).map((problem) => ({ file, line, field: 'to', ...problem })));
  }

  for (const rule of resolver.rules) {
    if (rule.name === '1-legacy') continue;
    for (const to of new Set(targetsOf(rule))) {
      // The staff area's redirects begin to work with its page.
      if (rule.name === 'router' && !valid.has(to)) continue;
      const place = { file: 'site/redirects/rules', line: 1, field: `rule ${rule.name}` };
      problems.push(...targetProblems(to).map((problem) => ({ ...place, ...problem })));
    }
  }

  for (const path of published) {
    const { rule, to } = resolver.explain(path);
    if (rule === 'valid' || to !== null) continue;
    const what = `${path} was published and is gone.`;
    problems.push({ file: mapFile, line: 1, field: '', what, todo: `Add a line: ${path},/where-its-readers-go,why` });
  }
  return problems;

  function targetProblems(to: string): { what: string; todo: string }[] {
    const page = data.aliases[to];
    if (page) return [{ what: `${to} is a second address.`, todo: `Lead to ${page}.` }];
    if (valid.has(to)) return [];
    const further = resolver.resolveRedirect(to);
    if (further !== null) return [{ what: `${to} is itself an old address.`, todo: `Lead to ${further}.` }];
    return [{ what: `${to} is not there.`, todo: 'Lead to a page of the site.' }];
  }
}
