import * as z from 'zod/mini';
import {
  type FigureAnswer,
  type FigureName,
  type FigureTable,
  figureNames,
  figurePaths,
  longestPeriod,
  type SummaryAnswer,
  type WeeklyMail,
  weeklyMailChange,
} from '../../../shared/staff/figures.ts';
import { csvRow } from '../../format/csv.ts';
import { memberOf } from '../../http/member-of.ts';
import { Refusal } from '../../http/refusal.ts';
import { type Exchange, type ReadRoute, type Route, writeRoute } from '../../http/route.ts';
import type { Staff } from '../../staff/create-staff.ts';
import type { Figures } from '../figures/create-figures.ts';
import { type Period, periodAnswer, readPeriod } from '../period.ts';
import { figureColumnSchema, periodAnswerSchema, summaryItemSchema } from './answer-schemas.ts';

type Needs = { figures: Figures; staff: Staff };

const marketing = { access: { staff: 'marketing' }, limit: 'staff' } as const;

/** @throws Refusal if the query has no valid period */
function periodOfQuery({ query }: Exchange): Period {
  const period = readPeriod(query.get('from'), query.get('to'));
  if (period) return period;
  const to = `Choose two days, the first before the last, at most ${longestPeriod} days in all.`;
  throw new Refusal('invalid-fields', { fields: { to } });
}

/** Tables of visitors' (masked) words; reading them is audited. */
const wordTables: readonly FigureName[] = ['chat-questions', 'empty-searches'];

async function tableOf({ figures }: Needs, exchange: Exchange) {
  const name = figureNames.find((known) => known === exchange.params.table);
  if (!name) throw new Refusal('not-found');
  const period = periodOfQuery(exchange);
  return { name, period, table: await figures.table(name, period) };
}

/** Starts with a byte order mark, by which Excel recognizes UTF-8. */
async function* csvWithMark({ columns, rows }: FigureTable) {
  // Not labels: "Period before" is not unique.
  yield `\uFEFF${csvRow(columns.map(({ name }) => name))}`;
  yield rows.map(csvRow).join('');
}

const csv = (needs: Needs): ReadRoute => ({
  ...marketing,
  method: 'GET',
  path: `${figurePaths.csv}/:table`,
  summary: 'A table of figures as CSV.',
  answer: { status: 200, about: 'The rows.', type: 'text/csv' },
  handle: async (exchange) => {
    const { name, period, table } = await tableOf(needs, exchange);
    await needs.staff.note(memberOf(exchange), { action: 'figures exported', about: name });
    const file = `${name}-${period.from}-${period.to}.csv`;
    return {
      status: 200,
      headers: { 'Content-Type': 'text/csv; charset=utf-8', 'Content-Disposition': `attachment; filename="${file}"` },
      pieces: csvWithMark(table),
    };
  },
});

export const staffFigures = (needs: Needs): readonly Route[] => [
  {
    ...marketing,
    method: 'GET',
    path: figurePaths.summary,
    summary: 'The main numbers of a period, beside those of the period before.',
    answer: {
      status: 200,
      about: 'The numbers, and both periods.',
      schema: z.object({ items: z.array(summaryItemSchema), period: periodAnswerSchema }),
    },
    handle: async (exchange) => {
      const period = periodOfQuery(exchange);
      const items = await needs.figures.summary(period);
      return { status: 200, json: { items, period: periodAnswer(period) } satisfies SummaryAnswer };
    },
  },
  {
    ...marketing,
    method: 'GET',
    path: `${figurePaths.table}/:table`,
    summary: 'A table of figures of a period, beside the period before.',
    answer: {
      status: 200,
      about: 'Columns and rows.',
      schema: z.object({
        period: periodAnswerSchema,
        columns: z.array(figureColumnSchema),
        rows: z.array(z.array(z.nullable(z.union([z.string(), z.number()])))),
      }),
    },
    handle: async (exchange) => {
      const { name, period, table } = await tableOf(needs, exchange);
      const { query, unattended } = exchange;
      if (wordTables.includes(name)) {
        const how = { filter: query.toString(), unattended };
        await needs.staff.noteReading(memberOf(exchange), { action: 'figures read', about: name }, how);
      }
      return { status: 200, json: { ...table, period: periodAnswer(period) } satisfies FigureAnswer };
    },
  },
  csv(needs),
  {
    ...marketing,
    method: 'GET',
    path: figurePaths.weeklyMail,
    summary: 'Whether one gets the main numbers of each week by mail.',
    answer: { status: 200, about: 'Whether the mail is wanted.', schema: z.object({ wanted: z.boolean() }) },
    handle: async (exchange) => {
      const wanted = await needs.figures.wantsWeeklyMail(memberOf(exchange).id);
      return { status: 200, json: { wanted } satisfies WeeklyMail };
    },
  },
  writeRoute<WeeklyMail>({
    ...marketing,
    method: 'PUT',
    path: figurePaths.weeklyMail,
    summary: 'Choose whether one gets the main numbers of each week by mail.',
    answer: { status: 200, about: 'As chosen.', schema: z.object({ wanted: z.boolean() }) },
    judged: false,
    body: { schemas: [weeklyMailChange], examples: { usual: { wanted: true } } },
    handle: async (exchange) => {
      const { wanted } = exchange.body;
      await needs.figures.chooseWeeklyMail(memberOf(exchange).id, wanted);
      return { status: 200, json: { wanted } satisfies WeeklyMail };
    },
  }),
];
