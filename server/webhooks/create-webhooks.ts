import type { NewWebhook, WebhookAdded, WebhooksAnswer } from '../../shared/staff/webhooks.ts';
import type { Actor } from '../database/audit.ts';
import type { Database } from '../database/database.ts';
import { type AddressRule, checkedAddresses } from './public-addresses.ts';
import { readWebhooks } from './read-webhooks.ts';
import { addWebhook, removeWebhook, testWebhook } from './webhook-writes.ts';

/** Throws `DatabaseUnavailable`. */
export type Webhooks = {
  list(): Promise<WebhooksAnswer>;
  /** `no address`: no https address of a known name; `closed`: inside a private network; `full`: too many. */
  add(actor: Actor, webhook: NewWebhook): Promise<WebhookAdded | 'no address' | 'closed' | 'full'>;
  test(actor: Actor, id: number): Promise<boolean>;
  remove(actor: Actor, id: number): Promise<boolean>;
};

export function createWebhooks(database: Database, clock: () => Date, rule: AddressRule): Webhooks {
  const act = ({ id, email }: Actor) => ({ actor: { id, email }, at: clock().getTime() });
  return {
    list: async () => ({ webhooks: await readWebhooks(database.read), now: clock().getTime() }),
    async add(actor, webhook) {
      const url = URL.parse(webhook.url);
      if (!url || !rule.schemes.includes(url.protocol) || url.username || url.password) return 'no address';
      const addresses = await checkedAddresses(rule, url);
      if (typeof addresses === 'string') return addresses;
      const added = await database
        .transaction()
        .execute((trx) => addWebhook(trx, { ...act(actor), webhook: { ...webhook, url: url.href } }));
      return added ?? 'full';
    },
    test: (actor, id) => database.transaction().execute((trx) => testWebhook(trx, { ...act(actor), id })),
    remove: (actor, id) => database.transaction().execute((trx) => removeWebhook(trx, { ...act(actor), id })),
  };
}
