import { existsSync, readdirSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import type { AuthorProblem } from './author-error.ts';
import { hasFields } from './front-matter.ts';
import { savedText } from './saved-text.ts';

const filesIn = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();

const isText = (file: string) => file.endsWith('.md') && !file.endsWith('README.md');

/** Pages, and what lies among them, relative to `folder`. */
export const textFiles = (folder: string): string[] => filesIn(folder).filter(isText);

/** Notes, and temporary files of editors (`~$post.md`). */
export const isStray = (folder: string, file: string): boolean =>
  /^[~.]/.test(basename(file)) || !hasFields(savedText(join(folder, file)));

const otherText = /\.(?:docx?|odt|rtf|pages|html?)$/i;
/** Windows may hide the last ending of `careers.md.txt`. */
const otherEnding = /(?:\.md)?\.(?:txt|markdown|md)$/i;

/** Files among the pages that are none, as notes. */
export const strayFiles = (...folders: readonly string[]): AuthorProblem[] =>
  folders.filter((folder) => existsSync(folder)).flatMap(strayIn);

function strayIn(folder: string): AuthorProblem[] {
  return filesIn(folder).flatMap((file) => {
    const said = isText(file) ? (isStray(folder, file) ? withoutFields : undefined) : ofOtherProgram(basename(file));
    return said ? [{ file: join(folder, file), line: 1, field: '', ...said }] : [];
  });
}

const withoutFields = {
  what: 'is no page: it does not begin with fields between two --- lines.',
  todo: 'Leave it, or put the fields at its top.',
};

function ofOtherProgram(name: string): { what: string; todo: string } | undefined {
  if (/^[~.]/.test(name) || name.endsWith('.md')) return undefined;
  const what = `is no page: it ends with ${extname(name)}.`;
  if (otherEnding.test(name)) return { what, todo: `If it is to be one, name it ${name.replace(otherEnding, '.md')}.` };
  return otherText.test(name)
    ? { what, todo: 'Save it as a web page, and npm run clean makes a page of it.' }
    : undefined;
}
