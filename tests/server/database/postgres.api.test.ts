import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { oweWeeklyMails } from '../../../server/analytics/owe-weekly-mails.ts';
import { listGaps } from '../../../server/chat/gap-list.ts';
import { type Database, openDatabase } from '../../../server/database/database.ts';
import { migrations } from '../../../server/database/migrations/all.ts';
import type { JobRow } from '../../../server/database/schema.ts';
import { routes } from '../../../server/http/routes.ts';
import { createLeads, type Leads } from '../../../server/leads/create-leads.ts';
import { tellWhatIsDue } from '../../../server/leads/duty/tell-what-is-due.ts';
import { listSubscribers } from '../../../server/newsletter/subscriber-list.ts';
import { createJobs, type Jobs, lease } from '../../../server/notifications/jobs.ts';
import { forgetOldDetails, forgetTonight } from '../../../server/retention.ts';
import { type BulkAnswer, bulkPath, undoPath } from '../../../widgets/contract/bulk.ts';
import { dutyPaths, type NoticesAnswer, usualNotices } from '../../../widgets/contract/duty.ts';
import { figureNames, figurePaths } from '../../../widgets/contract/figures.ts';
import { idempotencyHeader, paths } from '../../../widgets/contract/http.ts';
import { importPaths } from '../../../widgets/contract/import-fields.ts';
import { appointmentPath, inboxPaths, type LeadAnswer } from '../../../widgets/contract/inbox.ts';
import { keepingPaths } from '../../../widgets/contract/keeping.ts';
import { type MailDeskAnswer, mailDeskPaths } from '../../../widgets/contract/mail-desk.ts';
import { type PartnersAnswer, partnerPaths } from '../../../widgets/contract/partners.ts';
import { passkeyPaths } from '../../../widgets/contract/passkeys.ts';
import { mergePath, personPath } from '../../../widgets/contract/person.ts';
import { type ReplyStart, repliesPath, templatesPath } from '../../../widgets/contract/replies.ts';
import { roiFragment, roiStart } from '../../../widgets/contract/roi.ts';
import { choicesPath, viewsPath } from '../../../widgets/contract/saved-views.ts';
import { seoPaths } from '../../../widgets/contract/seo-report.ts';
import { staffPaths } from '../../../widgets/contract/staff.ts';
import { staffChatPaths } from '../../../widgets/contract/staff-chats.ts';
import { answering, ChatVisitor, eventsOf, gate, scriptedEngine } from '../../support/chat.ts';
import { administerPostgres, askPostgres, freshPostgres, freshSqlite } from '../../support/databases.ts';
import { describeWith } from '../../support/describe-with.ts';
import { watchQueries } from '../../support/executed-queries.ts';
import { fixtureDist } from '../../support/fixture-dist.ts';
import { handClock, until } from '../../support/hand-clock.ts';
import { row } from '../../support/import-rows.ts';
import { find, pathOf as importPath, state, upload } from '../../support/importer.ts';
import { listed, pathOf, sendBooking } from '../../support/inbox.ts';
import { bookingLead } from '../../support/lead-requests.ts';
import { allJobs, fakeTransport, settled, useMailWorkers } from '../../support/mail-workers.ts';
import { type PasskeyQuestion, passkeyDevice } from '../../support/passkey-device.ts';
import { noPostgres, testPostgresUrl } from '../../support/postgres.ts';
import { booking } from '../../support/requests.ts';
import { keepReport } from '../../support/seo-report.ts';
import {
  codeAt,
  owner,
  type StaffBrowser,
  type StaffServer,
  setUpAuthenticator,
  staffBrowser,
  staffServer,
} from '../../support/staff.ts';
import { createPrinted, reset, revoke } from '../../support/staff-accounts.ts';
import { runStatement } from '../../support/units.ts';
import { useMailServer } from '../../support/use-mail-server.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const siteOrigin = 'https://www.ours.example';
/** A Tuesday in Toronto, at ten. */
const tuesday = Date.parse('2026-11-24T15:00:00Z');
const week = 'from=2026-11-23&to=2026-11-29';
const piece = `<!doctype html><html lang="en-CA"><head><title>Backup rule</title>
<meta name="description" content="What the rule asks."><link rel="canonical" href="${siteOrigin}/library/backup-rule"></head>
<body><main><h1>Backup rule</h1><section class="takeaways"><ul class="takeaways__list"><li>Three copies.</li></ul></section></main></body></html>`;

