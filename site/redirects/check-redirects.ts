import { createResolver } from './create-resolver.ts';
import type { LegacyEntry, RedirectProblem } from './parse-legacy-map.ts';
import type { RedirectData } from './redirect-data.ts';
import { targetsOf } from './rule.ts';

/** `published`: every address so far. */
type Redirects = { data: RedirectData; entries: readonly LegacyEntry[]; published: readonly string[] };

/**
 * Fails a build: a redirect to itself, another redirect, an alias or a missing page; an old address that is a page or
 * listed twice; a published address that no longer resolves.
 */
export function checkRedirects({ data, entries, published }: Redirects): RedirectProblem[] {
  const resolver = createResolver(data);
  const valid = new Set(data.valid);
  const seen = new Map<string, LegacyEntry>();
  const problems: RedirectProblem[] = [];

  for (const entry of entries) {
    const { from, to, file, line } = entry;
    const report = (field: string, what: string, todo: string) => problems.push({ file, line, field, what, todo });
    const before = seen.get(from);
    seen.set(from, entry);
    if (before) report('from', `${from} is listed in ${before.file}:${before.line} already.`, 'Keep one of the two.');
    if (from === to) report('to', `${from} leads to itself.`, 'Lead it to another page, or remove the line.');
    else if (resolver.explain(from).rule === 'valid') report('from', `${from} is a page or file.`, 'Remove the line.');
    else if (data.posts.includes(from.slice(1)) && to !== `/blog${from}`) {
      report('from', `${from} leads to the post /blog${from} already.`, 'Remove the line.');
    }
    if (from !== to) for (const { what, todo } of targetFaults(to)) report('to', what, todo);
  }

  for (const rule of resolver.rules.filter(({ name }) => name !== '1-legacy')) {
    const place = { file: 'site/redirects/rules.ts', line: 1, field: `rule ${rule.name}` };
    // Redirects of the staff area apply once its page is built.
    const targets = new Set(targetsOf(rule).filter((to) => rule.name !== 'router' || valid.has(to)));
    problems.push(...[...targets].flatMap(targetFaults).map((fault) => ({ ...place, ...fault })));
  }

  for (const path of published) {
    const { rule, to } = resolver.explain(path);
    if (rule === 'valid' || to !== null) continue;
    const todo = `Add a line: ${path},/where-its-readers-go,why`;
    const what = `${path} was published and is gone.`;
    problems.push({ file: 'site/redirects/legacy-map.csv', line: 1, field: '', what, todo });
  }
  return problems;

  function targetFaults(to: string): { what: string; todo: string }[] {
    const page = data.aliases[to];
    if (page) return [{ what: `${to} is a second address.`, todo: `Lead to ${page}.` }];
    if (valid.has(to)) return [];
    const further = resolver.resolveRedirect(to);
    if (further !== null) return [{ what: `${to} is itself an old address.`, todo: `Lead to ${further}.` }];
    return [{ what: `${to} does not exist.`, todo: 'Lead to a page of the site.' }];
  }
}
