import type { BulkAnswer } from '../../../widgets/contract/bulk.ts';
import type { LeadState } from '../../../widgets/contract/inbox.ts';
import type { Merge } from '../../../widgets/contract/person.ts';
import type { Transaction } from '../../database/commit-queue.ts';
import type { LeadRow, StaffActRow } from '../../database/schema.ts';
import { unit } from '../../database/unit.ts';
import { asBefore, keepAct, leadsById, type ManyAct, wasBefore, write } from './bulk-units.ts';
import { type Act, leadOf, tell } from './inbox-units.ts';
import { areAlike } from './same-person.ts';
import type { MergedBefore, Undone } from './undo.ts';

/** What is still to be done is not hidden behind what is done: the first of these that any of the requests has. */
const openStates: readonly LeadState[] = ['new', 'proposal', 'booked', 'contacted'];

/**
 * Shows requests of one person as one: the others point to the first, which takes over the work that is open and the promise
 * that ends soonest. Nothing is deleted. What is not alike, or was changed since it was looked at, is left out and named.
 */
export const mergeLeads = unit(
  import.meta.url,
  'mergeLeads',
  async (transaction, { merge, ...act }: Act & { merge: Merge }): Promise<BulkAnswer | 'unknown'> => {
    const asked = await leadOf(transaction, act.reference);
    const lead = asked?.merged_into ? (await leadsById(transaction, [asked.merged_into]))[0] : asked;
    if (!asked || !lead) return 'unknown';
    const wanted = new Map(merge.leads.map(({ reference, version }) => [reference, version]));
    const others = (await leadsNamed(transaction, [...wanted.keys()])).filter(
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
    if (!(await write(transaction, first, takenOver(first, all))))
      return { act: null, done: 0, left: [...wanted.keys()] };
    // What was part of one of them is part of the first now.
    const earlier = await partsOf(
      transaction,
      parts.map(({ id }) => id),
    );
    for (const part of [...parts, ...earlier])
      await write(transaction, part, { state: 'merged', merged_into: first.id });
    const before: MergedBefore = {
      first: { ...asBefore(first), promise: first.promise, promisedBy: first.promised_by },
      parts: [...parts, ...earlier].map(({ id, state, merged_into }) => ({ id, state, into: merged_into })),
    };
    const id = await keepAct(transaction, act, 'merge', first.id, before);
    await tell(transaction, first, act, 'merged', `with ${parts.map(({ reference }) => reference).join(', ')}`);
    for (const part of parts) await tell(transaction, part, act, 'merged', `into ${first.reference}`);
    return { act: id ?? null, done: parts.length, left: leftOut() };
  },
);

/** Lets merged requests stand by themselves again, as they were; the first stays as it is when it was worked on since. */
export async function undoMerge(transaction: Transaction, row: StaffActRow, act: ManyAct): Promise<Undone> {
  const { first: was, parts } = JSON.parse(row.before) as MergedBefore;
  const [first] = await leadsById(transaction, [was.id]);
  const rows = await leadsById(
    transaction,
    parts.map(({ id }) => id),
  );
  const parted: string[] = [];
  for (const part of rows) {
    const before = parts.find(({ id }) => id === part.id);
    if (!before || part.merged_into !== was.id) continue;
    await write(transaction, part, { state: before.state, merged_into: before.into });
    await tell(transaction, part, { ...act, reference: part.reference }, 'merged', 'undone');
    parted.push(part.reference);
  }
  if (!first) return { undone: parted.length, left: [] };
  const isAsLeft = first.version === was.version;
  const work = isAsLeft ? wasBefore(was) : {};
  await write(transaction, first, { ...work, promise: was.promise, promised_by: was.promisedBy });
  await tell(transaction, first, { ...act, reference: first.reference }, 'merged', `undone: ${parted.join(', ')}`);
  return { undone: parted.length, left: isAsLeft ? [] : [first.reference] };
}

/** What the first takes over of all. */
function takenOver(first: LeadRow, all: readonly LeadRow[]) {
  const state = openStates.find((open) => all.some((lead) => lead.state === open)) ?? first.state;
  const waiting = all.filter((lead) => lead.state === 'new').sort((one, other) => one.promised_by - other.promised_by);
  const { promise, promised_by } = waiting[0] ?? first;
  const owner_id = first.owner_id ?? all.findLast((lead) => lead.owner_id !== null)?.owner_id ?? null;
  // What came in since is not to wait for a snooze.
  return { state, owner_id, promise, promised_by, snoozed_until: null };
}

function leadsNamed({ query }: Transaction, references: readonly string[]): Promise<LeadRow[]> {
  return query.selectFrom('leads').selectAll().where('reference', 'in', references).execute();
}

function partsOf({ query }: Transaction, firsts: readonly number[]): Promise<LeadRow[]> {
  return query.selectFrom('leads').selectAll().where('merged_into', 'in', firsts).execute();
}
