import type { Generated } from 'kysely';
import type { Instant } from './instant.ts';

/** What staff do with leads: undoing, saved views, replies. */

/** Something done with one lead or many that can be undone. It holds numbers and states, nothing of a visitor. */
export type StaffActTable = {
  id: Generated<number>;
  at: Instant;
  staff_id: number;
  kind: 'change' | 'merge';
  /** The request that others were merged into. */
  lead_id: number | null;
  /** JSON of how it was before (leads/inbox/undo.ts). */
  before: string;
  undone_at: Instant | null;
};

/** Filters and a search under a name. */
export type SavedViewTable = {
  id: Generated<number>;
  staff_id: number;
  name: string;
  /** 1: for all colleagues. */
  shared: 0 | 1;
  /** As the address of the list has it. */
  filter: string;
  made_at: Instant;
};

/** A text that replies begin with. */
export type ReplyTemplateTable = {
  id: Generated<number>;
  name: string;
  subject: string;
  body: string;
  changed_at: Instant;
};

/** An email that a member of staff wrote to who sent a lead. */
export type LeadReplyTable = {
  id: Generated<number>;
  lead_id: number;
  at: Instant;
  staff_id: number;
  /** The client's UUID: sent twice, it is one reply. */
  key: string;
  subject: string;
  body: string;
  /** 1: with the visitor's own words below. */
  quotes: 0 | 1;
  /** Where an answer goes; null: to the company's address. */
  reply_to: string | null;
};
