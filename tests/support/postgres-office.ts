import { randomUUID } from 'node:crypto';
import { expect, onTestFinished } from 'vitest';
import { queueWeeklyMails } from '../../server/analytics/queue-weekly-mails.ts';
import { stopWebhook } from '../../server/webhooks/webhook-writes.ts';
import { paths } from '../../shared/http.ts';
import { keepingPaths } from '../../shared/staff/backups.ts';
import { type BulkAnswer, bulkPath, undoPath } from '../../shared/staff/bulk.ts';
import { type ColleagueItem, colleaguePaths } from '../../shared/staff/colleagues.ts';
import { erasurePaths } from '../../shared/staff/erasures.ts';
import { figureNames, figurePaths } from '../../shared/staff/figures.ts';
import { importPaths } from '../../shared/staff/import-fields.ts';
import { type MailQueueAnswer, mailQueuePaths } from '../../shared/staff/mail-queue.ts';
import { type PartnersAnswer, partnerPaths } from '../../shared/staff/partners.ts';
import { passkeyPaths } from '../../shared/staff/passkeys.ts';
import { type PeopleAnswer, peoplePaths } from '../../shared/staff/people.ts';
import { seoPaths } from '../../shared/staff/seo-report.ts';
import { staffPaths } from '../../shared/staff/staff.ts';
import { type WebhookAdded, type WebhooksAnswer, webhookPaths } from '../../shared/staff/webhooks.ts';
import { row } from './import-rows.ts';
import { find, pathOf, state, upload } from './importer.ts';
import { sendBooking } from './inbox.ts';
import { type PasskeyQuestion, passkeyDevice } from './passkey-device.ts';
import { day, minute, type PostgresDesk, siteOrigin, week } from './postgres-desk.ts';
import { keepReport } from './seo-report.ts';
import { codeAt, owner, setUpAuthenticator, staffBrowser, staffServer } from './staff.ts';
import { createPrinted, reset, revoke } from './staff-accounts.ts';
import { runStatement } from './statements.ts';

/** Password, code and passkey; accounts changed, reset and revoked. */
export async function staffSignIn({ options, server, admin, sales, mail }: PostgresDesk) {
  const device = passkeyDevice(siteOrigin);
  const asked = await sales.json<PasskeyQuestion>('POST', passkeyPaths.offer, {
    name: 'Laptop',
    current: owner.adminPassword,
  });
  await sales.json('POST', passkeyPaths.all, device.make(asked));
  await sales.json('GET', passkeyPaths.all);
  const phone = staffBrowser(server);
  const used = device.use(await phone.json<PasskeyQuestion>('POST', passkeyPaths.challenge));
  await phone.json('POST', passkeyPaths.signIn, used);
  const removal = { passkey: 1, current: owner.adminPassword };
  await sales.json('POST', passkeyPaths.removal, removal);

  // Sends to the same mail server: either takes what the other queues.
  const strict = await staffServer({
    ...options,
    siteOrigin,
    smtpUrl: mail.url,
    requireTotp: true,
    now: () => server.now(),
  });
  onTestFinished(() => strict.stop());
  const colleague = await strict.signedIn('marketing', 'code@staff.example');
  const { secret, recoveryCodes } = await setUpAuthenticator(colleague, server.now);
  server.pass(minute);
  for (const code of [codeAt(secret, server.now()), 'NOT-A-CODE', recoveryCodes[0]]) {
    const browser = staffBrowser(strict);
    await browser.signIn('code@staff.example');
    expect((await browser.call('POST', staffPaths.code, { code })).status).toBe(code === 'NOT-A-CODE' ? 401 : 200);
  }
  expect((await staffBrowser(server).signIn('nobody@staff.example')).status).toBe(401);
  const password = 'nine brown boats in a row';
  await colleague.json('PUT', staffPaths.password, { current: owner.adminPassword, password });
  await staffBrowser(server).signIn('sales@staff.example');
  type Sessions = { sessions: { id: number; current: boolean }[] };
  const { sessions } = await sales.json<Sessions>('GET', staffPaths.sessions);
  await sales.json('DELETE', `${staffPaths.sessions}/${sessions.find(({ current }) => !current)?.id}`);
  await colleague.json('POST', staffPaths.signOut);
  const printed = staffBrowser(server);
  await printed.signIn('printed@staff.example', await createPrinted(server.database));
  await printed.json('POST', staffPaths.newPassword, { password });
  await reset(server.database, 'code@staff.example');
  await revoke(server.database, 'code@staff.example');
  await server.signedIn('marketing', 'code@staff.example');
  const bob = staffBrowser(server);
  await bob.signIn('bob@staff.example');
  await bob.json('DELETE', staffPaths.sessions);
  expect(await admin.json('GET', staffPaths.me)).toMatchObject({ email: owner.adminEmail });
  await admin.json('GET', staffPaths.audit);
  const invited = { email: 'invited@staff.example', name: 'Ann', role: 'sales' };
  await admin.json('POST', colleaguePaths.colleagues, invited, 201);
  const [letter] = await mail.waitFor(invited.email);
  const token = /#\/link\/(\S+)/.exec(letter?.text ?? '')?.[1];
  await staffBrowser(server).json('POST', colleaguePaths.link, { token });
  for (const email of [invited.email, 'nobody@staff.example'])
    await staffBrowser(server).json('POST', colleaguePaths.forgotten, { email }, 202);
  const { items } = await admin.json<{ items: ColleagueItem[] }>('GET', colleaguePaths.colleagues);
  const own = `${colleaguePaths.colleagues}/${items.find(({ email }) => email === invited.email)?.id}`;
  await admin.json('PATCH', own, { role: 'marketing' });
  await admin.json('POST', `${own}/invitation`, undefined, 202);
  await admin.json('DELETE', own);
  await admin.json('PUT', colleaguePaths.profile, { name: 'Owner', signature: '' });
  await expect(
    server.database.transaction().execute((trx) => runStatement(trx, `update audit set action = 'nothing'`)),
  ).rejects.toThrow('append-only');
}

