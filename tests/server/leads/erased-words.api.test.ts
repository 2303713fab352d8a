import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { sqliteFile } from '../../../server/database/database.ts';
import { createLogEmptier } from '../../../server/database/empty-log.ts';
import type { Transaction } from '../../../server/database/schema.ts';
import { deleteLeads } from '../../../server/leads/purge-leads.ts';
import { purgeOldDetails } from '../../../server/retention.ts';
import { retention } from '../../../shared/company/hours.ts';
import { paths } from '../../../shared/http.ts';
import { erasurePaths, type KeptOfAddress } from '../../../shared/staff/erasures.ts';
import { mergePath } from '../../../shared/staff/person.ts';
import { repliesPath, takeBackWithin } from '../../../shared/staff/replies.ts';
import { viewsPath } from '../../../shared/staff/saved-views.ts';
import { staffChatPaths } from '../../../shared/staff/staff-chats.ts';
import { booked, freeTimes, requestCall, timesOf } from '../../support/calls.ts';
import { answering, ChatVisitor, scriptedEngine } from '../../support/chat.ts';
import { eachDatabase } from '../../support/databases.ts';
import { until } from '../../support/hand-clock.ts';
import { row } from '../../support/import-rows.ts';
import { tablesOf, upload } from '../../support/importer.ts';
import { pathOf, sendBooking } from '../../support/inbox.ts';
import { keptWords } from '../../support/kept-words.ts';
import { allJobs, settled } from '../../support/mail-workers.ts';
import { runsIn } from '../../support/runs-in.ts';
import { type StaffBrowser, type StaffServer, staffBrowser } from '../../support/staff.ts';
import { runStatement } from '../../support/statements.ts';
import { beforeRelease } from '../../support/whole-set.ts';

const person = {
  name: 'Quenby Zorn',
  email: 'quenby.zorn@harbour.example',
  phone: '416 555 0173',
  company: 'Vexillum Optics',
};
const other = 'stays@harbour.example';

/** A word for each place where a person's details may stand. */
const words = [
  ...Object.values(person),
  'quenby.z@home.example',
  'Vexillum',
  'xyl-message',
  'xyl-second',
  'xyl-call',
  'xyl-chat',
  'xyl-odd',
  'xyl-reason',
  'xyl-heard',
  'xyl-staff',
  'xyl-note',
  'xyl-reply',
  'xyl-step',
  'xyl-contact',
  'xyl-imported',
  'quenby-zorn',
];

/** Answers with the words of the question; does not know "odd". */
const engine = scriptedEngine(async ({ text }) => ({
  text: `xyl-heard ${text}`,
  ...(text.includes('odd') && { known: false, unknownQuestion: text }),
}));

/** Everything that a person can leave here, and what staff write of it. A mailbox gets three emails a day. */
async function leaveAll(server: StaffServer, admin: StaffBrowser): Promise<string> {
  const chat = new ChatVisitor(server, person);
  const { messageId } = await chat.ask('xyl-chat hello');
  await chat.ask('An odd xyl-odd question');
  await chat.call(paths.chatFeedback, { messageId, helpful: false, reason: 'xyl-reason' });
  await server.postJson(paths.chatContact, { ...person, sessionId: chat.sessionId, secret: chat.secret });
  expect((await chat.call(paths.chatHandover)).status).toBe(201);
  await admin.json('POST', `${staffChatPaths.chats}/${chat.sessionId}/join`, { name: 'Sam' });
  await admin.json('POST', `${staffChatPaths.chats}/${chat.sessionId}/messages`, { text: 'xyl-staff: I am here' }, 201);
  expect((await chat.call(paths.emailMe, { kind: 'chat' })).status).toBe(202);
  // Never confirmed, from two forms; the second looks like spam.
  for (const more of [{}, { extra_topic: 'filled by a script' }]) {
    const signup = { email: person.email, consent: 'newsletter-2026-11', ...more };
    expect((await server.postJson(paths.newsletter, signup)).status).toBe(202);
  }
  const first = await sendBooking(server, { ...person, message: 'xyl-message one' });
  const second = await sendBooking(server, { ...person, email: 'Quenby.Z@home.example', message: 'xyl-second' });
  const call = await requestCall(server, { ...person, message: 'xyl-call' });
  await booked(server, call, freeTimes(await timesOf(server, call))[0] ?? '');
  await server.postJson(paths.assessment, { name: person.name, email: person.email, riskLevel: 'High', score: 12 });
  const events = [
    { event: 'search_empty', words: 'quenby zorn' },
    { event: 'search_empty', words: 'backup rule' },
  ];
  await server.postJson(paths.events, { path: '/', events });
  await server.ask('/team/quenby-zorn', { headers: { Accept: 'text/html' } });
  await server.refresh();

  await admin.json('POST', `${pathOf(first)}/notes`, { text: 'xyl-note: likes mornings' });
  const step = { nextStep: 'xyl-step: call', nextStepAt: server.now() + 60_000 };
  await admin.json('PATCH', pathOf(second), { version: 0, state: 'contacted', ...step });
  await admin.json('POST', mergePath(first), { leads: [{ reference: second, version: 1 }] });
  const reply = {
    key: crypto.randomUUID(),
    subject: 'xyl-reply',
    body: 'xyl-reply body',
    quote: true,
    replyTo: 'me',
    lastAnswer: null,
  };
  await admin.json('POST', repliesPath(first), reply, 202);
  for (const [name, q] of [
    ['Vexillum', 'Vexillum Optics'],
    [person.email, ''],
    ['Mine', 'quenby zorn'],
    ['Dentists', 'dental'],
  ])
    await admin.json(
      'POST',
      viewsPath,
      { name, view: 'all', filter: new URLSearchParams({ q: q ?? '' }).toString(), shared: true },
      201,
    );
  const contact = { ...person, jobTitle: 'xyl-imported', note: 'xyl-contact' };
  await upload(admin, [row(2, contact), row(3, { email: other })], true);
  await upload(admin, [row(2, { ...contact, name: 'Quenby Z. Zorn', onDuplicate: 'update' })], true);
  await server.passAndSend(takeBackWithin);
  await until('every mail is written', async () => (await allJobs(server.database)).every(settled));
  return first;
}

