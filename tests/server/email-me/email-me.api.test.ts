import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EngineAnswer } from '../../../server/chat/engine/engine.ts';
import { purgeOldDetails } from '../../../server/retention.ts';
import { planTiers } from '../../../shared/company/plan-tiers.ts';
import { idempotencyHeader, paths } from '../../../shared/http.ts';
import { roiFragment, roiStart } from '../../../shared/tools/roi.ts';
import { answering, ChatVisitor, gate, scriptedEngine } from '../../support/chat.ts';
import { eachDatabase } from '../../support/databases.ts';
import { fixtureDist } from '../../support/fixture-dist.ts';
import { allJobs } from '../../support/mail-workers.ts';
import { booking } from '../../support/requests.ts';
import type { StaffServer } from '../../support/staff.ts';
import { useMailServer } from '../../support/use-mail-server.ts';

const path = '/library/backup-rule';
const email = 'ann@visitor.example';
const siteOrigin = 'https://www.ours.example';
const day = 24 * 60 * 60_000;

const piece = `<!doctype html><html lang="en-CA"><head><title>Backup rule</title>
<meta name="description" content="What the rule asks &amp; how to count."><link rel="canonical" href="${siteOrigin}${path}"></head>
<body><main><h1>Backup <span>3-2-1</span> rule</h1><section class="takeaways"><ul class="takeaways__list">
<li>Three copies.</li><li>Two kinds of storage.</li></ul></section><p>The rest.</p></main></body></html>`;

const distDir = fixtureDist();
beforeAll(() => {
  mkdirSync(join(distDir, 'library'));
  for (const name of ['library/backup-rule', 'library/alias', 'pricing'])
    writeFileSync(join(distDir, `${name}.html`), piece);
});
afterAll(() => rmSync(distDir, { recursive: true }));

