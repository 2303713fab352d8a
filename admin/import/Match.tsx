import { useState } from 'react';
import type { ImportItem } from '../../shared/staff/import-fields.ts';
import { Button } from '../ui/Button.tsx';
import { Choice } from './Choice.tsx';
import { ConsentForAll } from './ConsentForAll.tsx';
import { Reading } from './Reading.tsx';
import { type ColumnTarget, severalColumns, targetLabels } from './read/column-target.ts';
import type { DayOrder } from './read/days.ts';
import type { FileAbout } from './read/open-file.ts';
import { Unfinished } from './Unfinished.tsx';
import type { Importing } from './use-import.ts';
import { plural } from './words.ts';

export type MatchProps = { about: FileAbout; unfinished?: ImportItem; fault?: string; importing: Importing };

const beyondOptions: Partial<Record<ColumnTarget | '', string>> = { '': 'Not imported', ...targetLabels };
const { before: _rest, ...options } = beyondOptions;
const isDayColumn = (target: ColumnTarget | undefined) => target === 'consentDate' || target === 'until';

/** How the file is read, its columns, and the consent of rows that state none. */
export function Match({ about, unfinished, fault, importing }: MatchProps) {
  const { headings, sample, rows } = about;
  const [columns, setColumns] = useState(about.columns);
  const [orders, setOrders] = useState(about.orders);
  const { shared, setShared } = importing;
  const [pressed, setPressed] = useState(false);
  const match = (place: number, target: ColumnTarget | undefined) =>
    setColumns(
      columns.map((own, at) => {
        if (at === place) return target;
        // Most fields have only one column.
        return own === target && target && !severalColumns.has(target) ? undefined : own;
      }),
    );
  const isBeyond = (place: number) => about.head > 0 && place >= headings.length;
  const name = (place: number) => headings[place]?.trim() || `Column ${place + 1}`;
  const open = columns.flatMap((target, place) =>
    isDayColumn(target) && orders[place] === 'open' ? `the order of the days in ${name(place)}` : [],
  );
  const setAside = columns.flatMap((target, place) =>
    about.columns[place] === 'unsubscribed' && target !== 'unsubscribed' ? name(place) : [],
  );
  const missing = [
    !columns.includes('email') && !columns.includes('phone') && 'the email or the phone',
    ...open,
    !columns.includes('basis') && !shared.basis && 'the basis of consent, or answer for all rows below',
  ].filter(Boolean);
  const check = () => {
    setPressed(true);
    const said = orders.map((order) => (order === 'open' ? undefined : order));
    if (missing.length === 0) void importing.check({ columns, orders: said, shared });
  };
  const sampleOf = (place: number) =>
    sample
      .map((cells) => cells[place])
      .filter(Boolean)
      .join(' · ');
  // As the file was read: a column does not move as it is matched.
  const isBare = (place: number) => !about.columns[place] && !sampleOf(place);
  const bare = columns.filter((_, place) => isBare(place)).length;
  const item = (place: number) => {
    const target = columns[place];
    return (
      <li key={place} className="st-columns__item">
        <Choice<ColumnTarget | ''>
          label={name(place)}
          options={isBeyond(place) ? beyondOptions : options}
          value={target ?? ''}
          onChange={(next) => match(place, next || undefined)}
        />
        {isDayColumn(target) && about.orders[place] && (
          <Choice<DayOrder | 'open'>
            label={`Days in ${name(place)}`}
            options={{ open: 'Choose', day: 'Day first: 31/12/2025', month: 'Month first: 12/31/2025' }}
            value={orders[place] ?? 'open'}
            onChange={(order) => setOrders(orders.map((own, at) => (at === place ? order : own)))}
          />
        )}
        <p className="st-quiet st-columns__sample">{sampleOf(place) || 'Empty'}</p>
      </li>
    );
  };
  return (
    <>
      <div role="alert">{fault && <p className="st-form__fault">{fault}</p>}</div>
      {unfinished && <Unfinished item={unfinished} importing={importing} />}
      <Reading about={about} importing={importing} />
      <section aria-labelledby="import-columns">
        <h2 id="import-columns">What each column holds</h2>
        <p className="st-quiet">
          Of several columns for emails, or for phones, the first filled one counts; the note keeps the others.
        </p>
        {setAside.length > 0 && (
          <p className="st-import__warning">
            {setAside.join(', ')}: who unsubscribed there comes in like everyone else. Set it back unless it means
            something different.
          </p>
        )}
        <ul className="st-columns">{columns.map((_, place) => !isBare(place) && item(place))}</ul>
        {bare > 0 && (
          <details className="st-fold">
            <summary>{plural(bare, 'column')} without values in the first rows, not imported</summary>
            <ul className="st-columns">{columns.map((_, place) => isBare(place) && item(place))}</ul>
          </details>
        )}
      </section>
      <ConsentForAll value={shared} onChange={setShared} hasColumn={columns.includes('basis')} />
      <div className="st-import__foot">
        <div role="alert">
          {pressed && missing.length > 0 && <p className="st-form__fault">Still to match: {missing.join('; ')}.</p>}
        </div>
        <div className="st-row">
          <Button kind="primary" onPress={check}>
            Check {plural(rows, 'row')}
          </Button>
          <Button onPress={importing.startOver}>Choose another file</Button>
        </div>
      </div>
    </>
  );
}
