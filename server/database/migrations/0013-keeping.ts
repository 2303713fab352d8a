import type { Migration } from '../migrate.ts';

/** What the nightly work deleted, in counts alone; what restore tests found; which erasures this database has seen. */
export const keeping: Migration = {
  name: '0013-keeping',
  statements: ({ id, instant, strict }) => [
    `create table deletions (
      id ${id},
      at ${instant} not null,
      counts text not null
    )${strict}`,
    `create table restore_tests (
      id ${id},
      at ${instant} not null,
      asked_by text not null,
      found text not null
    )${strict}`,
    `create table erasures (
      hash text primary key,
      erased_at ${instant} not null
    )${strict}`,
  ],
};
