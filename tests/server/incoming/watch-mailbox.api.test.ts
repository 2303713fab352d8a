import { expect, onTestFinished, test } from 'vitest';
import { placeOf, savePlace } from '../../../server/incoming/mailbox-place.ts';
import { type MailboxPlace, watchMailbox } from '../../../server/incoming/watch-mailbox.ts';
import { eachDatabase } from '../../support/databases.ts';
import { imapServer } from '../../support/imap-server.ts';
import { incomingEmail } from '../../support/incoming-email.ts';

test('an email that is slow to read keeps none waiting that comes after it, and is read itself in the end', async () => {
  const box = await imapServer();
  const taken: string[] = [];
  const isPatient = Promise.withResolvers<void>();
  let place: MailboxPlace | undefined;
  const note = (raw: Uint8Array) => void taken.push(/(\w+)\s*$/.exec(Buffer.from(raw).toString())?.[1] ?? '');
  const stop = watchMailbox({
    url: box.url,
    place: async () => place,
    saveGrown: async (_, grown) => {
      if (grown.lastUid >= (place?.lastUid ?? 0)) place = grown;
    },
    take: async (raw) => {
      if (Buffer.from(raw).includes('slow')) throw new Error('It takes too long to read');
      note(raw);
    },
    takeLate: async (raw) => {
      await isPatient.promise;
      note(raw);
    },
    onRead: async () => {},
    onFailure: async () => {},
    onProblem: () => {},
  });
  onTestFinished(async () => {
    await stop();
    await box.stop();
  });
  await expect.poll(() => place?.lastUid).toBe(0);
  for (const words of ['slow', 'second', 'third']) box.deliver(incomingEmail({}, words));
  await expect.poll(() => taken).toEqual(['second', 'third']);
  // A server that stopped now would read it again.
  expect(place?.lastUid).toBe(0);
  box.deliver(incomingEmail({}, 'fourth'));
  await expect.poll(() => taken).toEqual(['second', 'third', 'fourth']);
  isPatient.resolve();
  await expect.poll(() => [taken.at(-1), place?.lastUid]).toEqual(['slow', 4]);
});

eachDatabase('A mailbox', (databases) => {
  test('whose numbers are beyond 2^31, and whose server does not say the next, is read from the newest on', async () => {
    const last = 4_294_967_290;
    const box = await imapServer({ before: last - 1, saysNext: false });
    box.deliver(incomingEmail({}, 'before'));
    const { read, transaction } = await databases.open();
    const taken: string[] = [];
    const problems: unknown[] = [];
    let mailbox = '';
    const stop = watchMailbox({
      url: box.url,
      place: (name) => {
        mailbox = name;
        return placeOf(read, name);
      },
      saveGrown: (name, place) => transaction().execute((trx) => savePlace(trx, name, place)),
      take: async (raw) => void taken.push(/(\w+)\s*$/.exec(Buffer.from(raw).toString())?.[1] ?? ''),
      takeLate: async () => {},
      onRead: async () => {},
      onFailure: async (_, error) => void problems.push(error),
      onProblem: () => {},
    });
    onTestFinished(async () => {
      await stop();
      await box.stop();
    });
    await expect.poll(async () => (await placeOf(read, mailbox))?.lastUid).toBe(last);
    box.deliver(incomingEmail({}, 'after'));
    await expect.poll(async () => (await placeOf(read, mailbox))?.lastUid).toBe(last + 1);
    expect([taken, problems]).toEqual([['after'], []]);
  });
});
