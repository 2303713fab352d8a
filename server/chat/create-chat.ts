import { randomBytes } from 'node:crypto';
import type { ConversationAnswer, FeedbackRequest } from '../../shared/chat/chat.ts';
import { chatLimits } from '../../shared/chat/chat-rules.ts';
import type { Instant } from '../database/columns/instant.ts';
import type { Database } from '../database/database.ts';
import type { DayBytes } from '../guards/day-bytes.ts';
import type { Letter } from '../notifications/letters/letter.ts';
import { chatEntry } from './chat-entry.ts';
import { chatUse } from './chat-limits.ts';
import { createConversationSecrets, hashOf } from './conversation-secrets.ts';
import { createStaffChats, type StaffChats, type StaffChatsParts } from './create-staff-chats.ts';
import type { Engine } from './engine/engine.ts';
import type { HandedOver } from './hand-over.ts';
import { createLanes } from './lanes.ts';
import { messagesInOrder } from './messages-in-order.ts';
import { deleteConversation } from './purge-conversations.ts';
import { saveFeedback } from './save-feedback.ts';
import { type ConversationSummary, summarizeConversation } from './summary.ts';
import type { ConversationRow } from './tables.ts';
import {
  type AskOptions,
  type AskOutcome,
  type From,
  type MessageParts,
  type OfferTime,
  takeMessage,
  type VisitorMessage,
} from './take-message.ts';
import { transcriptLetter } from './transcript-letter.ts';
import { type Watching, watchConversation } from './watch-conversation.ts';
import { whoAnswers } from './who-answers.ts';

export type ConversationAccess = { sessionId: string; secret: string };

/** Every method may throw `DatabaseUnavailable`. */
export type Chat = {
  /**
   * Messages of one conversation run in sequence. Throws `CeilingReached` on a day that has stored too much, and where
   * `mayHandOver` says no.
   */
  ask(asked: VisitorMessage, options: AskOptions): Promise<AskOutcome>;
  /** Undefined (below also false) unless the conversation is the caller's. */
  read(access: ConversationAccess): Promise<ConversationAnswer | undefined>;
  summary(access: ConversationAccess): Promise<ConversationSummary | undefined>;
  /** Asks for a person to read the conversation and to be in touch. Throws `CeilingReached` as `ask` does. */
  handOver(access: ConversationAccess, from: From): Promise<HandedOver | undefined>;
  /** Saves a rating. Returns false if there is no such answer. */
  rate(feedback: FeedbackRequest): Promise<boolean>;
  /** Whether a lead may name the conversation: it is the caller's, or not begun yet. */
  mayName(named: { sessionId: string; secret?: string | undefined }): Promise<boolean>;
  erase(access: ConversationAccess): Promise<boolean>;
  /** Reports staff activity until the signal aborts or half an hour has passed. */
  watch(access: ConversationAccess, watching: Watching): Promise<'watched' | 'unknown' | 'too-many'>;
  /** The email to the visitor and its address; undefined if the conversation was erased. */
  transcript(id: string, siteOrigin: string): Promise<{ letter: Letter; email: string } | undefined>;
  staffChats: StaffChats;
  /** Loads pages and meanings in the background, so that the first visitor does not wait. */
  prepare(): void;
};

export type ChatParts = {
  database: Database;
  engine: Engine;
  /** Conversation secrets are derived from this one. */
  secret: string;
  clock?: () => Date;
  bytes?: DayBytes;
  /** Time limit of an answer (ms). */
  patience?: number;
  /** Never receives what a visitor typed. */
  onProblem?: (message: string, error: unknown) => void;
  offer?: OfferTime;
  /** Keeps the request of a visitor who asks for a person. */
  handOver: (conversation: ConversationSummary, from: From) => Promise<HandedOver>;
  onAnswered?: StaffChatsParts['onAnswered'];
  /** Whether a conversation's `origin` is a partner's. */
  isPartner?: (origin: string | null) => boolean;
  /** Whether a colleague is at the staff page. */
  isStaffed?: () => Promise<boolean>;
  /** Called after a conversation was erased. */
  onErased?: () => void;
};

const newName = () => randomBytes(12).toString('base64url');