export async function contactsAreImported({ server, admin }: PostgresDesk) {
  const soon = new Date(server.now() + 5 * day).toISOString().slice(0, 10);
  const implied = { basis: 'implied', consentDate: '', source: '', reason: 'given', until: soon };
  const key = await upload(admin, [row(2), row(3, { name: 'Élodie Gagné' }), row(4, implied)], true);
  const again = [
    row(2, { name: 'New Name', basis: 'unsubscribed', onDuplicate: 'update' }),
    row(3),
    row(5, { email: '', phone: '416 555 0132', onDuplicate: 'add' }),
  ];
  await admin.json('POST', importPaths.check, { run: randomUUID(), rows: again });
  const second = await upload(admin, again, true);
  expect(await state(admin, second)).toMatchObject({ added: 1, updated: 1, skipped: 1 });
  await admin.json('GET', importPaths.imports);
  for (const query of [
    '',
    'q=gagn%C3%A9',
    'q=4165550132',
    'source=import&state=new&owner=nobody&newsletter=subscribed',
    'owner=me',
    'owner=x',
  ])
    await admin.json('GET', `${peoplePaths.people}?${query}`);
  const { items: people } = await admin.json<PeopleAnswer>('GET', peoplePaths.people);
  const imported = people.find((person) => person.key === 'contact.2@imported.example');
  for (const id of ['contact.2@imported.example', imported?.id])
    expect(await admin.json('GET', `${peoplePaths.person}?id=${id}`)).toMatchObject({ notes: [] });
  for (const id of ['chat-nobody', 'subscriber-nobody', 'NBD-NBD'])
    expect((await admin.call('GET', `${peoplePaths.person}?id=${id}`)).status).toBe(404);
  expect(await admin.json('GET', `${peoplePaths.company}?name=company%202`)).toMatchObject({ requests: [] });
  expect((await (await admin.call('GET', peoplePaths.exportCsv)).text()).split('\n').length).toBeGreaterThan(3);
  expect(await admin.json('DELETE', pathOf(second))).toMatchObject({ deleted: 1, restored: 1 });
  const [contact] = await find(admin, 'contact.3@imported.example');
  await admin.json('DELETE', `${importPaths.contacts}/${contact?.id}`);
  expect(await state(admin, key)).toMatchObject({ added: 3 });
  const asks = { email: 'asks@visitor.example' };
  await server.postJson(paths.newsletter, { ...asks, consent: 'newsletter-2026-11' });
  expect(await admin.json('POST', erasurePaths.check, asks)).toMatchObject({ newsletter: 'not confirmed' });
  expect(await admin.json('POST', erasurePaths.erasures, asks)).toEqual({ erased: 0 });
  expect(await admin.json('POST', erasurePaths.check, asks)).toMatchObject({ newsletter: null });
  await server.postJson(paths.newsletter, { ...asks, consent: 'newsletter-2026-11' });
  await admin.json('POST', peoplePaths.unsubscribe, asks);
  expect(await admin.json('POST', erasurePaths.check, asks)).toMatchObject({ newsletter: 'unsubscribed' });
}

