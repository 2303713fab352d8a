import { type Kysely, type SqlBool, sql } from 'kysely';
import type { ChatItem } from '../../shared/staff/staff-chats.ts';
import type { Instant } from '../database/columns/instant.ts';
import type { Schema } from '../database/schema.ts';
import { whoAnswers } from './who-answers.ts';

const longest = 200;

/** Whether a question is why the conversation waits: an emergency, or our pages have no answer. */
const isWhy = sql<SqlBool>`exists (select 1 from chat_messages as answers
  where answers.answers_to = chat_messages.id
    and ((waits_for = 'emergency' and answers.emergency = 1) or (waits_for = 'question' and answers.known = 0)))`;

export function chatItems(read: Kysely<Schema>) {
  return read.selectFrom('conversations').select(({ selectFrom, fn }) => {
    const questions = selectFrom('chat_messages')
      .whereRef('conversation_id', '=', 'conversations.id')
      .where('role', '=', 'user');
    return [
      'conversations.id',
      'name',
      'email',
      'company',
      'page',
      'started_at',
      'last_at',
      'staff_id',
      'staff_name',
      'staff_seen_at',
      'waits_for',
      'waits_since',
      'suspicion',
      questions.select(fn.countAll<number>().as('count')).as('questions'),
      questions
        .select('content')
        // Later questions do not hide the one that made the conversation wait.
        .orderBy(sql`case when ${isWhy} then 0 else 1 end`)
        .orderBy('chat_messages.id', 'desc')
        .limit(1)
        .as('last_question'),
    ];
  });
}

type ChatItemRow = Awaited<ReturnType<ReturnType<typeof chatItems>['execute']>>[number];

/** @param staff id of the member who asks */
export function chatItem(row: ChatItemRow, staff: number, now: Instant): ChatItem {
  const answeredBy = whoAnswers(row, now);
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    company: row.company,
    page: row.page,
    startedAt: row.started_at,
    lastAt: row.last_at,
    questions: Number(row.questions),
    lastQuestion: [...(row.last_question ?? '')].slice(0, longest).join(''),
    waitsFor: row.waits_for,
    waitsSince: row.waits_since,
    answeredBy,
    mine: answeredBy !== null && row.staff_id === staff,
    suspicion: row.suspicion,
  };
}
