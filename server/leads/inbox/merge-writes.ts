import type { BulkAnswer } from '../../../shared/staff/bulk.ts';
import { answerKinds, type LeadState } from '../../../shared/staff/inbox.ts';
import type { Merge } from '../../../shared/staff/person.ts';
import type { Transaction } from '../../database/schema.ts';
import { asBefore, keepAct, wasBefore, write } from '../keep-act.ts';
import type { LeadRow } from '../tables.ts';
import type { MergedBefore, NextStep, NotUndone, Undone } from '../undo.ts';
import { leadsWith, type ManyAct } from './bulk-writes.ts';
import { type LeadAct, leadOf, tell } from './inbox-writes.ts';
import { areAlike } from './same-person.ts';
import type { StaffActRow } from './tables.ts';
import { isTrueAgain } from './true-again.ts';

/** Open work must stay visible: a merged lead gets the first of these states that any request has. Answered is answered: see `asAnswered`. */
const openStates: readonly LeadState[] = ['new', 'proposal', 'booked', 'contacted'];

/**
 * Merges into the oldest request, with the open state, the earliest promise and the earliest next step. Requests of
 * other people or changed meanwhile are skipped and returned in `left`.
 */
export async function mergeLeads(
  trx: Transaction,
  { merge, ...act }: LeadAct & { merge: Merge },
): Promise<BulkAnswer | 'unknown'> {
  const asked = await leadOf(trx, act.reference);
  const lead = asked?.merged_into ? (await leadsWith(trx, 'id', [asked.merged_into]))[0] : asked;
  if (!asked || !lead) return 'unknown';
  const wanted = new Map(merge.leads.map(({ reference, version }) => [reference, version]));
  const others = (await leadsWith(trx, 'reference', [...wanted.keys()])).filter(
    (other) =>
      other.id !== lead.id &&
      other.state !== 'merged' &&
      other.version === wanted.get(other.reference) &&
      areAlike(asked, other),
  );
  const leftOut = () => [...wanted.keys()].filter((one) => !others.some(({ reference }) => reference === one));
  const all = [lead, ...others].sort((one, other) => one.id - other.id);
  const [first, ...parts] = all as [LeadRow, ...LeadRow[]];
  if (parts.length === 0) return { act: null, done: 0, left: leftOut() };
  const taken = takenOver(first, await asAnswered(trx, all));
  if (!(await write(trx, first, taken))) return { act: null, done: 0, left: [...wanted.keys()] };
  const earlier = await leadsWith(
    trx,
    'merged_into',
    parts.map(({ id }) => id),
  );
  for (const part of [...parts, ...earlier]) await write(trx, part, { state: 'merged', merged_into: first.id });
  const before: MergedBefore = {
    first: {
      ...asBefore(first),
      promise: first.promise,
      promisedBy: first.promised_by,
      escalation: first.escalation,
      step: stepOf(first),
    },
    took: stepOf(taken),
    parts: [...parts, ...earlier].map(({ id, state, merged_into, version }) => ({
      id,
      state,
      into: merged_into,
      version: version + 1,
      from: version,
    })),
  };
  const id = await keepAct(trx, act, 'merge', first.id, before);
  await tell(trx, first, act, 'merged', `with ${parts.map(({ reference }) => reference).join(', ')}`);
  for (const part of parts) await tell(trx, part, act, 'merged', `into ${first.reference}`);
  // The event's author gets the reminder if nobody owns the lead.
  if (!isSameStep(taken, first)) await tell(trx, first, act, 'next step', taken.next_step ?? 'another date');
  return { act: id ?? null, done: parts.length, left: leftOut() };
}

/**
 * If the first request was changed since, only its promise and a next step taken from a part are restored. Later
 * merges, which contain earlier parts, must be undone first.
 */