/** Knows nothing of "odd", and takes "hacked" for an emergency. */
const engine = scriptedEngine(async ({ text }) => ({
  text: `You asked: ${text}`,
  emergency: text.includes('hacked'),
  ...(text.includes('odd') && { known: false, unknownQuestion: text }),
}));

/** What an administrator reads by an address alone. */
const readable = routes
  .filter(
    ({ method, access, path }) => method === 'GET' && typeof access === 'object' && !/:|live|sender|seo/.test(path),
  )
  .map(({ path }) => `${path}?${week}`);

/** What asks no PostgreSQL here, and why. */
const elsewhere = [
  // Compares files of SQLite.
  'server/keeping/compare-databases.ts: is not used',
  // A program of its own (leads-command-line).
  'server/staff/cli.ts: is not used',
];

/** Everything that the server asks its database, once on PostgreSQL; in `npm run test:all` every rule is held there too. */
describeWith(testPostgresUrl, noPostgres, 'on PostgreSQL', () => {
  const mail = useMailServer();
  const distDir = fixtureDist();
  let fresh: Awaited<ReturnType<typeof freshPostgres>>;
  let queries: Awaited<ReturnType<typeof watchQueries>>;
  let server: StaffServer;
  let admin: StaffBrowser;
  let sales: StaffBrowser;

  const start = () =>
    staffServer({
      ...fresh.options,
      ...answering(engine),
      ...{ distDir, siteOrigin, smtpUrl: mail.url, leadsTo: 'desk@staff.example', requireTotp: false },
    });
  beforeAll(async () => {
    queries = await watchQueries();
    mkdirSync(join(distDir, 'library'));
    writeFileSync(join(distDir, 'library/backup-rule.html'), piece);
    const data = {
      valid: ['/'],
      posts: [],
      files: [],
      aliases: {},
      legacy: { '/phishing': '/services/cybersecurity' },
    };
    writeFileSync(join(distDir, '_server/redirects.json'), JSON.stringify({ data, posts: [] }));
    fresh = await freshPostgres();
    server = await start();
    server.pass(tuesday - server.now());
    admin = staffBrowser(server);
    await admin.signIn();
    sales = await server.signedIn('sales');
  });
  afterAll(async () => {
    await server.stop();
    await fresh.remove();
    rmSync(distDir, { recursive: true });
  });

  /** Lets it be another moment, at which both are signed in. */
  async function at(moment: number) {
    server.pass(moment - server.now());
    await admin.signIn();
    await sales.signIn('sales@staff.example');
  }
  const lead = (reference: string) => sales.json<LeadAnswer>('GET', pathOf(reference));
  async function change(reference: string, body: object) {
    const { version } = await lead(reference);
    await sales.json('PATCH', pathOf(reference), { version, ...body });
  }
  const rowsOf = <Table extends Parameters<Database['read']['selectFrom']>[0] & string>(table: Table) =>
    server.database.read
      .selectFrom(table as 'leads')
      .selectAll()
      .execute();
  const linkIn = (text: string | undefined, path: string) => {
    const [url = ''] = new RegExp(`\\S*${path}\\?token=\\S+`).exec(text ?? '') ?? [];
    return { token: new URLSearchParams(url.split('?')[1]).get('token') ?? '' };
  };
  const allAreSent = () => until('all is sent', async () => (await allJobs(server.database)).every(settled));
  const asPage = { Origin: siteOrigin };

  test('what visitors send is kept once, mailed and counted', async () => {
    const key = { [idempotencyHeader]: randomUUID() };
    for (const _ of [1, 2])
      expect((await server.postJson(paths.contacts, { ...booking, consent: 'marketing-2026-11' }, key)).status).toBe(
        201,
      );
    expect((await server.postJson(paths.contacts, { ...booking, name: 'Eve' }, key)).status).toBe(409);
    const reference = await sendBooking(server, { message: 'again', email: 'Zoe@harbour.example', name: 'Zoë Okafor' });
    await sendBooking(server, { email: 'spam@visitor.example', extra_topic: 'filled by a script' });
    expect((await server.ask(`/thank-you?reference=${reference}`)).status).toBe(200);
    const nonce = { id: 'once', expiresAt: new Date(server.now() + day) };
    const leads = createLeads(server.database, () => new Date(server.now()));
    for (const message of ['one', 'two'])
      await leads.keep(bookingLead({ nonce }, { email: 'nonce@visitor.example', message }));
    const quiz = { name: 'Ann', email: 'ann@visitor.example', riskLevel: 'High', score: 12 };
    expect((await server.postJson(paths.assessment, quiz)).status).toBe(201);

    for (const email of ['reader@visitor.example', 'reader@visitor.example', 'gone@visitor.example'])
      expect((await server.postJson(paths.newsletter, { email, consent: 'newsletter-2026-11' })).status).toBe(202);
    for (const email of ['reader@visitor.example', 'gone@visitor.example']) {
      const [letter] = await mail.waitFor(email);
      const confirm = linkIn(letter?.text, '/newsletter/confirm');
      expect((await server.ask(`/newsletter/confirm?token=${confirm.token}`)).status).toBe(200);
      expect((await server.postForm('/newsletter/confirm', confirm, asPage)).status).toBe(200);
      if (email.startsWith('gone')) {
        const unsubscribe = letter?.headers.find((header) => header.key === 'list-unsubscribe')?.value;
        expect(
          (await server.postForm('/unsubscribe', linkIn(unsubscribe?.replace(/[<>]/g, ''), '/unsubscribe'), asPage))
            .status,
        ).toBe(200);
      }
    }
    const listedReaders: string[] = [];
    for await (const { subscriber } of listSubscribers(server.database.read)) listedReaders.push(subscriber.email);
    expect(listedReaders).toEqual(['reader@visitor.example']);

    const events = [
      { event: 'page_view' },
      { event: 'search_empty', words: 'quantum' },
      { event: 'form_seen', widget: 'hero-form' },
      { event: 'web_vital', metric: 'LCP', value: 900 },
    ];
    for (const _ of [1, 2]) await server.postJson(paths.events, { path: '/', events });
    await server.postJson(paths.events, {
      path: '/search',
      events: [{ event: 'search_opened', words: 'backup', opened: '/' }],
    });
    for (const path of ['/no-such-page', '/phishing']) await server.ask(path, { headers: { Accept: 'text/html' } });
    await server.refresh();
    expect((await rowsOf('events')).length).toBeGreaterThanOrEqual(events.length);
    expect((await server.ask('/readyz')).status).toBe(200);
    await allAreSent();
  });

  test('conversations are kept, answered by staff, handed over and erased', async () => {
    const visitor = { ...gate, email: 'chats@visitor.example' };
    const ann = new ChatVisitor(server, visitor);
    const { messageId } = await ann.ask('Hello');
    await ann.ask('An odd one');
    await ann.call(paths.chatFeedback, { messageId, helpful: false, reason: 'Too short' });
    expect((await ann.call(paths.chatHandover)).status).toBe(201);
    expect((await server.postJson(paths.chatContact, { ...visitor, sessionId: ann.sessionId })).status).toBe(201);
    const leave = new AbortController();
    onTestFinished(() => leave.abort());
    const events = eventsOf(await ann.live(leave.signal));
    const path = `${staffChatPaths.chats}/${ann.sessionId}`;
    const tab = randomUUID();
    await sales.json('PUT', staffChatPaths.presence, { tab, place: `chat/${ann.sessionId}` });
    await sales.json('POST', `${path}/join`, { name: 'Sam' });
    expect((await events.next()).value?.event).toBe('joined');
    await sales.json('POST', `${path}/typing`);
    await sales.json('POST', `${path}/messages`, { text: 'I am here.' }, 201);
    expect(await sales.json('GET', path)).toMatchObject({ mine: true });
    for (const place of [
      `${staffChatPaths.chats}?view=waiting`,
      `${staffChatPaths.chats}?view=all`,
      staffChatPaths.waiting,
      staffChatPaths.gaps,
    ])
      await sales.json('GET', place);
    await admin.json('GET', `${staffChatPaths.presence}?place=chat/${ann.sessionId}`);
    await sales.json('POST', `${path}/leave`);
    await sales.json('POST', `${path}/settle`);
    await sales.json('DELETE', `${staffChatPaths.presence}/${tab}`);
    const gaps: string[] = [];
    for await (const { kind } of listGaps(server.database.read)) gaps.push(kind);
    expect(gaps).toEqual(['did not help', 'not known']);
    expect((await ann.call(paths.emailMe, { kind: 'chat' })).status).toBe(202);
    expect((await ann.read()).messages.map(({ content }) => content)).toContain('I am here.');
    await mail.waitFor(visitor.email, 2);
    expect((await ann.call(paths.chatForget)).status).toBe(200);
    for (const wanted of [
      { kind: 'page', path: '/library/backup-rule' },
      { kind: 'roi', fragment: roiFragment(roiStart) },
    ])
      expect((await server.postJson(paths.emailMe, { ...wanted, email: 'wants@visitor.example' })).status).toBe(202);
    await mail.waitFor('wants@visitor.example', 2);
  });

  test('a lead is found by words whatever their accents, changed, answered, merged, parted and erased', async () => {
    const leave = new AbortController();
    onTestFinished(() => leave.abort());
    const stream = await fetch(server.url + inboxPaths.live, {
      headers: { Cookie: sales.cookie },
      signal: leave.signal,
    });
    const news = eventsOf(stream);
    expect((await news.next()).value?.event).toBe('open');
    const one = await sendBooking(server, { email: 'one@many.example', page: '/pricing' });
    expect((await news.next()).value?.data).toEqual({ references: [one] });
    leave.abort();
    for (const typed of ['okaf', 'ZOË', 'Zoe', 'zoe@harbour'])
      expect((await listed(sales, `view=all&q=${encodeURIComponent(typed)}`)).map(({ name }) => name)).toEqual([
        'Zoë Okafor',
      ]);
    for (const query of [
      'view=new&owner=me&state=new&form=booking',
      'view=all&service=cloud&place=york&owner=nobody',
      'view=snoozed',
      `view=all&${week}&origin=https%3A%2F%2Fx.example`,
    ])
      await listed(sales, query);
    await change(one, {
      owner: 'sales@staff.example',
      state: 'contacted',
      nextStep: 'Call',
      nextStepAt: server.now() + day,
    });
    expect((await sales.call('GET', appointmentPath(one))).status).toBe(200);
    await sales.json('POST', `${pathOf(one)}/notes`, { text: '@owner please call' });
    const start = await sales.json<ReplyStart>('GET', repliesPath(one));
    expect(start.templates.length).toBeGreaterThan(0);
    const reply = { key: randomUUID(), subject: 'Your request', body: 'Hello', quote: true, replyTo: 'me' };
    for (const _ of [1, 2]) await sales.json('POST', repliesPath(one), reply, 202);
    const replies = async () => (await lead(one)).deliveries.filter(({ kind }) => kind === 'lead-reply');
    await expect.poll(async () => (await replies())[0]?.sentAt).not.toBeNull();
    await sales.json('POST', `${pathOf(one)}/mails/${(await replies())[0]?.id}`);
    const template = { name: 'Greeting', subject: 'Hello', body: 'Hi {{name}}' };
    const { id } = await admin.json<{ id: number }>('POST', templatesPath, template, 201);
    await admin.json('PUT', `${templatesPath}/${id}`, { ...template, body: 'Changed' });
    await admin.json('GET', templatesPath);
    await admin.json('DELETE', `${templatesPath}/${id}`);

    const view = { name: 'Mine', view: 'all', filter: 'owner=me', shared: true };
    const saved = await sales.json<{ id: number }>('POST', viewsPath, view, 201);
    await sales.json('GET', viewsPath);
    await sales.json('DELETE', `${viewsPath}/${saved.id}`);
    await sales.json('GET', choicesPath);

    const [two, three] = [
      await sendBooking(server, { email: 'one@many.example', message: 'Two' }),
      await sendBooking(server, { email: 'three@many.example', phone: '905 555 0111', extra_topic: 'x' }),
    ];
    const leads = [{ reference: two, version: 0 }];
    const spam = await sales.json<BulkAnswer>('POST', bulkPath, { leads, state: 'spam', owner: 'sales@staff.example' });
    await sales.json('POST', `${undoPath}/${spam.act}`);
    const released = await sales.json<BulkAnswer>('POST', bulkPath, {
      leads: [{ reference: three, version: 0 }],
      state: 'new',
    });
    await sales.json('POST', `${undoPath}/${released.act}`);
    await change(three, { state: 'new' });
    const merged = await sales.json<BulkAnswer>('POST', mergePath(one), {
      leads: [{ reference: two, version: (await lead(two)).version }],
    });
    expect(merged.done).toBe(1);
    expect(await sales.json('GET', personPath(two))).toMatchObject({ first: one });
    await sales.json('POST', `${undoPath}/${merged.act}`);
    for (const path of [inboxPaths.exportCsv, inboxPaths.exportJson])
      expect((await admin.call('GET', path)).status).toBe(200);
    await new ChatVisitor(server, { ...gate, email: 'one@many.example' }).ask('Hello');
    await upload(admin, [row(1, { email: 'one@many.example' })], true);
    expect(await admin.json('DELETE', pathOf(one))).toEqual({ erased: 2 });
    expect(await listed(sales, 'view=all&q=many')).toMatchObject([{ reference: three }]);
  });

  test('what is due is told, claimed, put away and brought back', async () => {
    await server.signedIn('sales', 'bob@staff.example');
    for (const by of [admin, sales])
      await by.json('PUT', dutyPaths.settings, {
        ...usualNotices,
        newLead: true,
        quietFrom: '22:00',
        quietTo: '07:00',
      });
    await sales.json('GET', dutyPaths.settings);
    const first = await sendBooking(server, { email: 'due@visitor.example' });
    const second = await sendBooking(server, { email: 'later@visitor.example' });
    await sales.json('POST', `${pathOf(first)}/notes`, { text: '@bob please call' });
    const { version, promisedBy } = await lead(second);
    const back = server.now() + 30 * minute;
    await sales.json('PUT', `${pathOf(second)}/snooze`, { version, until: back });
    await change(first, { nextStep: 'Call', nextStepAt: back + minute, owner: 'bob@staff.example' });
    for (const moment of [
      server.now(),
      back,
      back + 2 * minute,
      promisedBy - 29 * minute,
      promisedBy - 14 * minute,
      promisedBy + minute,
    ]) {
      await at(Math.max(moment, server.now()));
      await server.database.write(tellWhatIsDue, { now: server.now(), teams: true });
    }
    const { items } = await sales.json<NoticesAnswer>('GET', dutyPaths.notices);
    expect(new Set(items.map(({ kind }) => kind))).toEqual(new Set(['snooze-over', 'escalation']));
    await sales.json('POST', dutyPaths.read, { ids: items.map(({ id }) => id) });
    expect(await sales.json('GET', dutyPaths.count)).toEqual({ unread: 0 });
    await server.passAndSend(0);
    await mail.waitFor('bob@staff.example');
    await change(first, { state: 'lost' });
  });

  test('staff sign in with password, code and passkey; accounts are changed, reset and revoked', async () => {
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

    const strict = await staffServer({ ...fresh.options, siteOrigin, requireTotp: true, now: () => server.now() });
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
    await expect(server.database.write(runStatement, `update audit set action = 'nothing'`)).rejects.toThrow(
      'append-only',
    );
  });

  test('contacts are imported, changed, found, taken back and erased', async () => {
    const soon = new Date(server.now() + 5 * day).toISOString().slice(0, 10);
    const implied = { basis: 'implied', consentDate: '', source: '', reason: 'given', until: soon };
    const key = await upload(admin, [row(2), row(3, { name: 'Élodie Gagné' }), row(4, implied)], true);
    const again = [row(2, { name: 'New Name', onDuplicate: 'update' }), row(3), row(5, { onDuplicate: 'add' })];
    await admin.json('POST', importPaths.check, { run: randomUUID(), rows: again });
    const second = await upload(admin, again, true);
    expect(await state(admin, second)).toMatchObject({ added: 1, updated: 1, skipped: 1 });
    expect(
      (
        await admin.json<{ items: { name: string }[] }>(
          'GET',
          `${importPaths.contacts}?q=${encodeURIComponent('gagné')}`,
        )
      ).items,
    ).toMatchObject([{ name: 'Élodie Gagné' }]);
    await admin.json('GET', importPaths.imports);
    expect(await admin.json('DELETE', importPath(second))).toMatchObject({ deleted: 1, restored: 1 });
    const [contact] = await find(admin, 'contact.3@imported.example');
    await admin.json('DELETE', `${importPaths.contacts}/${contact?.id}`);
    expect(await state(admin, key)).toMatchObject({ added: 3 });
  });

  test('figures, partners, mail and reports are read', async () => {
    const marketing = await server.signedIn('marketing');
    for (const name of figureNames) {
      await marketing.json('GET', `${figurePaths.table}/${name}?${week}`);
      expect((await marketing.call('GET', `${figurePaths.csv}/${name}?${week}`)).status).toBe(200);
    }
    await marketing.json('GET', `${figurePaths.summary}?${week}`);
    await marketing.json('PUT', figurePaths.weeklyMail, { wanted: true });
    expect(await marketing.json('GET', figurePaths.weeklyMail)).toEqual({ wanted: true });
    await server.database.write(oweWeeklyMails, { monday: '2026-11-23', now: server.now() });
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

    await allAreSent();
    mail.refuse(550);
    await admin.json('POST', mailDeskPaths.tests, { channel: 'mail', to: 'postmaster@company.example' }, 201);
    const desk = () => admin.json<MailDeskAnswer>('GET', mailDeskPaths.desk);
    await expect.poll(async () => (await desk()).counts.dead).toBe(1);
    mail.accept();
    await admin.json('POST', mailDeskPaths.again);
    await mail.waitFor('postmaster@company.example');
    const [item] = (await desk()).tests;
    expect(item?.conversation.length).toBeGreaterThan(0);
    expect((await admin.call('POST', `${mailDeskPaths.jobs}/999999/again`)).status).toBe(404);
  });

  test('a lost connection is an outage: reading and writing get 503, and go on when it is back', async () => {
    const name = new URL(fresh.options.databaseUrl ?? '').pathname.slice(1);
    const open = () => askPostgres(`select 1 from pg_stat_activity where datname = '${name}'`);
    await administerPostgres(`alter database ${name} with allow_connections false`);
    await administerPostgres(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
    await until('its connections are gone', async () => (await open()).length === 0);
    const key = { [idempotencyHeader]: randomUUID() };
    const lost = { ...booking, email: 'lost@visitor.example' };
    const refused = [
      await server.postJson(paths.contacts, lost, key),
      await server.ask('/readyz'),
      ...(await Promise.all(readable.map((path) => admin.call('GET', path)))),
    ];
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 503));
    expect(refused.map(({ headers }) => Number(headers.get('retry-after')) > 0)).toEqual(refused.map(() => true));
    const page = await server.ask('/thank-you?reference=7K3-M9C', { headers: { Accept: 'text/html' } });
    expect([page.status, await page.text()]).toEqual([503, expect.stringContaining('Please try again shortly')]);
    expect((await server.ask('/healthz')).status).toBe(200);

    await administerPostgres(`alter database ${name} with allow_connections true`);
    for (const _ of [1, 2]) expect((await server.postJson(paths.contacts, lost, key)).status).toBe(201);
    expect((await admin.call('GET', inboxPaths.leads)).status).toBe(200);
  });

  test('a lead that was answered is there, whenever connections are cut', async () => {
    const name = new URL(fresh.options.databaseUrl ?? '').pathname.slice(1);
    const cut = () =>
      administerPostgres(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
    const answered: string[] = [];
    const others: number[] = [];
    const visit = async (visitor: number) => {
      for (let turn = 0; turn < 12; turn += 1) {
        const email = `cut-${visitor}-${turn}@visitor.example`;
        const { status } = await server.postJson(paths.contacts, { ...booking, email });
        if (status === 201) answered.push(email);
        else others.push(status);
        if (visitor === 0 && turn % 4 === 2) await cut();
      }
    };
    await Promise.all([0, 1, 2, 3].map(visit));
    expect(others.filter((status) => status !== 503)).toEqual([]);
    const kept = new Set((await server.leads()).map(({ email }) => email));
    expect(answered.length).toBeGreaterThan(12);
    expect(answered.filter((email) => !kept.has(email))).toEqual([]);
  });

  test('old details go in the night, and are counted; after a leap of the clock nothing goes', async () => {
    const night = (days: number) => new Date(server.now() + days * day);
    await forgetTonight(server.database, server.dataDir, night(0));
    await expect(forgetTonight(server.database, server.dataDir, night(800))).rejects.toThrow('nothing is deleted');
    await forgetOldDetails(server.database, server.dataDir, night(100));
    await forgetOldDetails(server.database, server.dataDir, night(800));
    await forgetOldDetails(server.database, server.dataDir, night(1600));
    expect(await rowsOf('leads')).toEqual([]);
  });

  test('and every query of the server was among them', async () => {
    expect(await queries.notRun()).toEqual(elsewhere);
  });
});

