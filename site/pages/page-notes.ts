import { spreadsheetsIn } from '../markdown/as-meant.ts';
import { htmlIn } from '../markdown/pasted-html.ts';
import type { AuthorProblem } from './author-error.ts';
import { isElsewhere, isOnComputer, isPicture, pictureFile, picturesIn } from './picture.ts';

/** The three lines that Git leaves between two versions of a text. */
export function openConflict(file: string, text: string): AuthorProblem[] {
  const at = text.split('\n').findIndex((line) => /^<{7}(?: |\r?$)/.test(line));
  if (at < 0 || !/^>{7}(?: |\r?$)/m.test(text)) return [];
  const todo = 'Keep what is right, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>.';
  return [{ file, line: at + 1, field: '', what: 'Two versions of the text stand here (a merge conflict).', todo }];
}

/**
 * Pictures that no visitor would see.
 * @param above lines of the file before `body`
 */
export function pictureProblems(file: string, body: string, above: number): AuthorProblem[] {
  return picturesIn(body).flatMap(({ written, line }) => {
    if (isElsewhere(written)) return [];
    const place = { file, line: above + line, field: `picture ${written}` };
    const found = pictureFile(written, file);
    if (isOnComputer(written))
      return [
        {
          ...place,
          what: 'is on your computer, where no visitor sees it.',
          todo: 'Copy the file beside the page, and write its name alone.',
        },
      ];
    if (!found)
      return [
        {
          ...place,
          what: 'is not there.',
          todo: 'Put it beside the page, or into owner/public and write its name with a slash before it.',
        },
      ];
    if (isPicture(found)) return [];
    const todo = 'Save it as JPEG or PNG (on an iPhone: Settings, Camera, Formats, Most Compatible).';
    return [{ ...place, what: 'is a file that browsers do not show as a picture.', todo }];
  });
}

/**
 * What the author may leave as it is.
 * @param written the body as the file has it
 * @param body as it is shown
 */
export function textNotes(file: string, written: string, body: string, above: number): AuthorProblem[] {
  return [
    ...pictureNotes(file, body, above),
    ...spreadsheetsIn(written).map(({ line }) => ({
      file,
      line: above + line,
      field: '',
      what: 'is a table out of a spreadsheet: its first row is shown as its head.',
      todo: 'Leave it, or put | between its cells.',
    })),
    ...htmlIn(written).map(({ line, tag }) => ({
      file,
      line: above + line,
      field: tag,
      what: 'is HTML, which is shown as text.',
      todo: `Write it as Markdown: npm run clean -- ${file}`,
    })),
  ];
}

function pictureNotes(file: string, body: string, above: number): AuthorProblem[] {
  return picturesIn(body).flatMap(({ written, alt, line }) => {
    const place = { file, line: above + line, field: `picture ${written}` };
    if (isElsewhere(written))
      return [{ ...place, what: 'is of another site: browsers will not show it.', todo: 'Save it beside the page.' }];
    if (alt) return [];
    return [
      { ...place, what: 'has no words for who cannot see it.', todo: `Write them: ![What it shows](${written})` },
    ];
  });
}
