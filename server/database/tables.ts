import type { Generated, Insertable, Selectable } from 'kysely';
import type { Tables } from './columns/columns.ts';
import type { Instant } from './columns/instant.ts';

/** Consent records (CASL; decision 28). */
export type ConsentTable = {
  id: Generated<number>;
  lead_id: number | null;
  subscriber_id: string | null;
  email: string;
  text_id: string;
  /** SHA-256 of the wording shown. */
  text_hash: string;
  given_at: Instant;
  page: string | null;
  form: string;
  /** Set while the import can be undone. */
  import_id: Generated<number | null>;
};

export type SecretTable = { name: string; value: string; created_at: Instant };

/** Hashed by withdrawn-addresses.ts. */
export type WithdrawalTable = { hash: string };

/** The database refuses to change or delete rows. */
export type AuditTable = {
  id: Generated<number>;
  at: Instant;
  staff_id: number | null;
  /** Readable after the account is deleted. */
  who: string;
  action: string;
  /** A lead's reference, an account or a list, never visitor data. */
  about: string | null;
  detail: string | null;
};

export type ConsentRow = Selectable<ConsentTable>;
export type NewConsentRow = Insertable<ConsentTable>;

export const commonTables: Tables = ({ id, reference, instant, strict, appendOnly }) => [
  `create table consents (
    id ${id},
    lead_id ${reference} references leads (id),
    subscriber_id text references subscribers (id),
    email text not null,
    text_id text not null,
    text_hash text not null,
    given_at ${instant} not null,
    page text,
    form text not null,
    import_id ${reference}
  )${strict}`,
  'create index consents_by_lead on consents (lead_id) where lead_id is not null',
  'create index consents_by_subscriber on consents (subscriber_id) where subscriber_id is not null',
  'create index consents_by_import on consents (import_id) where import_id is not null',

  `create table secrets (
    name text primary key,
    value text not null,
    created_at ${instant} not null
  )${strict}`,

  `create table withdrawals (hash text primary key)${strict}`,

  `create table audit (
    id ${id},
    at ${instant} not null,
    staff_id ${reference},
    who text not null,
    action text not null,
    about text,
    detail text
  )${strict}`,
  ...appendOnly('audit'),
];
