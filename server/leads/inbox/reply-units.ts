import type { NewReply } from '../../../widgets/contract/replies.ts';
import { unit } from '../../database/unit.ts';
import { newJob } from '../../notifications/new-job.ts';
import { type Act, leadOf, tell } from './inbox-units.ts';

/** Keeps a reply in the lead's story and owes the email; the same key is one reply. */
export const keepReply = unit(
  import.meta.url,
  'keepReply',
  async (transaction, { reply, ...act }: Act & { reply: NewReply }): Promise<'done' | 'unknown'> => {
    const lead = await leadOf(transaction, act.reference);
    if (!lead) return 'unknown';
    const row = {
      lead_id: lead.id,
      at: act.at,
      staff_id: act.actor.id,
      key: reply.key,
      subject: reply.subject,
      body: reply.body,
      quotes: reply.quote ? (1 as const) : (0 as const),
      reply_to: reply.replyTo === 'me' ? act.actor.email : null,
    };
    const id = await transaction.insert('lead_replies', row, 'ignore');
    if (id === undefined) return 'done';
    // Without a recipient: a person writes it, so it does not count as one of the day's automatic mails to the mailbox.
    await transaction.insert('jobs', newJob('lead-reply', { lead_id: lead.id, reply_id: Number(id) }, null, act.at));
    await tell(transaction, lead, act, 'reply', `${reply.subject}\n\n${reply.body}`);
    return 'done';
  },
);
