import { sql } from 'kysely';
import type { StaffActor } from '../database/audit.ts';
import { isPostgres } from '../database/postgres.ts';
import type { Transaction } from '../database/schema.ts';
import { companyStamp } from '../format/company-time.ts';
import type { Ceilings } from '../guards/ceilings.ts';
import { undoWait } from '../leads/inbox/inbox-writes.ts';
import { callPromise, contactPromise } from '../leads/promise.ts';
import { newJob } from '../notifications/new-job.ts';
import { mailboxOf, roomFor, type VisitorMails } from '../notifications/recipient-limit.ts';
import { personOf, readSettings, slotRules } from './appointment-settings.ts';
import {
  appointmentOf,
  heldCalls,
  isBooked,
  isChangeable,
  isWanted,
  type LeadOfCall,
  leadOf,
  mayBook,
  takenSlots,
} from './read-appointments.ts';
import { callsInAll, freeSeat, freeSlots, type SlotRules } from './slots.ts';
import type { AppointmentRow } from './tables.ts';

/** A call that is booked later than this before it begins is its own reminder (ms). */
export const remindBefore = 24 * 60 * 60_000;
const justBooked = 60 * 60_000;

/** `network`: of a visitor, from `networkKey`. `by`: the colleague who acts for the visitor. */
export type CallAct = { reference: string; now: number; mails?: VisitorMails; network?: string; by?: StaffActor };

/**
 * `taken`: by someone else, or never on offer. `too-late`: the call can no longer be changed. `too-many`: too many
 * calls were booked lately, so this one is not; the request stays as it is.
 */
export type NotBooked = 'unknown' | 'taken' | 'too-late' | 'too-many';

/**
 * Books a call for a lead, or moves it. The time becomes the lead's promise. A visitor may do so for 30 days, and until
 * an hour before a call that is booked; staff at any time, without notice. The colleague who moved a call may move it
 * back, whatever is on offer by now.
 * @param most absent: any number
 */
export async function bookCall(
  trx: Transaction,
  { reference, now, mails, at, network, by, most }: CallAct & { at: number; most?: Ceilings['calls'] },
): Promise<AppointmentRow | NotBooked> {
  await inTurn(trx);
  const lead = await lockedLead(trx, reference);
  const earlier = lead && (await appointmentOf(trx, lead.id));
  if (!lead || !(by ? isWanted(lead) : mayBook(lead, earlier, now))) return 'unknown';
  if (isBooked(earlier)) {
    // Pressed twice, or an answer that was lost.
    if (earlier.starts_at === at) return earlier;
    if (!by && !isChangeable(earlier, now)) return 'too-late';
  }
  const isStillAhead = isBooked(earlier) && earlier.starts_at > now;
  const rules = await slotRules(trx, await readSettings(trx), by);
  const taken = await takenSlots(trx, now, lead.id);
  const isBack = isBooked(earlier) && isUndoOf(earlier, { at, by, now });
  const seat = isBack || freeSlots(now, rules, taken).includes(at) ? freeSeat(at, rules, taken) : undefined;
  if (seat === undefined) return 'taken';
  // If the email about the first move has not gone out, none is sent about moving the call back.
  const isSilent = isBack && (await takeBackMails(trx, lead, earlier));
  if (!isBooked(earlier) && most && (await isCrowded(trx, now, rules, most))) {
    await tellStory(trx, lead, `asked for ${companyStamp(at)}, which was not held`, now);
    return 'too-many';
  }
  // The request may have been marked as spam since.
  await trx
    .updateTable('appointments')
    .set({ seat: null, cancelled_at: now })
    .where('starts_at', '=', at)
    .where('seat', '=', seat)
    .where('lead_id', '!=', lead.id)
    .execute();
  const person = personOf(seat);
  const call = {
    starts_at: at,
    minutes: rules.minutes,
    seat,
    staff_id: person ?? null,
    sequence: earlier ? earlier.sequence + 1 : 0,
    booked_at: now,
    booked_by: by?.id ?? null,
    moved_from: isStillAhead && !isSilent ? earlier.starts_at : null,
    cancelled_at: null,
    reminded_for: at - now < remindBefore + (isSilent ? 0 : justBooked) ? at : null,
  };
  const row = await trx
    .insertInto('appointments')
    .values({ lead_id: lead.id, ...call })
    .onConflict((conflict) => conflict.column('lead_id').doUpdateSet(call))
    .returningAll()
    .executeTakeFirstOrThrow();
  await promise(trx, lead, callPromise(new Date(at)));
  if (person !== undefined && lead.owner_id === null)
    await trx
      .updateTable('leads')
      .set({ owner_id: person, version: lead.version + 1 })
      .where('id', '=', lead.id)
      .execute();
  const what = `${isStillAhead ? 'moved to' : 'booked for'} ${companyStamp(at)}`;
  if (isSilent) await tellStory(trx, lead, what, now, by);
  else await tell(trx, lead, { what, now, mails, network, by });
  return row;
}

