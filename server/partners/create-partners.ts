import type { NewPartner, PartnerItem } from '../../shared/staff/partners.ts';
import type { Actor } from '../database/audit.ts';
import type { Database } from '../database/database.ts';
import { noRequest } from '../leads/tables.ts';
import { isOrigin } from '../settings/setting-rules.ts';
import type { PartnerOrigins } from './partner-origins.ts';
import { addPartner, removePartner } from './partner-writes.ts';

/** Throws `DatabaseUnavailable`. */
export type Partners = {
  /** Those of the settings, then newest first. */
  list(): Promise<PartnerItem[]>;
  /** `no origin`: not the address of a site. */
  add(actor: Actor, partner: NewPartner): Promise<'added' | 'listed' | 'no origin'>;
  remove(actor: Actor, id: number): Promise<boolean>;
};

export type PartnersParts = {
  database: Database;
  clock: () => Date;
  embedOrigins: readonly string[];
  origins: PartnerOrigins;
};

/** In months. */
const counted = 12;

export function createPartners({ database, clock, embedOrigins, origins }: PartnersParts): Partners {
  const { read } = database;
  const act = ({ id, email }: Actor) => ({ actor: { id, email }, at: clock().getTime() });

  async function leadsByOrigin(): Promise<Map<string | null, number>> {
    const since = clock();
    since.setUTCMonth(since.getUTCMonth() - counted);
    const rows = await read
      .selectFrom('leads')
      .select(['origin', ({ fn }) => fn.countAll<number>().as('count')])
      // Not a list of parameters: a statement holds 32,766 at most.
      .where(({ eb, or, selectFrom }) =>
        or([
          eb('origin', 'in', selectFrom('partners').select('partners.origin')),
          ...(embedOrigins.length ? [eb('origin', 'in', embedOrigins)] : []),
        ]),
      )
      .where('received_at', '>=', since.getTime())
      .where('state', 'not in', noRequest)
      .groupBy('origin')
      .execute();
    return new Map(rows.map(({ origin, count }) => [origin, Number(count)]));
  }

  return {
    async list() {
      const rows = await read.selectFrom('partners').selectAll().orderBy('id', 'desc').execute();
      const leads = await leadsByOrigin();
      const brought = (origin: string) => ({ origin, leads: leads.get(origin) ?? 0 });
      return [
        ...embedOrigins.map((origin) => ({ ...brought(origin), name: null, addedAt: null, addedBy: null })),
        ...rows.map(({ id, origin, name, added_at, added_by }) => ({
          ...{ id, name, addedAt: added_at, addedBy: added_by },
          ...brought(origin),
        })),
      ];
    },
    async add(actor, { origin: typed, name }) {
      const origin = originOf(typed);
      if (!origin) return 'no origin';
      if (embedOrigins.includes(origin)) return 'listed';
      const added = await database.transaction().execute((trx) => addPartner(trx, { ...act(actor), origin, name }));
      await origins.read();
      return added ? 'added' : 'listed';
    },
    async remove(actor, id) {
      const removed = await database.transaction().execute((trx) => removePartner(trx, { ...act(actor), id }));
      await origins.read();
      return removed;
    },
  };
}

/** Staff may paste the address of any page. */
function originOf(typed: string): string | undefined {
  const { origin = '' } = URL.parse(/^[a-z]+:/i.test(typed) ? typed : `https://${typed}`) ?? {};
  return isOrigin(origin) && new URL(origin).hostname.includes('.') ? origin : undefined;
}
