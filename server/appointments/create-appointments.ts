import type { BookedCall, FreeDay } from '../../shared/appointments/appointments.ts';
import type { EngineAnswer } from '../chat/engine/engine.ts';
import type { Database } from '../database/database.ts';
import type { Ceilings } from '../guards/ceilings.ts';
import type { VisitorMails } from '../notifications/recipient-limit.ts';
import type { AppointmentLinks } from './appointment-links.ts';
import { readSettings } from './appointment-settings.ts';
import { bookCall, cancelCall, type NotBooked } from './book-call.ts';
import { visitorsFile } from './calendar-files.ts';
import { type Asked, offerTime } from './offer-time.ts';
import { appointmentOf, bookedCall, freeDays, isBooked, leadOf, mayBook } from './read-appointments.ts';

export type BookOutcome = { status: 'booked'; call: BookedCall } | { status: NotBooked };

/** What the holder of a lead's link sees. */
export type Times = { reference: string; call: BookedCall | null; isOver: boolean; days: FreeDay[] };

/** For visitors. Every method may throw `DatabaseUnavailable`. */
export type Appointments = {
  /** Path of the page with the free times of a lead that is no spam; undefined if none are offered. */
  timesOf(reference: string): Promise<string | undefined>;
  /** Undefined, here and below, without a valid link. */
  look(token: string): Promise<Times | undefined>;
  /** @param network of the caller, here and below, from `networkKey` */
  book(token: string, at: number, network: string): Promise<BookOutcome>;
  cancel(token: string, network: string): Promise<'cancelled' | 'unknown' | 'too-late'>;
  /** The call as a calendar file. */
  file(token: string): Promise<string | undefined>;
  /** Answers a chat message that names a day and a time; undefined for any other. */
  offer(asked: Asked): Promise<EngineAnswer | undefined>;
  links: AppointmentLinks;
};

export type AppointmentsParts = {
  database: Database;
  links: AppointmentLinks;
  siteOrigin: string;
  clock: () => Date;
  mails?: VisitorMails;
  most?: Ceilings['calls'];
  /** Called when no time was held because too many were booked lately. */
  onCrowded?: () => void;
  /** Another calendar takes the meetings (CALENDAR_URL). */
  elsewhere: boolean;
};

/** In milliseconds. */
const knownFor = 10_000;

export function createAppointments(parts: AppointmentsParts): Appointments {
  const { database, links, siteOrigin, clock, mails, most, onCrowded, elsewhere } = parts;
  const { read } = database;
  let lately: { at: number; isOn: boolean } | undefined;
  const isOn = async () => !elsewhere && (await readSettings(read)).isOn;

  /** The lead of a link that works. */
  async function leadOfToken(token: string) {
    const reference = links.read(token);
    const lead = reference === undefined ? undefined : await leadOf(read, reference).executeTakeFirst();
    if (!lead) return undefined;
    const row = await appointmentOf(read, lead.id);
    // Someone who has booked may see and cancel the call even when booking is switched off.
    if (!mayBook(lead, row, clock().getTime()) || (!row && !(await isOn()))) return undefined;
    return { lead, row };
  }

  return {
    links,

    async timesOf(reference) {
      const now = clock().getTime();
      // With every request: a change of the settings may show a little later there.
      if (!lately || Math.abs(now - lately.at) > knownFor) lately = { at: now, isOn: await isOn() };
      return lately.isOn ? links.times(reference) : undefined;
    },

    async look(token) {
      const found = await leadOfToken(token);
      if (!found) return undefined;
      const { lead, row } = found;
      const now = clock().getTime();
      const call = isBooked(row) ? bookedCall(row, now) : null;
      const isFixed = call !== null && !call.changeable;
      const days = !isFixed && (await isOn()) ? await freeDays(read, now, lead.id) : [];
      return { reference: lead.reference, call, isOver: isBooked(row) && row.starts_at <= now, days };
    },

    async book(token, at, network) {
      const reference = links.read(token);
      if (reference === undefined || !(await isOn())) return { status: 'unknown' };
      const act = { reference, now: clock().getTime(), ...(mails && { mails }), ...(most && { most }), at, network };
      const outcome = await database.transaction().execute((trx) => bookCall(trx, act));
      if (outcome === 'too-many') onCrowded?.();
      return typeof outcome === 'string'
        ? { status: outcome }
        : { status: 'booked', call: bookedCall(outcome, act.now) };
    },

    async cancel(token, network) {
      const reference = links.read(token);
      if (reference === undefined) return 'unknown';
      const act = { reference, now: clock().getTime(), ...(mails && { mails }), network };
      return database.transaction().execute((trx) => cancelCall(trx, act));
    },

    async file(token) {
      const found = await leadOfToken(token);
      if (!found || !isBooked(found.row)) return undefined;
      const { lead, row } = found;
      return visitorsFile({ row, reference: lead.reference, links, siteOrigin }, clock());
    },

    async offer(asked) {
      if (!(await isOn())) return undefined;
      return offerTime(read, asked, { links, now: clock().getTime() });
    },
  };
}