/** Whether a colleague takes their own move of a call back: to a time ahead, or one that has just begun. */
const isUndoOf = (
  { moved_from, booked_by, booked_at }: AppointmentRow,
  { at, by, now }: { at: number; by: StaffActor | undefined; now: number },
): boolean => by !== undefined && booked_by === by.id && moved_from === at && (at > now || now - booked_at <= undoWait);

/** By the visitor until an hour before, by staff at any time. `unknown`: nothing is booked. */
export async function cancelCall(
  trx: Transaction,
  { reference, now, mails, by, network }: CallAct,
): Promise<'cancelled' | 'unknown' | 'too-late'> {
  await inTurn(trx);
  const lead = await lockedLead(trx, reference);
  const row = lead && (await appointmentOf(trx, lead.id));
  if (!lead || !row) return 'unknown';
  if (!isBooked(row)) return 'cancelled';
  if (!by && !isChangeable(row, now)) return 'too-late';
  await trx
    .updateTable('appointments')
    .set({ seat: null, cancelled_at: now, sequence: row.sequence + 1 })
    .where('id', '=', row.id)
    .execute();
  await promise(trx, lead, contactPromise(new Date(now), lead.form));
  const what = `cancelled by ${by ? 'staff' : 'the visitor'}`;
  // If the email about the call has not gone out, none is sent about its end. A moved call is known already.
  if (by && row.moved_from === null && (await takeBackMails(trx, lead, row))) await tellStory(trx, lead, what, now, by);
  else await tell(trx, lead, { what, now, mails, network, by });
  return 'cancelled';
}

/** Whether the calls that were booked lately hold as many times as they may. */
async function isCrowded(
  trx: Transaction,
  now: number,
  rules: SlotRules,
  { share, within }: Ceilings['calls'],
): Promise<boolean> {
  const { lately } = await heldCalls(trx)
    .select(({ fn }) => fn.countAll<number>().as('lately'))
    .where('booked_at', '>', now - within)
    .executeTakeFirstOrThrow();
  return Number(lately) >= share * callsInAll(now, rules);
}

/** One booking at a time, so that a free time stays free until it is taken. SQLite has a single writer. */
export async function inTurn(trx: Transaction): Promise<void> {
  if (isPostgres(trx)) await sql`select pg_advisory_xact_lock(hashtextextended('appointments', 0))`.execute(trx);
}

function lockedLead(trx: Transaction, reference: string): Promise<LeadOfCall | undefined> {
  const lead = leadOf(trx, reference);
  return (isPostgres(trx) ? lead.forUpdate() : lead).executeTakeFirst();
}

/** Also of the request that this one was merged into. */
async function promise(trx: Transaction, lead: LeadOfCall, { text, by }: { text: string; by: Date }): Promise<void> {
  await trx
    .updateTable('leads')
    .set({ promise: text, promised_by: by.getTime(), escalation: 0 })
    .where('id', 'in', [lead.id, lead.merged_into ?? lead.id])
    .execute();
}

/**
 * The lead's story, staff, and the visitor unless the mailbox had enough of our emails. What a colleague does waits a
 * moment, in which it can be undone.
 */
async function tell(
  trx: Transaction,
  lead: LeadOfCall,
  { what, now, mails, network, by }: Omit<CallAct, 'reference'> & { what: string },
): Promise<void> {
  await tellStory(trx, lead, what, now, by);
  const jobs = [newJob('appointment-staff', { lead_id: lead.id }, null, now)];
  // As a reply, what a colleague sends does not count towards the mailbox's daily limit.
  const recipient = by ? null : mailboxOf(lead.email);
  if (!recipient || (await roomFor(trx, { recipient, network }, now, mails)) === 'free')
    jobs.push(newJob('appointment-visitor', { lead_id: lead.id }, recipient, now));
  const due_at = by ? now + undoWait : now;
  await trx
    .insertInto('jobs')
    .values(jobs.map((job) => ({ ...job, due_at })))
    .execute();
}

async function tellStory(trx: Transaction, lead: LeadOfCall, detail: string, at: number, by?: StaffActor) {
  const event = { lead_id: lead.id, at, staff_id: by?.id ?? null, kind: 'appointment', detail };
  await trx.insertInto('lead_events').values(event).execute();
}

/** Of a time that a colleague chose; true if none of its emails had left. */
async function takeBackMails(trx: Transaction, lead: LeadOfCall, row: AppointmentRow): Promise<boolean> {
  if (row.booked_by === null) return false;
  const waiting = trx
    .selectFrom('jobs')
    .select('id')
    .where('lead_id', '=', lead.id)
    .where('kind', 'in', ['appointment-staff', 'appointment-visitor'])
    .where('created_at', '=', row.booked_at);
  const left = await waiting.where('claims', '>', 0).executeTakeFirst();
  if (left) return false;
  await trx.deleteFrom('jobs').where('id', 'in', waiting).execute();
  return true;
}