/** As if every address had followed its link. */
async function confirmAll(trx: Transaction, at: number): Promise<void> {
  await trx.updateTable('subscribers').set({ confirmed_at: at }).execute();
}

eachDatabase('an erased person', (database, kind) => {
  async function start() {
    const options = await database.fresh();
    const server = await database.ownServer({ ...options, ...answering(engine) });
    const admin = staffBrowser(server);
    await admin.signIn();
    await sendBooking(server, { name: 'Ada Stays', email: other, phone: '905 555 0199', message: 'xyz-stays' });
    const left = (more: readonly string[] = words) => keptWords({ ...options, dataDir: server.dataDir }, more);
    return { server, admin, left, options };
  }

  test('is in no file of the data folder, in no table and in no mail file any more', async () => {
    const { server, admin, left } = await start();
    const reference = await leaveAll(server, admin);
    const before = left();
    const missing = words.filter((word) => !before.some((line) => line.endsWith(`: ${word.toLowerCase()}`)));
    expect(missing).toEqual([]);
    expect(before.filter((line) => line.includes('.eml'))).not.toEqual([]);
    await admin.json('DELETE', pathOf(reference));
    expect(left()).toEqual([]);
    expect(left([other, 'xyz-stays', 'backup rule', 'dental']).length).toBeGreaterThan(4);
  });

  test('who only asked for the newsletter, only chatted or only was imported is found and erased by address', async () => {
    const { server, admin, left } = await start();
    const [asked, chatted, wasImported] = ['asks', 'chats', 'imports'].map((name) => `${name}@zorn.example`) as [
      string,
      string,
      string,
    ];
    await server.postJson(paths.newsletter, { email: asked, consent: 'newsletter-2026-11', page: '/xyl-page' });
    await new ChatVisitor(server, { ...person, email: chatted }).ask('xyl-chat');
    await upload(admin, [row(2, { email: wasImported, note: 'xyl-contact' })], true);
    await until('every mail is written', async () => (await allJobs(server.database)).every(settled));
    const nothing = { requests: 0, conversations: 0, contacts: 0, emails: 0, newsletter: null };
    const kept = (email: string) => admin.json<KeptOfAddress>('POST', erasurePaths.check, { email });
    expect(await Promise.all([asked, chatted, wasImported, 'nobody@zorn.example'].map(kept))).toEqual([
      { ...nothing, newsletter: 'not confirmed' },
      { ...nothing, conversations: 1 },
      { ...nothing, contacts: 1, newsletter: 'subscribed' },
      nothing,
    ]);
    for (const email of [asked.toUpperCase(), chatted, wasImported])
      expect(await admin.json('POST', erasurePaths.erasures, { email })).toEqual({ erased: 0 });
    expect(left(['zorn.example', 'xyl-page', 'xyl-chat', 'xyl-contact'])).toEqual([]);
    const sales = await server.signedIn('sales');
    for (const path of Object.values(erasurePaths))
      expect((await sales.call('POST', path, { email: asked })).status).toBe(403);
  });

  beforeRelease('is one person however the domain is spelled', async () => {
    const { server, admin, left } = await start();
    const reference = await sendBooking(server, { email: 'jo@müller.example', message: 'xyl-message' });
    await new ChatVisitor(server, { ...person, email: 'jo@xn--mller-kva.example' }).ask('xyl-chat');
    const kept = await admin.json('POST', erasurePaths.check, { email: 'jo@müller.example' });
    expect(kept).toMatchObject({ requests: 1, conversations: 1 });
    await until('every mail is written', async () => (await allJobs(server.database)).every(settled));
    await admin.json('DELETE', pathOf(reference));
    expect(left(['xyl-message', 'xyl-chat', 'jo@müller', 'mller-kva'])).toEqual([]);
  });

  test('who had confirmed the newsletter is subscribed no more; the proof of the consent stays, and nothing else', async () => {
    const { server, admin, left } = await start();
    await server.postJson(paths.newsletter, { email: person.email, consent: 'newsletter-2026-11', page: '/xyl-page' });
    await server.database.transaction().execute((trx) => confirmAll(trx, server.now()));
    await until('every mail is written', async () => (await allJobs(server.database)).every(settled));
    await admin.json('POST', erasurePaths.erasures, { email: person.email });
    const [subscriber] = await server.database.read.selectFrom('subscribers').selectAll().execute();
    expect(subscriber?.unsubscribed_at).toBeGreaterThan(subscriber?.confirmed_at ?? 0);
    const { signups, jobs, consents } = await tablesOf(server.database, 'signups', 'jobs', 'consents');
    expect([signups, consents.map(({ email }) => email)]).toEqual([[], [person.email]]);
    expect(JSON.stringify(jobs)).not.toContain(person.email);
    const { known_people } = await tablesOf(server.database, 'known_people');
    expect(known_people.find((one) => one.person === person.email)?.marks).toBe(' newsletter ');
    expect(left([person.email]).filter((line) => line.includes('.eml'))).toEqual([]);
  });

  test('takes no more questions to the database, however much they sent and others typed of them', async () => {
    const { server, admin } = await start();
    const [module, name] = kind === 'sqlite' ? ['writing-dialect', 'ask'] : ['postgres', 'query'];
    const questions = async (email: string) => {
      // The sending of an email asks too.
      await until('every mail is written', async () => (await allJobs(server.database)).every(settled));
      return runsIn(`server/database/${module}.ts`, () => admin.json('POST', erasurePaths.erasures, { email }), name);
    };
    await sendBooking(server, { ...person, email: 'once@harbour.example' });
    const once = await questions('once@harbour.example');
    for (let nth = 0; nth < 20; nth += 1) await sendBooking(server, { ...person, message: `xyl-message ${nth}` });
    const letters = [...'abcdefghijklmnop'];
    const typed = letters.flatMap((one) => letters.map((other) => `quenby zorn ${one}${other}`));
    for (let start = 0; start < typed.length; start += 60) {
      const events = typed.slice(start, start + 60).map((words) => ({ event: 'search_empty', words }));
      await server.postJson(paths.events, { path: '/', events });
    }
    await server.refresh();
    expect((await tablesOf(server.database, 'events')).events).toHaveLength(typed.length);
    expect(await questions(person.email)).toBeLessThan(once + 30);
    expect((await tablesOf(server.database, 'events')).events).toEqual([]);
  });

  // PostgreSQL’s part: docs/operating.md.
  if (kind === 'sqlite') {
    beforeRelease('is not summed up for each of their rows that is deleted', async () => {
      const { server, admin } = await start();
      for (const nth of [1, 2, 3]) await sendBooking(server, { ...person, message: `xyl-message ${nth}` });
      const run = (statement: string) => server.database.transaction().execute((trx) => runStatement(trx, statement));
      await run('create table sums (person text)');
      await run('create trigger note_sum after insert on known_people begin insert into sums values (new.person); end');
      await admin.json('POST', erasurePaths.erasures, { email: person.email });
      expect(await run('select person from sums')).toEqual([]);
    });

    beforeRelease(
      'is still in the log while another program reads the database, which is told, and gone when it has read',
      async () => {
        const { server, left } = await start();
        const told: string[] = [];
        const { now, stop } = createLogEmptier({
          database: server.database,
          onProblem: (message) => told.push(message),
          every: 10,
        });
        onTestFinished(stop);
        const reader = new DatabaseSync(sqliteFile(server.dataDir), { readOnly: true });
        onTestFinished(() => reader.close());
        reader.exec('begin; select * from leads');
        const { id } = await server.database.read.selectFrom('leads').select('id').executeTakeFirstOrThrow();
        await server.database.transaction().execute((trx) => deleteLeads(trx, [id]));
        await now();
        expect(left(['xyz-stays'])).toContain('northlume.sqlite-wal: xyz-stays');
        expect(told).toEqual([expect.stringContaining('northlume.sqlite-wal')]);
        reader.exec('rollback');
        // The row alone was deleted, perhaps after its email was written.
        const inDatabase = () => left(['xyz-stays']).filter((line) => !line.includes('.eml'));
        await expect.poll(inDatabase).toEqual([]);
        expect(told).toHaveLength(1);
      },
    );

    beforeRelease(
      'leaves the log too in the night that deletes the request for its age; a night that cannot is told',
      async () => {
        const { server, left } = await start();
        const night = new Date(server.now());
        night.setUTCMonth(night.getUTCMonth() + retention.leadMonths, night.getUTCDate() + 1);
        const reader = new DatabaseSync(sqliteFile(server.dataDir), { readOnly: true });
        reader.exec('begin; select * from leads');
        await expect(purgeOldDetails(server.database, server.dataDir, night)).rejects.toThrow('until the next night');
        const { deletions } = await tablesOf(server.database, 'deletions');
        expect(deletions.at(-1)?.counts).toContain('northlume.sqlite-wal');
        reader.close();
        expect(left(['xyz-stays'])).not.toEqual([]);
        await purgeOldDetails(server.database, server.dataDir, night);
        expect(left(['xyz-stays', other])).toEqual([]);
      },
    );
  }
});
