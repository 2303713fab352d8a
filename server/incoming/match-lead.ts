import { sql } from 'kysely';
import { isPostgres } from '../database/postgres.ts';
import type { Transaction } from '../database/schema.ts';
import type { LeadRow } from '../leads/tables.ts';
import type { JobKind, JobRow } from '../notifications/tables.ts';
import type { IncomingMail } from './read-mail.ts';

/** As `createCompose` writes them: kind, job, what it is about, when it was made. */
const ours = /^<([a-z-]{2,40})\.(\d{1,15})\.\d{1,15}\.([a-z0-9]{1,12})@[^@]+>$/;
/** As `newReference` makes them. */
const reference = /\b[34679CDFGHJKMNPRTVWXY]{3}-[34679CDFGHJKMNPRTVWXY]{3}\b/g;

/** References tried per subject, so that one email cannot guess dozens. */
const mostReferences = 3;

const toVisitors: readonly JobKind[] = ['lead-visitor', 'lead-reply', 'appointment-visitor', 'appointment-reminder'];

export type Match = { lead: LeadRow; job?: JobRow };

/** The lead that an email belongs to: by our email that it answers, else by the reference in its subject. */
export async function matchLead(
  trx: Transaction,
  { answers, subject }: Pick<IncomingMail, 'answers' | 'subject'>,
): Promise<Match | undefined> {
  for (const id of answers) {
    const job = await jobOf(trx, id);
    const lead = job && (await leadWith(trx, 'id', job.lead_id ?? -1));
    if (lead) return { lead, job };
  }
  for (const [one] of [...subject.toUpperCase().matchAll(reference)].slice(0, mostReferences)) {
    const lead = await leadWith(trx, 'reference', one);
    if (lead) return { lead };
  }
  return undefined;
}

async function jobOf(trx: Transaction, messageId: string): Promise<JobRow | undefined> {
  const [, kind, id, made] = ours.exec(messageId) ?? [];
  if (kind === undefined || !toVisitors.includes(kind as JobKind)) return undefined;
  return trx
    .selectFrom('jobs')
    .selectAll()
    .where('id', '=', Number(id))
    .where('kind', '=', kind as JobKind)
    .where('created_at', '=', Number.parseInt(made ?? '', 36))
    .executeTakeFirst();
}

/** A merged lead's history is that of the one it was merged into. Locked, so that no other process erases it. */
function leadWith(trx: Transaction, column: 'id' | 'reference', value: number | string): Promise<LeadRow | undefined> {
  return trx
    .selectFrom('leads')
    .selectAll()
    .where('leads.id', '=', ({ selectFrom }) =>
      selectFrom('leads as named')
        .select(sql<number>`coalesce(named.merged_into, named.id)`.as('id'))
        .where(`named.${column}`, '=', value),
    )
    .$if(isPostgres(trx), (leads) => leads.forNoKeyUpdate())
    .executeTakeFirst();
}
