import type { DayRange, FigureTable } from '../../../shared/staff/figures.ts';
import { riskLevels } from '../../../shared/tools/risk-quiz.ts';
import type { DatabaseReader } from '../../database/schema.ts';
import { noRequest } from '../../leads/tables.ts';
import { momentsOf, type Period } from '../period.ts';
import { inSlices, sums } from './reading.ts';

/** The levels of those who asked for a consultation. */
async function resultsOf(read: DatabaseReader, days: DayRange): Promise<string[]> {
  const rows = await inSlices(days, (slice) => {
    const { start, end } = momentsOf(slice);
    return read
      .selectFrom('leads')
      .select('details')
      .where('form', '=', 'risk-quiz')
      .where('received_at', '>=', start)
      .where('received_at', '<', end)
      .where('state', 'not in', noRequest)
      .execute();
  });
  return rows.map(({ details }) => {
    const { riskLevel = '' } = JSON.parse(details ?? '{}') as { riskLevel?: string };
    return riskLevel;
  });
}

async function eventsOf(read: DatabaseReader, { from, to }: DayRange): Promise<Map<string, number>> {
  const rows = await read
    .selectFrom('events')
    .select(({ fn }) => ['detail as key', fn.sum<number>('count').as('count')])
    .where('event', '=', 'engagement')
    .where('detail', 'in', ['risk-quiz-start', 'risk-quiz-complete'])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy('detail')
    .execute();
  return sums(rows);
}

/** How many started, completed and asked for a consultation; risk levels of the last group. */
export async function quizLevels(read: DatabaseReader, period: Period): Promise<FigureTable> {
  const sides: number[][] = [];
  for (const days of [period, period.before]) {
    const [events, results] = [await eventsOf(read, days), await resultsOf(read, days)];
    sides.push([
      events.get('risk-quiz-start') ?? 0,
      events.get('risk-quiz-complete') ?? 0,
      results.length,
      ...riskLevels.map((level) => results.filter((one) => one === level).length),
    ]);
  }
  const labels = ['Started', 'Completed', 'Asked for a consultation', ...riskLevels.map((level) => `${level} risk`)];
  return {
    columns: [
      { name: 'of', label: 'Step or level', unit: 'text' },
      { name: 'quizzes', label: 'Quizzes', unit: 'count' },
      { name: 'quizzesBefore', label: 'Period before', unit: 'count' },
    ],
    rows: labels.map((label, at) => [label, sides[0]?.[at] ?? 0, sides[1]?.[at] ?? 0]),
  };
}
