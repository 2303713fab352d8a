import { sql } from 'kysely';
import { hours } from '../../../shared/company/hours.ts';
import type { DayRange, FigureTable } from '../../../shared/staff/figures.ts';
import type { DatabaseReader } from '../../database/schema.ts';
import { momentsOf, type Period } from '../period.ts';
import { inSlices, percent, quantile, requestStates } from './reading.ts';

type FirstContact = { form: string; received: number; promised: number; contacted: number | null; state: string };

export type ContactFigures = {
  requests: number;
  contacted: number;
  /** Minutes, including nights and weekends. */
  median: number | null;
  ninety: number | null;
  /** Percentage, of the promises kept or expired. */
  inTime: number | null;
};

const minute = 60_000;

/** Days per query; small, because of a lookup per lead. */
const step = 7;

/** States that imply a contact; one that went straight to `lost` had none. */
const contactStates = ['contacted', 'booked', 'proposal', 'won'];

const undone = sql<boolean>`coalesce((select later.detail like '%, undone' from lead_events as later
  where later.lead_id = lead_events.lead_id and later.kind = 'state' and later.id > lead_events.id
  order by later.id limit 1), false)`;

async function firstContactsOf(read: DatabaseReader, days: DayRange): Promise<FirstContact[]> {
  const rows = await inSlices(
    days,
    (slice) => {
      const { start, end } = momentsOf(slice);
      const first = sql<number | null>`case when leads.state <> 'new' then (select min(at) from lead_events
        where lead_events.lead_id = leads.id and lead_events.kind = 'state'
        and (${sql.raw(contactStates.map((state) => `detail like '% ${state}'`).join(' or '))})
        and not ${undone}) end`;
      return read
        .selectFrom('leads')
        .select(['form', 'state', 'received_at as received', 'promised_by as promised', first.as('contacted')])
        .where('received_at', '>=', start)
        .where('received_at', '<', end)
        .where('state', 'in', requestStates)
        .execute();
    },
    step,
  );
  return rows.map(({ contacted, ...row }) => ({ ...row, contacted: contacted === null ? null : Number(contacted) }));
}

function figuresOf(all: readonly FirstContact[], now: number): ContactFigures {
  const waits = all
    .flatMap(({ contacted, received }) => (contacted === null ? [] : [(contacted - received) / minute]))
    .sort((one, other) => one - other);
  const kept = all.filter(({ contacted, promised }) => contacted !== null && contacted <= promised).length;
  // Visitors who only passed the chat's gate are waiting too; leads lost without a contact are not.
  const broken = all.filter(
    ({ contacted, promised, state }) => (contacted ?? now) > promised && !(contacted === null && state === 'lost'),
  ).length;
  const rounded = (value: number | null) => (value === null ? null : Math.round(value));
  return {
    requests: all.length,
    contacted: waits.length,
    median: rounded(quantile(waits, 0.5)),
    ninety: rounded(quantile(waits, 0.9)),
    inTime: percent(kept, kept + broken),
  };
}

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
      { name: 'inTime', label: 'Promise kept', unit: 'percent' },
      { name: 'inTimeBefore', label: 'Period before', unit: 'percent' },
    ],
    rows: kinds.map(([name, holds]) => {
      const [one, other] = [figuresOf(these.filter(holds), now), figuresOf(those.filter(holds), now)];
      const { requests, contacted, median, ninety, inTime } = one;
      return [name, requests, contacted, median, other.median, ninety, other.ninety, inTime, other.inTime];
    }),
  };
}
