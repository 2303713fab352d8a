import type { Generated } from 'kysely';
import type { Tables } from '../database/columns/columns.ts';
import type { Instant } from '../database/columns/instant.ts';

export type PartnerTable = {
  id: Generated<number>;
  /** As in the `Origin` header. */
  origin: string;
  name: string;
  added_at: Instant;
  added_by: string;
};

export const partnerTables: Tables = ({ id, instant, strict }) => [
  `create table partners (
    id ${id},
    origin text not null unique,
    name text not null,
    added_at ${instant} not null,
    added_by text not null
  )${strict}`,
];
