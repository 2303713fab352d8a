import { type Kysely, sql } from 'kysely';
import { Temporal } from 'temporal-polyfill';
import { dayAndTime } from '../../shared/appointments/day-and-time.ts';
import { emergencyWords } from '../../shared/chat/chat-rules.ts';
import { homeTime, hours } from '../../shared/company/hours.ts';
import type { EngineAnswer } from '../chat/engine/engine.ts';
import type { Schema } from '../database/schema.ts';
import { companyDayName } from '../format/company-time.ts';
import { conversationOf } from '../leads/conversation-of.ts';
import type { AppointmentLinks } from './appointment-links.ts';
import { readSettings, slotRules } from './appointment-settings.ts';
import { takenSlots, whenText } from './read-appointments.ts';
import { daysAhead, freeSlots, momentOf } from './slots.ts';
import { zoneIn } from './zone-words.ts';

/** A message, and the contact details with which its conversation began. */
export type Asked = { conversation: string; email: string; text: string };

/** Offered where no time was named, or one that is not free. */
const others = 3;

/**
 * The answer to a message that names a day and a time, or a part of the day: links that book it, or the nearest free
 * times. Times are read by the clock of the zone that the message names, and shown by it and ours. Undefined for
 * other messages, and if the conversation began without a request that may book.
 */
export async function offerTime(
  read: Kysely<Schema>,
  { conversation, email, text }: Asked,
  { links, now }: { links: AppointmentLinks; now: number },
): Promise<EngineAnswer | undefined> {
  const { zone, rest } = zoneIn(text);
  const there = (at: number) => Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone.id);
  const wanted = emergencyWords.test(text) ? undefined : dayAndTime(rest, asUtc(there(now)));
  const reference = wanted && (await requestOf(read, conversation, email));
  if (!reference) return undefined;
  const rules = await slotRules(read, await readSettings(read));
  const free = freeSlots(now, rules, await takenSlots(read, now));
  const { day, clock, until } = wanted;
  const moment = (time: string) => momentOf(Temporal.PlainDate.from(day), time, zone.id);
  const begins = moment(clock);
  const then = free.filter((at) => (until ? at >= begins && at < moment(until) : at === begins));
  const theirs = (at: number) =>
    zone.id === hours.timeZone ? '' : ` (${there(at).toPlainTime().toString(minutes).replace(/^0/, '')} ${zone.label})`;
  const link = (one: number, label: string) => `[${label}](${links.times(reference, one)})`;
  const all = links.times(reference);
  const list = (times: readonly number[]) =>
    `\n\n${times.map((one) => `- ${link(one, `${whenText(one)}${theirs(one)}`)}`).join('\n')}\n- [All free times](${all})`;
  const [first] = then;
  if (first !== undefined && until)
    return said(`These times are free for a call on ${companyDayName(first)}, ${homeTime}:${list(spread(then))}`);
  if (first !== undefined)
    return said(
      `${whenText(first)}, ${homeTime}${theirs(first)}, is free for a call. ${link(first, 'Take it')}, or [see all free times](${all}).`,
    );
  const near = nearest(free, begins);
  if (near.length === 0) return undefined;
  const reason =
    moment('00:00') > now + daysAhead * 86_400_000
      ? `Calls can be booked ${daysAhead} days ahead. These are the last free times`
      : `${until ? 'No time is free then' : 'That time is not free'}. These are near it`;
  return said(`${reason}, in ${homeTime}:${list(near)}`);
}

const minutes = { smallestUnit: 'minute' } as const;

/** Date and time as the UTC parts of a `Date`. */
const asUtc = (time: Temporal.ZonedDateTime) => new Date(time.epochMilliseconds + time.offsetNanoseconds / 1e6);

/** From the whole of what is free. */
const spread = (times: readonly number[]): number[] =>
  times.filter((_, place) => place % Math.ceil(times.length / others) === 0);

/** In the order of time. */
function nearest(free: readonly number[], wanted: number): number[] {
  return [...free]
    .sort((one, other) => Math.abs(one - wanted) - Math.abs(other - wanted))
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
