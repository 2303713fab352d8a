import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { companyDay } from '../../shared/company/calendar-day.ts';
import { cityOf } from '../facts/landing-topics.ts';
import { type FactId, facts } from '../facts/records/index.ts';
import { isSample, isServed } from '../facts/served.ts';
import { asMeant } from '../markdown/as-meant.ts';
import { containerProblems } from '../markdown/containers-in-text.ts';
import { idsIn, unknownMarks, withMarksDeep } from '../markdown/marks-in-text.ts';
import { type KindName, kindAt } from '../schema/kinds.ts';
import type { PlainPage } from '../schema/plain-page.ts';
import { isAdvice, lenient, understood } from './as-people-write.ts';
import { AuthorError, type AuthorProblem, problemsOf } from './author-error.ts';
import { parseFrontMatter } from './front-matter.ts';
import { openConflict, pictureProblems, textNotes } from './page-notes.ts';
import { savedText } from './saved-text.ts';
import { isStray, textFiles } from './stray-files.ts';

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
  /** What its author may leave as it is: unadvised lengths, unknown fields, a corrected address. */
  notes: readonly AuthorProblem[];
};

/**
 * `services/index.md` → `/services`; `index.md` → `/`. A folder in parentheses is not part of the address:
 * `(landing)/data-backup-ajax.md` → `/data-backup-ajax`. An address is small letters, digits and hyphens:
 * `blog/Holiday Checklist.md` → `/blog/holiday-checklist`.
 */
export function contentAddress(file: string): string {
  const path = `/${file.replace(/\.md$/, '')}`.replace(/\/\([^/]+\)/g, '').replace(/\/index$/i, '');
  return path.split('/').map(addressPart).join('/') || '/';
}

const addressPart = (name: string) =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The owner's texts: one at the path of a sample's text replaces it (`owner/content/(legal)/privacy-policy.md`). */
export const ownContent = 'owner/content';

/** The folder beside a file's name: `owner/content`, or the sample's. */
function pageFiles(folder: string): { base: string; file: string }[] {
  const own = folder === 'site/content' && existsSync(ownContent) ? textFiles(ownContent) : [];
  const sample = textFiles(folder).filter((file) => !own.includes(file));
  const files = [...sample.map((file) => ({ base: folder, file })), ...own.map((file) => ({ base: ownContent, file }))];
  return files.filter(({ base, file }) => !isStray(base, file));
}

/**
 * What a text is about: the city of its address (`/cloud-services-ajax`), else its field `about`; undefined for most.
 */
