import { hash, randomBytes } from 'node:crypto';
import { torontoDay } from '../../shared/company/calendar-day.ts';
import {
  type AppointmentSettings,
  type DayAnswer,
  type FeedAnswer,
  feedPath,
  type SettingsAnswer,
} from '../../shared/staff/appointments.ts';
import { record, type StaffActor } from '../database/audit.ts';
import type { Database } from '../database/database.ts';
import type { VisitorMails } from '../notifications/recipient-limit.ts';
import { colleagues, readSettings, saveSettings } from './appointment-settings.ts';
import { cancelCall } from './book-call.ts';
import { staffFeed } from './calendar-files.ts';
import { callsOfDay, callsSince } from './read-calls.ts';

/** For staff. Every method may throw `DatabaseUnavailable`. */
export type StaffAppointments = {
  settings(): Promise<SettingsAnswer>;
  saveSettings(actor: StaffActor, settings: AppointmentSettings): Promise<void>;
  /** @param day `2026-11-26` in Toronto; absent: today */
  day(day?: string): Promise<DayAnswer>;
  /** False if nothing is booked. */
  cancel(actor: StaffActor, reference: string): Promise<boolean>;
  feed(actor: StaffActor): Promise<FeedAnswer>;
  /** Makes a new address; the one before ends. */
  renewFeed(actor: StaffActor): Promise<string>;
  /** The calendar at a secret address; undefined if there is none. */
  calendar(secret: string): Promise<string | undefined>;
};

export type StaffAppointmentsParts = {
  database: Database;
  siteOrigin: string;
  clock: () => Date;
  mails?: VisitorMails;
  elsewhere: boolean;
};

const day = 24 * 60 * 60_000;
/** What a calendar shows of the past (days). */
const feedDays = 30;

const hashOf = (secret: string): string => hash('sha256', secret);

export function createStaffAppointments(parts: StaffAppointmentsParts): StaffAppointments {
  const { database, siteOrigin, clock, mails, elsewhere } = parts;
  const { read } = database;
  const act = ({ id, email }: StaffActor) => ({ actor: { id, email }, at: clock().getTime() });
  return {
    async settings() {
      const [{ people, ...settings }, all] = await Promise.all([readSettings(read), colleagues(read)]);
      const emails = all.filter(({ id }) => people.includes(id)).map(({ email }) => email);
      return {
        settings: { ...settings, people: emails },
        colleagues: all.map(({ email }) => email),
        calendarUrl: elsewhere,
      };
    },

    saveSettings: (actor, settings) =>
      database.transaction().execute((trx) => saveSettings(trx, { ...act(actor), settings })),

    day: (given) => callsOfDay(read, given ?? torontoDay(clock())),

    cancel: (actor, reference) =>
      database.transaction().execute(async (trx) => {
        const { at: now } = act(actor);
        const outcome = await cancelCall(trx, { reference, now, by: 'staff', ...(mails && { mails }) });
        if (outcome !== 'cancelled') return false;
        await record(trx, act(actor).actor, { action: 'appointment cancelled', about: reference }, now);
        return true;
      }),

    async feed({ id }) {
      const row = await read
        .selectFrom('appointment_feeds')
        .select('made_at')
        .where('staff_id', '=', id)
        .executeTakeFirst();
      return { madeAt: row?.made_at ?? null };
    },

    async renewFeed(actor) {
      const secret = randomBytes(24).toString('base64url');
      const { actor: who, at } = act(actor);
      const row = { hash: hashOf(secret), made_at: at };
      await database.transaction().execute(async (trx) => {
        await trx
          .insertInto('appointment_feeds')
          .values({ staff_id: actor.id, ...row })
          .onConflict((conflict) => conflict.column('staff_id').doUpdateSet(row))
          .execute();
        await record(trx, who, { action: 'calendar address made' }, at);
      });
      return `${siteOrigin}${feedPath}/${secret}.ics`;
    },

    async calendar(secret) {
      const feed = await read
        .selectFrom('appointment_feeds')
        .innerJoin('staff', 'staff.id', 'staff_id')
        .select('staff_id')
        .where('hash', '=', hashOf(secret))
        .where('revoked_at', 'is', null)
        .where('role', 'in', ['sales', 'admin'])
        .executeTakeFirst();
      if (!feed) return undefined;
      const now = clock();
      return staffFeed(await callsSince(read, now.getTime() - feedDays * day), siteOrigin, now);
    },
  };
}
