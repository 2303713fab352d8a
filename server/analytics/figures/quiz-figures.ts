import type { DayRange, FigureTable } from '../../../shared/staff/figures.ts';
import { mostRiskPoints, riskLevels } from '../../../shared/tools/risk-quiz.ts';
import type { DatabaseReader } from '../../database/schema.ts';
import { momentsOf, type Period } from '../period.ts';
import { inSlices, requestStates, sums } from './reading.ts';

/** Points per row. */
const step = 5;

type Result = { score: number; level: string };

async function resultsOf(read: DatabaseReader, days: DayRange): Promise<Result[]> {
  const rows = await inSlices(days, (slice) => {
    const { start, end } = momentsOf(slice);
    return read
      .selectFrom('leads')
      .select('details')
      .where('form', '=', 'risk-quiz')
      .where('received_at', '>=', start)
      .where('received_at', '<', end)
      .where('state', 'in', requestStates)
      .execute();
  });
  return rows.map(({ details }) => {
    const { score = 0, riskLevel = '' } = JSON.parse(details ?? '{}') as { score?: number; riskLevel?: string };
    return { score, level: riskLevel };
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
      ...riskLevels.map((level) => results.filter((result) => result.level === level).length),
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

/** Points of those who asked for a consultation. */
export async function quizScores(read: DatabaseReader, period: Period): Promise<FigureTable> {
  const [now, before] = [await resultsOf(read, period), await resultsOf(read, period.before)];
  const starts = Array.from({ length: Math.ceil((mostRiskPoints + 1) / step) }, (_, at) => at * step);
  const within = (results: Result[], start: number) =>
    results.filter(({ score }) => score >= start && score < start + step).length;
  return {
    columns: [
      { name: 'points', label: 'Points of 30', unit: 'text' },
      { name: 'quizzes', label: 'Consultations', unit: 'count' },
      { name: 'quizzesBefore', label: 'Period before', unit: 'count' },
    ],
    rows: starts.map((start) => [
      start === mostRiskPoints ? `${start}` : `${start} to ${Math.min(start + step - 1, mostRiskPoints)}`,
      within(now, start),
      within(before, start),
    ]),
  };
}
