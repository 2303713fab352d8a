import { Choice } from './Choice.tsx';
import { type Encoding, encodings } from './read/decode.ts';
import type { FileAbout } from './read/open-file.ts';
import { type Separator, separators } from './read/separators.ts';
import type { Importing } from './use-import.ts';
import { plural } from './words.ts';

/** How the file is read: encoding with its first accents, separator, line of the headings; and what looks wrong. */
export function Reading({ about, importing }: { about: FileAbout; importing: Importing }) {
  const { encoding, separator, head, headings, rows, lines, make, words, wrongWord, wider, sheet, sheets } = about;
  const named = Object.fromEntries(
    Object.entries(encodings).map(([name, label]) => [
      name,
      [label, words[name as Encoding]].filter(Boolean).join(': '),
    ]),
  ) as Record<Encoding, string>;
  const heads = Object.fromEntries(lines.map(({ line, text }) => [`line ${line}`, `Line ${line}: ${text}`]));
  return (
    <div className="st-import__reading">
      {sheets.length > 0 ? (
        <Choice
          label="Sheet"
          options={Object.fromEntries(sheets.map((name) => [name, name]))}
          value={sheet}
          onChange={(next) => importing.reopen({ sheet: next, head: undefined })}
        />
      ) : (
        <>
          <Choice<Encoding>
            label="Encoding"
            options={named}
            value={encoding}
            onChange={(next) => importing.reopen({ encoding: next })}
          />
          <Choice<Separator>
            label="Separator"
            options={separators}
            value={separator}
            onChange={(next) => importing.reopen({ separator: next, head: undefined })}
          />
        </>
      )}
      <Choice
        label="Headings"
        options={{ none: 'None: every line is a person', ...heads }}
        value={head === 0 ? 'none' : `line ${head}`}
        onChange={(next) => importing.reopen({ head: next === 'none' ? 0 : Number(next.slice(5)) })}
      />
      <div className="st-import__read">
        <p className="st-quiet">
          {plural(rows, 'row')}
          {make && `, an export of ${make}`}. Wrong letters, columns or headings? Change how the file is read.
        </p>
        {head > (lines[0]?.line ?? head) && (
          <p className="st-quiet">What is above the headings in line {head} is left out.</p>
        )}
        {wrongWord && (
          <p className="st-import__warning">
            Some letters look wrong, as in “{wrongWord}”.{' '}
            {sheets.length > 0 ? 'Correct them in the workbook.' : 'Choose the encoding that shows them right.'}
          </p>
        )}
        {encoding === 'mixed' && (
          <p className="st-import__warning">Two encodings are mixed in this file. Each line is read by its own.</p>
        )}
        {wider.count > 0 && (
          <p className="st-import__warning">
            {wider.count === 1
              ? `Line ${wider.line} has`
              : `${plural(wider.count, 'row')}, the first in line ${wider.line}, have`}{' '}
            more cells than there are headings ({headings.length}).
          </p>
        )}
      </div>
    </div>
  );
}
