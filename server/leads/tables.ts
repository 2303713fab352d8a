import type { Generated, Insertable, Selectable } from 'kysely';
import type { LeadForm } from '../../shared/forms/forms.ts';
import type { LeadState, LostReason } from '../../shared/staff/inbox.ts';
import type { Tables } from '../database/columns/columns.ts';
import type { Instant } from '../database/columns/instant.ts';
import { phoneDigits } from '../database/columns/phone-digits.ts';

export type LeadTable = {
  id: Generated<number>;
  reference: string;
  received_at: Instant;
  form: LeadForm;
  name: string | null;
  email: string;
  phone: string | null;
  company: string | null;
  service: string | null;
  employee_count: string | null;
  message: string | null;
  /** JSON, such as quiz answers. */
  details: string | null;
  page: string | null;
  origin: string | null;
  promise: string;
  promised_by: Instant;
  idempotency_key: string | null;
  /** SHA-256 of the form and its fields. */
  content_hash: string;
  /** Comma-separated reasons for quarantine; null if none. */
  suspicion: string | null;
  state: Generated<LeadState>;
  owner_id: Generated<number | null>;
  next_step: Generated<string | null>;
  next_step_at: Generated<Instant | null>;
  /** For optimistic locking; counts changes of the four columns above and the snooze. */
  version: Generated<number>;
  snoozed_until: Generated<Instant | null>;
  snoozed_by: Generated<number | null>;
  /** The `next_step_at` that a reminder was sent for. */
  reminded_for: Generated<Instant | null>;
  /** Who knows that the promise is about to break: 0 nobody, 1 the owner, 2 everyone. */
  escalation: Generated<number>;
  /** `state` is `merged` then. */
  merged_into: Generated<number | null>;
  /** Counts while `state` is `lost`. */
  lost_reason: Generated<LostReason | null>;
  /** The person's last email, until staff answer. */
  wrote_at: Generated<Instant | null>;
};

export type LeadEventTable = {
  id: Generated<number>;
  lead_id: number;
  at: Instant;
  staff_id: number | null;
  kind: string;
  detail: string;
};

/** `hash` is that of `erasures/erasure-list.ts`. */
export type ErasureTable = { hash: string; erased_at: Instant };

export type LeadRow = Selectable<LeadTable>;
export type NewLeadRow = Insertable<LeadTable>;

/**
 * What is no request, in any figure; a lead that was merged is one. Not as `state in (…)` of the others, for which SQLite
 * reads every lead in the order of states, whatever its time.
 */
export const noRequest = ['quarantine', 'spam'] as const;

/** States that imply a contact; one that went straight to `lost` had none. */
const contactStates = ['contacted', 'booked', 'proposal', 'won'];

/** SQL of a state event that was undone. */
export const undoneEvent = `coalesce((select later.detail like '%, undone' from lead_events as later
  where later.lead_id = lead_events.lead_id and later.kind = 'state' and later.id > lead_events.id
  order by later.id limit 1), false)`;

/** SQL of a lead's state events, or of the one that it was merged into; what happened before it does not answer it. */
export const stateEvents = `from lead_events where lead_events.lead_id in (leads.id, leads.merged_into)
  and lead_events.kind = 'state' and lead_events.at >= leads.received_at`;

/** SQL: when a lead was first answered, or null. */
export const contactedAt = `case when coalesce((select first.state from leads as first
  where first.id = leads.merged_into), leads.state) <> 'new' then (select min(lead_events.at) ${stateEvents}
  and (${contactStates.map((state) => `lead_events.detail like '% ${state}'`).join(' or ')}) and not ${undoneEvent}) end`;

/**
 * Conditions of partial indexes, repeated word for word in the queries that use them. Says which states are not meant:
 * for `state in (…)` SQLite takes the index on states and sorts every lead.
 */
export const inPartialIndex = {
  working: `state not in ('new', 'quarantine', 'won', 'lost', 'spam', 'merged')`,
  closed: `state not in ('new', 'quarantine', 'contacted', 'booked', 'proposal', 'merged')`,
} as const;

