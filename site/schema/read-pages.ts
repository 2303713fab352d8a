import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AuthorError, type Problem, problemsOf } from '../checks/author-error.ts';
import { parseFrontMatter } from '../checks/front-matter.ts';
import { type KindName, kinds } from './kinds.ts';
import type { PlainPage } from './page.ts';

/** A page of Markdown whose front matter has been checked. `path` is its address. */
export type ContentPage = { path: string; file: string; kind: KindName; data: PlainPage };

/** `site/content/services/index.md` → `/services`; `index.md` → `/`. */
export function pathOf(file: string): string {
  const path = `/${file.replace(/\.md$/, '')}`.replace(/\/index$/, '');
  return path || '/';
}

/**
 * Reads and checks every page of `folder`.
 * @throws AuthorError with all problems of all files at once.
 */
export function readPages(folder: string): ContentPage[] {
  const problems: Problem[] = [];
  const pages: ContentPage[] = [];
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md') && !file.endsWith('README.md'))
    .sort();
  for (const file of files) {
    const path = pathOf(file.replaceAll('\\', '/'));
    const shown = join(folder, file);
    const kind = kinds.find((entry) => entry.matches(path));
    if (!kind) {
      problems.push({
        file: shown,
        line: 1,
        field: '',
        what: `No kind of page has the address ${path}.`,
        todo: 'Move the file to a folder that site/schema/kinds.ts knows.',
      });
      continue;
    }
    const front = parseFrontMatter(readFileSync(shown, 'utf8'));
    const parsed = kind.schema.safeParse(front.value);
    if (parsed.success && !front.problem) pages.push({ path, file: shown, kind: kind.name, data: parsed.data });
    else problems.push(...problemsOf(shown, front, parsed.error, kind.schema));
  }
  if (problems.length > 0) throw new AuthorError(problems);
  return pages;
}
