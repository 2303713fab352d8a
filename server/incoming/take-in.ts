import { hash } from 'node:crypto';
import { emailFault } from '../../shared/forms/email.ts';
import { emailKinds } from '../../shared/staff/inbox.ts';
import type { Transaction } from '../database/schema.ts';
import { fromLine } from '../leads/emails-of-others.ts';
import { insertLead } from '../leads/insert-lead.ts';
import { colleagues, notifyPeople } from '../leads/notices/notify-people.ts';
import type { LeadRow } from '../leads/tables.ts';
import { type Match, matchLead } from './match-lead.ts';
import type { IncomingMail } from './read-mail.ts';

export type IncomingRules = {
  /** What happens to an email that belongs to no lead. */
  unmatched: 'lead' | 'leave';
  /** Addresses of the company's own: what they send comes from us. */
  own: readonly string[];
  at: Date;
  teams: boolean;
  /** Leads that an hour's emails make. */
  mostLeads: number;
};

/** `too many`: it belongs to no lead, and the hour's leads are made. */
export type TakenIn = 'answer' | 'automatic' | 'bounce' | 'lead' | 'left' | 'repeated' | 'too many';

/** Emails of one lead within an hour, above which something answers itself. */
const mostOfLead = 30;

/** Takes an email into the history of its lead, or makes a lead of it. Nothing is ever sent in answer. */
export async function takeIn(trx: Transaction, mail: IncomingMail, rules: IncomingRules): Promise<TakenIn> {
  const at = rules.at.getTime();
  if (await isOwn(trx, mail, rules.own)) return 'left';
  const match = await matchLead(trx, mail);
  if (!match && (rules.unmatched === 'leave' || mail.kind !== 'answer' || emailFault(mail.from.address) !== undefined))
    return 'left';
  if (match && (await isLoop(trx, match.lead.id, at))) return 'left';
  if (!match && (await isFlood(trx, at, rules.mostLeads))) return 'too many';
  const { numInsertedOrUpdatedRows: isNew } = await trx
    .insertInto('received_mails')
    .values({ hash: hash('sha256', mail.messageId || JSON.stringify(mail)), received_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (!isNew) return 'repeated';
  if (match) return keepIn(trx, match, mail, at);
  await insertLead(trx, {
    lead: {
      request: {
        form: 'email',
        email: mail.from.address,
        name: mail.from.name || undefined,
        message: textOf(mail, undefined).slice(0, 5000) || undefined,
      },
      quiet: true,
      suspicion: [],
    },
    at: rules.at,
    teams: rules.teams,
    onNew() {},
  });
  return 'lead';
}

async function isOwn(trx: Transaction, { from }: IncomingMail, own: readonly string[]): Promise<boolean> {
  if (own.includes(from.address)) return true;
  const member = await trx.selectFrom('staff').select('id').where('email', '=', from.address).executeTakeFirst();
  return member !== undefined;
}

async function isLoop(trx: Transaction, lead: number, at: number): Promise<boolean> {
  const { count } = await trx
    .selectFrom('lead_events')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('lead_id', '=', lead)
    .where('kind', 'in', emailKinds)
    .where('at', '>', at - 60 * 60_000)
    .executeTakeFirstOrThrow();
  return Number(count) >= mostOfLead;
}

async function isFlood(trx: Transaction, at: number, most: number): Promise<boolean> {
  const { count } = await trx
    .selectFrom('leads')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('form', '=', 'email')
    .where('received_at', '>', at - 60 * 60_000)
    .executeTakeFirstOrThrow();
  return Number(count) >= most;
}

const eventKinds = { answer: 'email', automatic: 'automatic email', bounce: 'not delivered' } as const;

async function keepIn(trx: Transaction, { lead, job }: Match, mail: IncomingMail, at: number): Promise<TakenIn> {
  const { id: event } = await trx
    .insertInto('lead_events')
    .values({ lead_id: lead.id, at, staff_id: null, kind: eventKinds[mail.kind], detail: textOf(mail, lead) })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (mail.kind === 'automatic') return 'automatic';
  if (mail.kind === 'bounce' && job) {
    const error = `Came back: ${mail.subject}`;
    await trx
      .updateTable('jobs')
      .set({ sent_at: null, failed_at: at, last_error: error })
      .where('id', '=', job.id)
      .execute();
  }
  if (lead.state === 'spam' || lead.state === 'quarantine') return mail.kind;
  if (mail.kind === 'answer') await reopen(trx, lead, at);
  const all = await colleagues(trx);
  const owner = all.filter(({ id }) => id === lead.owner_id);
  const told = owner.length > 0 ? owner : all.filter(({ worksHere }) => worksHere);
  await notifyPeople(trx, told, { lead: lead.id, kind: 'email', cause: String(event) }, at);
  return mail.kind;
}

/** To the top of what is in progress, out of its snooze; a lost lead is open again. */
async function reopen(trx: Transaction, lead: LeadRow, at: number): Promise<void> {
  const isLost = lead.state === 'lost';
  await trx
    .updateTable('leads')
    .set(({ eb }) => ({
      wrote_at: at,
      snoozed_until: null,
      version: eb('version', '+', 1),
      ...(isLost && { state: 'contacted' as const, lost_reason: null }),
    }))
    .where('id', '=', lead.id)
    .execute();
  if (!isLost) return;
  await trx
    .insertInto('lead_events')
    .values({ lead_id: lead.id, at, staff_id: null, kind: 'state', detail: 'lost → contacted' })
    .execute();
}

/** For the history: who wrote, if another address than the lead's; attachments are named and stay in the mailbox. */
function textOf({ from, subject, words, attachments }: IncomingMail, lead: LeadRow | undefined): string {
  const other = lead && from.address !== lead.email.toLowerCase() ? fromLine(from.address) : '';
  const files = attachments.map(({ name, bytes }) => `${name} (${sizeText(bytes)})`).join(', ');
  const attached = files && `\n\nAttached, in the mailbox: ${files}`;
  return `${other}${subject}\n\n${words}${attached}`.trim();
}

const sizeText = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
