import { type DragEvent, useId, useState } from 'react';
import { csvRow } from '../../shared/csv-cell.ts';
import { contactFields, fieldNames, importLimits } from '../../shared/staff/import-fields.ts';
import { Button } from '../ui/Button.tsx';
import { download } from './download.ts';

/** A sample file with a row for each basis. */
const template = () =>
  [
    '\uFEFF',
    csvRow(fieldNames.map((field) => contactFields[field])),
    csvRow([
      'Ada Example',
      'ada@example.com',
      '',
      'Example Inc.',
      'Owner',
      '',
      'express',
      '2026-03-31',
      'Sign-up sheet, spring fair',
      '',
      '',
    ]),
    csvRow(['Sam Example', 'sam@example.com', '', 'Example Inc.', '', '', 'implied', '', '', 'inquiry', '2026-12-31']),
  ].join('');

/** Drop area and file chooser. */
export function ChooseFile({ fault, onFile }: { fault?: string; onFile: (file: File) => void }) {
  const id = useId();
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent<HTMLElement>) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer?.files ?? [];
    if (file) onFile(file);
  };
  return (
    <section
      className={`st-drop${over ? ' st-drop--over' : ''}`}
      aria-label="Choose a file"
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <div role="alert">{fault && <p className="st-form__fault">{fault}</p>}</div>
      <label className="st-label" htmlFor={id}>
        Drop a CSV or Excel file here, or choose one
      </label>
      <input
        id={id}
        className="st-drop__file"
        type="file"
        accept=".csv,.txt,.tsv,.xlsx,text/csv,text/plain,text/tab-separated-values"
        aria-describedby={`${id}-hint`}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          if (file) onFile(file);
        }}
      />
      <p className="st-quiet" id={`${id}-hint`}>
        Each row needs an email or a phone, and the basis of consent. Up to {importLimits.rows.toLocaleString('en-CA')}{' '}
        rows, 25 MB. Nothing is kept until you press Import.
      </p>
      <Button onPress={() => download('contacts-template.csv', template())}>Download a template</Button>
    </section>
  );
}
