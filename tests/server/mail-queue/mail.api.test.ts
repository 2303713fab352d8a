import { generateKeyPairSync } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { type MailQueueAnswer, mailQueuePaths, type SenderAnswer } from '../../../shared/staff/mail-queue.ts';
import { eachDatabase } from '../../support/databases.ts';
import { booking } from '../../support/requests.ts';
import { type StaffBrowser, type StaffServer, staffBrowser } from '../../support/staff.ts';
import { useMailServer } from '../../support/use-mail-server.ts';
import { useServers } from '../../support/use-servers.ts';
import { startWebhook } from '../../support/webhook.ts';
import { beforeRelease } from '../../support/whole-set.ts';

const mail = useMailServer();
const start = useServers();
const mailFrom = 'Desk <desk@mail.company.example>';

async function withAdmin(server: StaffServer): Promise<{ server: StaffServer; admin: StaffBrowser }> {
  const admin = staffBrowser(server);
  await admin.signIn();
  return { server, admin };
}

const queueOf = (admin: StaffBrowser) => admin.json<MailQueueAnswer>('GET', mailQueuePaths.queue);
const testMail = (admin: StaffBrowser, to: string) =>
  admin.json('POST', mailQueuePaths.tests, { channel: 'mail', to }, 201);

eachDatabase('the mail desk', (database) => {
  test('a test mail goes by the real path, and shows what was said to the mail server', async () => {
    const { admin } = await withAdmin(await database.server({ mailFrom, smtpUrl: mail.url }));
    await testMail(admin, 'postmaster@company.example');
    const [received] = await mail.waitFor('postmaster@company.example');
    expect(received?.subject).toBe('Test message from the staff page');
    await expect.poll(async () => (await queueOf(admin)).tests[0]?.sentAt).toBeTruthy();
    const said = (await queueOf(admin)).tests[0]?.conversation ?? [];
    for (const line of [/^S: 220 /, /^C: EHLO/, /^C: RCPT TO:<postmaster@company.example>/, /^C: DATA/, /^S: 250 /])
      expect(
        said.some((one) => line.test(one)),
        `${line} in ${said.join('\n')}`,
      ).toBe(true);
  });

  test('a refused test is given up with the server’s words, and goes when it is sent again', async () => {
    const { admin } = await withAdmin(await database.server({ mailFrom, smtpUrl: mail.url }));
    mail.refuse(550);
    await testMail(admin, 'nobody@company.example');
    await expect.poll(async () => (await queueOf(admin)).counts.dead).toBe(1);
    const { items, tests } = await queueOf(admin);
    expect(items[0]).toMatchObject({ kind: 'mail-test', canResend: true, error: expect.stringContaining('550') });
    expect(tests[0]?.conversation.some((line) => line.startsWith('S: 550'))).toBe(true);
    mail.accept();
    await admin.json('POST', `${mailQueuePaths.jobs}/${items[0]?.id}/again`);
    await mail.waitFor('nobody@company.example');
    await expect.poll(async () => (await queueOf(admin)).counts).toEqual({ waiting: 0, retrying: 0, dead: 0 });
  });

  beforeRelease(
    'everything that was given up this week is sent again at once; an older message only by itself',
    async () => {
      const { server, admin } = await withAdmin(
        await database.server({ mailFrom, smtpUrl: mail.url, leadsTo: 'desk@staff.example' }),
      );
      mail.refuse(550);
      await server.postJson('/api/contacts', booking);
      await expect.poll(async () => (await queueOf(admin)).counts.dead).toBe(2);
      expect((await queueOf(admin)).items.every(({ reference }) => reference)).toBe(true);
      mail.accept();
      server.pass(8 * 24 * 60 * 60_000);
      await admin.signIn();
      expect(await admin.json('POST', mailQueuePaths.again)).toEqual({ count: 0 });
      const [first] = (await queueOf(admin)).items;
      await admin.json('POST', `${mailQueuePaths.jobs}/${first?.id}/again`);
      await expect.poll(() => mail.mails.length).toBe(1);
      mail.refuse(550);
      await testMail(admin, 'one@company.example');
      await expect.poll(async () => (await queueOf(admin)).counts.dead).toBe(2);
      mail.accept();
      expect(await admin.json('POST', mailQueuePaths.again)).toEqual({ count: 1 });
      await mail.waitFor('one@company.example');
    },
  );

  test('a test card goes to the Teams channel, and says why it did not', async () => {
    const hook = await startWebhook();
    onTestFinished(() => hook.stop());
    const { admin } = await withAdmin(await database.server({ mailFrom, teamsWebhookUrl: hook.url }));
    await admin.json('POST', mailQueuePaths.tests, { channel: 'teams' }, 201);
    await expect.poll(async () => (await queueOf(admin)).tests[0]?.sentAt).toBeTruthy();
    expect(JSON.stringify(hook.posts[0]?.body)).toContain('Test message from the staff page');
    hook.answer(400);
    await admin.json('POST', mailQueuePaths.tests, { channel: 'teams' }, 201);
    await expect.poll(async () => (await queueOf(admin)).tests[0]?.error).toBe('Teams answered 400');
  });
});

