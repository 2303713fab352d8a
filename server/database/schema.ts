import type { Generated, Insertable, Transaction as KyselyTransaction, Selectable } from 'kysely';
import type { LeadForm } from '../../widgets/contract/forms.ts';
import type { LeadState } from '../../widgets/contract/inbox.ts';
import type { ChatMessageTable, ConversationTable } from './chat-tables.ts';
import type { ContactChangeTable, ContactTable, ImportBatchTable, ImportTable } from './contact-tables.ts';
import type { LeadOpeningTable, NoticeSettingsTable, NoticeTable } from './duty-tables.ts';
import type { EventTable } from './event-table.ts';
import type { LeadReplyTable, ReplyTemplateTable, SavedViewTable, StaffActTable } from './inbox-tables.ts';
import type { Instant } from './instant.ts';
import type {
  AuditTable,
  PasskeyChallengeTable,
  PasskeyTable,
  PresenceTable,
  StaffCodeTable,
  StaffSessionTable,
  StaffTable,
} from './staff-tables.ts';
import type {
  DeletionTable,
  ErasureTable,
  MailTestTable,
  PartnerTable,
  RestoreTestTable,
  WithdrawalTable,
} from './upkeep-tables.ts';

export type { Instant };

/**
 * The tables, as both databases hold them. Times are milliseconds since 1970 (UTC); an absent value is
 * null. The migrations in `migrations/` make them.
 */

export type LeadTable = {
  id: Generated<number>;
  /** Short reference for people. */
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
  /** JSON of what the part of the site knew of the request: answers of the quiz, a conversation's id. */
  details: string | null;
  /** Path of the page the form stood on. */
  page: string | null;
  /** Origin of the page, when a browser said it. */
  origin: string | null;
  /** The promise the visitor was given, and the moment it names. */
  promise: string;
  promised_by: Instant;
  idempotency_key: string | null;
  /** SHA-256 over the form and its fields: two posts with one hash hold the same words. */
  content_hash: string;
  /** Comma-separated reasons of a quarantined lead, null for a good one. */
  suspicion: string | null;
  /** Where the work on it stands. */
  state: Generated<LeadState>;
  owner_id: Generated<number | null>;
  /** What is to be done next, and when. */
  next_step: Generated<string | null>;
  next_step_at: Generated<Instant | null>;
  /** Counts the changes of the four above and of the snooze, so that nobody overwrites a colleague's. */
  version: Generated<number>;
  /** Out of the way until then; null once it is back. */
  snoozed_until: Generated<Instant | null>;
  snoozed_by: Generated<number | null>;
  /** The `next_step_at` that somebody was reminded of. */
  reminded_for: Generated<Instant | null>;
  /** Who was told that the promise is about to break. 0: nobody, 1: the owner, 2: everybody. */
  escalation: Generated<number>;
  /** The request of the same person that this one is shown with; its own state is `merged` then. */
  merged_into: Generated<number | null>;
};

/** What happened to a lead: changes of its state, notes. */
export type LeadEventTable = {
  id: Generated<number>;
  lead_id: number;
  at: Instant;
  staff_id: number | null;
  kind: string;
  detail: string;
};

export type SubscriberTable = {
  id: string;
  /** Lower case: one mailbox, one subscriber. */
  email: string;
  created_at: Instant;
  /** When the newest confirmation mail was asked for. */
  requested_at: Instant;
  confirmed_at: Instant | null;
  unsubscribed_at: Instant | null;
};

/** One request to subscribe: what came in, for idempotency and as evidence. */
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

/** What a person agreed to, in which words, when and where (CASL; decision 28). */
export type ConsentTable = {
  id: Generated<number>;
  lead_id: number | null;
  subscriber_id: string | null;
  email: string;
  text_id: string;
  /** SHA-256 of the wording as it was shown. */
  text_hash: string;
  given_at: Instant;
  page: string | null;
  form: string;
  /** The import that brought it, as long as that can be undone. */
  import_id: Generated<number | null>;
};

export type MailKind =
  | 'lead-staff'
  | 'lead-visitor'
  | 'lead-reply'
  | 'newsletter-confirm'
  | 'email-me'
  | 'duty'
  | 'mail-test'
  | 'weekly-figures';
