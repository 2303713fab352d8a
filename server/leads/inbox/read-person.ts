import type { Kysely } from 'kysely';
import { consentTexts } from '../../../shared/forms/consent-texts.ts';
import {
  consentFields,
  type GivenConsent,
  mostRequests,
  type PersonAnswer,
  type PersonRequest,
} from '../../../shared/staff/person.ts';
import { findContacts } from '../../contacts/find-contacts.ts';
import { imported } from '../../contacts/imported-subscribers.ts';
import type { Schema } from '../../database/schema.ts';
import type { ConsentRow } from '../../database/tables.ts';
import { detailFacts } from '../detail-facts.ts';
import { requestLabel } from '../service-label.ts';
import type { LeadRow } from '../tables.ts';
import type { MergedBefore } from '../undo.ts';
import { readHistory } from './read-history.ts';
import { deliveriesOf } from './read-lead.ts';
import { samePerson } from './same-person.ts';

export async function readPerson(
  read: Kysely<Schema>,
  reference: string,
  now: number,
): Promise<PersonAnswer | undefined> {
  const lead = await read.selectFrom('leads').selectAll().where('reference', '=', reference).executeTakeFirst();
  if (!lead) return undefined;
  const rows = await read
    .selectFrom('leads')
    .selectAll()
    .where(samePerson(lead))
    .orderBy('id', 'desc')
    .limit(mostRequests)
    .execute();
  const first = lead.merged_into ?? lead.id;
  const [about, mergers, newsletter, contacts] = await Promise.all([
    readAbout(
      read,
      rows.map(({ id }) => id),
    ),
    readMergers(read, first),
    readNewsletter(read, lead.email),
    readContacts(read, lead.email),
  ]);
  return {
    requests: rows.map((row) => requestOf(row, lead, about)),
    first: rows.find(({ id }) => id === first)?.reference ?? reference,
    mergers,
    newsletter,
    contacts,
    now,
  };
}

type About = Awaited<ReturnType<typeof readAbout>>;

function requestOf(row: LeadRow, lead: LeadRow, { events, jobs, consents }: About): PersonRequest {
  const its = <Row extends { lead_id: number | null }>(list: Row[]) => list.filter((one) => one.lead_id === row.id);
  return {
    reference: row.reference,
    version: row.version,
    receivedAt: row.received_at,
    form: row.form,
    subject: requestLabel(row),
    state: row.state,
    name: row.name,
    email: row.email,
    phone: row.phone,
    company: row.company,
    page: row.page,
    origin: row.origin,
    message: row.message,
    details: detailFacts(row.details),
    consents: its(consents).map(consentOf),
    events: its(events).map(({ id, at, who, kind, detail }) => ({ id, at, who, kind, detail })),
    deliveries: deliveriesOf(its(jobs)),
    isPart: (row.merged_into ?? row.id) === (lead.merged_into ?? lead.id),
    sameBy: row.email.toLowerCase() === lead.email.toLowerCase() ? 'email' : 'phone',
  };
}

async function readAbout(read: Kysely<Schema>, ids: readonly number[]) {
  const [{ events }, jobs, consents] = await Promise.all([
    readHistory(read, ids),
    read.selectFrom('jobs').selectAll().where('lead_id', 'in', ids).orderBy('id').execute(),
    read.selectFrom('consents').selectAll().where('lead_id', 'in', ids).orderBy('id').execute(),
  ]);
  return { events, jobs, consents };
}

async function readMergers(read: Kysely<Schema>, first: number): Promise<PersonAnswer['mergers']> {
  const acts = await read
    .selectFrom('staff_acts')
    .innerJoin('staff', 'staff.id', 'staff_id')
    .select(['staff_acts.id', 'at', 'staff.email as who', 'before'])
    .where('lead_id', '=', first)
    .where('kind', '=', 'merge')
    .where('undone_at', 'is', null)
    .orderBy('staff_acts.id', 'desc')
    .execute();
  return acts.map(({ id, at, who, before }) => ({
    act: id,
    at,
    who,
    count: (JSON.parse(before) as MergedBefore).parts.length,
  }));
}

async function readContacts(read: Kysely<Schema>, email: string): Promise<PersonAnswer['contacts']> {
  return (await findContacts(read, email)).map((contact) => ({
    ...{ id: contact.id, fileName: contact.fileName, importedAt: contact.importedAt },
    ...Object.fromEntries(consentFields.map((field) => [field, contact[field]])),
  }));
}

export async function readNewsletter(read: Kysely<Schema>, email: string): Promise<PersonAnswer['newsletter']> {
  const row = await read
    .selectFrom('subscribers')
    .selectAll()
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst();
  if (!row) return null;
  const consents = await read.selectFrom('consents').selectAll().where('subscriber_id', '=', row.id).execute();
  return {
    requestedAt: row.requested_at,
    confirmedAt: row.confirmed_at,
    unsubscribedAt: row.unsubscribed_at,
    consents: consents.map(consentOf),
  };
}

const consentOf = ({ given_at, text_id, page }: ConsentRow): GivenConsent => ({
  givenAt: given_at,
  text: text_id === imported ? 'Entered from a file' : (consentTexts.find(({ id }) => id === text_id)?.text ?? text_id),
  page,
});
