import type { DuplicateChoice } from '../../shared/staff/import-fields.ts';
import { companyTimeText } from '../ui/time.ts';
import { Choice } from './Choice.tsx';
import type { DuplicateRow } from './create-session.ts';
import { LineNumber } from './LineNumber.tsx';
import { VirtualTable } from './VirtualTable.tsx';

export type DuplicateTableProps = {
  duplicates: readonly DuplicateRow[];
  onChoose: (choice: DuplicateChoice, line: number) => Promise<void>;
};

const choices: Record<DuplicateChoice, string> = { skip: 'Skip', update: 'Update', add: 'Add' };

/** Rows of known people, each with a choice. */
export function DuplicateTable({ duplicates, onChoose }: DuplicateTableProps) {
  return (
    <VirtualTable
      kind="duplicates"
      label="People that you have already"
      headings={['Line', 'In the file', 'Known as', 'What to do']}
      rows={duplicates}
      keyOf={({ line }) => line}
      cells={({ line, row, known, earlier, choice }) => [
        <LineNumber key={line} line={line} />,
        <>
          <strong>{row.name || 'No name'}</strong>
          <span className="st-quiet">{[row.email || row.phone, row.company].filter(Boolean).join(', ')}</span>
        </>,
        known ? (
          <>
            <strong>{known.name ?? 'No name'}</strong>
            <span className="st-quiet">
              {[known.company, companyTimeText(known.changedAt)].filter(Boolean).join(', ')}
            </span>
          </>
        ) : (
          `Line ${earlier} of this file`
        ),
        <Choice<DuplicateChoice>
          key={line}
          isHidden
          label={`What to do with line ${line}`}
          options={choices}
          value={choice}
          onChange={(next) => void onChoose(next, line)}
        />,
      ]}
    />
  );
}
