import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BuiltSite, findingOn } from '../built/built-site.ts';

/** `from`: the pages that link it. */
export type LinkUse = { path: string; fragment: string; from: string[]; count: number };

/** Each address once: a wrong footer link is one problem, not one per page. */
export function linkUses(site: BuiltSite): LinkUse[] {
  const uses = new Map<string, LinkUse>();
  for (const page of site.pages) {
    for (const { path, fragment } of page.links) {
      const key = `${path}#${fragment}${path === page.path ? ' here' : ''}`;
      const use = uses.get(key);
      if (!use) uses.set(key, { path, fragment, from: [page.path], count: 1 });
      else {
        use.count++;
        if (use.from.at(-1) !== page.path) use.from.push(page.path);
      }
    }
  }
  return [...uses.values()];
}

/** ` (linked 163 times)`; empty for a single use. */
export const onPages = ({ count }: LinkUse) => (count > 1 ? ` (linked ${count} times)` : '');

/** Where records and layouts that make links are. */
const sources = ['owner', 'site/facts', 'shared/company', 'site/components', 'site/kinds'];

/** The file and line that has the link: a text, else a record or layout that names its address, else the first page. */
export function placeOf(site: BuiltSite, { path, from }: LinkUse, written = path): { file: string; line: number } {
  for (const words of [`](${written}`, written]) {
    for (const page of from) {
      const found = lineIn(site.content.find((entry) => entry.path === page)?.file, site.textOf, [words]);
      if (found) return found;
    }
  }
  const slug = path.slice(path.lastIndexOf('/') + 1);
  const bySlug = slug.length > 3 ? [`'${slug}'`, `'${slug}':`, `  ${slug}: `] : [];
  for (const words of [[`'${written}'`], bySlug]) {
    for (const file of sourceFiles()) {
      const found = lineIn(file, (name) => readFileSync(name, 'utf8'), words);
      if (found) return found;
    }
  }
  const { file, line } = findingOn(site, from[0] ?? '/', { field: '', what: '', todo: '' });
  return { file, line };
}

function lineIn(file: string | undefined, textOf: (file: string) => string, words: readonly string[]) {
  if (!file) return undefined;
  const line = textOf(file)
    .split('\n')
    .findIndex((text) => words.some((word) => text.includes(word)));
  return line < 0 ? undefined : { file, line: line + 1 };
}

const sourceFiles = () =>
  sources.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => join(folder, name)),
  );