function aboutOf(base: string, file: string): string | undefined {
  const path = contentAddress(file.replaceAll('\\', '/'));
  const city = cityOf(path) ?? /^\/locations\/(.+)$/.exec(path)?.[1];
  return city ?? /^\s*---[\s\S]*?^about: *["']?([\w-]+)[\s\S]*?^---/m.exec(savedText(join(base, file)))?.[1];
}

/** A text on a city is the owner's as long as the city is served, one on the sample as long as the company is the sample. */
function isOurs(about: string | undefined): boolean {
  if (about === 'sample') return isSample;
  return about === undefined || isServed(about);
}

/** Texts of the sample that are not built, because they are about its brand or about cities that the owner does not serve. */
export function leftOut(folder: string): { path: string; file: string }[] {
  return pageFiles(folder)
    .filter(({ base, file }) => base === folder && !isOurs(aboutOf(base, file)))
    .map(({ base, file }) => ({ path: contentAddress(file.replaceAll('\\', '/')), file: join(base, file) }));
}

/** @throws AuthorError with all problems of all files */
export function readPages(folder: string): ContentPage[] {
  const read = pageFiles(folder)
    .filter(({ base, file }) => base === ownContent || isOurs(aboutOf(base, file)))
    .map(({ base, file }) => readPage(base, file));
  const pages = read.flatMap(({ page }) => page ?? []);
  const problems = [...read.flatMap((entry) => entry.problems), ...sharedAddresses(pages)];
  if (problems.length > 0) throw new AuthorError(problems);
  return pages;
}

function sharedAddresses(pages: readonly ContentPage[]): AuthorProblem[] {
  const first = new Map<string, string>();
  return pages.flatMap(({ path, file }) => {
    const other = first.get(path);
    if (other === undefined) first.set(path, file);
    if (other === undefined) return [];
    const what = `has the address ${path}, which ${other} has too.`;
    return [{ file, line: 1, field: '', what, todo: 'Give one of the two files another name.' }];
  });
}

export function readPage(folder: string, file: string): { page?: ContentPage; problems: AuthorProblem[] } {
  const name = file.replaceAll('\\', '/');
  const path = contentAddress(name);
  const shown = join(folder, file);
  const kind = kindAt(path);
  if (!kind) {
    const what = `The address ${path} belongs to the server.`;
    return { problems: [{ file: shown, line: 1, field: '', what, todo: 'Give the file another name.' }] };
  }
  if (!/^\/$|[^/]$/.test(path)) {
    const what = 'has a name without letters and digits, so the page has no address.';
    return { problems: [{ file: shown, line: 1, field: '', what, todo: 'Name it in words, such as open-house.md.' }] };
  }
  const text = savedText(shown);
  const conflict = openConflict(shown, text);
  if (conflict.length > 0) return { problems: conflict };
  const front = parseFrontMatter(text);
  const body = asMeant(front.body);
  const above = text.slice(0, text.length - front.body.length).split('\n').length - 1;
  const read = { updated: dayOf(shown), ...withoutEmpty(withMarksDeep(front.value)) };
  const refused = kind.schema.safeParse(read, { reportInput: true }).error?.issues ?? [];
  const given = refused.length > 0 ? understood(read, refused) : read;
  const issues = kind.schema.safeParse(given, { reportInput: true }).error?.issues ?? [];
  const wrong = issues.filter((issue) => !isAdvice(issue));
  const advice = issues.filter(isAdvice);
  const parsed = (advice.length > 0 ? lenient(kind.schema) : kind.schema).safeParse(given);
  // An unknown field may be the misspelt name of a missing one.
  const isMissing = wrong.some(({ input }) => input === undefined);
  const faults = isMissing ? [...wrong, ...advice.filter(({ code }) => code === 'unrecognized_keys')] : wrong;
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
    ...pictureProblems(shown, body, above),
  ];
  if (!parsed.success || problems.length > 0) return { problems };
  const data = withFactSources(parsed.data, idsIn(text, 'fact'));
  return {
    problems,
    page: {
      path,
      file: shown,
      kind: kind.name,
      data: { ...data, description: data.description || data.lead || firstWords(body) },
      body,
      hidden: kind.hidden ?? false,
      claims: idsIn(text, 'claim'),
      notes: [
        ...problemsOf(shown, front, { issues: advice }, kind.schema),
        ...addressNotes(shown, name, path),
        ...textNotes(shown, front.body, body, above),
      ],
    },
  };
}

/** The day a file was last saved, for pages that name none. */
const dayOf = (file: string) => companyDay(statSync(file).mtime);

/** A name without a value (`metaTitle:`) is no field. */
function withoutEmpty(value: unknown): Record<string, unknown> {
  const fields = value && typeof value === 'object' ? Object.entries(value) : [];
  return Object.fromEntries(fields.filter(([, entry]) => entry !== null));
}

function addressNotes(file: string, name: string, path: string): AuthorProblem[] {
  const written = `/${name.replace(/\.md$/, '')}`.replace(/\/\([^/]+\)/g, '').replace(/\/index$/i, '') || '/';
  if (written === path) return [];
  const what = `has the address ${path}: addresses are small letters, digits and hyphens.`;
  return [{ file, line: 1, field: '', what, todo: `Name the file as its address, or leave it.` }];
}

/** The description of a page that has neither description nor lead. */
function firstWords(body: string): string {
  const paragraph = body.split(/\n\s*\n/).find((part) => /^\s*[\p{L}“"*_[]/u.test(part) && !part.includes('|')) ?? '';
  const plain = paragraph
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return plain.length <= 160 ? plain : `${plain.slice(0, 159).replace(/\s\S*$/, '')}…`;
}

/** Adds the sources of the facts named in the text. */
function withFactSources(data: PlainPage, ids: readonly string[]): PlainPage {
  const named = ids.filter((id): id is FactId => Object.hasOwn(facts, id)).map((id) => facts[id].source);
  const listed = new Set(data.sources.map(({ url }) => url));
  const added = named.filter(({ url }, at) => !listed.has(url) && named.findIndex((one) => one.url === url) === at);
  return { ...data, sources: [...data.sources, ...added] };
}
