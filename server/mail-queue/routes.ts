import * as z from 'zod/mini';
import { type MailTest, mailQueuePaths, mailTest } from '../../shared/staff/mail-queue.ts';
import { doneAnswer } from '../http/done.ts';
import { memberOf, numberOf } from '../http/member-of.ts';
import { Refusal } from '../http/refusal.ts';
import { type Route, writeRoute } from '../http/route.ts';
import type { Staff } from '../staff/create-staff.ts';
import { mailQueueAnswerSchema, senderAnswerSchema } from './answer-schemas.ts';
import type { MailQueue } from './create-mail-queue.ts';

type Needs = { mailQueue: MailQueue; staff: Staff };

const admin = { access: { staff: 'admin' }, limit: 'staff' } as const;

export const staffMail = ({ mailQueue, staff }: Needs): readonly Route[] => [
  {
    ...admin,
    method: 'GET',
    path: mailQueuePaths.queue,
    summary: 'What is owed and what was given up, and the newest tests with what was said to the mail server.',
    answer: { status: 200, about: 'Messages, and counts.', schema: mailQueueAnswerSchema },
    handle: async (exchange) => {
      const answer = await mailQueue.read();
      const { query, unattended } = exchange;
      const deed = { action: 'mail queue read' };
      await staff.noteReading(memberOf(exchange), deed, { filter: query.toString(), unattended });
      return { status: 200, json: answer };
    },
  },
  {
    ...admin,
    method: 'GET',
    path: mailQueuePaths.sender,
    summary: 'SPF, DKIM and DMARC of the sender’s domain, as the DNS has them now.',
    answer: { status: 200, about: 'Each record, and what it says.', schema: senderAnswerSchema },
    handle: async () => ({ status: 200, json: await mailQueue.sender() }),
  },
  writeRoute<MailTest>({
    ...admin,
    method: 'POST',
    path: mailQueuePaths.tests,
    summary: 'Send a test mail, or a test card to Teams, by the way that messages about leads go.',
    answer: { status: 201, about: 'On its way.', schema: z.object({ id: z.number() }) },
    judged: false,
    body: { schemas: [mailTest], examples: { usual: { channel: 'mail', to: 'sam@firm.example' } } },
    handle: async (exchange) => {
      const id = await mailQueue.test(memberOf(exchange), exchange.body);
      if (id === 'no webhook')
        throw new Refusal('invalid-fields', { fields: { channel: 'No Teams channel is set (TEAMS_WEBHOOK_URL).' } });
      return { status: 201, json: { id } };
    },
  }),
  writeRoute({
    ...admin,
    method: 'POST',
    path: `${mailQueuePaths.jobs}/:id/again`,
    summary: 'Send one message again, or try it now.',
    answer: doneAnswer('Due now.'),
    judged: false,
    handle: async (exchange) => {
      const id = numberOf(exchange.params.id);
      if (!(await mailQueue.sendAgain(memberOf(exchange), id))) throw new Refusal('not-found');
      return { status: 200, json: { ok: true } };
    },
  }),
  writeRoute({
    ...admin,
    method: 'POST',
    path: mailQueuePaths.again,
    summary: 'Send everything again that was given up within the last week.',
    answer: { status: 200, about: 'How many messages.', schema: z.object({ count: z.number() }) },
    judged: false,
    handle: async (exchange) => ({
      status: 200,
      json: { count: await mailQueue.sendAllAgain(memberOf(exchange)) },
    }),
  }),
];
