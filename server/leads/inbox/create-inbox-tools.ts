import type { BulkAnswer, BulkChange } from '../../../widgets/contract/bulk.ts';
import type { Actor } from '../../database/audit.ts';
import type { Database } from '../../database/database.ts';
import { changeMany } from './bulk-units.ts';
import type { Undone } from './undo.ts';
import { undoAct } from './undo-units.ts';

type Member = Actor & { id: number };

/** What helps staff to get through many leads. Everything may throw `DatabaseUnavailable`. */
export type InboxTools = {
  changeMany(actor: Member, change: BulkChange): Promise<BulkAnswer | 'unknown owner'>;
  /** @param everybodys whether an act of a colleague may be undone too */
  undo(actor: Member, act: number, everybodys: boolean): Promise<Undone | 'unknown'>;
};

export function createInboxTools(database: Database, clock: () => Date): InboxTools {
  const act = ({ id, email }: Member) => ({ actor: { id, email }, at: clock().getTime() });
  return {
    changeMany: (actor, change) => database.write(changeMany, { ...act(actor), change }),
    undo: (actor, id, everybodys) => database.write(undoAct, { ...act(actor), id, everybodys }),
  };
}