/** Cards of Microsoft Teams. */
export type CardKind = 'lead-teams' | 'duty-teams' | 'teams-test';
export type JobKind = MailKind | CardKind;
export type JobChannel = 'mail' | 'teams';

/** The row that an owed message is about: a column for each subject that owes mails. */
export type JobAbout =
  | { lead_id: number; reply_id?: number | null }
  | { subscriber_id: string }
  | { notice_id: number }
  | { request: string; request_key: string | null };

/** A message that is owed. Its state is read from its timestamps, so it cannot drift. */
export type JobTable = {
  id: Generated<number>;
  kind: JobKind;
  channel: JobChannel;
  lead_id: number | null;
  subscriber_id: string | null;
  notice_id: Generated<number | null>;
  /** What a member of staff wrote. */
  reply_id: Generated<number | null>;
  /** JSON of what a mail says that is about no row: the address too. Deleted as soon as the mail has gone. */
  request: string | null;
  /** The client's UUID of such a request. */
  request_key: string | null;
  /** The mailbox, when a visitor named the address; null for mail to staff. */
  recipient: string | null;
  created_at: Instant;
  /** Not to be tried before this. */
  due_at: Instant;
  /** A worker holds the job until this moment; after a crash the lease runs out. */
  leased_until: Instant | null;
  /** How often a worker has taken it: tells the holder of now from one whose lease ran out. */
  claims: number;
  /** Tries that have ended: a crash in the middle of one is not the mail server's fault. */
  attempts: number;
  sent_at: Instant | null;
  /** Given up: refused permanently, or the last try failed. */
  failed_at: Instant | null;
  last_error: string | null;
};

/** A form token's nonce that a proof of work has used up. */
export type UsedNonceTable = { id: string; expires_at: Instant };

/** Values the server makes once and keeps, such as the session secret. */
export type SecretTable = { name: string; value: string; created_at: Instant };

export type Schema = {
  leads: LeadTable;
  lead_events: LeadEventTable;
  lead_openings: LeadOpeningTable;
  notices: NoticeTable;
  notice_settings: NoticeSettingsTable;
  lead_replies: LeadReplyTable;
  reply_templates: ReplyTemplateTable;
  saved_views: SavedViewTable;
  staff_acts: StaffActTable;
  subscribers: SubscriberTable;
  signups: SignupTable;
  consents: ConsentTable;
  jobs: JobTable;
  mail_tests: MailTestTable;
  partners: PartnerTable;
  deletions: DeletionTable;
  restore_tests: RestoreTestTable;
  erasures: ErasureTable;
  withdrawals: WithdrawalTable;
  conversations: ConversationTable;
  chat_messages: ChatMessageTable;
  events: EventTable;
  used_nonces: UsedNonceTable;
  secrets: SecretTable;
  staff: StaffTable;
  staff_codes: StaffCodeTable;
  staff_sessions: StaffSessionTable;
  passkeys: PasskeyTable;
  passkey_challenges: PasskeyChallengeTable;
  presences: PresenceTable;
  audit: AuditTable;
  imports: ImportTable;
  import_batches: ImportBatchTable;
  contacts: ContactTable;
  contact_changes: ContactChangeTable;
};

/** What writes: each of its statements is kept with all the others, or none is. */
export type Transaction = KyselyTransaction<Schema>;

export type LeadRow = Selectable<LeadTable>;
export type NewLeadRow = Insertable<LeadTable>;
export type NoticeRow = Selectable<NoticeTable>;
export type NoticeSettingsRow = Selectable<NoticeSettingsTable>;
export type SubscriberRow = Selectable<SubscriberTable>;
export type ConsentRow = Selectable<ConsentTable>;
export type NewConsentRow = Insertable<ConsentTable>;
export type ConversationRow = Selectable<ConversationTable>;
export type ChatMessageRow = Selectable<ChatMessageTable>;
export type NewChatMessageRow = Insertable<ChatMessageTable>;
export type JobRow = Selectable<JobTable>;
export type NewJobRow = Insertable<JobTable>;
export type StaffActRow = Selectable<StaffActTable>;
export type StaffRow = Selectable<StaffTable>;
export type StaffSessionRow = Selectable<StaffSessionTable>;