beforeRelease(
  'without a Teams channel a test card is refused, and without a mail server the test says where the mail is',
  async () => {
    const { admin } = await withAdmin(await start({ mailFrom }));
    expect((await admin.call('POST', mailQueuePaths.tests, { channel: 'teams' })).status).toBe(422);
    await testMail(admin, 'here@company.example');
    await expect.poll(async () => (await queueOf(admin)).tests[0]?.conversation.join()).toContain('.eml');
  },
);

const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey.export({ type: 'spki', format: 'der' });
const good: Record<string, string[]> = {
  'mail.company.example': ['another text', 'v=spf1 include:_spf.provider.example ~all'],
  '_spf.provider.example': ['v=spf1 ip4:192.0.2.0/24 -all'],
  's1._domainkey.mail.company.example': [`v=DKIM1; k=rsa; p=${rsa.toString('base64')}`],
  '_dmarc.company.example': ['v=DMARC1; p=reject; sp=quarantine; rua=mailto:d@company.example'],
};

const mailServers = (count: number, address: string[]): Record<string, string[]> => {
  const hosts = Array.from({ length: count }, (_, place) => `mx${place}.company.example`);
  return {
    'mail.company.example': ['v=spf1 mx -all'],
    'MX mail.company.example': hosts,
    ...Object.fromEntries(hosts.map((host) => [`A ${host}`, address])),
  };
};

const wrong: [name: string, zone: Record<string, string[]>, says: string][] = [
  ['SPF', { 'mail.company.example': ['v=spf1 +all'] }, 'bad: It ends with +all'],
  ['SPF', { 'mail.company.example': ['v=spf1 mx ?all'] }, 'weak'],
  ['SPF', { 'mail.company.example': ['v=spf1 -all', 'v=spf1 mx -all'] }, 'bad: There are two'],
  [
    'SPF',
    { 'mail.company.example': [`v=spf1 ${'a:a.example '.repeat(11)}-all`], 'A a.example': ['192.0.2.1'] },
    'bad: It needs more than 10',
  ],
  ['SPF', { 'mail.company.example': ['v=spf1 redirect=mail.company.example'] }, 'bad: It needs more than 10'],
  ['SPF', { 'mail.company.example': ['v=spf1 include:gone.example -all'] }, 'bad: It refers to gone.example'],
  ['SPF', { 'mail.company.example': ['v=spf1 a mx exists:gone.example -all'] }, 'bad: More than 2 names'],
  ['SPF', { 'mail.company.example': ['v=spf1 a/24 mx exists:%{i}.gone.example ~all a:b.example'] }, 'good'],
  ['SPF', mailServers(10, ['192.0.2.1']), 'good'],
  ['SPF', mailServers(11, ['192.0.2.1']), 'bad: Its “mx” stands for 11 mail servers'],
  ['SPF', mailServers(3, []), 'bad: More than 2 names'],
  ['DKIM', { 's1._domainkey.mail.company.example': ['v=DKIM1; p='] }, 'bad: Its key is empty'],
  ['DKIM', { 's1._domainkey.mail.company.example': ['v=DKIM1; p=AAAA'] }, 'bad: Its key cannot be read'],
  ['DMARC', { '_dmarc.mail.company.example': ['v=DMARC1; p=none'] }, 'weak: It only watches'],
];

