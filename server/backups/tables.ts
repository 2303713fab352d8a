import type { Generated } from 'kysely';
import type { Tables } from '../database/columns/columns.ts';
import type { Instant } from '../database/columns/instant.ts';

/** What a night deleted; `counts` is JSON. */
export type DeletionTable = { id: Generated<number>; at: Instant; counts: string };

/** Result of a restore test; `found` is JSON. */
export type RestoreTestTable = { id: Generated<number>; at: Instant; asked_by: string; found: string };

export const keepingTables: Tables = ({ id, instant, strict }) => [
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
];