export function createChat(parts: ChatParts): Chat {
  const { database, engine, clock = () => new Date(), patience = chatUse.answerMs, onProblem = () => {} } = parts;
  const { onAnswered = async () => {}, onErased = () => {}, isPartner = () => false, offer, isStaffed, bytes } = parts;
  const secrets = createConversationSecrets(parts.secret);
  /** Any tag on a partner's page can read what its browser keeps, so a secret there ends. */
  const hasEnded = ({ origin, last_at }: ConversationRow, at: Instant) =>
    isPartner(origin) && at - last_at > chatLimits.partnerHours * 60 * 60_000;
  const lanes = createLanes(chatUse.waiting);
  const now = () => clock().getTime();
  const staffChats = createStaffChats({ database, now, newName, onProblem, onAnswered });

  async function handOverConversation(conversation: ConversationRow, from: From): Promise<HandedOver> {
    // First: a person is called even on a day that stores no more requests.
    await staffChats.want(conversation.id);
    return parts.handOver(summarizeConversation(conversation, await messages(conversation.id), clock()), from);
  }

  const byId = (id: string) =>
    database.read.selectFrom('conversations').selectAll().where('id', '=', id).executeTakeFirst();

  async function ownConversation({ sessionId, secret }: ConversationAccess) {
    const conversation = await byId(sessionId);
    if (!conversation || conversation.secret_hash !== hashOf(secret)) return undefined;
    return hasEnded(conversation, now()) ? undefined : conversation;
  }

  const messages = (id: string) => messagesInOrder(database.read, id).execute();

  async function handOverBy(id: string, from: From): Promise<HandedOver> {
    const conversation = await byId(id);
    if (!conversation) throw new Error('The conversation was erased meanwhile');
    return handOverConversation(conversation, from);
  }

  const messageParts: MessageParts = {
    ...{ database, engine, secrets, hasEnded, newName, staffChats, handOver: handOverBy },
    ...{ clock, patience, onProblem, bytes, offer, isStaffed },
  };

  return {
    ask: async (asked, options) =>
      (await lanes.run(asked.sessionId, () => takeMessage(messageParts, asked, options))) ?? { status: 'too-many' },

    async read(ask) {
      const conversation = await ownConversation(ask);
      if (!conversation) return undefined;
      const staffName = whoAnswers(conversation, now());
      return {
        messages: (await messages(conversation.id)).map(chatEntry),
        answeredBy: staffName === null ? 'assistant' : 'staff',
        ...(staffName !== null && { staffName }),
      };
    },

    async summary(ask) {
      const conversation = await ownConversation(ask);
      return conversation && summarizeConversation(conversation, await messages(conversation.id), clock());
    },

    async handOver(ask, from) {
      const conversation = await ownConversation(ask);
      return conversation && handOverConversation(conversation, from);
    },

    async transcript(id, siteOrigin) {
      const conversation = await byId(id);
      return conversation && { letter: transcriptLetter(await messages(id), siteOrigin), email: conversation.email };
    },

    async rate(feedback) {
      if (!(await ownConversation(feedback))) return false;
      const { sessionId, messageId, helpful, reason } = feedback;
      return database.transaction().execute((trx) => saveFeedback(trx, { sessionId, messageId, helpful, reason }));
    },

    async mayName({ sessionId, secret = '' }) {
      return !(await byId(sessionId)) || (await ownConversation({ sessionId, secret })) !== undefined;
    },

    async erase(ask) {
      // Also when it has ended: who asks for it to be deleted is heard at any age.
      if ((await byId(ask.sessionId))?.secret_hash !== hashOf(ask.secret)) return false;
      await database.transaction().execute((trx) => deleteConversation(trx, ask.sessionId));
      staffChats.wake(ask.sessionId);
      onErased();
      return true;
    },

    async watch(ask, watching) {
      if (!(await ownConversation(ask))) return 'unknown';
      const parts = { read: database.read, onChange: staffChats.onChange, now };
      return (await watchConversation(parts, ask.sessionId, watching)) ? 'watched' : 'too-many';
    },

    staffChats,

    prepare: () => void engine.prepare?.().catch((error) => onProblem('The assistant could not load the pages', error)),
  };
}
