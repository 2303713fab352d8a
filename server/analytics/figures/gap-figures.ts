import type { DayRange, FigureTable } from '../../../shared/staff/figures.ts';
import type { DatabaseReader } from '../../database/schema.ts';
import { momentsOf, type Period } from '../period.ts';
import { compared, detailsOf, inSlices, sums } from './reading.ts';

const mostShown = 200;

/** Anyone can ask: of a day with very many questions the newest are read. */
const mostOfDay = 200;

export async function unknownQuestions(read: DatabaseReader, days: DayRange): Promise<Map<string, number>> {
  const rows = await inSlices(
    days,
    async (slice) => {
      const { start, end } = momentsOf(slice);
      const asked = await read
        .selectFrom('chat_messages')
        .select('unknown_question')
        .where('unknown_question', 'is not', null)
        .where('sent_at', '>=', start)
        .where('sent_at', '<', end)
        .orderBy('sent_at', 'desc')
        .limit(mostOfDay)
        .execute();
      return asked.map(({ unknown_question: words }) => ({ key: (words ?? '').replace(/\s+/g, ' ').trim(), count: 1 }));
    },
    1,
  );
  return sums(rows);
}

/** Command that creates an article (CONTRIBUTING.md, "Add a page"); null if the words make no address. */
export function articleCommand(words: string): string | null {
  const slug = words
    .normalize('NFD')
    .toLowerCase()
    .replace(/\[[a-z ]+\]|\((?:address|number)\)|\p{M}|['’]/gu, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .slice(0, 8)
    .join('-')
    .slice(0, 60)
    .replace(/-[^-]*$/, (end, at: number) => (at + end.length >= 60 ? '' : end));
  return /[a-z]{3}/.test(slug) ? `npm run new -- blog-post ${slug}` : null;
}

const wordTable = (label: string, rows: [string, number, number][]): FigureTable => ({
  columns: [
    { name: 'words', label, unit: 'text' },
    { name: 'times', label: 'Times', unit: 'count' },
    { name: 'timesBefore', label: 'Period before', unit: 'count' },
    { name: 'command', label: 'Command for an article', unit: 'text' },
  ],
  rows: rows.slice(0, mostShown).map(([words, now, before]) => [words, now, before, articleCommand(words)]),
});

export async function chatQuestions(read: DatabaseReader, period: Period): Promise<FigureTable> {
  const rows = await compared(period, (days) => unknownQuestions(read, days));
  return wordTable('Question', rows);
}

export async function emptySearches(read: DatabaseReader, period: Period): Promise<FigureTable> {
  const rows = await compared(period, (days) => detailsOf(read, 'search_empty', days));
  return wordTable('Searched for', rows);
}
