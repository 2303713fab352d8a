import type { Kysely, Transaction as KyselyTransaction } from 'kysely';
import type { EventTable } from '../analytics/tables.ts';
import type { AppointmentFeedTable, AppointmentSettingsTable, AppointmentTable } from '../appointments/tables.ts';
import type { DeletionTable, RestoreTestTable } from '../backups/tables.ts';
import type { ChatMessageTable, ConversationTable } from '../chat/tables.ts';
import type { ContactChangeTable, ContactTable, ImportBatchTable, ImportTable } from '../contacts/tables.ts';
import type { MailboxTable, ReceivedMailTable } from '../incoming/tables.ts';
import type { LeadReplyTable, ReplyTemplateTable, SavedViewTable, StaffActTable } from '../leads/inbox/tables.ts';
import type { LeadOpeningTable, NoticeSettingsTable, NoticeTable } from '../leads/notices/tables.ts';
import type { KnownPersonTable } from '../leads/people/tables.ts';
import type { ErasureTable, LeadEventTable, LeadTable } from '../leads/tables.ts';
import type { MailTestTable } from '../mail-queue/tables.ts';
import type { SignupTable, SubscriberTable } from '../newsletter/tables.ts';
import type { JobTable } from '../notifications/tables.ts';
import type { PartnerTable } from '../partners/tables.ts';
import type {
  PasskeyChallengeTable,
  PasskeyTable,
  PresenceTable,
  StaffCodeTable,
  StaffLinkTable,
  StaffSessionTable,
  StaffTable,
} from '../staff/tables.ts';
import type { WebhookCallTable, WebhookTable } from '../webhooks/tables.ts';
import type { AuditTable, ConsentTable, SecretTable, WithdrawalTable } from './tables.ts';

/** Times are milliseconds since 1970 (UTC); absent values are null. Each subject's `tables.ts` explains its columns. */
export type Schema = {
  leads: LeadTable;
  lead_events: LeadEventTable;
  erasures: ErasureTable;
  lead_openings: LeadOpeningTable;
  notices: NoticeTable;
  notice_settings: NoticeSettingsTable;
  lead_replies: LeadReplyTable;
  reply_templates: ReplyTemplateTable;
  saved_views: SavedViewTable;
  staff_acts: StaffActTable;
  mailboxes: MailboxTable;
  received_mails: ReceivedMailTable;
  subscribers: SubscriberTable;
  signups: SignupTable;
  consents: ConsentTable;
  secrets: SecretTable;
  withdrawals: WithdrawalTable;
  audit: AuditTable;
  jobs: JobTable;
  mail_tests: MailTestTable;
  partners: PartnerTable;
  webhooks: WebhookTable;
  webhook_calls: WebhookCallTable;
  deletions: DeletionTable;
  restore_tests: RestoreTestTable;
  conversations: ConversationTable;
  chat_messages: ChatMessageTable;
  events: EventTable;
  staff: StaffTable;
  staff_codes: StaffCodeTable;
  staff_links: StaffLinkTable;
  staff_sessions: StaffSessionTable;
  passkeys: PasskeyTable;
  passkey_challenges: PasskeyChallengeTable;
  presences: PresenceTable;
  imports: ImportTable;
  import_batches: ImportBatchTable;
  contacts: ContactTable;
  contact_changes: ContactChangeTable;
  known_people: KnownPersonTable;
  appointments: AppointmentTable;
  appointment_settings: AppointmentSettingsTable;
  appointment_feeds: AppointmentFeedTable;
};

/** Reads what is committed. */
export type DatabaseReader = Kysely<Schema>;

/** All of a transaction's statements are stored, or none. */
export type Transaction = KyselyTransaction<Schema>;
