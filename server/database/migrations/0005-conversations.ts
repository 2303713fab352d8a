import type { Migration } from '../migrate.ts';

/** The assistant's conversations, and mails that are about no row of ours. */
export const conversations: Migration = {
  name: '0005-conversations',
  statements: ({ id, instant, reference, strict }) => [
    `create table conversations (
      id text primary key,
      secret_hash text not null,
      started_at ${instant} not null,
      last_at ${instant} not null,
      name text,
      email text not null,
      phone text not null,
      company text,
      mailbox text not null,
      page text,
      origin text,
      suspicion text,
      staff_name text,
      typing_at ${instant}
    )${strict}`,
    // The nightly clearing begins with the oldest.
    'create index conversations_by_age on conversations (last_at)',
    'create index conversations_by_mailbox on conversations (mailbox)',

    `create table chat_messages (
      id ${id},
      name text not null unique,
      conversation_id text not null references conversations (id),
      answers_to ${reference} unique references chat_messages (id),
      role text not null,
      content text not null,
      sent_at ${instant} not null,
      author text,
      whole integer not null,
      known integer,
      emergency integer,
      intent text,
      sources text,
      quotes text,
      unknown_question text,
      idempotency_key text unique,
      helpful integer,
      reason text
    )${strict}`,
    'create index chat_messages_by_conversation on chat_messages (conversation_id, id)',

    // What a mail that was asked for says: gone as soon as the mail is.
    'alter table jobs add column request text',
    'alter table jobs add column request_key text',
    'create unique index jobs_by_request_key on jobs (request_key) where request_key is not null',
  ],
};