export const leadTables: Tables = (columns) => {
  const { id, reference, instant, strict } = columns;
  return [
    `create table leads (
      id ${id},
      reference text not null unique,
      received_at ${instant} not null,
      form text not null,
      name text,
      email text not null,
      phone text,
      company text,
      service text,
      employee_count text,
      message text,
      details text,
      page text,
      origin text,
      promise text not null,
      promised_by ${instant} not null,
      idempotency_key text unique,
      content_hash text not null,
      suspicion text,
      state text not null default 'new',
      owner_id ${reference} references staff (id),
      next_step text,
      next_step_at ${instant},
      version integer not null default 0,
      snoozed_until ${instant},
      snoozed_by ${reference} references staff (id),
      reminded_for ${instant},
      escalation integer not null default 0,
      merged_into ${reference} references leads (id),
      lost_reason text,
      wrote_at ${instant}
    )${strict}`,
    // Partial: only requests without a key are matched by content, and random insert positions slow every write.
    'create index leads_by_content on leads (content_hash) where idempotency_key is null',
    'create index leads_by_state on leads (state, promised_by)',
    // Must match the order and expressions in in-progress.ts.
    `create index leads_working on leads ((coalesce(wrote_at, next_step_at, 9000000000000)), id desc) where ${inPartialIndex.working}`,
    `create index leads_closed on leads (id) where ${inPartialIndex.closed}`,
    'create index leads_by_email on leads (lower(email))',
    'create index leads_by_company on leads (lower(company))',
    `create index leads_by_phone on leads ((${phoneDigits('phone')}))`,
    'create index leads_by_time on leads (received_at)',
    // Counts a partner's leads without reading other rows.
    'create index leads_by_origin on leads (origin, received_at)',
    'create index leads_snoozed on leads (snoozed_until) where snoozed_until is not null',
    'create index leads_next_step on leads (next_step_at) where next_step_at is not null',
    'create index leads_by_merged on leads (merged_into) where merged_into is not null',
    ...(columns.isPostgres ? postgresSearch : sqliteSearch),

    `create table lead_events (
      id ${id},
      lead_id ${reference} not null references leads (id),
      at ${instant} not null,
      staff_id ${reference} references staff (id),
      kind text not null,
      detail text not null
    )${strict}`,
    'create index lead_events_by_lead on lead_events (lead_id)',
    ...(columns.isPostgres ? postgresEventSearch : sqliteEventSearch),

    `create table erasures (
      hash text primary key,
      erased_at ${instant} not null
    )${strict}`,
  ];
};

const searched = ['reference', 'name', 'email', 'phone', 'company', 'message', 'next_step'];

const list = searched.join(', ');
const valuesOf = (row: 'new' | 'old') => searched.map((column) => `${row}.${column}`).join(', ');
const take = `insert into leads_search (rowid, ${list}) values (new.id, ${valuesOf('new')})`;
const drop = `insert into leads_search (leads_search, rowid, ${list}) values ('delete', old.id, ${valuesOf('old')})`;

const sqliteSearch = [
  `create virtual table leads_search using fts5(${list}, content='leads', content_rowid='id', tokenize='unicode61 remove_diacritics 2')`,
  // Overwrites deleted text in the index too.
  `insert into leads_search (leads_search, rank) values ('secure-delete', 1)`,
  `create trigger leads_search_insert after insert on leads begin ${take}; end`,
  `create trigger leads_search_delete after delete on leads begin ${drop}; end`,
  `create trigger leads_search_update after update of ${list} on leads begin ${drop}; ${take}; end`,
];

/** What people wrote: other entries of the history are not searched. */
export const isWritten = `kind in ('note', 'reply', 'email')`;

const takeEvent = 'insert into lead_events_search (rowid, detail) values (new.id, new.detail)';
const dropEvent = `insert into lead_events_search (lead_events_search, rowid, detail) values ('delete', old.id, old.detail)`;

/** So that a corrected note is found by its new words. */
export const findCorrectedNotes = `create trigger if not exists lead_events_search_update after update of detail on lead_events when new.${isWritten} begin ${dropEvent}; ${takeEvent}; end`;

const sqliteEventSearch = [
  `create virtual table lead_events_search using fts5(detail, content='lead_events', content_rowid='id', tokenize='unicode61 remove_diacritics 2')`,
  `insert into lead_events_search (lead_events_search, rank) values ('secure-delete', 1)`,
  `create trigger lead_events_search_insert after insert on lead_events when new.${isWritten} begin ${takeEvent}; end`,
  findCorrectedNotes,
  `create trigger lead_events_search_delete after delete on lead_events when old.${isWritten} begin ${dropEvent}; end`,
];

/** The index and the query must use the same expression. */
export const postgresEventText = `to_tsvector('simple', searched_text(lead_events.detail))`;

const postgresEventSearch = [
  `create index lead_events_search on lead_events using gin ((${postgresEventText})) where ${isWritten}`,
];

/** The index and the query must use the same expression. */
export const postgresText = `to_tsvector('simple', searched_text(${searched
  .map((column) => `coalesce(leads.${column}, '')`)
  .join(` || ' ' || `)}))`;

/**
 * Ignores accents, without the locale's character classes, which may cover ASCII only. ASCII text takes a faster path.
 * Encodings other than UTF-8 keep accents.
 */
const postgresSearch = [
  String.raw`do $choose$ begin
    if getdatabaseencoding() = 'UTF8' then
      create function searched_text(text) returns text language sql immutable strict parallel safe as $$
        select case
          when octet_length($1) = char_length($1) then regexp_replace($1, '[^[:alnum:]]+', ' ', 'g')
          else regexp_replace(
            normalize(regexp_replace(normalize($1, NFD), '[\u0300-\u036f]+', '', 'g'), NFC),
            '[^[:alnum:]\u00c0-\u1fff\u2c00-\u2dff\u3040-\ud7ff\uf900-\uffdc]+', ' ', 'g')
        end $$;
    else
      create function searched_text(text) returns text language sql immutable strict parallel safe as $$
        select regexp_replace($1, '[^[:alnum:]]+', ' ', 'g') $$;
    end if;
  end $choose$`,
  `create index leads_search on leads using gin ((${postgresText}))`,
];
