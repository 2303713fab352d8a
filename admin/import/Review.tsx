import { useId, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { DuplicateTable } from './DuplicateTable.tsx';
import { download } from './download.ts';
import { FaultTable } from './FaultTable.tsx';
import type { Findings } from './findings.ts';
import type { Importing } from './use-import.ts';
import { plural } from './words.ts';

export type ReviewProps = {
  findings: Findings;
  /** Set for an interrupted import: all its remaining rows must be valid. */
  goesOn?: { newsletter: boolean };
  fault?: string;
  importing: Importing;
};

/** Errors and duplicates found by the dry run. */
export function Review({ findings, goesOn, fault, importing }: ReviewProps) {
  const { ready, faults, doubtful, duplicates, express, left, unsubscribed } = findings;
  const [newsletter, setNewsletter] = useState(goesOn?.newsletter ?? false);
  const id = useId();
  const wrong = faults.filter(({ fields }) => Object.keys(fields).length > 0).length;
  const save = async () => download('rows-to-correct.csv', (await importing.faultsFile()) ?? '');
  return (
    <>
      <div role="alert">{fault && <p className="st-form__fault">{fault}</p>}</div>
      <p role="status" className="st-import__sum">
        <strong>{plural(ready, 'row')} ready</strong>, {plural(wrong, 'row')} to correct,{' '}
        {plural(doubtful.length, 'row')} to look at, {plural(duplicates.length, 'duplicate')}.
      </p>
      {left > 0 && (
        <p className="st-import__warning">
          <strong>{plural(left, 'person', 'people')} unsubscribed</strong>, says the file. They come in without consent:
          no import subscribes them again, and an undo does not change that.
        </p>
      )}
      {unsubscribed > 0 && (
        <p className="st-import__warning">
          {plural(unsubscribed, 'person', 'people')} in this file unsubscribed from our newsletter and will stay so.
        </p>
      )}
      {faults.length > 0 && (
        <section aria-labelledby="import-faults">
          <div className="st-head">
            <h2 id="import-faults">Rows to correct</h2>
            <p className="st-head__side">
              <Button onPress={() => void save()}>Download as CSV</Button>
            </p>
          </div>
          <p className="st-quiet">
            {goesOn
              ? 'They were corrected before the import stopped. Correct them once more: it goes on with all its rows.'
              : 'Correct them here, or import without them and send the corrected file later.'}
          </p>
          <FaultTable label="Rows to correct" faults={faults} onChange={importing.change} />
        </section>
      )}
      {doubtful.length > 0 && (
        <section aria-labelledby="import-doubtful">
          <h2 id="import-doubtful">Rows to look at</h2>
          <p className="st-quiet">They come in as they are shown here. Correct what is wrong.</p>
          <FaultTable label="Rows to look at" faults={doubtful} onChange={importing.change} />
        </section>
      )}
      {duplicates.length > 0 && (
        <section aria-labelledby="import-duplicates">
          <div className="st-head">
            <h2 id="import-duplicates">People that you have already</h2>
            <p className="st-head__side">
              <Button onPress={() => void importing.choose('skip')}>Skip all</Button>
              <Button onPress={() => void importing.choose('update')}>Update all</Button>
              <Button onPress={() => void importing.choose('add')}>Add all</Button>
            </p>
          </div>
          <p className="st-quiet">
            They have the same email, or without one the same phone and name. An update keeps what the file leaves
            empty. Adding makes a second contact.
          </p>
          <DuplicateTable duplicates={duplicates} onChoose={importing.choose} />
        </section>
      )}
      <div className="st-import__foot">
        {express > 0 && (
          <p className="st-check">
            <input
              id={id}
              type="checkbox"
              checked={newsletter}
              disabled={goesOn !== undefined}
              aria-describedby={`${id}-hint`}
              onChange={(event) => setNewsletter(event.currentTarget.checked)}
            />
            <label htmlFor={id}>
              Subscribe those with express consent to the newsletter ({express.toLocaleString('en-CA')})
            </label>
            <span className="st-quiet" id={`${id}-hint`}>
              Only if the newsletter is what they agreed to.
            </span>
          </p>
        )}
        <p className="st-quiet">No email goes out, and no request is made. You can undo the whole import for 7 days.</p>
        <div className="st-row">
          {ready > 0 && !(goesOn && wrong > 0) && (
            <Button kind="primary" onPress={() => void importing.send(newsletter)}>
              {goesOn ? 'Go on with' : 'Import'} {plural(ready, 'row')}
            </Button>
          )}
          <Button onPress={importing.back}>Back to the columns</Button>
        </div>
      </div>
    </>
  );
}
