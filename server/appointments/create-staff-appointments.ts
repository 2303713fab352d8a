import { hash, randomBytes } from 'node:crypto';
import type { BookedCall, TimesAnswer } from '../../shared/appointments/appointments.ts';
import { companyDay } from '../../shared/company/calendar-day.ts';
import {
  type AppointmentSettings,
  type DayAnswer,
  type FeedAnswer,
  feedPath,
  type SettingsAnswer,
} from '../../shared/staff/appointments.ts';
import { record, type StaffActor } from '../database/audit.ts';
import type { Database } from '../database/database.ts';
import { answer } from '../leads/inbox/answered.ts';
import { leadOf as lockedLead } from '../leads/inbox/inbox-writes.ts';
import { keepAct } from '../leads/keep-act.ts';
import type { VisitorMails } from '../notifications/recipient-limit.ts';
import { colleagues, readSettings, saveSettings } from './appointment-settings.ts';
import { bookCall, cancelCall, inTurn } from './book-call.ts';
import { staffFeed } from './calendar-files.ts';
import { appointmentOf, bookedCall, freeDays, isBooked, isWanted, leadOf, requestOfCall } from './read-appointments.ts';
import { callsOfDay, callsSince } from './read-calls.ts';

/** For staff. Every method may throw `DatabaseUnavailable`. */
export type StaffAppointments = {
  settings(): Promise<SettingsAnswer>;
  saveSettings(actor: StaffActor, settings: AppointmentSettings): Promise<void>;
  /** @param day `2026-11-26` in Toronto; absent: today */
  day(day?: string): Promise<DayAnswer>;
  /** The free times for a lead's call, and the call; undefined for spam, and if another calendar has the meetings. */
  times(reference: string): Promise<TimesAnswer | undefined>;
  /** Books or moves the call of a lead, which is booked by it. `act`: that it was, to undo. */
  book(
    actor: StaffActor,
    reference: string,
    at: number,
  ): Promise<{ call: BookedCall; act: number | null } | 'unknown' | 'taken'>;
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

    day: (given) => callsOfDay(read, given ?? companyDay(clock())),

    async times(reference) {
      const lead = elsewhere ? undefined : await leadOf(read, reference).executeTakeFirst();
      if (!lead || !isWanted(lead)) return undefined;
      const now = clock().getTime();
      const its = await leadOf(read, await requestOfCall(read, reference)).executeTakeFirst();
      const row = its && (await appointmentOf(read, its.id));
      return {
        call: isBooked(row) && row.starts_at > now ? bookedCall(row, now) : null,
        days: await freeDays(read, now, its?.id, 'staff'),
      };
    },

    book: (actor, reference, at) =>
      database.transaction().execute(async (trx) => {
        if (elsewhere) return 'unknown';
        const { actor: by, at: now } = act(actor);
        // Before the lead, as a visitor's booking does: the other way round, the two would wait for one another.
        await inTurn(trx);
        const was = await lockedLead(trx, reference);
        const request = await requestOfCall(trx, reference);
        const outcome = await bookCall(trx, { reference: request, now, at, by, ...(mails && { mails }) });
        if (outcome === 'unknown') return outcome;
        // Neither the visitors' hour, notice nor ceiling stops a colleague: what is left is a time that is taken.
        if (typeof outcome === 'string') return 'taken';
        await record(trx, by, { action: 'appointment booked', about: reference }, now);
        const lead = await lockedLead(trx, reference);
        const its = { actor: by, reference, at: now };
        const changed = lead && (await answer(trx, lead, its, 'booked'));
        if (!was || !changed) return { call: bookedCall(outcome, now), act: null };
        const promised = { text: was.promise, by: was.promised_by, escalation: was.escalation };
        // The colleague who calls may have become the owner before.
        const before = { ...changed, from: was.version, owner: was.owner_id, promised };
        const id = await keepAct(trx, its, 'change', lead.id, [before]);
        return { call: bookedCall(outcome, now), act: id };
      }),

    cancel: (actor, reference) =>
      database.transaction().execute(async (trx) => {
        const { actor: by, at: now } = act(actor);
        const request = await requestOfCall(trx, reference);
        const outcome = await cancelCall(trx, { reference: request, now, by, ...(mails && { mails }) });
        if (outcome !== 'cancelled') return false;
        await record(trx, by, { action: 'appointment cancelled', about: reference }, now);
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
