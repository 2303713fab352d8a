import { useState } from 'react';
import type { ImportItem } from '../../shared/staff/import-fields.ts';
import { Button } from '../ui/Button.tsx';
import { Choice } from './Choice.tsx';
import { ConsentForAll } from './ConsentForAll.tsx';
import { type Encoding, encodings } from './read/decode.ts';
import { type Separator, separators } from './read/guess-separator.ts';
import { type ColumnTarget, targetLabels } from './read/match-columns.ts';
import type { FileAbout } from './read/open-file.ts';
import { Unfinished } from './Unfinished.tsx';
import type { Importing } from './use-import.ts';
import { plural } from './words.ts';

export type MatchProps = { about: FileAbout; unfinished?: ImportItem; fault?: string; importing: Importing };

/** Encoding, separator, columns, and consent of rows that state none. */
export function Match({ about, unfinished, fault, importing }: MatchProps) {
  const { headings, sample, rows } = about;
  const [columns, setColumns] = useState(about.columns);
  const { shared, setShared } = importing;
  const [pressed, setPressed] = useState(false);
  const match = (place: number, target: ColumnTarget | undefined) =>
    // Each field has at most one column.
    setColumns(columns.map((own, at) => (at === place ? target : own === target ? undefined : own)));
  const hasName = columns.includes('name') || columns.includes('firstName') || columns.includes('lastName');
  const missing = [
    !hasName && 'the name',
    !columns.includes('email') && 'the email',
    !columns.includes('basis') && !shared.basis && 'the basis of consent, or answer for all rows below',
  ].filter(Boolean);
  return (
    <>
      <div role="alert">{fault && <p className="st-form__fault">{fault}</p>}</div>
      {unfinished && <Unfinished item={unfinished} importing={importing} />}
      <div className="st-import__reading">
        <Choice<Encoding>
          label="Encoding"
          options={encodings}
          value={about.encoding}
          onChange={(encoding) => importing.reopen({ encoding })}
        />
        <Choice<Separator>
          label="Separator"
          options={separators}
          value={about.separator}
          onChange={(separator) => importing.reopen({ separator })}
        />
        <p className="st-quiet">
          {rows.toLocaleString('en-CA')} rows. Wrong letters or columns? Change the encoding or the separator.
        </p>
      </div>
      <section aria-labelledby="import-columns">
        <h2 id="import-columns">What each column holds</h2>
        <ul className="st-columns">
          {headings.map((heading, place) => (
            <li key={place} className="st-columns__item">
              <Choice<ColumnTarget | ''>
                label={heading || `Column ${place + 1}`}
                options={{ '': 'Not imported', ...targetLabels }}
                value={columns[place] ?? ''}
                onChange={(target) => match(place, target || undefined)}
              />
              <p className="st-quiet st-columns__sample">
                {sample
                  .map((cells) => cells[place])
                  .filter(Boolean)
                  .join(' · ') || 'Empty in the first rows'}
              </p>
            </li>
          ))}
        </ul>
      </section>
      <ConsentForAll value={shared} onChange={setShared} hasColumn={columns.includes('basis')} />
      <div className="st-import__foot">
        <div role="alert">
          {pressed && missing.length > 0 && <p className="st-form__fault">Still to match: {missing.join('; ')}.</p>}
        </div>
        <div className="st-row">
          <Button
            kind="primary"
            onPress={() => {
              setPressed(true);
              if (missing.length === 0) void importing.check({ columns, shared });
            }}
          >
            Check {plural(rows, 'row')}
          </Button>
          <Button onPress={importing.startOver}>Choose another file</Button>
        </div>
      </div>
    </>
  );
}
