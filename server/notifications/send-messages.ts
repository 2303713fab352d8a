import type { SendCard } from './create-card-sender.ts';
import type { Compose } from './create-compose.ts';
import type { SendJob } from './create-worker.ts';
import type { MailTransport } from './mail-transport.ts';

export type MessageParts = {
  transport: Pick<MailTransport, 'send'>;
  compose: Compose;
  /** Absent without a Teams webhook; queued cards are then dropped. */
  sendCard?: SendCard | undefined;
};

/** Sends emails and cards. */
export const sendMessages =
  ({ transport, compose, sendCard }: MessageParts): SendJob =>
  async (job, signal) => {
    if (job.channel === 'teams') return (await sendCard?.(job, signal)) ? { missed: undefined } : undefined;
    const mail = await compose(job);
    return mail ? { missed: await transport.send(mail, signal) } : undefined;
  };
