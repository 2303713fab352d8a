import type { Migration } from '../migrate.ts';

/** What staff do with a lead, and the search over all of them. */
export const staffInbox: Migration = {
  name: '0007-staff-inbox',
  statements: ({ id, reference, instant, strict, fullText }) => [
    "alter table leads add column state text not null default 'new'",
    `alter table leads add column owner_id ${reference} references staff (id)`,
    'alter table leads add column next_step text',
    `alter table leads add column next_step_at ${instant}`,
    'alter table leads add column version integer not null default 0',
    "update leads set state = 'quarantine' where suspicion is not null",
    // Those whose promise ends first come first; also what each view counts.
    'create index leads_by_state on leads (state, promised_by)',
    // In the order and the words of read-inbox.ts.
    `create index leads_working on leads ((coalesce(next_step_at, 9000000000000)), id desc)
     where state in ('contacted', 'booked', 'proposal')`,
    `create index leads_closed on leads (id) where state in ('won', 'lost', 'spam')`,
    'create index leads_by_email on leads (lower(email))',

    `create table lead_events (
      id ${id},
      lead_id ${reference} not null references leads (id),
      at ${instant} not null,
      staff_id ${reference} references staff (id),
      kind text not null,
      detail text not null
    )${strict}`,
    'create index lead_events_by_lead on lead_events (lead_id)',

    ...fullText('leads', ['reference', 'name', 'email', 'phone', 'company', 'message']),
  ],
};
