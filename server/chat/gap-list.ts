import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { companyStamp } from '../format/company-time.ts';
import type { CsvColumn } from '../format/csv.ts';
import { terminalLine } from '../format/terminal-line.ts';

export type Gap = {
  sent_at: number;
  kind: 'not known' | 'did not help';
  page: string | null;
  /** The question (personal numbers masked), or the unhelpful answer. */
  text: string;
  reason: string | null;
};

/** Oldest first. */
export async function* listGaps(read: Kysely<Schema>): AsyncGenerator<Gap> {
  const rows = await read
    .selectFrom('chat_messages')
    .innerJoin('conversations', 'conversations.id', 'conversation_id')
    .select(['sent_at', 'unknown_question', 'content', 'helpful', 'reason', 'page'])
    .where(({ eb, or }) => or([eb('unknown_question', 'is not', null), eb('helpful', '=', 0)]))
    .orderBy('chat_messages.id')
    .execute();
  for (const { unknown_question, content, helpful, sent_at, reason, page } of rows) {
    if (unknown_question !== null) yield { sent_at, kind: 'not known', page, text: unknown_question, reason };
    else if (helpful === 0) yield { sent_at, kind: 'did not help', page, text: content, reason };
  }
}

/** Time, kind, page, text, reason. */
export function gapLine({ sent_at, kind, page, text, reason }: Gap): string {
  return terminalLine([companyStamp(sent_at), kind, page ?? '', text, reason ?? '']);
}

export const gapColumns: readonly CsvColumn<Gap>[] = [
  ['sent', ({ sent_at }) => new Date(sent_at).toISOString()],
  ['kind', ({ kind }) => kind],
  ['page', ({ page }) => page],
  ['text', ({ text }) => text],
  ['reason', ({ reason }) => reason],
];