test('good records of the sender’s domain are told from weak, wrong and missing ones, and from what could not be asked', async () => {
  let zone: Record<string, string[]> | undefined = good;
  const dns = async (name: string, kind: string) => {
    if (zone) return zone[kind === 'TXT' ? name : `${kind} ${name}`] ?? [];
    throw Object.assign(new Error('timed out'), { code: 'ETIMEOUT' });
  };
  const { admin } = await withAdmin(await start({ mailFrom, dns, dkimSelector: 's1' }));
  const states = async () => {
    const { records } = await admin.json<SenderAnswer>('GET', mailQueuePaths.sender);
    return Object.fromEntries(records.map(({ name, state, says }) => [name, `${state}: ${says}`]));
  };
  expect(await states()).toEqual({
    SPF: expect.stringMatching(/^good/),
    DKIM: 'good: A key of 2048 bits.',
    DMARC: 'good: Mail that fails is to be held as spam.',
  });
  for (const [name, records, says] of wrong) {
    zone = records;
    expect((await states())[name], JSON.stringify(records)).toContain(says);
  }
  zone = {};
  for (const state of Object.values(await states())) expect(state).toMatch(/^bad: There is none/);
  zone = undefined;
  for (const state of Object.values(await states())) expect(state).toMatch(/^unknown: .*ETIMEOUT/);
});

beforeRelease('however SPF records include each other, ten questions to the DNS are asked, and no more', async () => {
  let asked = 0;
  const dns = async (name: string, kind: string) => {
    if (kind === 'TXT' && !name.startsWith('_dmarc')) asked += 1;
    return [`v=spf1 ${Array.from({ length: 9 }, (_, index) => `include:${index}.${name}`).join(' ')} -all`];
  };
  const { admin } = await withAdmin(await start({ mailFrom, dns }));
  const { records } = await admin.json<SenderAnswer>('GET', mailQueuePaths.sender);
  expect(records[0]).toMatchObject({ state: 'bad', says: expect.stringContaining('more than 10') });
  // The domain's own record and ten included ones.
  expect(asked).toBe(11);

  const shared: Record<string, string[]> = {
    'mail.company.example': ['v=spf1 include:one.example include:two.example include:three.example -all'],
    ...Object.fromEntries(
      ['one', 'two', 'three'].map((name) => [`${name}.example`, ['v=spf1 include:shared.example a:s.example -all']]),
    ),
    'shared.example': ['v=spf1 a:s.example -all'],
  };
  const again = await withAdmin(
    await start({
      mailFrom,
      dns: async (name: string, kind: string) => (kind === 'A' ? ['192.0.2.1'] : (shared[name] ?? [])),
    }),
  );
  const { records: second } = await again.admin.json<SenderAnswer>('GET', mailQueuePaths.sender);
  expect(second[0]).toMatchObject({ state: 'bad', says: expect.stringContaining('more than 10') });
});

beforeRelease('without DKIM_SELECTOR the key is not looked up, and that is said', async () => {
  const { admin } = await withAdmin(await start({ mailFrom, dns: async () => [] }));
  const { records } = await admin.json<SenderAnswer>('GET', mailQueuePaths.sender);
  expect(records[1]).toMatchObject({ name: 'DKIM', state: 'unknown', says: expect.stringContaining('DKIM_SELECTOR') });
});
