import type { ChatAnswer } from '../../shared/chat/chat.ts';
import { emergencyWords } from '../../shared/chat/chat-rules.ts';
import type { Database } from '../database/database.ts';
import type { DayBytes } from '../guards/day-bytes.ts';
import { CeilingReached } from '../guards/take-turns.ts';
import { answerQuestion } from './answer-question.ts';
import { chatAnswer } from './chat-entry.ts';
import { type ConversationSecrets, hashOf } from './conversation-secrets.ts';
import type { StaffChats } from './create-staff-chats.ts';
import type { Engine, EngineAnswer, EngineOptions, Question } from './engine/engine.ts';
import { type HandedOver, handingOver } from './hand-over.ts';
import { saveAnswer } from './save-answer.ts';
import { type NewQuestion, saveQuestion } from './save-question.ts';
import type { ChatMessageRow } from './tables.ts';

export type VisitorMessage = Omit<NewQuestion, 'secretHash' | 'fresh' | 'at' | 'hasEnded' | 'onNew'> & {
  secret?: string;
};

/** Whose request it is: `networkKey` of the caller, and the origin of the page. */
export type From = { network?: string | undefined; origin?: string | undefined };

export type AskOptions = {
  /** When aborted, the partial answer is saved. */
  signal: AbortSignal;
  network?: string;
  /** Called when the message is saved. @param secret only for a new conversation */
  onAccepted?: (secret: string | undefined) => void;
  onDelta?: (text: string) => void;
  maySpend?: EngineOptions['maySpend'];
  /** Whether the caller may make another request, when the message asks for a person. */
  mayHandOver?: () => Promise<boolean>;
};

export type AskOutcome =
  | { status: 'answered'; answer: ChatAnswer }
  | { status: 'conflict' | 'unknown' | 'too-many' | 'full' | 'stopped' | 'failed' };

/** Answers a message that names a day and a time for a call, in place of the engine. */
export type OfferTime = (asked: {
  conversation: string;
  email: string;
  text: string;
}) => Promise<EngineAnswer | undefined>;

export type MessageParts = {
  database: Database;
  engine: Engine;
  secrets: ConversationSecrets;
  hasEnded: NewQuestion['hasEnded'];
  newName: () => string;
  staffChats: Pick<StaffChats, 'wake'>;
  /** Keeps the request of a conversation that asks for a person. Throws if it was erased. */
  handOver: (sessionId: string, from: From) => Promise<HandedOver>;
  clock: () => Date;
  patience: number;
  onProblem: (message: string, error: unknown) => void;
  bytes: DayBytes | undefined;
  offer: OfferTime | undefined;
  isStaffed: (() => Promise<boolean>) | undefined;
};

const sizeOf = (kept: object): number => Buffer.byteLength(JSON.stringify(kept));

/** Saves a visitor's message, then its answer: the engine's, or none where a colleague has joined. */
export async function takeMessage(
  parts: MessageParts,
  { secret, ...asked }: VisitorMessage,
  options: AskOptions,
): Promise<AskOutcome> {
  const { database, secrets, hasEnded, newName, staffChats, bytes, clock } = parts;
  if (options.signal.aborted) return { status: 'stopped' };
  const { sessionId } = asked;
  const at = clock().getTime();
  const saved = await database.transaction().execute((trx) =>
    saveQuestion(trx, {
      ...asked,
      at,
      hasEnded,
      onNew: () => bytes?.check('chats', sizeOf(asked)),
      fresh: { secretHash: (startedAt) => hashOf(secrets.make(sessionId, startedAt)), name: newName() },
      ...(secret !== undefined && { secretHash: hashOf(secret) }),
    }),
  );
  if (saved.status !== 'asked' && saved.status !== 'answered') return saved;
  const issued = secret === undefined ? secrets.make(sessionId, saved.startedAt) : undefined;
  const answered = (row: ChatMessageRow): AskOutcome => ({ status: 'answered', answer: chatAnswer(row, issued) });
  options.onAccepted?.(issued);
  if (saved.status === 'asked') bytes?.add('chats', sizeOf(asked));
  if (saved.status === 'answered') return answered(saved.answer);
  if (saved.staffName !== null) {
    staffChats.wake(sessionId);
    return {
      status: 'answered',
      answer: { ...leftToStaff(newName(), asked.message), ...(issued && { secret: issued }) },
    };
  }
  const given = await answerOf(parts, asked, saved.history, options);
  if (!given.row) return { status: given.status };
  const place = { name: newName(), conversation_id: sessionId, answers_to: saved.id, sent_at: clock().getTime() };
  const answer = { ...place, ...given.row };
  bytes?.add('chats', sizeOf(given.row));
  const row = await database.transaction().execute((trx) => saveAnswer(trx, answer));
  if (given.status !== 'answered') return { status: given.status };
  // Erased meanwhile: the answer is shown, but not saved.
  return row ? answered(row) : { status: 'stopped' };
}

async function answerOf(
  { engine, offer, isStaffed, handOver, clock, patience, onProblem }: MessageParts,
  { sessionId, message, page, origin, clientInfo }: Omit<VisitorMessage, 'secret'>,
  history: Question['history'],
  options: AskOptions,
) {
  const staffed = await isStaffed?.();
  const offered = await offer?.({ conversation: sessionId, email: clientInfo.email, text: message });
  const handOverNow = async () => {
    if (options.mayHandOver && !(await options.mayHandOver())) throw new CeilingReached(600);
    return handOver(sessionId, { network: options.network, origin });
  };
  const answering = offered ? { answer: async () => offered } : handingOver(engine, handOverNow, clock);
  const question = { text: message, history, staffed, ...(page && { page }) };
  return answerQuestion(answering, question, { ...options, patience, onProblem });
}

/** The answer of staff arrives by the live stream. */
function leftToStaff(messageId: string, message: string): ChatAnswer {
  return {
    response: '',
    restricted: false,
    sources: [],
    messageId,
    // No engine checks the message here.
    emergency: emergencyWords.test(message),
    known: true,
    answeredBy: 'staff',
  };
}
