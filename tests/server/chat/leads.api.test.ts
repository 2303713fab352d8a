import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import type { LeadRow } from '../../../server/leads/tables.ts';
import type { JobRow } from '../../../server/notifications/tables.ts';
import type { Overrides } from '../../../server/start.ts';
import type { HandoverAnswer } from '../../../shared/chat/chat.ts';
import { company } from '../../../shared/company/company.ts';
import { homeTime } from '../../../shared/company/hours.ts';
import { idempotencyHeader, paths } from '../../../shared/http.ts';
import { inboxPaths, type LeadAnswer } from '../../../shared/staff/inbox.ts';
import { answering, ChatVisitor, gate, scriptedEngine } from '../../support/chat.ts';
import { eachDatabase } from '../../support/databases.ts';
import { allJobs } from '../../support/mail-workers.ts';
import { booking } from '../../support/requests.ts';
import { type StaffServer, staffBrowser } from '../../support/staff.ts';
import { useMailServer } from '../../support/use-mail-server.ts';
import { startWebhook, type Webhook } from '../../support/webhook.ts';
import { beforeRelease } from '../../support/whole-set.ts';

const minute = 60_000;

eachDatabase('leads of the chat', (database) => {
  let server: StaffServer;
  const mail = useMailServer();

  async function start(overrides: Overrides = {}): Promise<ChatVisitor> {
    const engine = scriptedEngine(async ({ text }) => ({ text: 'Well.', known: !text.startsWith('Why') }));
    server = await database.server({ ...answering(engine), ...overrides });
    return new ChatVisitor(server);
  }

  async function webhook(): Promise<Webhook> {
    const hook = await startWebhook();
    onTestFinished(hook.stop);
    return hook;
  }

  const jobs = (): Promise<JobRow[]> => allJobs(server.database);

  test('the details of the gate become one lead, from any country, and staff are told', async () => {
    const ann = await start({ smtpUrl: mail.url, leadsTo: 'sales@site.example', chatUnknownCountry: 'deny' });
    const contact = { ...gate, sessionId: ann.sessionId, page: '/pricing' };
    const headers = { [idempotencyHeader]: randomUUID() };
    for (const _turn of [1, 2]) {
      const answer = await server.postJson(paths.chatContact, contact, headers);
      expect([answer.status, await answer.json()]).toEqual([201, { ok: true }]);
    }
    expect((await server.postJson(paths.chatContact, { ...contact, name: 'Eve' }, headers)).status).toBe(409);
    expect(await server.leads()).toMatchObject([
      {
        form: 'chat',
        name: gate.name,
        email: gate.email,
        phone: gate.phone,
        company: gate.company,
        service: null,
        page: '/pricing',
        details: JSON.stringify({ conversation: ann.sessionId }),
      },
    ]);
    const [letter] = await mail.waitFor('sales@site.example');
    expect(letter?.subject).toMatch(/^New lead [\w-]{7}: Chat conversation for Example Dental$/);
    expect(letter?.text).toContain('have not asked for a person yet');
    expect(letter?.text).not.toContain('Promised');
    expect((await jobs()).map(({ kind }) => kind)).toEqual(['lead-staff']);
  });

  test('carry the origin of the page that the chat stands on', async () => {
    const partner = 'https://partner.example';
    const ann = await start({ embedOrigins: [partner] });
    const from = { Origin: partner };
    expect((await server.postJson(paths.chatContact, { ...gate, sessionId: ann.sessionId }, from)).status).toBe(201);
    await ann.ask('Hello', from);
    expect((await ann.call(paths.chatHandover, {}, from)).status).toBe(201);
    expect((await server.leads()).map(({ form, origin }) => [form, origin])).toEqual([['chat', partner]]);
    const foreign = await ann.call(paths.chatHandover, {}, { Origin: 'https://evil.example' });
    expect([foreign.status, (await server.leads()).length]).toEqual([403, 1]);
  });

  test('name and company may be missing; email and phone may not', async () => {
    await start();
    const { email, phone } = gate;
    expect((await server.postJson(paths.chatContact, { email, phone })).status).toBe(201);
    expect((await server.postJson(paths.chatContact, { email })).status).toBe(422);
    expect((await server.postJson(paths.chatContact, { phone })).status).toBe(422);
    expect(await server.leads()).toHaveLength(1);
  });

  test('what a script filled in is kept, and marked', async () => {
    await start();
    expect((await server.postJson(paths.chatContact, { ...gate, extra_topic: 'seo' })).status).toBe(201);
    expect(await server.leads()).toMatchObject([{ suspicion: 'honeypot' }]);
  });

  test('who asks for a person gets a reference and a time, and staff three lines instead of the conversation', async () => {
    const ann = await start({ smtpUrl: mail.url, leadsTo: 'sales@site.example' });
    await ann.ask('How much is it?');
    await ann.ask('Why so much?\nAnd for ten?');
    const first = await ann.call(paths.chatHandover);
    expect(first.status).toBe(201);
    const { reference, promise } = (await first.json()) as HandoverAnswer;
    expect(promise).toMatch(
      new RegExp(`^A person will read your conversation .*Monday to Friday from 8:00 to 18:00 ${homeTime}`),
    );
    expect(promise).toMatch(/we will be in touch (within 2 hours|by \d+:\d\d on \w+, \w+ \d+)\.$/i);
    await ann.ask('Hello?');
    expect(await (await ann.call(paths.chatHandover)).json()).toEqual({ ok: true, reference, promise });
    const [lead, ...others] = await server.leads();
    expect(others).toEqual([]);
    expect(lead).toMatchObject({
      form: 'chat',
      email: gate.email,
      details: JSON.stringify({ conversation: ann.sessionId }),
      message: [
        'First question: How much is it?',
        'Last question: Why so much? And for ten?',
        '2 questions, 1 without an answer.',
      ].join('\n'),
    });
    const [toStaff] = await mail.waitFor('sales@site.example');
    expect(toStaff?.text).toContain('First question: How much is it?');
    expect(toStaff?.text).not.toContain('Well.');
    const [toVisitor] = await mail.waitFor(gate.email);
    expect(toVisitor?.subject).toBe(`We have your request (reference ${reference})`);
    expect(toVisitor?.text).not.toContain('How much');
  });

  test('one chat makes one lead: asking for a person makes its details a request, promised from then on', async () => {
    const ann = await start({ smtpUrl: mail.url, leadsTo: 'sales@site.example' });
    const begin = () => server.postJson(paths.chatContact, { ...gate, sessionId: ann.sessionId, secret: ann.secret });
    expect((await begin()).status).toBe(201);
    await ann.ask('How much is it?');
    expect((await begin()).status).toBe(201);
    const [begun, ...others] = await server.leads();
    expect([begun?.message, others]).toEqual([null, []]);
    server.pass(3 * 60 * minute);
    const { reference } = (await (await ann.call(paths.chatHandover)).json()) as HandoverAnswer;
    const [lead, ...more] = await server.leads();
    expect([reference, more]).toEqual([begun?.reference, []]);
    expect(lead).toMatchObject({ state: 'new', version: 1, message: expect.stringContaining('How much is it?') });
    expect((lead?.received_at ?? 0) - (begun?.received_at ?? 0)).toBeGreaterThan(3 * 60 * minute);
    expect(lead?.promised_by).toBeGreaterThan(server.now());
    expect((await jobs()).map(({ kind }) => kind)).toEqual(['lead-staff', 'lead-staff', 'lead-visitor']);
    // Asked again before anyone has answered, on another day too.
    server.pass(24 * 60 * minute);
    expect(await (await ann.call(paths.chatHandover)).json()).toMatchObject({ reference });
    expect(await server.leads()).toHaveLength(1);
    expect(await jobs()).toHaveLength(3);
  });

  test('a conversation that is handed over and then erased leaves the lead alone', async () => {
    const ann = await start();
    await ann.ask('Hello');
    await ann.call(paths.chatHandover);
    expect((await ann.call(paths.chatDeletion)).status).toBe(200);
    expect(await server.leads()).toMatchObject([{ email: gate.email }]);
    expect((await ann.call(paths.chatHandover)).status).toBe(404);
  });

  test('a stranger’s details neither show somebody’s conversation nor take it along when the stranger is erased', async () => {
    const ann = await start();
    const eve = { ...gate, email: 'eve@visitor.example', sessionId: ann.sessionId };
    const before = await server.postJson(paths.chatContact, eve);
    await ann.ask('Hello');
    const after = await server.postJson(paths.chatContact, { ...eve, phone: '905 555 0199' });
    const wrong = await server.postJson(paths.chatContact, { ...eve, name: 'Eve', secret: 'x'.repeat(43) });
    expect([before.status, after.status, wrong.status]).toEqual([201, 201, 201]);
    const own = await server.postJson(paths.chatContact, { ...gate, sessionId: ann.sessionId, secret: ann.secret });
    expect(own.status).toBe(201);
    const admin = staffBrowser(server);
    await admin.signIn();
    const shown = await Promise.all(
      (await server.leads()).map(async ({ email, reference }) => {
        const lead = await admin.json<LeadAnswer>('GET', `${inboxPaths.leads}/${reference}`);
        return [email, lead.conversation];
      }),
    );
    expect(shown).toEqual([...[1, 2, 3].map(() => [eve.email, null]), [gate.email, ann.sessionId]]);
    // The first named it before it had begun.
    const names = (await server.leads()).map(({ details }) => details?.includes(ann.sessionId) ?? false);
    expect(names).toEqual([true, false, false, true]);
    const { reference } = (await server.leads())[0] as LeadRow;
    await admin.json('DELETE', `${inboxPaths.leads}/${reference}`);
    expect((await ann.read()).messages).toHaveLength(2);
  });

  test('nobody hands over a conversation of somebody else', async () => {
    const ann = await start();
    await ann.ask('Hello');
    ann.secret = 'x'.repeat(43);
    expect((await ann.call(paths.chatHandover)).status).toBe(404);
    expect(await server.leads()).toEqual([]);
  });

  test('Teams gets a card for a lead of every form, in which nothing typed is read as a link', async () => {
    const hook = await webhook();
    await start({ teamsWebhookUrl: hook.url });
    await server.postJson(paths.chatContact, { ...gate, name: '[Free money](https://evil.example)' });
    await server.postJson(paths.contacts, booking);
    await expect.poll(() => hook.posts.length).toBe(2);
    for (const { type, body } of hook.posts) {
      expect(type).toBe('application/json');
      expect(body).toMatchObject({
        type: 'message',
        attachments: [
          { contentType: 'application/vnd.microsoft.card.adaptive', content: { type: 'AdaptiveCard', version: '1.4' } },
        ],
      });
      // A Teams TextBlock renders Markdown, a TextRun does not.
      expect(JSON.stringify(body)).not.toContain('"TextBlock"');
    }
    // Sent concurrently, so in either order.
    const cards = hook.posts.map(({ body }) => JSON.stringify(body));
    const chat = cards.find((card) => card.includes('Chat conversation'));
    expect(chat).toContain(gate.phone);
    expect(chat).not.toContain(company.email);
    expect(cards.find((card) => card !== chat)).toContain(booking.message);
    await expect.poll(async () => (await jobs()).filter(({ sent_at }) => sent_at === null)).toEqual([]);
  });

  test('a webhook that redirects is not followed: no other host gets the request', async () => {
    const [hook, other] = [await webhook(), await webhook()];
    hook.answer(307, '', other.url);
    await start({ teamsWebhookUrl: hook.url });
    await server.postJson(paths.contacts, booking);
    const card = async () => (await jobs()).find(({ kind }) => kind === 'lead-teams');
    await expect.poll(card).toMatchObject({ attempts: 1, last_error: 'Teams answered 307' });
    expect(other.posts).toEqual([]);
  });

  beforeRelease('a card is sent again until Teams takes it, and given up when it is refused for good', async () => {
    const hook = await webhook();
    await start({ teamsWebhookUrl: hook.url });
    const card = async () => (await jobs()).filter(({ kind }) => kind === 'lead-teams').at(-1);
    hook.answer(500);
    await server.postJson(paths.contacts, booking);
    await expect.poll(card).toMatchObject({ attempts: 1, last_error: 'Teams answered 500' });
    hook.answer(undefined);
    await server.passAndSend(minute);
    await expect.poll(async () => (await card())?.attempts).toBe(2);
    expect((await card())?.last_error).toMatch(/^Teams cannot be reached/);
    expect((await card())?.last_error).not.toContain('secret-part');
    hook.answer(200, 'Webhook message delivery failed with error: 429');
    await server.passAndSend(5 * minute);
    await expect.poll(async () => (await card())?.attempts).toBe(3);
    hook.answer(202);
    await server.passAndSend(30 * minute);
    await expect.poll(async () => (await card())?.sent_at).toBeTypeOf('number');
    hook.answer(400);
    await server.postJson(paths.contacts, { ...booking, message: 'Another' });
    await expect.poll(card).toMatchObject({ failed_at: expect.any(Number), last_error: 'Teams answered 400' });
  });
});
