import type { Migration } from '../migrate.ts';

/** What the site counts by itself: a number for each day and kind of event, and nothing of anybody. */
export const events: Migration = {
  name: '0006-events',
  statements: ({ strict }) => [
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
  ],
};
