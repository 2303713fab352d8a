import { expect, onTestFinished, test, vi } from 'vitest';
import { hours } from '../../../../shared/company/hours.ts';
import { paths } from '../../../../shared/http.ts';
import { type ColleagueItem, colleaguePaths } from '../../../../shared/staff/colleagues.ts';
import { type InboxAnswer, inboxPaths, type LeadAnswer } from '../../../../shared/staff/inbox.ts';
import { staffPaths } from '../../../../shared/staff/staff.ts';
import { roiFragment, roiStart } from '../../../../shared/tools/roi.ts';
import { answering, ChatVisitor, echo, gate } from '../../../support/chat.ts';
import { eachDatabase } from '../../../support/databases.ts';
import { booking } from '../../../support/requests.ts';
import { owner, type StaffBrowser, type StaffServer, staffBrowser } from '../../../support/staff.ts';
import { ownServer, useServers } from '../../../support/use-servers.ts';

const minute = 60_000;
const fragment = roiFragment(roiStart);
const start = useServers();

/** @returns the lead's reference */
async function request(server: StaffServer, fields: object = {}): Promise<string> {
  const answer = await server.postJson('/api/contacts', { ...booking, ...fields });
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { reference: string }).reference;
}
const pathOf = (reference: string) => `${inboxPaths.leads}/${reference}`;
const names = ({ items }: InboxAnswer) => items.map(({ name }) => name);

