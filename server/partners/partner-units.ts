import { type Actor, record } from '../database/audit.ts';
import type { Instant } from '../database/schema.ts';
import { unit } from '../database/unit.ts';

type Act = { actor: Actor; at: Instant };

/** Lets a partner's pages use the widgets. False: they may already. */
export const addPartner = unit(
  import.meta.url,
  'addPartner',
  async (transaction, { actor, at, origin, name }: Act & { origin: string; name: string }): Promise<boolean> => {
    const row = { origin, name, added_at: at, added_by: actor.email };
    const id = await transaction.insert('partners', row, 'ignore');
    if (id === undefined) return false;
    await record(transaction, actor, { action: 'partner added', about: origin }, at);
    return true;
  },
);

/** Takes that back. Their leads stay. False: there is no such partner. */
export const removePartner = unit(
  import.meta.url,
  'removePartner',
  async (transaction, { actor, at, id }: Act & { id: number }): Promise<boolean> => {
    const [removed] = await transaction.query.deleteFrom('partners').where('id', '=', id).returning('origin').execute();
    if (!removed) return false;
    await record(transaction, actor, { action: 'partner removed', about: removed.origin }, at);
    return true;
  },
);
