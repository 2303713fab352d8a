import { type AddressInfo, createServer, type Socket } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { placeOf, savePlace } from '../../../server/incoming/mailbox-place.ts';
import { mailboxClient, withinBudget } from '../../../server/incoming/open-mailbox.ts';
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

describe('A mailbox server that means harm', () => {
  const block = 'a'.repeat(65_536);
  const mail = `From: ann@visitor.example\r\n\r\n${block}`;

  test.each<[string, string, { first?: string; more: string }, RegExp]>([
    [
      'announces 900 MB of an email, and sends them',
      'FETCH',
      { first: '* 1 FETCH (UID 6 BODY[]<0> {900000000}\r\n', more: block },
      /literal/i,
    ],
    ['never ends a line', 'FETCH', { first: '* 1 FETCH (UID 6 ', more: block }, /line/i],
    [
      'answers again and again',
      'FETCH',
      { more: `* 1 FETCH (UID 6 BODY[]<0> {${mail.length}}\r\n${mail})\r\n` },
      /more than it is asked/,
    ],
    ['announces without an end', 'SEARCH', { more: `* OK ${block}\r\n` }, /more than it is asked/],
    ['announces in a few bytes each time', 'SEARCH', { more: '* OK x\r\n'.repeat(8_000) }, /more than it is asked/],
    ['does so while nobody asks', 'IDLE', { more: `* OK ${block}\r\n` }, /more than it is asked/],
  ])('and %s is left', async (_, at, { first, more }, reason) => {
    const box = await hostileServer(at, { first, more });
    const failures: string[] = [];
    const problems: unknown[] = [];
    const stop = watchMailbox({
      url: box.url,
      place: async () => ({ uidValidity: '7', lastUid: 5 }),
      saveGrown: async () => {},
      take: async () => {},
      takeLate: async () => {},
      onRead: async () => {},
      onFailure: async (_mailbox, error) => void failures.push((error as Error).message),
      onProblem: (_message, error) => void problems.push(error),
    });
    onTestFinished(async () => {
      await stop();
      box.stop();
    });
    await expect.poll(() => failures, { timeout: 15_000 }).toContainEqual(expect.stringMatching(reason));
    // Again and again: it is asked less often, and the log has it.
    if (first) await expect.poll(() => problems.length, { timeout: 15_000 }).toBeGreaterThan(0);
  });

  test('keeps nobody else waiting while it is read', async () => {
    const client = await mailboxClient('imap://ann:secret@127.0.0.1:1');
    const reader = client as unknown as { handleResponse(answer: unknown): Promise<boolean> };
    let turns = 0;
    const count = () => {
      turns += 1;
      next = setImmediate(count);
    };
    let next = setImmediate(count);
    onTestFinished(() => clearImmediate(next));
    for (let answer = 0; answer < 1_000; answer++)
      await reader.handleResponse({ payload: Buffer.from('* OK x'), literals: [] });
    expect(turns).toBeGreaterThan(40);
  });

  test('and answers drop by drop is left', async () => {
    const client = await mailboxClient('imap://ann:secret@127.0.0.1:1');
    const never = withinBudget(client, () => new Promise(() => {}), { bytes: 1, answers: 1, time: 50 });
    await expect(never).rejects.toThrow('too slowly');
  });

  test('and sends more of an email than was asked for has it cut', async () => {
    const box = await hostileServer('FETCH', {
      first: `* 1 FETCH (UID 6 BODY[]<0> {5000000}\r\n${'a'.repeat(5_000_000)})\r\n`,
    });
    const lengths: number[] = [];
    const stop = watchMailbox({
      url: box.url,
      place: async () => ({ uidValidity: '7', lastUid: 5 }),
      saveGrown: async () => {},
      take: async (raw) => void lengths.push(raw.length),
      takeLate: async () => {},
      onRead: async () => {},
      onFailure: async () => {},
      onProblem: () => {},
    });
    onTestFinished(async () => {
      await stop();
      box.stop();
    });
    await expect.poll(() => lengths, { timeout: 5_000 }).toEqual([3_000_000]);
  });
});

/** Answers as a mailbox with email 6 does, and sends something else where it is asked `at`. */
async function hostileServer(at: string, { first = '', more }: { first?: string; more?: string }) {
  const sockets = new Set<Socket>();
  const answers: Record<string, string> = {
    CAPABILITY: '* CAPABILITY IMAP4rev1 IDLE\r\n',
    LIST: '* LIST (\\HasNoChildren) "/" "INBOX"\r\n',
    EXAMINE: '* 5 EXISTS\r\n* OK [UIDVALIDITY 7] ok\r\n* OK [UIDNEXT 6] ok\r\n',
    SEARCH: '* SEARCH 6\r\n',
    IDLE: '+ idling\r\n',
  };
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    const flood = () => {
      while (more && !socket.destroyed) if (!socket.write(more)) return void socket.once('drain', flood);
    };
    socket.on('data', (data) => {
      for (const line of data.toString().trim().split('\r\n')) {
        const [, tag = '', command = ''] = /^(\S+) (?:UID )?(\w+)/.exec(line) ?? [];
        socket.write(`${answers[command] ?? ''}${command === at ? first : ''}`);
        if (command === at && more) flood();
        else if (command !== 'IDLE') socket.write(`${tag} OK ${command === 'EXAMINE' ? '[READ-ONLY] ' : ''}done\r\n`);
      }
    });
    socket.write('* OK ready\r\n');
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    url: `imap://ann:secret@127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