eachDatabase('the inbox', (database) => {
  test('shows first whom to call first, and counts what is overdue', async () => {
    const server = await database.server();
    const sales = await server.signedIn('sales');
    await request(server, { name: 'First Caller' });
    server.pass(20 * minute);
    await request(server, { name: 'Second Caller', email: 'second@visitor.example' });
    const list = await sales.json<InboxAnswer>('GET', inboxPaths.leads);
    expect(names(list)).toEqual(['First Caller', 'Second Caller']);
    expect(list.counts).toMatchObject({ new: 2, working: 0, all: 2, overdue: 0 });
    server.pass(7 * 24 * 60 * minute);
    await sales.signIn('sales@staff.example');
    expect((await sales.json<InboxAnswer>('GET', inboxPaths.leads)).counts.overdue).toBe(2);
  });

  test('finds a lead by the beginnings of any of its words, a single letter as a whole word, whatever signs are typed', async () => {
    const server = await database.server();
    const sales = await server.signedIn('sales');
    const reference = await request(server, { name: 'Zoë Q Okafor', email: 'zoe@harbour-clinic.example' });
    await request(server, { name: 'Somebody Else', email: 'else@visitor.example' });
    const signs = ["okafor' or 1=1 --", 'okafor* ( "'];
    const words = ['Okaf', 'zoe@harbour', 'HARBOUR clinic', 'zoe', 'ZOË', 'Zoe\u0308', 'okaf q', 'okaf z'];
    for (const typed of [...words, reference, ...signs])
      expect(
        names(await sales.json<InboxAnswer>('GET', `${inboxPaths.leads}?view=all&q=${encodeURIComponent(typed)}`)),
        typed,
      ).toEqual(typed.includes('or 1') || typed === 'okaf z' ? [] : ['Zoë Q Okafor']);
  });

  test('a lead goes from new to won, and its page tells the whole story', async () => {
    const server = await database.server();
    const sales = await server.signedIn('sales');
    const reference = await request(server, { consent: 'marketing-2026-11', page: '/pricing' });
    const change = async (body: object) => {
      const { version } = await sales.json<LeadAnswer>('GET', pathOf(reference));
      await sales.json('PATCH', pathOf(reference), { version, ...body });
    };
    await change({ owner: 'sales@staff.example' });
    await change({ state: 'contacted', nextStep: 'Send the plan', nextStepAt: server.now() + 60 * minute });
    await sales.json('POST', `${pathOf(reference)}/notes`, { text: 'Wants a <b>Monday</b>' });
    for (const state of ['booked', 'proposal', 'won']) await change({ state });
    const lead = await sales.json<LeadAnswer>('GET', pathOf(reference));
    expect(lead).toMatchObject({
      state: 'won',
      owner: 'sales@staff.example',
      nextStep: 'Send the plan',
      page: '/pricing',
      version: 5,
    });
    expect(lead.events.map(({ kind, detail }) => `${kind}: ${detail}`)).toEqual([
      'owner: sales@staff.example',
      'state: new → contacted',
      'next step: Send the plan',
      'note: Wants a <b>Monday</b>',
      'state: contacted → booked',
      'state: booked → proposal',
      'state: proposal → won',
    ]);
    expect(lead.consents[0]?.text).toContain('once a month');
    expect(lead.deliveries.map(({ kind }) => kind).sort()).toEqual(['lead-staff', 'lead-visitor']);
    expect(names(await sales.json<InboxAnswer>('GET', `${inboxPaths.leads}?view=closed`))).toEqual([booking.name]);
  });

  test('of two who change a lead at the same time, the second is told and overwrites nothing', async () => {
    const server = await database.server();
    const [one, two] = [await server.signedIn('sales'), await server.signedIn('sales', 'two@staff.example')];
    const reference = await request(server);
    const body = (state: string) => ({ version: 0, state });
    const answers = await Promise.all([
      one.call('PATCH', pathOf(reference), body('contacted')),
      two.call('PATCH', pathOf(reference), body('lost')),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { events } = await one.json<LeadAnswer>('GET', pathOf(reference));
    expect(events).toHaveLength(1);
  });

  test('what is held back as spam is released with one change, and its confirmation goes out then', async () => {
    const server = await database.server();
    const sales = await server.signedIn('sales');
    const reference = await request(server, { extra_topic: 'filled by a script' });
    const held = await sales.json<InboxAnswer>('GET', `${inboxPaths.leads}?view=quarantine`);
    expect(held.items.map((item) => item.reference)).toEqual([reference]);
    const before = await sales.json<LeadAnswer>('GET', pathOf(reference));
    expect([before.suspicion, before.deliveries.length]).toEqual(['a field that people do not see was filled in', 1]);
    await sales.json('PATCH', pathOf(reference), { version: 0, state: 'new' });
    const after = await sales.json<LeadAnswer>('GET', pathOf(reference));
    expect([after.state, after.deliveries.map(({ kind }) => kind)]).toEqual(['new', ['lead-staff', 'lead-visitor']]);
  });

  test('an erased person is gone with all requests, mails and notes, and the log says that it was done', async () => {
    const server = await database.server();
    const admin = staffBrowser(server);
    await admin.signIn();
    const reference = await request(server, { email: 'Erase@Me.example' });
    await request(server, { email: 'erase@me.example', name: 'Same Person' });
    const other = await request(server, { email: 'other@visitor.example' });
    await admin.json('POST', `${pathOf(reference)}/notes`, { text: 'asked to be forgotten' });
    expect(await admin.json('DELETE', pathOf(reference))).toEqual({ erased: 2 });
    const list = await admin.json<InboxAnswer>('GET', `${inboxPaths.leads}?view=all`);
    expect(list.items.map((item) => item.reference)).toEqual([other]);
    expect((await admin.json<InboxAnswer>('GET', `${inboxPaths.leads}?view=all&q=erase`)).items).toEqual([]);
    const { items } = await admin.json<{ items: { action: string; about: string }[] }>('GET', staffPaths.audit);
    expect(items).toContainEqual(expect.objectContaining({ action: 'person erased', about: reference }));
    expect(JSON.stringify(items)).not.toMatch(/me\.example|forgotten/i);
  });

  test('an erased person is gone from the assistant and from the mails that wait, and nobody else is', async () => {
    const server = await database.server({ ...answering(echo()), smtpUrl: 'smtp://127.0.0.1:1' });
    const admin = staffBrowser(server);
    await admin.signIn();
    const email = 'erase@me.example';
    const [own, handed, other] = [{ ...gate, email }, { ...gate, email: 'work@me.example' }, gate].map(
      (info) => new ChatVisitor(server, info),
    ) as [ChatVisitor, ChatVisitor, ChatVisitor];
    for (const visitor of [own, handed, other]) await visitor.ask('Do you support Macs?');
    for (const to of [email, gate.email])
      expect((await server.postJson(paths.emailMe, { kind: 'roi', fragment, email: to })).status).toBe(202);
    await server.postJson(paths.chatContact, { ...gate, email: 'Erase@me.example', sessionId: handed.sessionId });
    const reference = await request(server, { email });
    expect(await admin.json('DELETE', pathOf(reference))).toEqual({ erased: 2 });
    const { read } = server.database;
    const conversations = await read.selectFrom('conversations').select('email').orderBy('email').execute();
    const messages = await read.selectFrom('chat_messages').select('conversation_id').distinct().execute();
    const waiting = await read.selectFrom('jobs').select('request').where('kind', '=', 'email-me').execute();
    // A lead that names another address's conversation does not take it along.
    expect(conversations.map((row) => row.email)).toEqual([gate.email, 'work@me.example']);
    expect(new Set(messages.map((row) => row.conversation_id))).toEqual(new Set([handed.sessionId, other.sessionId]));
    expect(waiting.map(({ request }) => JSON.parse(request ?? '{}').email)).toEqual([gate.email]);
  });

  const endings: [string, (sales: StaffBrowser, admin: StaffBrowser) => Promise<unknown>][] = [
    ['session', (sales) => sales.call('DELETE', staffPaths.sessions)],
    [
      'role',
      async (_, admin) => {
        const { items } = await admin.json<{ items: ColleagueItem[] }>('GET', colleaguePaths.colleagues);
        const one = items.find(({ email }) => email === 'sales@staff.example');
        await admin.json('PATCH', `${colleaguePaths.colleagues}/${one?.id}`, { role: 'marketing' });
      },
    ],
  ];

  test.each(endings)(
    'news of a lead reaches who listens, without a reload, and ends with the %s',
    async (_, finish) => {
      const server = await database.server();
      const sales = await server.signedIn('sales');
      const admin = await server.signedIn('admin');
      // The server checks sessions for expiry every ten seconds.
      vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
      onTestFinished(() => void vi.useRealTimers());
      const stream = await sales.call('GET', inboxPaths.live);
      expect(stream.headers.get('content-type')).toContain('text/event-stream');
      expect(stream.headers.get('content-encoding')).toBeNull();
      const reader = (stream.body as ReadableStream<BufferSource>).pipeThrough(new TextDecoderStream()).getReader();
      let heard = '';
      const hear = async (mark: string) => {
        while (!heard.includes(mark)) {
          const { value, done } = await reader.read();
          if (done) throw new Error(`The stream ended before ${mark}: ${heard}`);
          heard += value;
        }
      };
      await hear('event: open');
      const reference = await request(server);
      await hear(reference);
      await finish(sales, admin);
      vi.advanceTimersByTime(10_000);
      await hear('session-over');
    },
  );
});

test('a mail is sent again when somebody asks for it', async () => {
  const server = await start();
  const sales = await server.signedIn('sales');
  const reference = await request(server);
  const read = async () => (await sales.json<LeadAnswer>('GET', pathOf(reference))).deliveries;
  await expect.poll(async () => (await read())[0]?.sentAt).not.toBeNull();
  const deliveries = await read();
  await sales.json('POST', `${pathOf(reference)}/mails/${deliveries[0]?.id}`);
  const again = await sales.json<LeadAnswer>('GET', pathOf(reference));
  expect(again.deliveries).toHaveLength(deliveries.length + 1);
  expect((await sales.call('POST', `${pathOf(reference)}/mails/999999`)).status).toBe(404);
});

test('a change knows no other fields than its own, and no other owner than a colleague', async () => {
  const server = await start();
  const sales = await server.signedIn('sales');
  const reference = await request(server);
  await sales.json('PATCH', pathOf(reference), {
    version: 0,
    state: 'contacted',
    email: 'thief@evil.example',
    promised_by: 0,
    suspicion: 'x',
  });
  expect(await sales.json('GET', pathOf(reference))).toMatchObject({ email: booking.email, suspicion: null });
  for (const [field, value] of [
    ['owner', 'nobody@staff.example'],
    ['state', 'quarantine'],
    ['nextStepAt', -1],
  ] as const) {
    const answer = await sales.call('PATCH', pathOf(reference), { version: 1, [field]: value });
    expect([field, answer.status]).toEqual([field, 422]);
  }
  expect((await sales.call('GET', pathOf('000-000'))).status).toBe(404);
});

test('an export is for administrators, is safe in a spreadsheet and is written down', async () => {
  const server = await start();
  const sales = await server.signedIn('sales');
  const admin = staffBrowser(server);
  await admin.signIn(owner.adminEmail);
  await request(server, { name: '=HYPERLINK("http://evil.example")', company: 'Comma; =cmd', message: 'é' });
  expect((await sales.call('GET', inboxPaths.exportCsv)).status).toBe(403);
  const answer = await admin.call('GET', `${inboxPaths.exportCsv}?view=new`);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="leads-.*\.csv"$/);
  const csv = new TextDecoder().decode(bytes);
  expect(csv).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
  expect(csv).toContain(`Comma; '=cmd`);
  const filtered = await admin.call('GET', `${inboxPaths.exportCsv}?view=all&owner=me`);
  expect((await filtered.text()).trimEnd().split('\r\n')).toHaveLength(1);
  const { items } = await admin.json<{ items: { action: string }[] }>('GET', staffPaths.audit);
  expect(items.filter(({ action }) => action === 'leads exported')).toHaveLength(2);
});

test('an export names owners and who wrote, with the owner’s address and times of the company and in UTC', async () => {
  const server = await start();
  const sales = await server.signedIn('sales');
  const admin = staffBrowser(server);
  await admin.signIn(owner.adminEmail);
  await sales.json('PUT', colleaguePaths.profile, { name: 'Sam Lee', signature: '' });
  const reference = await request(server);
  await sales.json('PATCH', pathOf(reference), { version: 0, owner: 'sales@staff.example' });
  await sales.json('POST', `${pathOf(reference)}/notes`, { text: 'Rings in the morning' });
  const csv = await (await admin.call('GET', `${inboxPaths.exportCsv}?view=all`)).text();
  expect(csv).toContain(`received (${hours.clock}),received (UTC),`);
  expect(csv).toContain(',owner,owner email,');
  expect(csv).toContain(',Sam Lee,sales@staff.example,');
  expect(csv).toMatch(/\d\d:\d\d, Sam Lee: Rings in the morning/);
});

test('what is read is written down, once where the page says that nobody sits at it', async () => {
  const server = await ownServer();
  const sales = await server.signedIn('sales');
  const admin = staffBrowser(server);
  await admin.signIn();
  const reference = await request(server);
  const read = (path: string, headers = {}) => sales.call('GET', path, undefined, headers);
  const unattended = { 'Nl-Unattended': '1' };
  for (const path of [`${inboxPaths.leads}?q=one`, `${inboxPaths.leads}?q=two`, pathOf(reference)])
    for (let time = 0; time < 3; time += 1) await read(path, unattended);
  await read(pathOf(reference));
  const { items } = await admin.json<{ items: { action: string }[] }>('GET', staffPaths.audit);
  const readings = items.map(({ action }) => action).filter((action) => action.startsWith('lead'));
  expect(readings).toEqual(['lead read', 'lead read', 'leads searched', 'leads searched']);
});
