import { type Generated, type Selectable, type SqlBool, sql } from 'kysely';
import type { Tables } from '../database/columns/columns.ts';
import type { Instant } from '../database/columns/instant.ts';

export type SubscriberTable = {
  id: string;
  /** Lower case: one subscriber per mailbox. */
  email: string;
  created_at: Instant;
  requested_at: Instant;
  confirmed_at: Instant | null;
  unsubscribed_at: Instant | null;
};

/** Stored for idempotency and as evidence. */
export type SignupTable = {
  id: Generated<number>;
  subscriber_id: string | null;
  email: string;
  received_at: Instant;
  page: string | null;
  form: string | null;
  idempotency_key: string | null;
  content_hash: string;
  suspicion: string | null;
};

export type SubscriberRow = Selectable<SubscriberTable>;

type Times = Pick<SubscriberRow, 'confirmed_at' | 'unsubscribed_at'>;

/** Whether a person receives the newsletter. Derived from timestamps, so it cannot drift. */
export function isSubscribed({ confirmed_at, unsubscribed_at }: Times): boolean {
  return (confirmed_at ?? 0) > (unsubscribed_at ?? 0);
}

/** SQL of the same. */
export const subscribedNow = 'coalesce(confirmed_at, 0) > coalesce(unsubscribed_at, 0)';

/** The same for a query. */
export const whereSubscribed = sql<SqlBool>`${sql.raw(subscribedNow)}`;

export const newsletterTables: Tables = ({ id, instant, strict }) => [
  `create table subscribers (
    id text primary key,
    email text not null unique,
    created_at ${instant} not null,
    requested_at ${instant} not null,
    confirmed_at ${instant},
    unsubscribed_at ${instant}
  )${strict}`,

  `create table signups (
    id ${id},
    subscriber_id text references subscribers (id),
    email text not null,
    received_at ${instant} not null,
    page text,
    form text,
    idempotency_key text unique,
    content_hash text not null,
    suspicion text
  )${strict}`,
  'create index signups_by_subscriber on signups (subscriber_id) where subscriber_id is not null',
];
