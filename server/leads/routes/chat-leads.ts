import * as z from 'zod/mini';
import {
  type ChatContactRequest,
  type ConversationRequest,
  chatContactRequest,
  conversationRequest,
  type HandoverAnswer,
} from '../../../shared/chat/chat.ts';
import { paths } from '../../../shared/http.ts';
import type { Chat } from '../../chat/create-chat.ts';
import { doneSchema } from '../../http/done.ts';
import type { Metrics } from '../../http/metrics.ts';
import { Refusal } from '../../http/refusal.ts';
import { writeRoute } from '../../http/route.ts';
import { networkKey } from '../../location/client-address.ts';
import type { Leads } from '../create-leads.ts';

type Needs = { chat: Chat; leads: Leads; metrics: Metrics };

/**
 * `POST /api/teams/notify-chatbot-contact` (docs/product.md, section 7): stores the gate's details as a lead. The
 * country rule applies to messages only (section 6).
 */
export const chatContact = ({ chat, leads, metrics }: Needs) =>
  writeRoute<ChatContactRequest>({
    method: 'POST',
    path: paths.chatContact,
    summary: 'Keep the details with which someone starts a chat.',
    access: 'partners',
    limit: 'contacts',
    judged: true,
    answer: { status: 201, about: 'Kept.', schema: doneSchema },
    refuses: ['conflict'],
    body: {
      schemas: [chatContactRequest],
      examples: { contact: { email: 'jo@firm.example', phone: '416 555 0100', name: 'Jo Li' } },
    },
    handle: async ({ body, claim, idempotencyKey, suspicion }) => {
      const { name, email, phone, company, page, sessionId, secret } = body;
      // A stranger's lead must not point to somebody's conversation.
      const isNamed = sessionId !== undefined && (await chat.mayName({ sessionId, secret }));
      const details = isNamed ? { conversation: sessionId } : undefined;
      const request = { form: 'chat' as const, name, email, phone, company, page, details };
      const accepted = await leads.keep({ request, origin: claim.origin, idempotencyKey, suspicion, quiet: true });
      const outcome = accepted.status === 'kept' && suspicion.length ? 'quarantined' : accepted.status;
      metrics.count('leads_total', { outcome });
      if (accepted.status === 'conflict') throw new Refusal('conflict');
      return { status: 201, json: { ok: true } };
    },
  });

/** `POST /api/chatbot/handover`: "Talk to a person", from any country. */
export const chatHandover = ({ chat }: Pick<Needs, 'chat'>) =>
  writeRoute<ConversationRequest>({
    method: 'POST',
    path: paths.chatHandover,
    summary: 'Ask for a person: keeps a lead that points to the conversation.',
    access: 'partners',
    limit: 'contacts',
    judged: false,
    answer: {
      status: 201,
      about: 'Kept. `promise` says by when a person is in touch.',
      schema: z.object({ ok: z.literal(true), reference: z.string(), promise: z.string() }),
    },
    refuses: ['unknown-conversation', 'conflict'],
    body: {
      schemas: [conversationRequest],
      examples: { yours: { sessionId: '0b9a7f0e-6d0c-4f0a-9c0e-2f6d8f1f7a31', secret: 'of-the-first-reply' } },
    },
    handle: async ({ body, claim, source }) => {
      const given = await chat.handOver(body, { network: networkKey(source.address), origin: claim.origin });
      if (!given) throw new Refusal('unknown-conversation');
      return { status: 201, json: { ok: true, ...given } satisfies HandoverAnswer };
    },
  });