describeWith(testPostgresUrl, noPostgres, 'two processes on one PostgreSQL', () => {
  const work = useMailWorkers();
  /** A database that two have open. */
  async function twoRooms() {
    const { options, remove } = await freshPostgres();
    onTestFinished(remove);
    const rooms = [await openDatabase(options), await openDatabase(options)] as const;
    onTestFinished(async () => void (await Promise.all(rooms.map((room) => room.close()))));
    return rooms;
  }

  test('keep what has one key once, and of two that differ the first', async () => {
    const rooms = await twoRooms();
    const [here, there] = rooms.map((room) => createLeads(room, handClock().now)) as [Leads, Leads];
    const referencesOf = (kept: object[]) => [...new Set(kept.map((one) => 'reference' in one && one.reference))];
    const same = bookingLead({ idempotencyKey: randomUUID() });
    const answers = await Promise.all([here, there, here, there].map((leads) => leads.keep(same)));
    expect(referencesOf(answers)).toHaveLength(1);
    const words = [here, there].map((leads) => leads.keep(bookingLead({}, { message: 'the same words' })));
    expect(referencesOf(await Promise.all(words))).toHaveLength(1);
    const other = { ...same, request: { ...same.request, name: 'Eve' } } as typeof same;
    expect(await there.keep(other)).toEqual({ status: 'conflict' });
    expect(await rooms[0].read.selectFrom('leads').select('id').execute()).toHaveLength(2);
  });

  test('send each mail once; a lease that is over frees it, and a late outcome is ignored', async () => {
    const rooms = await twoRooms();
    const leads = createLeads(rooms[0], handClock().now);
    const keep = (message: string) => leads.keep(bookingLead({ suspicion: ['test'] }, { message }));
    await keep('leased');
    const [here, there] = rooms.map((room) => createJobs(room)) as [Jobs, Jobs];
    const now = handClock().now().getTime();
    const [first] = (await here.claim(5, now)) as [JobRow];
    expect(await there.claim(5, now + lease - 1)).toEqual([]);
    const [second] = (await there.claim(5, now + lease)) as [JobRow];
    expect(second.id).toBe(first.id);
    await here.markFailed(first, { reason: 'late', permanent: true }, now + lease + 1);
    await there.markSent(second, now + lease + 2);
    expect(await allJobs(rooms[0])).toMatchObject([{ sent_at: now + lease + 2, failed_at: null }]);

    for (let number = 0; number < 20; number += 1) await keep(`request ${number}`);
    const transports = rooms.map((room) => {
      const transport = fakeTransport();
      work(room, transport);
      return transport;
    });
    await until('all are sent', async () => (await allJobs(rooms[0])).every(settled));
    const sent = transports.flatMap((transport) => transport.sent.map(({ messageId }) => messageId));
    expect([sent.length, new Set(sent).size]).toEqual([20, 20]);
  });

  test('make the tables of a new database once, together and again', async () => {
    const name = `new_${randomUUID().slice(0, 8)}`;
    await administerPostgres(`create database ${name}`);
    const { options, remove } = await freshSqlite();
    const databaseUrl = new URL(testPostgresUrl ?? '');
    databaseUrl.pathname = `/${name}`;
    onTestFinished(async () => {
      await administerPostgres(`drop database ${name} with (force)`);
      await remove();
    });
    const open = () => openDatabase({ ...options, databaseUrl: databaseUrl.href });
    const opened = [...(await Promise.all([open(), open()])), await open()];
    const made = await opened[2]?.write(runStatement, 'select name from migrations order by name');
    expect(made).toEqual(migrations.map(({ name }) => ({ name })).toSorted((a, b) => (a.name < b.name ? -1 : 1)));
    await Promise.all(opened.map((database) => database.close()));
  });
});
