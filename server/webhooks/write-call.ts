import type { Kysely, Selectable } from 'kysely';
import { staffPath } from '../../shared/staff/staff.ts';
import type { Schema } from '../database/schema.ts';
import { isSubscribed } from '../newsletter/tables.ts';
import type { WebhookCallTable } from './tables.ts';

const iso = (moment: number) => new Date(moment).toISOString();

/** The body of a call, from what is stored now; undefined if the person was erased meanwhile. */
export async function writeCall(
  read: Kysely<Schema>,
  call: Selectable<WebhookCallTable>,
  siteOrigin: string,
): Promise<string | undefined> {
  const data = await dataOf(read, call, siteOrigin);
  return data && JSON.stringify({ type: call.event, timestamp: iso(call.at), data });
}

async function dataOf(
  read: Kysely<Schema>,
  { event, about, state }: Selectable<WebhookCallTable>,
  siteOrigin: string,
): Promise<object | undefined> {
  if (event === 'test') return { message: 'A test of this webhook. No lead is behind it.' };
  if (event === 'subscriber.confirmed') {
    const subscriber = await read
      .selectFrom('subscribers')
      .select(['email', 'confirmed_at', 'unsubscribed_at'])
      .where('id', '=', about ?? '')
      .executeTakeFirst();
    // Erased or unsubscribed since.
    if (!subscriber?.confirmed_at || !isSubscribed(subscriber)) return undefined;
    return { email: subscriber.email, confirmedAt: iso(subscriber.confirmed_at) };
  }
  const lead = await read
    .selectFrom('leads')
    .leftJoin('staff', 'staff.id', 'owner_id')
    .selectAll('leads')
    .select('staff.email as owner')
    .where('reference', '=', about ?? '')
    .executeTakeFirst();
  if (!lead) return undefined;
  return {
    reference: lead.reference,
    link: `${siteOrigin}${staffPath}#/lead/${lead.reference}`,
    state: state ?? lead.state,
    lostReason: lead.state === 'lost' ? lead.lost_reason : null,
    owner: lead.owner,
    receivedAt: iso(lead.received_at),
    promisedBy: iso(lead.promised_by),
    form: lead.form,
    name: lead.name,
    email: lead.email,
    phone: lead.phone,
    company: lead.company,
    service: lead.service,
    employeeCount: lead.employee_count,
    message: lead.message,
    page: lead.page,
    site: lead.origin,
  };
}
