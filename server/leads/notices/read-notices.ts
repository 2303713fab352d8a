import { type Kysely, sql } from 'kysely';
import { type NoticeItem, type NoticesAnswer, noticePage } from '../../../shared/staff/notices.ts';
import type { Schema } from '../../database/schema.ts';
import { requestLabel } from '../service-label.ts';

/** Excludes notices of new leads, which the inbox shows. */
const shown = (read: Kysely<Schema>, staffId: number) =>
  read.selectFrom('notices').where('notices.staff_id', '=', staffId).where('notices.kind', '!=', 'new-lead');

export async function countUnread(read: Kysely<Schema>, staffId: number): Promise<number> {
  const { count } = await shown(read, staffId)
    .where('read_at', 'is', null)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Unread first, so that none falls off the end of the list. */
export async function readNotices(read: Kysely<Schema>, staffId: number, now: number): Promise<NoticesAnswer> {
  const [rows, unread] = await Promise.all([
    shown(read, staffId)
      .innerJoin('leads', 'leads.id', 'notices.lead_id')
      .leftJoin('staff as owner', 'owner.id', 'leads.owner_id')
      .leftJoin('staff as colleague', 'colleague.id', 'notices.by_id')
      .leftJoin('lead_openings', 'lead_openings.lead_id', 'leads.id')
      .select([
        'notices.id',
        'notices.kind',
        'notices.at',
        'notices.read_at',
        'leads.reference',
        'leads.name',
        'leads.email',
        'leads.service',
        'leads.form',
        'leads.state',
        'leads.promised_by',
        'leads.next_step',
        'owner.email as owner',
        'colleague.email as who',
        'lead_openings.at as opened_at',
        noteOf.as('text'),
      ])
      .orderBy(({ eb }) => eb.case().when('read_at', 'is', null).then(0).else(1).end())
      .orderBy('notices.id', 'desc')
      .limit(noticePage)
      .execute(),
    countUnread(read, staffId),
  ]);
  const items = rows.map(
    (row): NoticeItem => ({
      id: row.id,
      kind: row.kind,
      at: row.at,
      read: row.read_at !== null,
      reference: row.reference,
      name: row.name ?? row.email,
      subject: requestLabel(row),
      state: row.state,
      promisedBy: row.promised_by,
      owner: row.owner,
      openedAt: row.opened_at,
      nextStep: row.next_step,
      who: row.who,
      text: row.text,
    }),
  );
  return { items, unread, now };
}

/** The cause of a mention or an email is its event's id; of a long email its beginning. */
const noteOf = sql<string | null>`case when notices.kind in ('mention', 'email')
  then (select substr(detail, 1, 5000) from lead_events where lead_events.lead_id = leads.id and lead_events.id = cast(notices.cause as bigint)) end`;