export async function figuresAreRead({ server, admin, mail, allAreSent }: PostgresDesk) {
  const marketing = await server.signedIn('marketing');
  for (const name of figureNames) {
    await marketing.json('GET', `${figurePaths.table}/${name}?${week}`);
    expect((await marketing.call('GET', `${figurePaths.csv}/${name}?${week}`)).status).toBe(200);
  }
  await marketing.json('GET', `${figurePaths.summary}?${week}`);
  await marketing.json('PUT', figurePaths.weeklyMail, { wanted: true });
  expect(await marketing.json('GET', figurePaths.weeklyMail)).toEqual({ wanted: true });
  await server.database
    .transaction()
    .execute((trx) => queueWeeklyMails(trx, { monday: '2026-11-23', now: server.now() }));
  await server.passAndSend(0);
  await mail.waitFor('marketing@staff.example');
  keepReport(server.dataDir);
  await marketing.json('GET', seoPaths.report);

  await admin.json('POST', partnerPaths.partners, { origin: 'https://www.partner.example', name: 'A partner' }, 201);
  const [added] = (await admin.json<PartnersAnswer>('GET', partnerPaths.partners)).partners;
  await sendBooking(
    { postJson: (path, body) => server.postJson(path, body, { Origin: 'https://www.partner.example' }) },
    { email: 'theirs@visitor.example' },
  );
  await admin.json('DELETE', `${partnerPaths.partners}/${added?.id}`);
  await admin.json('GET', keepingPaths.keeping);

  const webhook = {
    url: 'https://receiver.example/hook',
    events: ['lead.created', 'lead.contacted', 'subscriber.confirmed'],
  };
  const { id } = await admin.json<WebhookAdded>('POST', webhookPaths.webhooks, webhook, 201);
  const called = await sendBooking(server, { email: 'called@visitor.example' });
  const contacted = { leads: [{ reference: called, version: 0 }], state: 'contacted' };
  const { act } = await admin.json<BulkAnswer>('POST', bulkPath, contacted);
  await admin.json('POST', `${undoPath}/${act}`);
  await admin.json('POST', `${webhookPaths.webhooks}/${id}/tests`, undefined, 202);
  const calls = async () => (await admin.json<WebhooksAnswer>('GET', webhookPaths.webhooks)).webhooks[0]?.deliveries;
  await expect
    .poll(async () => (await calls())?.map(({ event, attempts }) => [event, attempts]))
    .toEqual([
      ['test', 1],
      ['lead.created', 1],
    ]);
  await server.database.transaction().execute((trx) => stopWebhook(trx, { id, at: server.now() }));
  await admin.json('DELETE', `${webhookPaths.webhooks}/${id}`);

  await allAreSent();
  mail.refuse(550);
  await admin.json('POST', mailQueuePaths.tests, { channel: 'mail', to: 'postmaster@company.example' }, 201);
  const mailQueue = () => admin.json<MailQueueAnswer>('GET', mailQueuePaths.queue);
  await expect.poll(async () => (await mailQueue()).counts.dead).toBeGreaterThan(0);
  mail.accept();
  await admin.json('POST', mailQueuePaths.again);
  await mail.waitFor('postmaster@company.example');
  const [item] = (await mailQueue()).tests;
  expect(item?.conversation.length).toBeGreaterThan(0);
  expect((await admin.call('POST', `${mailQueuePaths.jobs}/999999/again`)).status).toBe(404);
}