export async function undoMerge(trx: Transaction, row: StaffActRow, act: ManyAct): Promise<Undone | NotUndone> {
  const { first: was, parts, took } = JSON.parse(row.before) as MergedBefore;
  const [first] = await leadsWith(trx, 'id', [was.id]);
  if (first?.merged_into || (await hasLater(trx, row))) return 'later first';
  const rows = await leadsWith(
    trx,
    'id',
    parts.map(({ id }) => id),
  );
  const parted: string[] = [];
  for (const part of rows) {
    const before = parts.find(({ id }) => id === part.id);
    if (!before || part.merged_into !== was.id) continue;
    await write(trx, part, { state: before.state, merged_into: before.into });
    if (before.version === part.version)
      await isTrueAgain(trx, row, { lead: part.id, version: before.from, now: part.version + 1 });
    await tell(trx, part, { ...act, reference: part.reference }, 'merged', 'undone');
    parted.push(part.reference);
  }
  if (!first) return { undone: parted.length, left: [] };
  const isAsLeft = first.version === was.version;
  const { step, escalation } = was;
  await write(trx, first, {
    ...(isAsLeft && wasBefore(was)),
    promise: was.promise,
    promised_by: was.promisedBy,
    ...(escalation !== undefined && { escalation }),
    ...(step && took && isSameStep(first, asColumns(took)) && asColumns(step)),
  });
  if (isAsLeft) await isTrueAgain(trx, row, { lead: first.id, version: was.from, now: first.version + 1 });
  await tell(trx, first, { ...act, reference: first.reference }, 'merged', `undone: ${parted.join(', ')}`);
  return { undone: parted.length, left: isAsLeft ? [] : [first.reference] };
}

async function hasLater(trx: Transaction, { id, lead_id }: StaffActRow): Promise<boolean> {
  const later = trx
    .selectFrom('staff_acts')
    .select('id')
    .where('kind', '=', 'merge')
    .where('lead_id', '=', lead_id)
    .where('id', '>', id)
    .where('undone_at', 'is', null);
  return (await later.executeTakeFirst()) !== undefined;
}

/** A new request counts as contacted if its sender has been answered since: nobody waits for an answer to it. */
async function asAnswered(trx: Transaction, all: readonly LeadRow[]): Promise<readonly LeadRow[]> {
  const answered = all.flatMap(({ id, state }) => (state === 'new' ? [] : [id]));
  if (answered.length === 0) return all;
  const { at } = await trx
    .selectFrom('lead_events')
    .select(({ fn }) => fn.max('at').as('at'))
    .where('kind', 'in', answerKinds)
    .where('lead_id', 'in', answered)
    .executeTakeFirstOrThrow();
  const last = Number(at ?? 0);
  return all.map((lead) => (lead.state === 'new' && lead.received_at <= last ? { ...lead, state: 'contacted' } : lead));
}

function takenOver(first: LeadRow, all: readonly LeadRow[]) {
  const state = openStates.find((open) => all.some((lead) => lead.state === open)) ?? first.state;
  const waiting = all.filter((lead) => lead.state === 'new').sort((one, other) => one.promised_by - other.promised_by);
  // The escalation level belongs to the promise.
  const { promise, promised_by, escalation } = waiting[0] ?? first;
  const owner_id = first.owner_id ?? all.findLast((lead) => lead.owner_id !== null)?.owner_id ?? null;
  // A snooze must not hide the newer request.
  return { state, owner_id, promise, promised_by, escalation, snoozed_until: null, ...nextOf(first, all) };
}

/** The earliest of the open requests; undated ones come last. */
function nextOf(first: LeadRow, all: readonly LeadRow[]): StepColumns {
  const planned = all.filter(
    (lead) => openStates.includes(lead.state) && (lead.next_step ?? lead.next_step_at) !== null,
  );
  const due = planned.toSorted((one, other) => (one.next_step_at ?? Infinity) - (other.next_step_at ?? Infinity));
  const { next_step, next_step_at } = due[0] ?? first;
  return { next_step, next_step_at };
}

type StepColumns = Pick<LeadRow, 'next_step' | 'next_step_at'>;

const stepOf = ({ next_step, next_step_at }: StepColumns): NextStep => ({ text: next_step, at: next_step_at });
const asColumns = ({ text, at }: NextStep): StepColumns => ({ next_step: text, next_step_at: at });
const isSameStep = (one: StepColumns, other: StepColumns): boolean =>
  one.next_step === other.next_step && one.next_step_at === other.next_step_at;
