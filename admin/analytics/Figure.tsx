import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { type FigureAnswer, figurePaths } from '../../shared/staff/figures.ts';
import { ErrorMessage } from '../ui/ErrorMessage.tsx';
import { Loading } from '../ui/Loading.tsx';
import { FigureRows } from './FigureRows.tsx';
import { FunnelPlot } from './FunnelPlot.tsx';
import { LinePlot } from './LinePlot.tsx';
import type { Days } from './period-choices.ts';
import type { Block } from './sections.ts';

/** A table of figures with plot and CSV download. */
export function Figure({ block, days: { from, to } }: { block: Block; days: Days }) {
  const id = useId();
  const asked = `${block.figure}?from=${from}&to=${to}`;
  const figure = useQuery<FigureAnswer>({
    queryKey: [`${figurePaths.table}/${asked}`],
    gcTime: 0,
    placeholderData: (before) => before,
  });
  return (
    <section className="st-an__figure" aria-labelledby={id} data-waiting={figure.isPlaceholderData || undefined}>
      <div className="st-head">
        <h2 id={id}>{block.title}</h2>
        <p className="st-head__side">
          <a href={`${figurePaths.csv}/${asked}`} aria-label={`CSV of ${block.title}`}>
            CSV
          </a>
        </p>
      </div>
      {block.note && <p className="st-quiet st-an__note">{block.note}</p>}
      {figure.status === 'pending' && <Loading what="Adding up" />}
      {figure.status === 'error' && <ErrorMessage error={figure.error} again={() => void figure.refetch()} />}
      {figure.data && <Drawn block={block} table={figure.data} />}
    </section>
  );
}

const isEmpty = ({ columns, rows }: FigureAnswer) =>
  rows.every((row) => row.every((cell, at) => columns[at]?.unit === 'text' || columns[at]?.unit === 'day' || !cell));

function Drawn({ block, table }: { block: Block; table: FigureAnswer }) {
  if (isEmpty(table)) return <p className="st-empty">{block.empty}</p>;
  const { plot, title, columns } = block;
  const rows = (
    <FigureRows table={table} label={title} columns={columns} bars={plot?.kind === 'bars' ? plot.of : undefined} />
  );
  if (plot?.kind === 'funnel')
    return (
      <>
        <FunnelPlot table={table} />
        {rows}
      </>
    );
  if (plot?.kind !== 'lines') return rows;
  return (
    <div className="st-an__beside">
      <LinePlot table={table} plot={plot} title={title} />
      {rows}
    </div>
  );
}
