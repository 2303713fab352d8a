import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useRef } from 'react';

export type VirtualTableProps<Row> = {
  /** Accessible name. */
  label: string;
  headings: readonly string[];
  rows: readonly Row[];
  keyOf: (row: Row) => number;
  cells: (row: Row) => readonly ReactNode[];
  /** Column layout: a class suffix. */
  kind: string;
};

/** Renders only rows in view. Row heights follow the content. */
export function VirtualTable<Row>({ label, headings, rows, keyOf, cells, kind }: VirtualTableProps<Row>) {
  const frame = useRef<HTMLDivElement>(null);
  const shown = useVirtualizer({
    count: rows.length,
    getScrollElement: () => frame.current,
    estimateSize: () => 72,
    getItemKey: (index) => keyOf(rows[index] as Row),
    overscan: 8,
  });
  return (
    // biome-ignore-start lint/a11y/useSemanticElements: rows that are placed by hand cannot be those of a table element.
    // biome-ignore-start lint/a11y/useFocusableInteractive: a table's rows and cells are read, what is in them is pressed.
    <div ref={frame} className={`st-virtual st-virtual--${kind}`}>
      <div role="table" aria-label={label} aria-rowcount={rows.length + 1}>
        <div role="row" className="st-virtual__row st-virtual__head" aria-rowindex={1}>
          {headings.map((heading) => (
            <span key={heading} role="columnheader">
              {heading}
            </span>
          ))}
        </div>
        <div role="rowgroup" className="st-virtual__body" style={{ height: `${shown.getTotalSize()}px` }}>
          {shown.getVirtualItems().map(({ index, key, start }) => (
            <div
              key={key}
              ref={shown.measureElement}
              data-index={index}
              role="row"
              aria-rowindex={index + 2}
              className="st-virtual__row"
              style={{ transform: `translateY(${start}px)` }}
            >
              {cells(rows[index] as Row).map((cell, place) => (
                <div key={headings[place]} role="cell">
                  {cell}
                </div>
              ))}
            </div>
          ))}
        </div>
      </div>
    </div>
    // biome-ignore-end lint/a11y/useFocusableInteractive: as above.
    // biome-ignore-end lint/a11y/useSemanticElements: as above.
  );
}
