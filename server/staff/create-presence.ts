import { type PresenceAnswer, writingLasts } from '../../shared/staff/staff-chats.ts';
import { createNews, type News } from '../database/create-news.ts';
import type { Database } from '../database/database.ts';
import { dropPresence, presenceLasts, savePresence } from './presence-writes.ts';

type PresentMember = { id: number };

export type Presence = {
  keep(member: PresentMember, tab: string, at: { place: string; writing?: boolean | undefined }): Promise<void>;
  drop(member: PresentMember, tab: string): Promise<void>;
  /** Emails of the others who have the place open, and of those of them who are writing there. */
  others(member: PresentMember, place: string): Promise<PresenceAnswer>;
  /** Whether any member has a place open. */
  anyone(): Promise<boolean>;
  /** Places that someone opened or left. */
  news: News;
};

export function createPresence(
  database: Database,
  clock: () => Date,
  onProblem: (message: string, error: unknown) => void,
): Presence {
  const open = (now = clock().getTime()) =>
    database.read
      .selectFrom('presences')
      .innerJoin('staff', 'staff.id', 'staff_id')
      .select(['place', 'staff_id', 'email'])
      .select(({ eb }) => eb('writing_at', '>', now - writingLasts).as('is_writing'))
      .where('seen_at', '>', now - presenceLasts)
      // Later times were stored before the clock was set back.
      .where('seen_at', '<', now + presenceLasts)
      .where('revoked_at', 'is', null)
      .orderBy('email');
  return {
    async keep({ id }, tab, { place, writing }) {
      const seen_at = clock().getTime();
      const presence = { id: tab, staff_id: id, place, seen_at, writing_at: writing ? seen_at : null };
      await database.transaction().execute((trx) => savePresence(trx, presence));
    },
    drop: ({ id }, tab) => database.transaction().execute((trx) => dropPresence(trx, { id: tab, staff_id: id })),
    async others({ id }, place) {
      const rows = await open().where('place', '=', place).where('staff_id', '!=', id).execute();
      const emails = (of: typeof rows) => [...new Set(of.map(({ email }) => email))];
      return { others: emails(rows), writing: emails(rows.filter((row) => row.is_writing)) };
    },
    anyone: async () => (await open().limit(1).executeTakeFirst()) !== undefined,
    news: createNews(async () => {
      const rows = await open().execute();
      const places = Map.groupBy(rows, ({ place }) => place);
      return new Map(
        [...places].map(([place, here]) => [
          place,
          here.map(({ email, is_writing }) => `${email}${is_writing ? ' writes' : ''}`).join(),
        ]),
      );
    }, onProblem),
  };
}
