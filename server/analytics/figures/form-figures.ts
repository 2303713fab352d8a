import { sql } from 'kysely';
import type { DayRange, FigureTable } from '../../../shared/staff/figures.ts';
import type { DatabaseReader } from '../../database/schema.ts';
import type { Period } from '../period.ts';
import { formName, knownForms } from './form-names.ts';
import { compared, inSlices, percent, sums } from './reading.ts';

const steps = ['seen', 'started', 'sent', 'failed', 'kept', 'sentLater'] as const;
type FormStep = (typeof steps)[number] | 'abandoned';

const stepOf: Record<string, FormStep> = {
  form_seen: 'seen',
  'form_interaction start': 'started',
  'form_interaction abandon': 'abandoned',
  generate_lead: 'sent',
  form_failed: 'failed',
  form_kept: 'kept',
  form_sent_later: 'sentLater',
};

const formEvents = [...new Set(Object.keys(stepOf).map((name) => name.split(' ')[0] ?? ''))];

/** Anyone can count invented forms, a thousand rows a day: of each week, our forms are read first, then the largest. */
const most = { read: 1_000, days: 7, shown: 100 } as const;

const ours = new Set(knownForms);
const oursFirst = (one: string, other: string) => Number(ours.has(other)) - Number(ours.has(one));

const ofForms = (read: DatabaseReader, slice: DayRange) =>
  read
    .selectFrom('events')
    .where('day', '>=', slice.from)
    .where('day', '<=', slice.to)
    .orderBy(sql`case when widget in (${sql.join(knownForms)}) then 0 else 1 end`)
    .orderBy(({ fn }) => fn.sum('count'), 'desc')
    .limit(most.read);

/** Counts by `form step`. */
export async function formSteps(read: DatabaseReader, days: DayRange): Promise<Map<string, number>> {
  const interaction = sql<string>`case when event = 'form_interaction' then detail else '' end`;
  const rows = await inSlices(
    days,
    (slice) =>
      ofForms(read, slice)
        .select(({ fn }) => ['event', 'widget', interaction.as('detail'), fn.sum<number>('count').as('count')])
        .where('event', 'in', formEvents)
        .where('widget', '<>', '')
        .where(({ or, eb }) => or([eb('event', '<>', 'form_interaction'), eb('detail', 'in', ['start', 'abandon'])]))
        .groupBy(['event', 'widget', interaction])
        .execute(),
    most.days,
  );
  return sums(
    rows.flatMap(({ event, widget, detail, count }) => {
      const step = stepOf[event] ?? stepOf[`${event} ${detail}`];
      return step ? [{ key: `${widget} ${step}`, count }] : [];
    }),
  );
}

/** A form that was sent was started, even where its start was not counted, as without a script. */
export const startedAtLeast = (started: number, sent: number) => Math.max(started, sent);

export async function formFunnel(read: DatabaseReader, period: Period): Promise<FigureTable> {
  const [now, before] = [await formSteps(read, period), await formSteps(read, period.before)];
  const forms = [...new Set([...now.keys(), ...before.keys()].map((key) => key.split(' ')[0] ?? ''))];
  const of = (counted: Map<string, number>, form: string, step: FormStep) => counted.get(`${form} ${step}`) ?? 0;
  const rate = (counted: Map<string, number>, form: string) => {
    const sent = of(counted, form, 'sent');
    return percent(sent, startedAtLeast(of(counted, form, 'started'), sent));
  };
  forms.sort(
    (one, other) => oursFirst(one, other) || of(now, other, 'seen') - of(now, one, 'seen') || (one < other ? -1 : 1),
  );
  return {
    columns: [
      { name: 'form', label: 'Form', unit: 'text' },
      { name: 'seen', label: 'Seen', unit: 'count' },
      { name: 'started', label: 'Started', unit: 'count' },
      { name: 'abandoned', label: 'Abandoned', unit: 'count' },
      { name: 'sent', label: 'Sent', unit: 'count' },
      { name: 'sentOfStarted', label: 'Sent of started', unit: 'percent' },
      { name: 'sentOfStartedBefore', label: 'Period before', unit: 'percent' },
      { name: 'failed', label: 'Failed', unit: 'count' },
      { name: 'kept', label: 'Kept on device', unit: 'count' },
      { name: 'sentLater', label: 'Sent later', unit: 'count' },
    ],
    rows: forms
      .slice(0, most.shown)
      .map((form) => [
        formName(form),
        ...(['seen', 'started', 'abandoned', 'sent'] as const).map((step) => of(now, form, step)),
        rate(now, form),
        rate(before, form),
        ...(['failed', 'kept', 'sentLater'] as const).map((step) => of(now, form, step)),
      ]),
  };
}

export async function formFields(read: DatabaseReader, period: Period): Promise<FigureTable> {
  const by = (detail: 'abandon' | 'refused-field') => async (days: DayRange) => {
    const rows = await inSlices(
      days,
      (slice) =>
        ofForms(read, slice)
          .select(({ fn }) => ['widget', 'field', fn.sum<number>('count').as('count')])
          .where('event', '=', 'form_interaction')
          .where('detail', '=', detail)
          .groupBy(['widget', 'field'])
          .execute(),
      most.days,
    );
    return sums(rows.map(({ widget, field, count }) => ({ key: `${widget} ${field}`, count })));
  };
  const abandoned = await compared(period, by('abandon'));
  const refused = new Map(
    (await compared(period, by('refused-field'))).map(([key, ...counts]) => [key, counts] as const),
  );
  const known = new Set(abandoned.map(([key]) => key));
  const others = [...refused.keys()].filter((key) => !known.has(key)).map((key) => [key, 0, 0] as const);
  const rows = [...abandoned, ...others].map(([key, ...counts]) => {
    const [form = '', field = ''] = key.split(' ');
    return { form, field, counts: [...counts, ...(refused.get(key) ?? [0, 0])] };
  });
  return {
    columns: [
      { name: 'form', label: 'Form', unit: 'text' },
      { name: 'field', label: 'Field changed last', unit: 'text' },
      { name: 'abandoned', label: 'Abandoned there', unit: 'count' },
      { name: 'abandonedBefore', label: 'Period before', unit: 'count' },
      { name: 'refused', label: 'Refused', unit: 'count' },
      { name: 'refusedBefore', label: 'Period before', unit: 'count' },
    ],
    rows: rows
      .toSorted((one, other) => oursFirst(one.form, other.form))
      .slice(0, most.shown)
      .map(({ form, field, counts }) => [formName(form), field || 'Not told', ...counts]),
  };
}
