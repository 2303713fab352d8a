import type { Migration } from '../migrate.ts';

/** Leads, subscribers, what they agreed to, and what is owed to them. */
export const leads: Migration = {
  name: '0001-leads',
  statements: ({ id, reference, instant, strict }) => [
    `create table leads (
      id ${id},
      reference text not null unique,
      received_at ${instant} not null,
      form text not null,
      name text not null,
      email text not null,
      phone text not null,
      company text,
      service text not null,
      employee_count text,
      message text,
      page text,
      origin text,
      promise text not null,
      promised_by ${instant} not null,
      idempotency_key text unique,
      content_hash text not null,
      suspicion text
    )${strict}`,
    // Only requests without a key are known again by their words; every index at random places slows all writes.
    `create index leads_by_content on leads (content_hash) where idempotency_key is null`,

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
    `create index signups_by_subscriber on signups (subscriber_id) where subscriber_id is not null`,

    `create table consents (
      id ${id},
      lead_id ${reference} references leads (id),
      subscriber_id text references subscribers (id),
      email text not null,
      text_id text not null,
      text_hash text not null,
      given_at ${instant} not null,
      page text,
      form text not null
    )${strict}`,
    `create index consents_by_lead on consents (lead_id) where lead_id is not null`,
    `create index consents_by_subscriber on consents (subscriber_id) where subscriber_id is not null`,

    `create table jobs (
      id ${id},
      kind text not null,
      channel text not null,
      lead_id ${reference} references leads (id),
      subscriber_id text references subscribers (id),
      created_at ${instant} not null,
      due_at ${instant} not null,
      leased_until ${instant},
      attempts integer not null,
      sent_at ${instant},
      failed_at ${instant},
      last_error text
    )${strict}`,
    // Only what is still owed: the index stays small however long the history grows.
    `create index jobs_owed on jobs (due_at) where sent_at is null and failed_at is null`,
    `create index jobs_by_lead on jobs (lead_id) where lead_id is not null`,

    `create table used_nonces (
      id text primary key,
      expires_at ${instant} not null
    )${strict}`,
    `create index used_nonces_by_expiry on used_nonces (expires_at)`,

    `create table secrets (
      name text primary key,
      value text not null,
      created_at ${instant} not null
    )${strict}`,
  ],
};
