import { expect, onTestFinished, test } from 'vitest';
import { mailboxFailure, tryMailbox } from '../../../server/incoming/open-mailbox.ts';
import type { Overrides } from '../../../server/overrides.ts';
import { erasurePaths } from '../../../shared/staff/erasures.ts';
import type { LeadAnswer } from '../../../shared/staff/inbox.ts';
import { type MailQueueAnswer, mailQueuePaths } from '../../../shared/staff/mail-queue.ts';
import { type NoticesAnswer, noticePaths } from '../../../shared/staff/notices.ts';
import { eachDatabase } from '../../support/databases.ts';
import { type ImapServer, imapServer } from '../../support/imap-server.ts';
import { listed, pathOf, sendBooking } from '../../support/inbox.ts';
import { incomingEmail, returnedEmail } from '../../support/incoming-email.ts';
import { keptWords } from '../../support/kept-words.ts';
import { generousLimits } from '../../support/server.ts';
import type { StaffBrowser, StaffServer } from '../../support/staff.ts';
import { useMailServer } from '../../support/use-mail-server.ts';
import { beforeRelease } from '../../support/whole-set.ts';

eachDatabase('email that comes in', (database) => {
  const mails = useMailServer();
  let box: ImapServer;
  let server: StaffServer;
  let sales: StaffBrowser;
  let admin: StaffBrowser;

  async function start(imapUnmatched: 'lead' | 'leave' = 'leave', more: Overrides = {}): Promise<void> {
    box = await imapServer();
    onTestFinished(box.stop);
    box.deliver(incomingEmail({ Subject: 'There before the first start' }));
    const settings = { smtpUrl: mails.url, imapUrl: box.url, imapUnmatched, leadsTo: 'team@company.example' };
    server = await database.ownServer({ ...settings, ...more });
    sales = await server.signedIn('sales');
    admin = await server.signedIn('admin');
    await expect.poll(mailbox).toMatchObject({ readAt: expect.any(Number) });
  }
  const mailbox = async () => (await admin.json<MailQueueAnswer>('GET', mailQueuePaths.queue)).mailbox;
  const lead = (reference: string) => sales.json<LeadAnswer>('GET', pathOf(reference));
  const emails = async (reference: string) =>
    (await lead(reference)).events.filter(({ who }) => who === null).map(({ kind, detail }) => `${kind}: ${detail}`);
  const idOf = async () => (await mails.waitFor('ann@visitor.example'))[0]?.messageId ?? '';
  /** Emails are read in order: once this one has come, all before it have. */
  async function settled(reference: string): Promise<void> {
    box.deliver(incomingEmail({ Subject: `Last ${reference}` }, 'The end.'));
    await expect.poll(async () => (await emails(reference)).at(-1)).toContain('The end.');
  }

  test('an answer joins its lead by Message-ID or reference, without what it quotes, and tells the owner', async () => {
    await start();
    const reference = await sendBooking(server);
    const { version } = await lead(reference);
    await sales.json('PATCH', pathOf(reference), { version, state: 'lost', owner: 'sales@staff.example' });
    const answered = await idOf();
    box.deliver(
      incomingEmail({ 'In-Reply-To': answered }, 'Tuesday suits us.\n\nOn Mon, Nov 23, Northlume wrote:\n> Hello Ann'),
    );
    await expect.poll(() => emails(reference)).toContain('email: Re: Your request\n\nTuesday suits us.');
    expect(await lead(reference)).toMatchObject({ state: 'contacted', wroteAt: expect.any(Number) });
    const { items } = await sales.json<NoticesAnswer>('GET', noticePaths.notices);
    expect(items).toMatchObject([{ kind: 'email', reference, text: expect.stringContaining('Tuesday suits us.') }]);

    const file = 'Content-Type: multipart/mixed; boundary=b';
    const parts = `--b\n\nSee the plan.\n--b\nContent-Type: application/pdf\nContent-Disposition: attachment; filename="plan.pdf"\n\n${'x'.repeat(2500)}\n--b--`;
    box.deliver(
      incomingEmail({ From: 'boss@visitor.example', Subject: `Fwd: ${reference}` }).replace(
        '\n\n',
        `\n${file}\n\n${parts}\n`,
      ),
    );
    await expect
      .poll(() => emails(reference))
      .toContainEqual(
        expect.stringMatching(/^email: From boss@visitor\.example\n[\s\S]*See the plan\.[\s\S]*plan\.pdf \(3 kB\)$/),
      );

    const { version: now } = await lead(reference);
    await sales.json('PATCH', pathOf(reference), { version: now, state: 'booked' });
    expect((await lead(reference)).wroteAt).toBeNull();
    expect(box.changes).toEqual([]);
  });

  beforeRelease(
    'out of office reopens nothing, a bounce marks the email as failed, own, repeated and guessed emails are left',
    async () => {
      await start();
      const reference = await sendBooking(server);
      const answered = await idOf();
      box.deliver(
        incomingEmail({ 'In-Reply-To': answered, 'Auto-Submitted': 'auto-replied', 'Message-ID': '<away@x>' }),
      );
      box.deliver(incomingEmail({ 'In-Reply-To': answered, 'Message-ID': '<away@x>' }, 'The same again'));
      box.deliver(incomingEmail({ 'In-Reply-To': answered, From: 'sales@staff.example' }, 'Our own'));
      box.deliver(incomingEmail({ 'In-Reply-To': answered, From: 'team@company.example' }, 'Our own'));
      box.deliver(incomingEmail({ Subject: `333-333 444-444 666-666 ${reference}` }, 'Guessed'));
      await expect.poll(() => emails(reference)).toEqual([expect.stringMatching(/^automatic email: /)]);
      expect((await lead(reference)).wroteAt).toBeNull();
      box.deliver(returnedEmail(answered));
      await expect.poll(async () => (await emails(reference)).at(-1)).toMatch(/^not delivered: [\s\S]*No such user/);
      expect(await lead(reference)).toMatchObject({ mailFailed: true, wroteAt: null });
      await settled(reference);
      expect((await emails(reference)).join()).not.toMatch(/Our own|The same again|Guessed/);
    },
  );

  test('an email without a lead is left, or becomes one, without an answer; after a cut reading goes on', async () => {
    await start('lead');
    const reference = await sendBooking(server);
    box.cut();
    box.deliver(incomingEmail({ From: 'Cleo Roy <Cleo@new.example>', Subject: 'Quote please' }, 'Forty people.'));
    box.deliver(incomingEmail({ From: 'news@shop.example', Subject: 'Sale', 'List-Unsubscribe': '<mailto:x>' }));
    // An answer to it may reach another mailbox than it seems.
    box.deliver(incomingEmail({ From: '"cleo@old.example, x"@new.example', Subject: 'Odd' }));
    await settled(reference);
    const found = await listed(sales);
    expect(found.map(({ name, form, subject }) => [name, form, subject])).toContainEqual([
      'Cleo Roy',
      'email',
      'Email',
    ]);
    expect(found).toHaveLength(2);
    expect((await mails.waitFor('team@company.example', 2)).map(({ text }) => text).join()).toContain('Forty people.');
    expect(mails.to('cleo@new.example')).toEqual([]);
  });

  test('what somebody wrote about another’s request is erased with them', async () => {
    const options = await database.fresh();
    await start('leave', options);
    const reference = await sendBooking(server);
    const email = 'boss@other.example';
    box.deliver(incomingEmail({ From: `The Boss <${email}>`, Subject: `Re: ${reference}` }, 'xyl-boss agrees'));
    box.deliver(incomingEmail({ From: 'x.boss@other.example.org', Subject: `Re: ${reference}` }, 'Another'));
    await settled(reference);
    expect(await admin.json('POST', erasurePaths.check, { email })).toMatchObject({ requests: 0, emails: 1 });
    await admin.json('POST', erasurePaths.erasures, { email });
    expect(keptWords({ ...options, dataDir: server.dataDir }, ['xyl-boss', `from ${email}\n`])).toEqual([]);
    expect((await emails(reference)).map((text) => text.split('\n').at(-1))).toEqual(['Another', 'The end.']);
  });

  beforeRelease('after such an erasure the next email tells its readers, and no notice quotes another', async () => {
    await start();
    const reference = await sendBooking(server);
    const write = (words: string, From: string) =>
      box.deliver(incomingEmail({ From, Subject: `Re: ${reference}` }, words));
    const told = async () =>
      (await sales.json<NoticesAnswer>('GET', noticePaths.notices)).items.map(({ text }) => text);
    write('xyl-boss agrees', 'boss@other.example');
    await expect.poll(told).toEqual([expect.stringContaining('xyl-boss')]);
    await admin.json('POST', erasurePaths.erasures, { email: 'boss@other.example' });
    expect(await told()).toEqual([]);
    write('Tuesday suits me', 'Ann <ann@visitor.example>');
    await expect.poll(told).toEqual([expect.stringContaining('Tuesday')]);
  });

  test('the password of a mailbox elsewhere is said to nobody without encryption', async () => {
    const plain = await imapServer();
    onTestFinished(plain.stop);
    // This machine too, by an address that does not say so.
    const elsewhere = plain.url.replace('127.0.0.1', '0.0.0.0');
    const refused = await tryMailbox(elsewhere).catch(mailboxFailure);
    expect(refused).toMatch(/STARTTLS.*take imaps:/);
    expect(plain.said.join()).not.toMatch(/LOGIN|AUTHENTICATE/i);
    await tryMailbox(plain.url);
    expect(plain.said.join()).toMatch(/LOGIN/);
  });

  test('of long emails a day keeps so many bytes, then the first words of each', async () => {
    const { ceilings } = generousLimits;
    const bytes = { ...ceilings.bytes, emails: 2_000, short: 0 };
    await start('leave', { limitTable: { ...generousLimits, ceilings: { ...ceilings, bytes } } });
    const reference = await sendBooking(server);
    for (const word of ['one', 'two'])
      box.deliver(incomingEmail({ Subject: `Re: ${reference}` }, `${word} `.repeat(400)));
    await settled(reference);
    const [one, two] = await emails(reference);
    expect(one?.length).toBeGreaterThan(1_500);
    expect(two?.length).toBeLessThan(600);
  });

  test('above so many requests of an hour’s emails the others stay in the mailbox, and staff are told', async () => {
    const { ceilings } = generousLimits;
    const incoming = { ...ceilings.incoming, anHour: 1 };
    await start('lead', { limitTable: { ...generousLimits, ceilings: { ...ceilings, incoming } } });
    const reference = await sendBooking(server);
    for (const name of ['one', 'two']) box.deliver(incomingEmail({ From: `${name}@new.example`, Subject: 'A quote' }));
    await settled(reference);
    expect((await listed(sales)).map(({ email }) => email)).not.toContain('two@new.example');
    const subjects = (await mails.waitFor('team@company.example', 3)).map(({ subject }) => subject);
    expect(subjects).toContainEqual(expect.stringMatching(/^Very many emails that became requests/));
  });

  beforeRelease('an administrator sees the mailbox, when it was last read, and why it cannot be', async () => {
    await start();
    const reference = await sendBooking(server);
    const name = `127.0.0.1:${new URL(box.url).port}/INBOX`;
    expect(await mailbox()).toEqual({ name, readAt: expect.any(Number), failure: null, failedAt: null, takenAt: null });
    await settled(reference);
    expect(await mailbox()).toMatchObject({ failure: null, takenAt: expect.any(Number) });

    const imapUrl = box.url.replace(':p%20ss@', ':other@');
    const other = await database.ownServer({ smtpUrl: mails.url, imapUrl });
    admin = await other.signedIn('admin');
    await expect.poll(mailbox).toMatchObject({
      readAt: null,
      failure: expect.stringMatching(/refuses the user or the password of IMAP_URL \(“wrong password”\)/),
      failedAt: expect.any(Number),
    });
  });
});
