import { sql } from 'kysely';
import { hours } from '../../../shared/company/hours.ts';
import type { DayRange, FigureTable } from '../../../shared/staff/figures.ts';
import type { DatabaseReader } from '../../database/schema.ts';
import { contactedAt, noRequest, stateEvents, undoneEvent } from '../../leads/tables.ts';
import { momentsOf, type Period } from '../period.ts';
import { inSlices, percent, quantile } from './reading.ts';

type FirstContact = {
  form: string;
  received: number;
  /** Null: nothing was promised. */
  promised: number | null;
  contacted: number | null;
  /** When it was given up without a contact. */
  lost: number | null;
};

export type ContactFigures = {
  requests: number;
  contacted: number;
  /** Minutes, including nights and weekends. */
  median: number | null;
  ninety: number | null;
  kept: number;
  /** Promises kept or broken. */
  promises: number;
  /** Percentage of them that were kept. */
  inTime: number | null;
};

const minute = 60_000;

/** Days per query; small, because of a lookup per lead. */
const step = 7;

const firstContactAt = sql<number | null>`${sql.raw(contactedAt)}`;
/** Not the message itself: there may be thousands of long ones. */
const hasMessage = sql<number>`case when message is null then 0 else 1 end`;
const lostAt = sql<
  number | null
>`${sql.raw(`case when leads.state = 'lost' then (select max(lead_events.at) ${stateEvents}
  and lead_events.detail like '% lost' and not ${undoneEvent}) end`)}`;

async function firstContactsOf(read: DatabaseReader, days: DayRange): Promise<FirstContact[]> {
  const rows = await inSlices(
    days,
    (slice) => {
      const { start, end } = momentsOf(slice);
      return read
        .selectFrom('leads')
        .select(['form', hasMessage.as('asked'), 'received_at', 'promised_by'])
        .select([firstContactAt.as('contacted'), lostAt.as('lost')])
        .where('received_at', '>=', start)
        .where('received_at', '<', end)
        .where('state', 'not in', noRequest)
        .execute();
    },
    step,
  );
  return rows.map(({ form, asked, received_at, promised_by, contacted, lost }) => ({
    form,
    received: received_at,
    // Someone who only started a chat was promised nothing (docs/leads.md).
    promised: form === 'chat' && !asked ? null : promised_by,
    contacted: contacted === null ? null : Number(contacted),
    lost: lost === null ? null : Number(lost),
  }));
}

function figuresOf(all: readonly FirstContact[], now: number): ContactFigures {
  const waits = all
    .flatMap(({ contacted, received }) => (contacted === null ? [] : [(contacted - received) / minute]))
    .sort((one, other) => one - other);
  const kept = all.filter(isKept).length;
  const promises = kept + all.filter((contact) => isBroken(contact, now)).length;
  const rounded = (value: number | null) => (value === null ? null : Math.round(value));
  return {
    requests: all.length,
    contacted: waits.length,
    median: rounded(quantile(waits, 0.5)),
    ninety: rounded(quantile(waits, 0.9)),
    kept,
    promises,
    inTime: percent(kept, promises),
  };
}

const isKept = ({ contacted, promised }: FirstContact): boolean =>
  promised !== null && contacted !== null && contacted <= promised;

/** Stays so whatever becomes of the lead; given up in time, it is neither kept nor broken. */
const isBroken = ({ contacted, promised, lost }: FirstContact, now: number): boolean =>
  promised !== null && (contacted ?? lost ?? now) > promised;

export async function contactFigures(read: DatabaseReader, days: DayRange, now: number): Promise<ContactFigures> {
  return figuresOf(await firstContactsOf(read, days), now);
}

export async function firstContact(read: DatabaseReader, period: Period, now: number): Promise<FigureTable> {
  const [these, those] = [await firstContactsOf(read, period), await firstContactsOf(read, period.before)];
  const isQuiz = ({ form }: FirstContact) => form === 'risk-quiz';
  const kinds: [string, (contact: FirstContact) => boolean][] = [
    ['All requests', () => true],
    [`Promise of ${hours.contactWithinHours} support hours`, (contact) => !isQuiz(contact)],
    [`Risk quiz, ${hours.consultationWithinHours} hours`, isQuiz],
  ];
  return {
    columns: [
      { name: 'of', label: 'Promise', unit: 'text' },
      { name: 'requests', label: 'Requests', unit: 'count' },
      { name: 'contacted', label: 'Contacted', unit: 'count' },
      { name: 'median', label: 'Median wait', unit: 'minutes' },
      { name: 'medianBefore', label: 'Period before', unit: 'minutes' },
      { name: 'ninety', label: '90% waited less than', unit: 'minutes' },
      { name: 'ninetyBefore', label: 'Period before', unit: 'minutes' },
      { name: 'promises', label: 'Promises due', unit: 'count' },
      { name: 'inTime', label: 'Promise kept', unit: 'percent' },
      { name: 'inTimeBefore', label: 'Period before', unit: 'percent' },
    ],
    rows: kinds.map(([name, holds]) => {
      const [one, other] = [figuresOf(these.filter(holds), now), figuresOf(those.filter(holds), now)];
      const { requests, contacted, median, ninety, promises, inTime } = one;
      return [name, requests, contacted, median, other.median, ninety, other.ninety, promises, inTime, other.inTime];
    }),
  };
}
