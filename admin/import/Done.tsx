import type { ImportItem } from '../../shared/staff/import-fields.ts';
import { Button } from '../ui/Button.tsx';
import { download } from './download.ts';
import type { Importing } from './use-import.ts';
import { countsText, plural } from './words.ts';

export type DoneProps = { item: ImportItem; left: number; importing: Importing };

/** The result of an import. */
export function Done({ item, left, importing }: DoneProps) {
  const save = async () => download('rows-to-correct.csv', (await importing.faultsFile()) ?? '');
  return (
    <section className="st-progress" aria-label="Result">
      <p role="status">
        <strong>{item.fileName}</strong>: {countsText(item)}.
        {left > 0 && ` ${plural(left, 'row')} left out, because something in them is wrong.`}
      </p>
      <div className="st-row">
        {left > 0 && <Button onPress={() => void save()}>Download the rows left out</Button>}
        <Button kind="primary" onPress={importing.startOver}>
          Import another file
        </Button>
      </div>
    </section>
  );
}
