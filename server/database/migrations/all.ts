import type { Migration } from '../migrate.ts';
import { leads } from './0001-leads.ts';
import { recipients } from './0002-recipients.ts';
import { nextDue } from './0003-next-due.ts';
import { leadDetails } from './0004-lead-details.ts';
import { conversations } from './0005-conversations.ts';
import { events } from './0006-events.ts';
import { staff } from './0007-staff.ts';
import { staffInbox } from './0007-staff-inbox.ts';
import { duty } from './0008-duty.ts';
import { inboxTools } from './0009-inbox-tools.ts';
import { figures } from './0010-figures.ts';
import { desk } from './0011-desk.ts';
import { imports } from './0012-imports.ts';
import { keeping } from './0013-keeping.ts';
import { mailTests } from './0013-mail-tests.ts';
import { partners } from './0013-partners.ts';
import { withdrawals } from './0014-withdrawals.ts';
import { passkeys } from './0015-passkeys.ts';
import { searchAccents } from './0016-search-accents.ts';
import { jobsInTurn } from './0017-jobs-in-turn.ts';
import { searchLater } from './0017-search-later.ts';

/** Every migration in the order it runs. One that has run anywhere is never edited: write the next. */
export const migrations: readonly Migration[] = [
  leads,
  recipients,
  nextDue,
  leadDetails,
  conversations,
  events,
  staff,
  staffInbox,
  duty,
  inboxTools,
  figures,
  desk,
  imports,
  mailTests,
  partners,
  keeping,
  withdrawals,
  passkeys,
  searchAccents,
  searchLater,
  jobsInTurn,
];
