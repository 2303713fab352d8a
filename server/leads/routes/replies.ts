import * as z from 'zod/mini';
import {
  type NewReply,
  type NewTemplate,
  newReply,
  newTemplate,
  repliesPath,
  replyKey,
  replyPreviewPath,
  takeBackPath,
  templatesPath,
} from '../../../shared/staff/replies.ts';
import { doneAnswer } from '../../http/done.ts';
import { memberOf, numberOf } from '../../http/member-of.ts';
import { Refusal } from '../../http/refusal.ts';
import { type Exchange, type Reply, type Route, writeRoute } from '../../http/route.ts';
import type { InboxTools } from '../inbox/create-inbox-tools.ts';
import { replyPreviewSchema, replyStartSchema, replyTemplateSchema } from './lead-answer-schemas.ts';

type Needs = { inboxTools: InboxTools };

const sales = { access: { staff: 'sales' }, limit: 'staff' } as const;
const admin = { access: { staff: 'admin' }, limit: 'staff' } as const;

const referenceOf = ({ params }: Exchange): string => params.reference ?? '';
const oneTemplate = `${templatesPath}/:id`;

function found(json: unknown): Reply {
  if (json === undefined || json === 'unknown' || json === false) throw new Refusal('not-found');
  return { status: 200, json };
}

const replyBody = {
  schemas: [newReply],
  examples: {
    usual: {
      key: '0b9a7f0e-6d0c-4f0a-9c0e-2f6d8f1f7a31',
      subject: 'Your request',
      body: 'Thank you. Does Tuesday at 10:00 suit you?',
      quote: true,
      replyTo: 'company',
      lastAnswer: null,
    },
  },
} as const;

export const staffReplies = ({ inboxTools }: Needs): readonly Route[] => [
  {
    ...sales,
    method: 'GET',
    path: repliesPath(':reference'),
    summary: 'What a reply to a lead begins with: whom it goes to, the templates filled for it.',
    answer: { status: 200, about: 'The beginning.', schema: replyStartSchema },
    handle: async (exchange) => found(await inboxTools.startReply(memberOf(exchange), referenceOf(exchange))),
  },
  writeRoute<NewReply>({
    ...sales,
    method: 'POST',
    path: repliesPath(':reference'),
    summary: 'Send a reply by email; it is kept in the lead’s story.',
    answer: {
      status: 202,
      about: 'Taken; it waits 15 seconds, in which it can be taken back.',
      schema: z.object({ act: z.nullable(z.number()), ok: z.literal(true) }),
    },
    judged: false,
    body: replyBody,
    handle: async (exchange) => {
      const outcome = await inboxTools.reply(memberOf(exchange), referenceOf(exchange), exchange.body);
      if (outcome === 'other text') throw new Refusal('reply-gone');
      if (outcome === 'answered') throw new Refusal('answered-meanwhile');
      if (outcome === 'unknown') throw new Refusal('not-found');
      return { status: 202, json: { ok: true, ...outcome } };
    },
  }),
  writeRoute<{ key: string }>({
    ...sales,
    method: 'POST',
    path: takeBackPath(':reference'),
    summary: 'Take one’s own reply back before it is sent.',
    answer: doneAnswer('Taken back.'),
    judged: false,
    body: { schemas: [replyKey], examples: { usual: { key: '0b9a7f0e-6d0c-4f0a-9c0e-2f6d8f1f7a31' } } },
    handle: async (exchange) => {
      const { key } = exchange.body;
      if (!(await inboxTools.takeBackReply(memberOf(exchange), referenceOf(exchange), key)))
        throw new Refusal('reply-sent');
      return { status: 200, json: { ok: true } };
    },
  }),
  writeRoute<NewReply>({
    ...sales,
    method: 'POST',
    path: replyPreviewPath(':reference'),
    summary: 'Show a reply as it would go out.',
    answer: { status: 200, about: 'The email.', schema: replyPreviewSchema },
    judged: false,
    body: replyBody,
    handle: async (exchange) =>
      found(await inboxTools.previewReply(memberOf(exchange), referenceOf(exchange), exchange.body)),
  }),
  {
    ...admin,
    method: 'GET',
    path: templatesPath,
    summary: 'The templates of replies.',
    answer: { status: 200, about: 'The templates.', schema: z.object({ templates: z.array(replyTemplateSchema) }) },
    handle: async () => ({ status: 200, json: { templates: await inboxTools.templates() } }),
  },
  writeRoute<NewTemplate>({
    ...admin,
    method: 'POST',
    path: templatesPath,
    summary: 'Add a template.',
    answer: { status: 201, about: 'Added.', schema: z.object({ id: z.number() }) },
    judged: false,
    body: {
      schemas: [newTemplate],
      examples: { usual: { name: 'First answer', subject: 'Your request', body: 'Thank you for writing.' } },
    },
    handle: async (exchange) => {
      const id = await inboxTools.saveTemplate(memberOf(exchange), exchange.body);
      return { status: 201, json: { id } };
    },
  }),
  writeRoute<NewTemplate>({
    ...admin,
    method: 'PUT',
    path: oneTemplate,
    summary: 'Change a template.',
    answer: { status: 200, about: 'Changed.', schema: z.object({ id: z.number() }) },
    judged: false,
    body: {
      schemas: [newTemplate],
      examples: { usual: { name: 'First answer', subject: 'Your request', body: 'Thank you for writing.' } },
    },
    handle: async (exchange) => {
      const { body, params } = exchange;
      const id = await inboxTools.saveTemplate(memberOf(exchange), body, numberOf(params.id));
      return found(id === undefined ? undefined : { id });
    },
  }),
  writeRoute({
    ...admin,
    method: 'DELETE',
    path: oneTemplate,
    summary: 'Delete a template.',
    answer: doneAnswer('Deleted.'),
    judged: false,
    handle: async (exchange) => {
      const { params } = exchange;
      return found((await inboxTools.deleteTemplate(memberOf(exchange), numberOf(params.id))) && { ok: true });
    },
  }),
];
