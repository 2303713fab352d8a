import { type AuditedAct, record } from '../database/audit.ts';
import type { Transaction } from '../database/schema.ts';

/** False if the origin is listed already. */
export async function addPartner(
  trx: Transaction,
  { actor, at, origin, name }: AuditedAct & { origin: string; name: string },
): Promise<boolean> {
  const row = { origin, name, added_at: at, added_by: actor.email };
  const added = await trx
    .insertInto('partners')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) return false;
  await record(trx, actor, { action: 'partner added', about: origin }, at);
  return true;
}

/** Keeps the partner's leads. False if there is no such partner. */
export async function removePartner(
  trx: Transaction,
  { actor, at, id }: AuditedAct & { id: number },
): Promise<boolean> {
  const [removed] = await trx.deleteFrom('partners').where('id', '=', id).returning('origin').execute();
  if (!removed) return false;
  await record(trx, actor, { action: 'partner removed', about: removed.origin }, at);
  return true;
}
