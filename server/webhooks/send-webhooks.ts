import { company } from '../../shared/company/company.ts';
import type { Database } from '../database/database.ts';
import type { SendJob } from '../notifications/create-worker.ts';
import { MailRefused } from '../notifications/mail-transport.ts';
import { callAddress } from './call-address.ts';
import type { AddressRule } from './public-addresses.ts';
import { signedHeaders } from './sign.ts';
import { stopWebhook } from './webhook-writes.ts';
import { writeCall } from './write-call.ts';

export type SendWebhooksParts = { database: Database; siteOrigin: string; rule: AddressRule; clock: () => Date };

/** Calls a webhook; every answer but 2xx is tried again. 410 stops the webhook. */
export const sendWebhooks =
  ({ database, siteOrigin, rule, clock }: SendWebhooksParts): SendJob =>
  async ({ webhook_call_id }, signal) => {
    const call = await database.read
      .selectFrom('webhook_calls')
      .selectAll()
      .where('id', '=', webhook_call_id ?? -1)
      .executeTakeFirst();
    const webhook =
      call &&
      (await database.read.selectFrom('webhooks').selectAll().where('id', '=', call.webhook_id).executeTakeFirst());
    if (!webhook || webhook.stopped_at !== null) return undefined;
    const body = await writeCall(database.read, call, siteOrigin);
    if (body === undefined) return undefined;
    const now = clock().getTime();
    const headers = {
      'Content-Type': 'application/json',
      'User-Agent': `${company.shortName.replace(/[^\w.-]+/g, '-')}-Webhooks`,
      ...signedHeaders(webhook.secret, call.message_id, now, body),
    };
    const status = await callAddress(rule, { url: webhook.url, headers, body }, signal);
    if (status === 410) {
      await database.transaction().execute((trx) => stopWebhook(trx, { id: webhook.id, at: now }));
      throw new MailRefused('The receiver answered 410: it wants no more calls');
    }
    if (status < 200 || status > 299) throw new Error(`The receiver answered ${status}`);
    return { missed: undefined };
  };
