import { randomUUID } from 'node:crypto';
import type { LeadState } from '../../shared/staff/inbox.ts';
import type { WebhookEvent } from '../../shared/staff/webhooks.ts';
import type { Transaction } from '../database/schema.ts';
import { newJob } from '../notifications/new-job.ts';
import type { WebhookCallTable } from './tables.ts';

type Happened = Pick<WebhookCallTable, 'event' | 'about' | 'at'> & {
  state?: LeadState;
  /** Delay (ms) in which it can be undone. */
  wait?: number;
};

/** Owes a call to every webhook that wants the event. @param about a lead's reference or a subscriber's id */
export async function queueWebhooks(trx: Transaction, happened: Happened & { event: WebhookEvent }): Promise<void> {
  const all = await trx.selectFrom('webhooks').select(['id', 'events']).where('stopped_at', 'is', null).execute();
  const wanting = all.filter(({ events }) => events.split(',').includes(happened.event));
  for (const { id } of wanting) await queueCall(trx, id, happened);
}

export async function queueCall(
  trx: Transaction,
  webhook: number,
  { event, about, at, state, wait = 0 }: Happened,
): Promise<void> {
  const { id } = await trx
    .insertInto('webhook_calls')
    .values({
      webhook_id: webhook,
      message_id: `msg_${randomUUID().replaceAll('-', '')}`,
      event,
      about,
      state: state ?? null,
      at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const job = newJob('webhook', { webhook_call_id: id }, null, at);
  await trx
    .insertInto('jobs')
    .values({ ...job, due_at: at + wait })
    .execute();
}

const contacted: readonly LeadState[] = ['contacted', 'booked', 'proposal', 'won'];
const closed: readonly LeadState[] = ['won', 'lost', 'spam'];

type Change = { reference: string; from: LeadState; to: LeadState; at: number; wait: number };

/** What is held back is unknown to receivers: it is created when it is released, and not closed before. */
export async function queueStateWebhooks(trx: Transaction, { reference, from, to, at, wait }: Change): Promise<void> {
  if (from === to) return;
  const happened = { about: reference, state: to, at, wait };
  if (from === 'quarantine') {
    if (to !== 'spam') await queueWebhooks(trx, { ...happened, event: 'lead.created' });
    return;
  }
  if (from === 'new' && contacted.includes(to)) await queueWebhooks(trx, { ...happened, event: 'lead.contacted' });
  if (closed.includes(to) && !closed.includes(from)) await queueWebhooks(trx, { ...happened, event: 'lead.closed' });
}

/** Calls about what happened to a lead at a moment, unless a worker has begun them. */
export async function takeBackWebhooks(trx: Transaction, about: string, at: number): Promise<void> {
  const calls = await trx
    .selectFrom('webhook_calls')
    .innerJoin('jobs', 'jobs.webhook_call_id', 'webhook_calls.id')
    .select('webhook_calls.id')
    .where('about', '=', about)
    .where('at', '=', at)
    .where('claims', '=', 0)
    .execute();
  const ids = calls.map(({ id }) => id);
  if (ids.length === 0) return;
  await trx.deleteFrom('jobs').where('webhook_call_id', 'in', ids).where('claims', '=', 0).execute();
  const left = trx.selectFrom('jobs').select('webhook_call_id').where('webhook_call_id', 'in', ids);
  await trx
    .deleteFrom('webhook_calls')
    .where('id', 'in', ids)
    .where('id', 'not in', left.$castTo<{ webhook_call_id: number }>())
    .execute();
}
