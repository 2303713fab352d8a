import type { ImportItem } from '../../shared/staff/import-fields.ts';
import { Button } from '../ui/Button.tsx';
import { companyTimeText } from '../ui/time.ts';
import type { Importing } from './use-import.ts';

/** Offers to continue a partly imported file. */
export function Unfinished({ item, importing }: { item: ImportItem; importing: Importing }) {
  const { added, updated, skipped, rows, startedAt } = item;
  const done = added + updated + skipped;
  return (
    <div className="st-import__unfinished">
      <p role="status">
        The import of this file, begun on {companyTimeText(startedAt)}, stopped after {done.toLocaleString('en-CA')} of{' '}
        {rows.toLocaleString('en-CA')} rows. Check the file again to send the others.
      </p>
      <Button onPress={importing.anew}>Start a new import instead</Button>
    </div>
  );
}
