import type { Selectable } from 'kysely';
import type { Tables } from '../database/columns/columns.ts';

/** Counts per day. Columns that do not apply are '' (`value`: 0). */
export type EventTable = {
  /** In Toronto, `2026-11-22`. */
  day: string;
  event: string;
  path: string;
  page_kind: string;
  widget: string;
  field: string;
  /** What happened, or the masked words of an empty search. */
  detail: string;
  /** `LCP`, `INP` or `CLS`, with its rounded `value`. */
  metric: string;
  value: number;
  count: number;
};

export type EventRow = Selectable<EventTable>;

export const eventTables: Tables = ({ strict }) => [
  `create table events (
    day text not null,
    event text not null,
    path text not null,
    page_kind text not null,
    widget text not null,
    field text not null,
    detail text not null,
    metric text not null,
    value integer not null,
    count integer not null,
    primary key (day, event, path, widget, field, detail, metric, value)
  )${strict}`,
  'create index events_by_event on events (event, day)',
];
