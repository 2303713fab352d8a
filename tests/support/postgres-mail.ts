import { expect, onTestFinished } from 'vitest';
import { ceilings } from '../../server/guards/ceilings.ts';
import { createDayBytes } from '../../server/guards/day-bytes.ts';
import { startIncoming } from '../../server/incoming/start-incoming.ts';
import { imapServer } from './imap-server.ts';
import { sendBooking } from './inbox.ts';
import { incomingEmail, returnedEmail } from './incoming-email.ts';
import type { PostgresDesk } from './postgres-desk.ts';

/** Emails that come in: of a lost lead, not delivered, of nobody. */
export async function emailsAreTakenIn({ server, mail, lead, change }: PostgresDesk): Promise<void> {
  const box = await imapServer();
  onTestFinished(box.stop);
  const taken: string[] = [];
  const settings = {
    imapUrl: box.url,
    imapUnmatched: 'lead',
    mailFrom: 'us@ours.example',
    leadsTo: 'desk@staff.example',
  } as const;
  const stop = startIncoming({
    ...{ database: server.database, settings, clock: () => new Date(server.now()) },
    bytes: createDayBytes(ceilings.bytes, server.now, () => {}),
    mostLeads: ceilings.incoming.anHour,
    onTaken: (outcome) => taken.push(outcome),
    onProblem: (message, error) => taken.push(`${message}: ${error}`),
  });
  onTestFinished(stop);
  await expect.poll(() => server.database.read.selectFrom('mailboxes').selectAll().execute()).toHaveLength(1);
  const reference = await sendBooking(server, { email: 'writes@back.example' });
  await change(reference, { state: 'lost' });
  const [confirmation] = await mail.waitFor('writes@back.example');
  const messageId = confirmation?.messageId ?? '';
  box.deliver(incomingEmail({ 'In-Reply-To': messageId }));
  box.deliver(returnedEmail(messageId));
  box.deliver(incomingEmail({ From: 'new@back.example' }));
  await expect.poll(() => taken, { timeout: 20_000 }).toEqual(['answer', 'bounce', 'lead']);
  expect(await lead(reference)).toMatchObject({ state: 'contacted', mailFailed: true, wroteAt: expect.any(Number) });
}
