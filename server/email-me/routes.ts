import { honeypotField, paths } from '../../shared/http.ts';
import {
  type EmailMeAnswer,
  type EmailMeRequest,
  emailChatRequest,
  emailMeKinds,
  emailPageRequest,
  emailRoiRequest,
} from '../../shared/tools/email-me.ts';
import type { Chat } from '../chat/create-chat.ts';
import { doneSchema } from '../http/done.ts';
import type { Metrics } from '../http/metrics.ts';
import { Refusal } from '../http/refusal.ts';
import { writeRoute } from '../http/route.ts';
import { networkKey } from '../location/client-address.ts';
import type { Dist } from '../pages/dist.ts';
import type { EmailMe } from './create-email-me.ts';
import { estimatePath } from './estimate-letter.ts';
import { readPiece } from './read-piece.ts';
import type { NewWantedMail } from './save-wanted-mail.ts';

type Needs = { chat: Chat; dist: Dist; emailMe: EmailMe; metrics: Metrics };

const isKind = (kind: unknown): kind is keyof typeof emailMeKinds =>
  typeof kind === 'string' && Object.hasOwn(emailMeKinds, kind);

/** `POST /api/email-me`: "Email me this". Creates no lead. */
export const emailMe = ({ chat, dist, emailMe, metrics }: Needs) =>
  writeRoute<EmailMeRequest>({
    method: 'POST',
    path: paths.emailMe,
    summary: 'Send a conversation, a page in short, an estimate or a calculation to an address.',
    access: 'partners',
    limit: 'emailMe',
    judged: false,
    answer: {
      status: 202,
      about: 'The email is on its way; the address is deleted after sending.',
      schema: doneSchema,
    },
    refuses: ['not-found', 'unknown-conversation', 'mailbox-full'],
    body: {
      examples: { page: { kind: 'page', path: '/library/backup-3-2-1-rule', email: 'jo@firm.example' } },
      schemas: [emailChatRequest, emailPageRequest, emailRoiRequest],
      choose: (raw) => {
        const { kind } = (raw ?? {}) as { kind?: unknown };
        return isKind(kind) ? emailMeKinds[kind] : emailPageRequest;
      },
    },
    handle: async ({ body, idempotencyKey, source }) => {
      const mail = await wantedOf({ chat, dist }, body);
      // Filled honeypot: the usual answer, but no email.
      const network = networkKey(source.address);
      const outcome = body[honeypotField] ? 'held back' : await emailMe.keep({ ...mail, network, idempotencyKey });
      metrics.count('email_me_total', { kind: body.kind, outcome });
      if (outcome === 'full') throw new Refusal('mailbox-full');
      if (outcome === 'busy') throw new Refusal('unavailable', { retryAfterSeconds: 600 });
      return { status: 202, json: { ok: true } satisfies EmailMeAnswer };
    },
  });

async function wantedOf({ chat, dist }: Pick<Needs, 'chat' | 'dist'>, body: EmailMeRequest): Promise<NewWantedMail> {
  if (body.kind === 'chat') {
    const conversation = await chat.summary(body);
    if (!conversation) throw new Refusal('unknown-conversation');
    return { wanted: { kind: 'chat', conversation: body.sessionId }, email: conversation.email };
  }
  const { email } = body;
  if (body.kind === 'roi') return { wanted: { kind: 'roi', fragment: body.fragment, email }, email };
  const { path, query } = body;
  const html = dist.hasPage(path) ? dist.html(path as `/${string}`) : undefined;
  if (!html || (path !== estimatePath && !readPiece(path, html))) throw new Refusal('not-found');
  return { wanted: { kind: 'page', path, query, email }, email };
}
