import type { BulkAnswer, BulkChange } from '../../../shared/staff/bulk.ts';
import { isPostgres } from '../../database/postgres.ts';
import type { Transaction } from '../../database/schema.ts';
import { takeBackWebhooks } from '../../webhooks/queue-webhooks.ts';
import { asBefore, keepAct, wasBefore, whatChanged, write } from '../keep-act.ts';
import { notifyOwner } from '../notices/mentions.ts';
import type { LeadRow } from '../tables.ts';
import type { ChangedBefore, NotUndone, Undone } from '../undo.ts';
import { confirmAtLast, type LeadAct, ownerOf, tell, tellState, undoWait } from './inbox-writes.ts';
import type { StaffActRow } from './tables.ts';
import { isTrueAgain } from './true-again.ts';

export type ManyAct = Omit<LeadAct, 'reference'>;

/** Leads changed meanwhile are skipped and returned in `left`. */
export async function changeMany(
  trx: Transaction,
  { change, ...act }: ManyAct & { change: BulkChange },
): Promise<BulkAnswer | 'unknown owner'> {
  const owner = await ownerOf(trx, change.owner);
  if (change.owner && !owner) return 'unknown owner';
  const wanted = new Map(change.leads.map(({ reference, version }) => [reference, version]));
  const found = await leadsWith(trx, 'reference', [...wanted.keys()]);
  const before: ChangedBefore[] = [];
  const done = new Set<string>();
  for (const lead of found) {
    const state = change.state ?? lead.state;
    const ownerId = change.owner === undefined ? lead.owner_id : (owner?.id ?? null);
    if (lead.state === 'merged' || lead.version !== wanted.get(lead.reference)) continue;
    // Setting a state ends the snooze, as in `changeLead`.
    const snoozed_until = change.state ? null : lead.snoozed_until;
    const isSame = state === lead.state && ownerId === lead.owner_id && snoozed_until === lead.snoozed_until;
    const answered = change.state ? { wrote_at: null } : {};
    if (!isSame && !(await write(trx, lead, { state, owner_id: ownerId, snoozed_until, ...answered }))) continue;
    done.add(lead.reference);
    if (isSame) continue;
    before.push(asBefore(lead));
    const its = { ...act, reference: lead.reference };
    if (state !== lead.state) await tellState(trx, lead, its, state);
    if (state === lead.state && snoozed_until !== lead.snoozed_until) await tell(trx, lead, its, 'snooze', 'ended');
    if (ownerId !== lead.owner_id) {
      await tell(trx, lead, its, 'owner', owner?.email ?? 'nobody');
      await notifyOwner(trx, { lead: lead.id, owner: owner?.id, by: act.actor.id }, act.at);
    }
    if (lead.state === 'quarantine' && state === 'new') await confirmAtLast(trx, lead, act.at, undoWait);
  }
  const only = before.length === 1 ? (before[0]?.id ?? null) : null;
  const id = before.length > 0 ? await keepAct(trx, act, 'change', only, before) : undefined;
  return { act: id ?? null, done: done.size, left: [...wanted.keys()].filter((one) => !done.has(one)) };
}

/** Leads changed since are skipped and returned in `left`; what was undone meanwhile counts as not changed. */
export async function undoChange(trx: Transaction, row: StaffActRow, act: ManyAct): Promise<Undone | NotUndone> {
  return undoChanges(trx, row, JSON.parse(row.before) as ChangedBefore[], act);
}

export async function undoChanges(
  trx: Transaction,
  row: StaffActRow,
  before: readonly ChangedBefore[],
  act: ManyAct,
): Promise<Undone | NotUndone> {
  const found = await leadsWith(
    trx,
    'id',
    before.map(({ id }) => id),
  );
  const changed = found.flatMap((lead) => {
    const was = before.find(({ id, reference = lead.reference }) => id === lead.id && reference === lead.reference);
    return was ? [{ lead, was }] : [];
  });
  const left: string[] = [];
  for (const { lead, was } of changed) {
    const isOurs = lead.version === was.version && lead.state !== 'merged';
    if (!isOurs || !(await write(trx, lead, wasBefore(was)))) {
      left.push(lead.reference);
      continue;
    }
    const its = { ...act, reference: lead.reference };
    if (was.state !== lead.state) await tell(trx, lead, its, 'state', `${lead.state} → ${was.state}, undone`);
    else await tell(trx, lead, its, whatChanged(was, lead), 'as before, undone');
    await isTrueAgain(trx, row, { lead: lead.id, version: was.from, now: lead.version + 1 });
    await takeBackWebhooks(trx, lead.reference, row.at);
    if (was.state === 'quarantine') await holdBack(trx, lead.id, row.at);
  }
  if (changed.length > 0 && left.length === changed.length) return 'changed since';
  return { undone: changed.length - left.length, left };
}

/** Does nothing if a worker has claimed the confirmation. */
async function holdBack(trx: Transaction, lead: number, released: number): Promise<void> {
  await trx
    .deleteFrom('jobs')
    .where('lead_id', '=', lead)
    .where('kind', '=', 'lead-visitor')
    .where('created_at', '=', released)
    .where('claims', '=', 0)
    .execute();
}

/** Oldest first; locked until the transaction ends. */
export async function leadsWith(
  trx: Transaction,
  column: 'id' | 'reference' | 'merged_into',
  values: readonly (number | string)[],
): Promise<LeadRow[]> {
  if (values.length === 0) return [];
  return trx
    .selectFrom('leads')
    .selectAll()
    .where(column, 'in', values)
    .orderBy('id')
    .$if(isPostgres(trx), (leads) => leads.forNoKeyUpdate())
    .execute();
}
