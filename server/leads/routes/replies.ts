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
import { memberOf, numberOf } from '../../http/member-of.ts';
import { Refusal } from '../../http/refusal.ts';
import { type Exchange, type Reply, type Route, writeRoute } from '../../http/route.ts';
import type { InboxTools } from '../inbox/create-inbox-tools.ts';

type Needs = { inboxTools: InboxTools };

const sales = { access: { staff: 'sales' }, limit: 'staff' } as const;
const admin = { access: { staff: 'admin' }, limit: 'staff' } as const;

const referenceOf = ({ params }: Exchange): string => params.reference ?? '';
const oneTemplate = `${templatesPath}/:id`;

function found(json: unknown): Reply {
  if (json === undefined || json === 'unknown' || json === false) throw new Refusal('not-found');
  return { status: 200, json };
}

export const staffReplies = ({ inboxTools }: Needs): readonly Route[] => [
  {
    ...sales,
    method: 'GET',
    path: repliesPath(':reference'),
    summary: 'What a reply to a lead begins with: whom it goes to, the templates filled for it.',
    handle: async (exchange) => found(await inboxTools.startReply(memberOf(exchange), referenceOf(exchange))),
  },
  writeRoute<NewReply>({
    ...sales,
    method: 'POST',
    path: repliesPath(':reference'),
    summary: 'Send a reply by email; it is kept in the lead’s story.',
    judged: false,
    body: { schemas: [newReply] },
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
    judged: false,
    body: { schemas: [replyKey] },
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
    judged: false,
    body: { schemas: [newReply] },
    handle: async (exchange) =>
      found(await inboxTools.previewReply(memberOf(exchange), referenceOf(exchange), exchange.body)),
  }),
  {
    ...admin,
    method: 'GET',
    path: templatesPath,
    summary: 'The templates of replies.',
    handle: async () => ({ status: 200, json: { templates: await inboxTools.templates() } }),
  },
  writeRoute<NewTemplate>({
    ...admin,
    method: 'POST',
    path: templatesPath,
    summary: 'Add a template.',
    judged: false,
    body: { schemas: [newTemplate] },
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
    judged: false,
    body: { schemas: [newTemplate] },
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
    judged: false,
    handle: async (exchange) => {
      const { params } = exchange;
      return found((await inboxTools.deleteTemplate(memberOf(exchange), numberOf(params.id))) && { ok: true });
    },
  }),
];