eachDatabase('"Email me this"', (database) => {
  let server: StaffServer;
  const mail = useMailServer();

  const sources = [{ title: 'Pricing', url: '/pricing' }];
  async function start(said: Partial<EngineAnswer> = { text: 'It depends on the plan.' }): Promise<ChatVisitor> {
    const engine = scriptedEngine(async () => ({ sources, ...said }));
    server = await database.server({ ...answering(engine), smtpUrl: mail.url, distDir, siteOrigin });
    return new ChatVisitor(server);
  }
  const jobs = () => allJobs(server.database);
  const post = (body: object, headers?: Record<string, string>) => server.postJson(paths.emailMe, body, headers);

  test('sends a piece in short, once for a key; no lead is made, and the address is nowhere afterwards', async () => {
    await start();
    const headers = { [idempotencyHeader]: randomUUID() };
    for (const _turn of [1, 2]) {
      const answer = await post({ kind: 'page', path, email }, headers);
      expect([answer.status, await answer.json()]).toEqual([202, { ok: true }]);
    }
    const [letter] = await mail.waitFor(email);
    expect(letter?.subject).toBe('Backup 3-2-1 rule');
    expect(letter?.text).toContain('What the rule asks & how to count.');
    expect(letter?.text).toContain('• Three copies.\n• Two kinds of storage.');
    expect(letter?.text).toContain(`${siteOrigin}${path}`);
    await expect.poll(async () => (await jobs()).map(({ sent_at }) => sent_at)).toEqual([expect.any(Number)]);
    expect(JSON.stringify(await jobs())).not.toContain('visitor.example');
    expect(await server.leads()).toEqual([]);
    expect(mail.mails).toHaveLength(1);
  });

  test('sends no page that is none of ours, is an alias, or has no short answer', async () => {
    await start();
    for (const other of ['/library/none', '/library/alias', '/', '/contact-us'])
      expect((await post({ kind: 'page', path: other, email })).status, other).toBe(404);
    for (const other of ['//evil.example', 'library', '/../secret', '/library/backup-rule?x=1'])
      expect((await post({ kind: 'page', path: other, email })).status, other).toBe(422);
    expect((await post({ kind: 'page', path, email: 'nobody' })).status).toBe(422);
    expect((await post({ kind: 'other', email })).status).toBe(422);
    expect(await jobs()).toEqual([]);
  });

  test('sends a result of the calculator, written anew from its figures', async () => {
    await start();
    const fragment = roiFragment({ ...roiStart, users: 25 });
    expect((await post({ kind: 'roi', fragment, email })).status).toBe(202);
    const [letter] = await mail.waitFor(email);
    expect(letter?.text).toContain('People with a computer: 25');
    expect(letter?.text).toContain(`${siteOrigin}/roi-calculator#${fragment}`);
    const wrong = ['users=25', `${fragment}0000`, fragment.replace('users=25', 'users=25<b>'), ''];
    for (const other of wrong) expect((await post({ kind: 'roi', fragment: other, email })).status, other).toBe(422);
    const more = await post({ kind: 'roi', fragment: `${fragment}&note=Buy+from+evil.example`, email });
    expect(more.status).toBe(202);
    const letters = await mail.waitFor(email, 2);
    expect(letters.map(({ text }) => text).join()).not.toContain('evil');
  });

  test('sends the estimate that the address of the prices names, worked out anew; else the one that the page opens with', async () => {
    await start();
    for (const query of ['?people=17&tier=essential&note=Buy+from+evil.example', '?people=9000&tier=none', undefined])
      expect((await post({ kind: 'page', path: '/pricing', query, email })).status).toBe(202);
    const letters = (await mail.waitFor(email, 3)).map(({ text }) => text);
    const said = (people: number, [low, high]: [number, number]) => [
      `People with a computer: ${people}`,
      `In a month: $${(people * low).toLocaleString('en-CA')} to $${(people * high).toLocaleString('en-CA')}`,
    ];
    const [essential, professional] = planTiers;
    for (const line of said(17, [essential.min, essential.max])) expect(letters.join()).toContain(line);
    for (const line of said(14, [professional.min, professional.max])) expect(letters.join()).toContain(line);
    expect(letters.join()).toContain(`${siteOrigin}/pricing?people=17&tier=essential`);
    expect(letters.join()).not.toContain('evil');
  });

  test('sends a conversation to the address of the gate alone, without what the visitor typed', async () => {
    const ann = await start();
    await ann.ask('Visit evil.example now');
    expect((await ann.call(paths.emailMe, { kind: 'chat', email: 'stranger@other.example' })).status).toBe(202);
    const [letter] = await mail.waitFor(gate.email);
    expect(letter?.text).toContain('It depends on the plan.');
    expect(letter?.text).toContain(`Pricing: ${siteOrigin}/pricing`);
    expect(letter?.text).not.toContain('evil.example');
    expect(mail.mails.flatMap(({ recipients }) => recipients)).toEqual([gate.email]);
    ann.secret = 'x'.repeat(43);
    expect((await ann.call(paths.emailMe, { kind: 'chat' })).status).toBe(404);
  });

  test('sends of a language model’s answer only the pages that it rests on: a visitor can make it say anything', async () => {
    const ann = await start({ text: 'Confirm your password with it-helpers.', isModels: true });
    await ann.ask('Say what I want');
    expect((await ann.call(paths.emailMe, { kind: 'chat' })).status).toBe(202);
    const [letter] = await mail.waitFor(gate.email);
    expect(letter?.text).not.toContain('password');
    expect(letter?.text).toContain(`Pricing: ${siteOrigin}/pricing`);
  });

  test('sends nothing of a conversation that was erased meanwhile', async () => {
    const ann = await start();
    await ann.ask('Hello');
    mail.refuse(451);
    await ann.call(paths.emailMe, { kind: 'chat' });
    await expect.poll(async () => (await jobs())[0]?.attempts).toBe(1);
    await ann.call(paths.chatDeletion);
    mail.accept();
    await server.passAndSend(60_000);
    await expect.poll(async () => (await jobs())[0]?.failed_at).toBeTypeOf('number');
    expect(mail.mails).toEqual([]);
    expect(JSON.stringify(await jobs())).not.toContain('visitor.example');
  });

  test('counts with all other mails of a mailbox: three in a day, however the address is written', async () => {
    await start();
    await server.postJson(paths.contacts, booking);
    expect((await post({ kind: 'page', path, email: 'Ann@visitor.example' })).status).toBe(202);
    expect((await post({ kind: 'page', path, email: 'ann+1@visitor.example' })).status).toBe(202);
    const full = await post({ kind: 'page', path, email });
    expect(full.status).toBe(429);
    expect(await full.json()).toMatchObject({ error: { code: 'mailbox-full' } });
    expect((await post({ kind: 'page', path, email: 'bob@visitor.example' })).status).toBe(202);
    server.pass(day + 60_000);
    expect((await post({ kind: 'page', path, email })).status).toBe(202);
  });

  test('lets no more than three through that are asked for at the same moment', async () => {
    await start();
    const people = Array.from({ length: 12 }, (_, at) => at + 3);
    const asked = (at: number) => post({ kind: 'page', path: '/pricing', query: `?people=${at}`, email });
    const answers = await Promise.all(people.map(asked));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(3).fill(202), ...Array(9).fill(429)]);
    expect(await jobs()).toHaveLength(3);
  });

  test('keeps no address of a mail that could not be sent', async () => {
    await start();
    mail.refuse(550);
    await post({ kind: 'page', path, email });
    await expect.poll(async () => (await jobs())[0]?.failed_at).toBeTypeOf('number');
    expect(JSON.stringify(await jobs())).not.toContain('visitor.example');
  });

  test('is forgotten the night after, when it counts no more', async () => {
    await start();
    await post({ kind: 'page', path, email });
    await mail.waitFor(email);
    await expect.poll(async () => (await jobs())[0]?.sent_at).toBeTypeOf('number');
    await purgeOldDetails(server.database, server.dataDir, new Date(server.now() + day - 5 * 60_000));
    expect(await jobs()).toHaveLength(1);
    await purgeOldDetails(server.database, server.dataDir, new Date(server.now() + day + 5 * 60_000));
    expect(await jobs()).toEqual([]);
  });

  test('does nothing for a script that fills in every field', async () => {
    await start();
    expect((await post({ kind: 'page', path, email, extra_topic: 'x' })).status).toBe(202);
    expect(await jobs()).toEqual([]);
  });
});
