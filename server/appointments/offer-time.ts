import { type Kysely, sql } from 'kysely';
import { dayAndTime } from '../../shared/appointments/day-and-time.ts';
import { emergencyWords } from '../../shared/chat/chat-rules.ts';
import { inToronto } from '../../shared/company/toronto-time.ts';
import type { EngineAnswer } from '../chat/engine/engine.ts';
import type { Schema } from '../database/schema.ts';
import { torontoTime } from '../format/toronto-time.ts';
import { conversationOf } from '../leads/conversation-of.ts';
import type { AppointmentLinks } from './appointment-links.ts';
import { readSettings, slotRules } from './appointment-settings.ts';
import { takenSlots, whenText } from './read-appointments.ts';
import { freeSlots } from './slots.ts';

/** A message, and the contact details with which its conversation began. */
export type Asked = { conversation: string; email: string; text: string };

/** Offered in place of a time that is not free. */
const others = 3;

/**
 * The answer to a message that names a day and a time: links that book it, or the nearest free times. Undefined for
 * other messages, and if the conversation began without a request that may book.
 */
export async function offerTime(
  read: Kysely<Schema>,
  { conversation, email, text }: Asked,
  { links, now }: { links: AppointmentLinks; now: number },
): Promise<EngineAnswer | undefined> {
  const wanted = emergencyWords.test(text) ? undefined : dayAndTime(text, inToronto(new Date(now)));
  const reference = wanted && (await requestOf(read, conversation, email));
  if (!reference) return undefined;
  const rules = await slotRules(read, await readSettings(read));
  const free = freeSlots(now, rules, await takenSlots(read, now));
  const at = free.find((one) => torontoTime(one).toPlainDateTime().toString() === `${wanted.day}T${wanted.clock}:00`);
  const link = (one: number, label: string) => `[${label}](${links.times(reference, one)})`;
  if (at !== undefined)
    return said(
      `${whenText(at)}, Toronto time, is free for a call. ${link(at, 'Take it')}, or [see all free times](${links.times(reference)}).`,
    );
  const near = nearest(free, `${wanted.day}T${wanted.clock}:00`);
  if (near.length === 0) return undefined;
  const list = near.map((one) => `- ${link(one, whenText(one))}`).join('\n');
  return said(
    `That time is not free. These are near it, in Toronto time:\n\n${list}\n- [All free times](${links.times(reference)})`,
  );
}

/** By Toronto's clock, in the order of time. */
function nearest(free: readonly number[], wanted: string): number[] {
  const clock = Date.parse(`${wanted}Z`);
  const distance = (at: number) => Math.abs(inToronto(new Date(at)).getTime() - clock);
  return [...free]
    .sort((one, other) => distance(one) - distance(other))
    .slice(0, others)
    .sort((one, other) => one - other);
}

/** The newest request of the conversation that is not held back. */
async function requestOf(read: Kysely<Schema>, conversation: string, email: string): Promise<string | undefined> {
  const leads = await read
    .selectFrom('leads')
    .select(['reference', 'details'])
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('form', '=', 'chat')
    .where('state', 'not in', ['quarantine', 'spam'])
    .orderBy('id', 'desc')
    .limit(20)
    .execute();
  return leads.find((lead) => conversationOf(lead) === conversation)?.reference;
}

const said = (text: string): EngineAnswer => ({
  text,
  quotes: [],
  sources: [],
  known: true,
  emergency: false,
  intent: 'appointment',
});
