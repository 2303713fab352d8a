import { createResolver } from './create-resolver.ts';
import type { LegacyEntry, RedirectProblem } from './parse-legacy-map.ts';
import type { RedirectData } from './redirect-data.ts';
import { targetsOf } from './rule.ts';
import { writtenRules } from './rules.ts';
import { standing } from './standing.ts';

/** `published`: every address so far. */
type Redirects = { data: RedirectData; entries: readonly LegacyEntry[]; published: readonly string[] };

/**
 * A fault: redirects in a circle. Notes: a redirect to another redirect, an alias or a missing page; an old address that is
 * a page or listed twice; a published address that no longer resolves (standing.ts says where those lead meanwhile).
 */
export function checkRedirects({ data, entries, published }: Redirects): RedirectProblem[] {
  const resolver = createResolver(data);
  const valid = new Set(data.valid);
  const seen = new Map<string, LegacyEntry>();
  const problems: RedirectProblem[] = [];

  for (const entry of entries) {
    const { from, to, file, line } = entry;
    const report = (field: string, what: string, todo: string, note = true) =>
      problems.push({ file, line, field, what, todo, note });
    const before = seen.get(from);
    seen.set(from, entry);
    if (before) report('from', `${from} is listed in ${before.file}:${before.line} already.`, 'Keep one of the two.');
    if (from === to) report('to', `${from} leads to itself.`, 'Lead it to another page, or remove the line.', false);
    else if (isCircle(from))
      report('to', `${from} leads back to itself over ${to}.`, 'Remove one of these lines.', false);
    else if (resolver.explain(from).rule === 'valid') report('from', `${from} is a page or file.`, 'Remove the line.');
    else if (data.posts.includes(from.slice(1)) && to !== `/blog${from}`) {
      report('from', `${from} leads to the post /blog${from} already.`, 'Remove the line.');
    }
    if (from !== to) for (const { what, todo } of targetFaults(to)) report('to', what, todo);
  }

  for (const rule of writtenRules(data).filter(({ name }) => name !== '1-legacy')) {
    const place = { file: 'site/redirects/rules.ts', line: 1, field: `rule ${rule.name}` };
    // Redirects of the staff area apply once its page is built.
    const targets = new Set(targetsOf(rule).filter((to) => rule.name !== 'router' || valid.has(to)));
    problems.push(...[...targets].flatMap(targetFaults).map((fault) => ({ ...place, ...fault, note: true })));
  }

  for (const path of published) {
    if (!isGone(path)) continue;
    const what = `${path} was published and is gone: its readers are sent to ${standing(path, data)}.`;
    const todo = `To send them elsewhere, add a line: ${path},/where-they-go,why`;
    problems.push({ file: 'owner/redirects.csv', line: 1, field: '', what, todo, note: true });
  }
  return problems;

  function isGone(path: string): boolean {
    const { rule, to } = resolver.explain(path);
    return rule !== 'valid' && to === null;
  }

  function isCircle(from: string): boolean {
    const steps = new Set<string>();
    for (let path = from; !steps.has(path); ) {
      steps.add(path);
      const next = data.legacy[path];
      if (next === undefined || valid.has(path)) return false;
      path = next;
    }
    return true;
  }

  function targetFaults(to: string): { what: string; todo: string }[] {
    const page = data.aliases[to];
    if (page) return [{ what: `${to} is a second address.`, todo: `Lead to ${page}.` }];
    if (valid.has(to)) return [];
    const further = resolver.resolveRedirect(to);
    if (further !== null) return [{ what: `${to} is itself an old address.`, todo: `Lead to ${further}.` }];
    return [{ what: `${to} does not exist.`, todo: 'Lead to a page of the site.' }];
  }
}
