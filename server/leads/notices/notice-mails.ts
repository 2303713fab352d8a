import type { Kysely } from 'kysely';
import { isLeadOpen } from '../../../shared/staff/notices.ts';
import type { Database } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';
import type { CardWriter } from '../../notifications/create-card-sender.ts';
import { automatic, type LetterWriter } from '../../notifications/create-compose.ts';
import type { JobRow } from '../../notifications/tables.ts';
import { type NoticeNews, noticeLetter } from './notice-letter.ts';
import type { NoticeRow } from './tables.ts';

/** Null if the matter is settled. */
export function noticeMails({ read }: Database, siteOrigin: string, clock: () => Date): Record<'duty', LetterWriter> {
  return {
    duty: async (job) => {
      const notice = await read
        .selectFrom('notices')
        .selectAll()
        .where('id', '=', job.notice_id ?? -1)
        .executeTakeFirst();
      if (!notice) return null;
      const person = await read
        .selectFrom('staff')
        .select('email')
        .where('id', '=', notice.staff_id)
        .where('revoked_at', 'is', null)
        // Quiet hours may have outlasted the role.
        .where('role', 'in', ['sales', 'admin'])
        .executeTakeFirst();
      const news = await newsOf(read, notice.lead_id, notice);
      if (!person || !news || !isWanted(notice, news)) return null;
      const to = { name: '', address: person.email };
      const letter = noticeLetter(news, siteOrigin, clock().getTime());
      return { letter, about: notice.id, to, headers: automatic };
    },
  };
}

export function noticeCards(
  { read }: Database,
  siteOrigin: string,
  clock: () => Date,
): Record<'duty-teams', CardWriter> {
  return {
    'duty-teams': async ({ lead_id }: JobRow) => {
      const news = await newsOf(read, lead_id ?? -1);
      return news ? noticeLetter(news, siteOrigin, clock().getTime()) : null;
    },
  };
}

async function newsOf(read: Kysely<Schema>, leadId: number, notice?: NoticeRow): Promise<NoticeNews | undefined> {
  const lead = await read.selectFrom('leads').selectAll().where('id', '=', leadId).executeTakeFirst();
  if (!lead) return undefined;
  const opening = await read.selectFrom('lead_openings').select('id').where('lead_id', '=', leadId).executeTakeFirst();
  const news: NoticeNews = { kind: notice?.kind ?? 'escalation', lead, opened: opening !== undefined };
  if (notice?.kind === 'assigned') {
    const by = await read
      .selectFrom('staff')
      .select(['email', 'name'])
      .where('id', '=', notice.by_id ?? -1)
      .executeTakeFirst();
    return { ...news, by: by?.name ?? by?.email };
  }
  if (notice?.kind !== 'mention' && notice?.kind !== 'email') return news;
  const event = await read
    .selectFrom('lead_events')
    .leftJoin('staff', 'staff.id', 'staff_id')
    .select(['detail', 'staff.email', 'staff.name'])
    .where('lead_events.id', '=', Number(notice.cause))
    .executeTakeFirst();
  return { ...news, by: event?.name ?? event?.email ?? undefined, note: event?.detail };
}

/** Quiet hours may have delayed the email. */
function isWanted({ kind, cause, staff_id }: NoticeRow, { lead, note }: NoticeNews): boolean {
  // A note may have been taken back.
  if (kind === 'mention') return note !== undefined;
  if (kind === 'email') return true;
  if (kind === 'held-back') return lead.state === 'quarantine';
  if (kind === 'new-lead') return lead.state === 'new';
  if (kind === 'escalation') return lead.state === 'new';
  if (kind === 'assigned') return isLeadOpen(lead.state) && lead.owner_id === staff_id;
  if (kind === 'reminder') return isLeadOpen(lead.state) && cause === String(lead.next_step_at);
  return isLeadOpen(lead.state);
}
