import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type FactId, facts } from '../facts/records/index.ts';
import { containerProblems } from '../markdown/containers-in-text.ts';
import { idsIn, unknownMarks, withMarksDeep } from '../markdown/marks-in-text.ts';
import { type KindName, kindAt } from '../schema/kinds.ts';
import type { PlainPage } from '../schema/plain-page.ts';
import { isAdvice, lenient, understood } from './as-people-write.ts';
import { AuthorError, type AuthorProblem, problemsOf } from './author-error.ts';
import { parseFrontMatter } from './front-matter.ts';

/** Front matter is checked; `path` is the address. */
export type ContentPage = {
  path: string;
  file: string;
  kind: KindName;
  data: PlainPage;
  body: string;
  hidden: boolean;
  /** Ids. */
  claims: readonly string[];
  /** Deviations from advised lengths. */
  notes: readonly AuthorProblem[];
};

/**
 * `services/index.md` → `/services`; `index.md` → `/`. A folder in parentheses is not part of the address:
 * `(landing)/data-backup-ajax.md` → `/data-backup-ajax`.
 */
export function contentAddress(file: string): string {
  const path = `/${file.replace(/\.md$/, '')}`.replace(/\/\([^/]+\)/g, '').replace(/\/index$/, '');
  return path || '/';
}

/** Relative to `folder`. */
function textFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md') && !file.endsWith('README.md'))
    .sort();
}

/** Without the byte-order mark that some editors add. */
const textOf = (file: string) => readFileSync(file, 'utf8').replace(/^\uFEFF/, '');

/** Notes, and temporary files of editors (`~$post.md`). */
const isStray = (folder: string, file: string) =>
  /^[~.]/.test(basename(file)) || !/^---\r?\n/.test(textOf(join(folder, file)));

/** Relative to `folder`. */
const pageFiles = (folder: string) => textFiles(folder).filter((file) => !isStray(folder, file));

/** Markdown files that do not begin with front matter. */
export function strayFiles(folder: string): AuthorProblem[] {
  return textFiles(folder)
    .filter((file) => isStray(folder, file))
    .map((file) => ({
      file: join(folder, file),
      line: 1,
      field: '',
      what: 'is no page: it does not begin with fields between two --- lines.',
      todo: 'Leave it, or put the fields at its top.',
    }));
}

/** @throws AuthorError with all problems of all files */
export function readPages(folder: string): ContentPage[] {
  const read = pageFiles(folder).map((file) => readPage(folder, file));
  const problems = read.flatMap((entry) => entry.problems);
  if (problems.length > 0) throw new AuthorError(problems);
  return read.flatMap(({ page }) => page ?? []);
}

export function readPage(folder: string, file: string): { page?: ContentPage; problems: AuthorProblem[] } {
  const path = contentAddress(file.replaceAll('\\', '/'));
  const shown = join(folder, file);
  const kind = kindAt(path);
  if (!kind) {
    const what = `No kind of page has the address ${path}.`;
    const todo = 'Move the file to a folder that a kind of page names (site/kinds/*/kind.ts).';
    return { problems: [{ file: shown, line: 1, field: '', what, todo }] };
  }
  const text = textOf(shown);
  const front = parseFrontMatter(text);
  const read = withMarksDeep(front.value);
  const refused = kind.schema.safeParse(read, { reportInput: true }).error?.issues ?? [];
  const given = refused.length > 0 ? understood(read, refused) : read;
  const issues = kind.schema.safeParse(given, { reportInput: true }).error?.issues ?? [];
  const wrong = issues.filter((issue) => !isAdvice(issue));
  const advice = issues.filter(isAdvice);
  const parsed = (advice.length > 0 ? lenient(kind.schema) : kind.schema).safeParse(given);
  // An unknown field may be the misspelt name of a missing one.
  const faults = wrong.length > 0 ? [...wrong, ...advice.filter(({ code }) => code === 'unrecognized_keys')] : [];
  const problems = [
    ...problemsOf(shown, front, { issues: faults }, kind.schema),
    ...unknownMarks(text).map(({ line, mark, file: register, meant }) => ({
      file: shown,
      line,
      field: mark,
      what: `is not listed in ${register}.`,
      todo: meant ? `Did you mean ${meant}?` : 'Use one that is listed there.',
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
      data: withFactSources(parsed.data, idsIn(text, 'fact')),
      body: front.body,
      hidden: kind.hidden ?? false,
      claims: idsIn(text, 'claim'),
      notes: problemsOf(shown, front, { issues: advice }, kind.schema),
    },
  };
}

/** Adds the sources of the facts named in the text. */
function withFactSources(data: PlainPage, ids: readonly string[]): PlainPage {
  const named = ids.filter((id): id is FactId => Object.hasOwn(facts, id)).map((id) => facts[id].source);
  const listed = new Set(data.sources.map(({ url }) => url));
  return { ...data, sources: [...data.sources, ...named.filter(({ url }) => !listed.has(url))] };
}
