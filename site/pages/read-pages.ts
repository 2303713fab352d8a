import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type KindName, kindAt } from '../schema/kinds.ts';
import type { PlainPage } from '../schema/page.ts';
import { AuthorError, type Problem, problemsOf } from './author-error.ts';
import { claimsIn, unknownClaims, withClaimsDeep } from './claims-in-text.ts';
import { containerProblems } from './containers-in-text.ts';
import { parseFrontMatter } from './front-matter.ts';

/** A page of Markdown with checked front matter. `path` is its address. */
export type ContentPage = {
  path: string;
  file: string;
  kind: KindName;
  data: PlainPage;
  body: string;
  hidden: boolean;
  /** Ids of the claims that its text names. */
  claims: readonly string[];
};

/**
 * `services/index.md` → `/services`; `index.md` → `/`. A folder in parentheses groups files without being
 * part of the address: `(landing)/data-backup-ajax.md` → `/data-backup-ajax`.
 */
export function pathOf(file: string): string {
  const path = `/${file.replace(/\.md$/, '')}`.replace(/\/\([^/]+\)/g, '').replace(/\/index$/, '');
  return path || '/';
}

/** The files of pages in `folder`, relative to it. */
function pageFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md') && !file.endsWith('README.md'))
    .sort();
}

/**
 * Reads and checks every page of `folder`.
 * @throws AuthorError with all problems of all files at once.
 */
export function readPages(folder: string): ContentPage[] {
  const read = pageFiles(folder).map((file) => readPage(folder, file));
  const problems = read.flatMap((entry) => entry.problems);
  if (problems.length > 0) throw new AuthorError(problems);
  return read.flatMap(({ page }) => page ?? []);
}

/** Reads and checks the page `file` of `folder`: the page, or all that is wrong with it. */
export function readPage(folder: string, file: string): { page?: ContentPage; problems: Problem[] } {
  const path = pathOf(file.replaceAll('\\', '/'));
  const shown = join(folder, file);
  const kind = kindAt(path);
  if (!kind) {
    const what = `No kind of page has the address ${path}.`;
    const todo = 'Move the file to a folder that site/schema/folder-kinds.ts names.';
    return { problems: [{ file: shown, line: 1, field: '', what, todo }] };
  }
  const text = readFileSync(shown, 'utf8');
  const front = parseFrontMatter(text);
  const parsed = kind.schema.safeParse(withClaimsDeep(front.value));
  const problems = [
    ...(parsed.success && !front.problem ? [] : problemsOf(shown, front, parsed.error, kind.schema)),
    ...unknownClaims(text).map(({ line, id, meant }) => ({
      file: shown,
      line,
      field: `{claim:${id}}`,
      what: 'is not a claim in site/data/claims.ts.',
      todo: meant ? `Did you mean {claim:${meant}}?` : 'Use a claim that is listed there.',
    })),
    ...containerProblems(text).map((problem) => ({ file: shown, ...problem })),
  ];
  if (!parsed.success || problems.length > 0) return { problems };
  return {
    problems,
    page: {
      path,
      file: shown,
      kind: kind.name,
      data: parsed.data,
      body: front.body,
      hidden: kind.hidden ?? false,
      claims: claimsIn(text),
    },
  };
}
