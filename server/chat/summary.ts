import type { ChatMessageRow, ConversationRow } from './tables.ts';

export type ConversationSummary = Pick<
  ConversationRow,
  'id' | 'name' | 'email' | 'phone' | 'company' | 'page' | 'suspicion'
> & {
  lines: string;
  at: Date;
};

const longest = 160;

/** First question, last question, outcome. */
export function summarizeConversation(
  conversation: ConversationRow,
  messages: readonly ChatMessageRow[],
  at: Date,
): ConversationSummary {
  const { id, name, email, phone, company, page, suspicion } = conversation;
  const questions = messages.filter(({ role }) => role === 'user');
  const [first] = questions;
  const last = questions.length > 1 ? questions.at(-1) : undefined;
  const lines = [
    `First question: ${shortened(first?.content ?? 'none')}`,
    last ? `Last question: ${shortened(last.content)}` : 'No second question.',
    howItWent(messages, questions.length),
  ];
  return { id, name, email, phone, company, page, suspicion, lines: lines.join('\n'), at };
}

/** The questions in a summary; none in another text. */
export const questionsOf = (lines: string): string[] =>
  lines.startsWith('First question: ')
    ? Array.from(lines.matchAll(/^(?:First|Last) question: (.+)$/gm), ([, words = '']) => words)
    : [];

/** The outcome, which may remain after erasure. */
export const withoutQuotes = (lines: string): string => lines.split('\n').at(-1) ?? '';

function howItWent(messages: readonly ChatMessageRow[], questions: number): string {
  const unknown = messages.filter(({ known }) => known === 0).length;
  const emergency = messages.some((message) => message.emergency === 1);
  const thumbsDown = messages.filter(({ helpful }) => helpful === 0).length;
  const parts = [
    counted(questions, 'question'),
    unknown ? `${unknown} without an answer` : 'all answered',
    ...(thumbsDown ? [`${thumbsDown} marked as not helpful`] : []),
    ...(emergency ? ['the words of an emergency'] : []),
  ];
  return `${parts.join(', ')}.`;
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

function shortened(text: string): string {
  const line = [...text.replace(/\s+/g, ' ').trim()];
  return line.length > longest ? `${line.slice(0, longest - 1).join('')}…` : line.join('');
}
