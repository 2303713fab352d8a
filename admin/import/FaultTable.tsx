import { useRef } from 'react';
import { type ContactField, contactFields, fieldNames } from '../../shared/staff/import-fields.ts';
import type { FaultyRow } from './create-session.ts';
import { FaultField } from './FaultField.tsx';
import { LineNumber } from './LineNumber.tsx';
import { VirtualTable } from './VirtualTable.tsx';

export type FaultTableProps = {
  label: string;
  faults: readonly FaultyRow[];
  onChange: (line: number, field: ContactField, value: string) => Promise<void>;
};

/** Rows with a field per error and warning. Corrected rows stay in place. */
export function FaultTable({ label, faults, onChange }: FaultTableProps) {
  // Fields once shown stay open for further changes.
  const opened = useRef(new Map<number, Set<ContactField>>());
  const fieldsOf = ({ line, fields, warnings }: FaultyRow): ContactField[] => {
    const own = opened.current.get(line) ?? new Set<ContactField>();
    opened.current.set(line, own);
    for (const field of Object.keys({ ...fields, ...warnings }) as ContactField[]) own.add(field);
    return fieldNames.filter((field) => own.has(field));
  };
  return (
    <VirtualTable
      kind="faults"
      label={label}
      headings={['Line', 'Who', 'Correct']}
      rows={faults}
      keyOf={({ line }) => line}
      cells={(faulty) => {
        const { line, row, fields, warnings } = faulty;
        const isGood = Object.keys({ ...fields, ...warnings }).length === 0;
        return [
          <LineNumber key={line} line={line} />,
          <>
            <strong>{row.name || 'No name'}</strong>
            <span className="st-quiet">{row.email || row.phone || 'No email'}</span>
            {isGood && <span className="st-tag">Corrected</span>}
          </>,
          <div key={line} className="st-virtual__fields">
            {fieldsOf(faulty).map((field) => (
              <FaultField
                key={field}
                label={contactFields[field]}
                hint={`of line ${line}`}
                value={row[field] ?? ''}
                error={fields[field]}
                warning={warnings[field]}
                onChange={(value) => void onChange(line, field, value)}
              />
            ))}
          </div>,
        ];
      }}
    />
  );
}
