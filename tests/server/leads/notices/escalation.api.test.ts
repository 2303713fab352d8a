import { expect, onTestFinished, test } from 'vitest';
import { sendDueNotices } from '../../../../server/leads/notices/send-due-notices.ts';
import { honeypotField, paths } from '../../../../shared/http.ts';
import { mergePath } from '../../../../shared/staff/person.ts';
import { gate } from '../../../support/chat.ts';
import { eachDatabase } from '../../../support/databases.ts';
import { until } from '../../../support/hand-clock.ts';
import { listed, pathOf } from '../../../support/inbox.ts';
import { minute, monday, openDesk, second, subjects } from '../../../support/notice-staff.ts';
import { booking } from '../../../support/requests.ts';
import { revoke } from '../../../support/staff-accounts.ts';
import { useMailServer } from '../../../support/use-mail-server.ts';
import { useServers } from '../../../support/use-servers.ts';
import { startWebhook } from '../../../support/webhook.ts';
import { beforeRelease } from '../../../support/whole-set.ts';

const mail = useMailServer();
const start = useServers();

eachDatabase('a promise that is about to break', (database) => {
  test('is told to everybody 30 minutes before when nobody owns the lead: by email, in Teams and in the app, once', async () => {
    const teams = await startWebhook();
    onTestFinished(() => teams.stop());
    const server = await database.server({ smtpUrl: mail.url, teamsWebhookUrl: teams.url });
    const desk = await openDesk(server, mail, true);
    await desk.server.signedIn('marketing');
    const reference = await desk.request();
    const { promisedBy } = await desk.lead(reference);
    await desk.at(promisedBy - 30 * minute - second);
    expect(await desk.told(desk.ann)).toEqual([]);
    for (const passed of [0, 0, 15, 60]) await desk.at(promisedBy + (passed - 30) * minute);
    for (const by of [desk.ann, desk.bob]) expect(await desk.told(by)).toEqual([`escalation ${reference}`]);
    for (const address of ['ann@staff.example', 'bob@staff.example']) {
      const [first] = await desk.mails(address);
      expect(first?.subject).toBe(`Promise about to break ${reference}: Cybersecurity for Example Dental`);
      expect(first?.text).toContain('Nobody owns this lead yet');
      expect(first?.text).toContain(`/admin#/lead/${reference}`);
      expect(subjects(desk.mail, address)).toHaveLength(1);
    }
    const cards = () => teams.posts.filter(({ text }) => text.includes('Promise about to break '));
    await until('the card in Teams', () => cards().length > 0);
    expect(cards()).toHaveLength(1);
    expect(desk.mail.to('marketing@staff.example')).toEqual([]);
    expect((await desk.lead(reference)).events.map(({ detail }) => detail)).toEqual(['no owner, told everybody']);
  });

  test('is told to the owner who has not answered, opened or not, and 15 minutes later to everybody', async () => {
    const desk = await openDesk(await database.server({ smtpUrl: mail.url }), mail);
    const reference = await desk.request({ message: 'Our server is encrypted' });
    await desk.change(reference, { owner: 'bob@staff.example' });
    const { openedBy } = await desk.lead(reference, desk.bob);
    expect(openedBy).toBe('bob@staff.example');
    await desk.at(monday + minute);
    const [given] = await desk.mails('bob@staff.example');
    expect(given?.subject).toMatch(/^EMERGENCY: Yours now: /);
    expect(given?.text).toMatch(/^> Our server is encrypted[\s\S]*\(1 h 5\d min left\)/m);
    expect(given?.text).toContain(`/admin#/lead/${reference}`);
    const promisedBy = monday + 120 * minute;
    await desk.at(promisedBy - 29 * minute);
    expect(await desk.told(desk.bob)).toEqual([`escalation ${reference}`, `assigned ${reference}`]);
    await desk.at(promisedBy - 16 * minute);
    expect(await desk.told(desk.ann)).toEqual([]);
    await desk.at(promisedBy - 14 * minute);
    expect(await desk.told(desk.ann)).toEqual([`escalation ${reference}`]);
    expect(await desk.told(desk.bob)).toHaveLength(3);
  });

  test('is told to nobody when the lead is answered or closed', async () => {
    const desk = await openDesk(await database.server({ smtpUrl: mail.url }), mail);
    const inHand = await desk.request();
    await desk.bob.json('POST', `${pathOf(inHand)}/calls`, { outcome: 'spoke' });
    for (const state of ['contacted', 'spam', 'lost'])
      await desk.change(await desk.request({ email: `${state}@visitor.example` }), { state });
    expect((await desk.server.postJson(paths.chatContact, gate)).status).toBe(201);
    for (const passed of [90, 119, 300]) await desk.at(monday + passed * minute);
    for (const by of [desk.ann, desk.bob]) expect(await desk.told(by)).toEqual([]);
  });

  test('of possible spam is asked about 30 minutes before, one at a time, until somebody judges it', async () => {
    const desk = await openDesk(await database.server({ smtpUrl: mail.url }), mail);
    const first = await desk.request({ email: 'held@visitor.example', [honeypotField]: 'x' });
    await desk.request({ email: 'other@visitor.example', [honeypotField]: 'x' });
    await desk.at(monday + 89 * minute);
    expect(await desk.told(desk.ann)).toEqual([]);
    for (const passed of [90, 91, 300]) await desk.at(monday + passed * minute);
    for (const by of [desk.ann, desk.bob]) expect(await desk.told(by)).toEqual([`held-back ${first}`]);
    const [letter] = await desk.mails('ann@staff.example');
    expect(letter?.subject).toMatch(`Is this spam? ${first}: `);
    expect(letter?.text).toContain(`/admin#/lead/${first}`);
  });

  test('is told of a chat in which nothing was asked once a request is part of it', async () => {
    const desk = await openDesk(await database.server({ smtpUrl: mail.url }), mail);
    const chat = await desk.server.postJson(paths.chatContact, gate);
    expect(chat.status).toBe(201);
    const part = await desk.request({ email: gate.email });
    const [{ reference: first } = { reference: '' }] = (await listed(desk.ann)).filter(({ form }) => form === 'chat');
    await desk.ann.json('POST', mergePath(first), { leads: [{ reference: part, version: 0 }] });
    await desk.at(monday + 100 * minute);
    expect(await desk.told(desk.ann)).toEqual([`escalation ${first}`]);
  });

  beforeRelease('is told once by several processes that look together', async () => {
    const options = await database.fresh();
    const desk = await openDesk(await database.ownServer({ ...options, smtpUrl: mail.url }), mail);
    const others = [await database.open(options), await database.open(options)];
    const references: string[] = [];
    for (let number = 0; number < 5; number += 1)
      references.push(await desk.request({ email: `number${number}@visitor.example` }));
    const now = monday + 100 * minute;
    const looks = [...others, ...others, ...others].map((other) =>
      other.transaction().execute((trx) => sendDueNotices(trx, { now, teams: true })),
    );
    await Promise.all([desk.at(now), ...looks]);
    expect((await desk.told(desk.ann)).toSorted()).toEqual(references.map((one) => `escalation ${one}`).toSorted());
    const jobs = await others[0]?.read.selectFrom('jobs').select(['kind', 'notice_id']).execute();
    const mails = jobs?.filter(({ kind }) => kind === 'duty').map(({ notice_id }) => notice_id);
    expect([mails?.length, new Set(mails).size]).toEqual([10, 10]);
    expect(jobs?.filter(({ kind }) => kind === 'duty-teams').length).toBeLessThanOrEqual(5);
  });
});

test('a lead whose owner has left is told to everybody at once', async () => {
  const desk = await openDesk(await start({ smtpUrl: mail.url }), mail);
  const reference = await desk.request();
  await desk.change(reference, { owner: 'bob@staff.example' });
  await revoke(desk.server.database, 'bob@staff.example');
  await desk.at(monday + 91 * minute);
  expect(await desk.told(desk.ann)).toEqual([`escalation ${reference}`]);
});

test('where nobody has signed in, a promise is left to the emails of each lead', async () => {
  const { database, ...server } = await start();
  server.pass(monday - server.now());
  await server.postJson('/api/contacts', booking);
  await database.transaction().execute((trx) => sendDueNotices(trx, { now: monday + 119 * minute, teams: true }));
  const jobs = await database.read.selectFrom('jobs').select('kind').orderBy('kind').execute();
  expect(jobs.map(({ kind }) => kind)).toEqual(['lead-staff', 'lead-visitor']);
});
