import type { Kysely } from 'kysely';
import { emailKinds, type LeadEvent, type OlderEmails } from '../../../shared/staff/inbox.ts';
import type { Schema } from '../../database/schema.ts';

/** Emails of a history per answer; someone may send hundreds of long ones. */
const atOnce = 50;

type Event = Omit<LeadEvent, 'of'> & { lead_id: number };

const eventsOf = (read: Kysely<Schema>, leads: readonly number[]) =>
  read
    .selectFrom('lead_events')
    .leftJoin('staff', 'staff.id', 'staff_id')
    .select(['lead_events.id', 'lead_id', 'at', 'staff.email as who', 'kind', 'detail'])
    .where('lead_id', 'in', leads);

/** The history of leads, oldest first, with the newest incoming emails and the number of older ones. */
export async function readHistory(
  read: Kysely<Schema>,
  leads: readonly number[],
): Promise<{ events: Event[]; olderEmails: number }> {
  const [acts, { events: emails, olderEmails }] = await Promise.all([
    eventsOf(read, leads).where('kind', 'not in', emailKinds).execute(),
    emailsBefore(read, leads, Number.MAX_SAFE_INTEGER),
  ]);
  const events = [...acts, ...emails].sort((one, other) => one.at - other.at || one.id - other.id);
  return { events, olderEmails };
}

/** @param event the number of the first email that is known */
async function emailsBefore(read: Kysely<Schema>, leads: readonly number[], event: number) {
  const before = eventsOf(read, leads).where('kind', 'in', emailKinds).where('lead_events.id', '<', event);
  const [newest, { count }] = await Promise.all([
    before.orderBy('lead_events.id', 'desc').limit(atOnce).execute(),
    before
      .clearSelect()
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
  ]);
  return { events: newest.reverse(), olderEmails: Number(count) - newest.length };
}

/** The emails of a lead, and of those merged into it, before one of them; undefined if there is no such lead. */
export async function readOlderEmails(
  read: Kysely<Schema>,
  reference: string,
  event: number,
): Promise<OlderEmails | undefined> {
  const first = read.selectFrom('leads').select('id').where('reference', '=', reference);
  const leads = await read
    .selectFrom('leads')
    .select(['id', 'reference'])
    .where(({ or, eb }) => or([eb('reference', '=', reference), eb('merged_into', 'in', first)]))
    .execute();
  if (leads.length === 0) return undefined;
  const references = new Map(leads.map((lead) => [lead.id, lead.reference]));
  const { events, olderEmails } = await emailsBefore(read, [...references.keys()], event);
  return {
    events: events.map(({ lead_id, ...email }) => {
      const of = references.get(lead_id) ?? '';
      return of === reference ? email : { ...email, of };
    }),
    olderEmails,
  };
}
