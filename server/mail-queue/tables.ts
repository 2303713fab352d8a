import type { Generated } from 'kysely';
import type { Tables } from '../database/columns/columns.ts';
import type { Instant } from '../database/columns/instant.ts';

export type MailTestTable = {
  id: Generated<number>;
  job_id: number;
  channel: 'mail' | 'teams';
  asked_at: Instant;
  asked_by: string;
  /** Null for a card. */
  address: string | null;
  /** JSON of the lines exchanged at the last try. */
  conversation: string | null;
};

export const mailTestTables: Tables = ({ id, reference, instant, strict }) => [
  `create table mail_tests (
    id ${id},
    job_id ${reference} not null,
    channel text not null,
    asked_at ${instant} not null,
    asked_by text not null,
    address text,
    conversation text
  )${strict}`,
  'create index mail_tests_by_job on mail_tests (job_id)',
];
