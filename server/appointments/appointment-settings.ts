import type { Kysely } from 'kysely';
import { type AppointmentSettings, usualAppointments } from '../../shared/staff/appointments.ts';
import { type AuditedAct, record, type StaffActor } from '../database/audit.ts';
import type { Schema, Transaction } from '../database/schema.ts';
import type { SlotRules } from './slots.ts';

const only = 1;

/** As stored: colleagues by id. */
export type StoredSettings = Omit<AppointmentSettings, 'people'> & { people: readonly number[] };

export async function readSettings(read: Kysely<Schema>): Promise<StoredSettings> {
  const row = await read.selectFrom('appointment_settings').selectAll().where('id', '=', only).executeTakeFirst();
  if (!row) return { ...usualAppointments, people: [] };
  return {
    isOn: row.is_on === 1,
    minutes: row.minutes,
    leadHours: row.lead_hours,
    bufferMinutes: row.buffer_minutes,
    atOnce: row.at_once,
    people: JSON.parse(row.people) as number[],
  };
}

/**
 * Colleagues whose account was closed do not call.
 * @param by a colleague books: the notice is for visitors
 */
export async function slotRules(
  read: Kysely<Schema>,
  settings: StoredSettings,
  by?: StaffActor | 'staff',
): Promise<SlotRules> {
  const { minutes, bufferMinutes, atOnce, people } = settings;
  const leadHours = by ? 0 : settings.leadHours;
  const numbered = Array.from({ length: atOnce }, (_, place) => `${place + 1}`);
  const here = people.length ? await colleagues(read) : [];
  const named = here.filter(({ id }) => people.includes(id)).map(({ id }) => personSeat(id));
  return { minutes, leadHours, bufferMinutes, seats: people.length ? named : numbered };
}

export const personSeat = (id: number): string => `staff ${id}`;

/** Undefined for a seat that is nobody's. */
export const personOf = (seat: string): number | undefined => {
  const [, id] = /^staff (\d+)$/.exec(seat) ?? [];
  return id === undefined ? undefined : Number(id);
};

/** Those who may call a lead. */
export function colleagues(read: Kysely<Schema>): Promise<{ id: number; email: string }[]> {
  return read
    .selectFrom('staff')
    .select(['id', 'email'])
    .where('revoked_at', 'is', null)
    .where('role', 'in', ['sales', 'admin'])
    .orderBy('email')
    .execute();
}

/** Leaves out emails that are no colleague's. */
export async function saveSettings(
  trx: Transaction,
  { actor, at, settings }: AuditedAct & { settings: AppointmentSettings },
): Promise<void> {
  const { isOn, minutes, leadHours, bufferMinutes, atOnce } = settings;
  const people = (await colleagues(trx)).filter(({ email }) => settings.people.includes(email));
  const row = {
    is_on: isOn ? (1 as const) : (0 as const),
    minutes,
    lead_hours: leadHours,
    buffer_minutes: bufferMinutes,
    at_once: atOnce,
    people: JSON.stringify(people.map(({ id }) => id)),
  };
  await trx
    .insertInto('appointment_settings')
    .values({ id: only, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
  await record(trx, actor, { action: 'appointment settings changed' }, at);
}
