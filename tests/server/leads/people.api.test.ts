import { expect, test } from 'vitest';
import { readTalks } from '../../../server/leads/people/read-talks.ts';
import type { LeadRow } from '../../../server/leads/tables.ts';
import { hours } from '../../../shared/company/hours.ts';
import { paths } from '../../../shared/http.ts';
import { colleaguePaths } from '../../../shared/staff/colleagues.ts';
import {
  type CompanyAnswer,
  type KnownPersonAnswer,
  type PeopleAnswer,
  peoplePaths,
} from '../../../shared/staff/people.ts';
import { type AuditItem, staffPaths } from '../../../shared/staff/staff.ts';
import { ChatVisitor, gate } from '../../support/chat.ts';
import { eachDatabase } from '../../support/databases.ts';
import { row } from '../../support/import-rows.ts';
import { upload } from '../../support/importer.ts';
import { pathOf, sendBooking } from '../../support/inbox.ts';
import { linkIn } from '../../support/postgres-desk.ts';
import { scripted } from '../../support/staff-chats.ts';
import { runStatement } from '../../support/statements.ts';
import { useMailServer } from '../../support/use-mail-server.ts';
import { beforeRelease } from '../../support/whole-set.ts';

eachDatabase('the list of contacts', (database, kind) => {
  const mail = useMailServer();

  async function start() {
    const server = await database.server({ ...scripted(), smtpUrl: mail.url });
    const admin = await server.signedIn('admin');
    const sales = await server.signedIn('sales');
    const list = async (query = '') => {
      const { items } = await sales.json<PeopleAnswer>('GET', `${peoplePaths.people}?${query}`);
      return items;
    };
    const keys = async (query: string) => (await list(query)).map(({ key }) => key);
    return { server, admin, sales, list, keys };
  }

  test('holds everybody once, whatever they came from, who came in last first; spam and unconfirmed are not in it', async () => {
    const { server, admin, sales, list } = await start();
    await upload(admin, [
      row(2, { email: 'ann@visitor.example', company: 'Firm Inc.' }),
      row(3, { email: '', phone: '416 555 0132', name: 'Bo Roy' }),
    ]);
    await sendBooking(server, { email: 'Ann@visitor.example', name: 'Ann Lee' });
    const chat = new ChatVisitor(server, { ...gate, email: 'chats@visitor.example' });
    await chat.ask('Hello');
    for (const email of ['reader@visitor.example', 'silent@visitor.example'])
      await server.postJson(paths.newsletter, { email, consent: 'newsletter-2026-11' });
    const [letter] = await mail.waitFor('reader@visitor.example');
    await server.postForm('/newsletter/confirm', linkIn(letter?.text, '/newsletter/confirm'), { Accept: 'text/html' });
    await sendBooking(server, { email: 'spam@visitor.example', extra_topic: 'filled by a script' });
    const people = await list();
    expect(people.map(({ key, sources }) => [key, sources])).toEqual([
      ['reader@visitor.example', ['newsletter']],
      ['chats@visitor.example', ['chat']],
      ['ann@visitor.example', ['request', 'import']],
      ['4165550132 bo roy', ['import']],
    ]);
    expect(people[2]).toMatchObject({
      name: 'Ann Lee',
      company: expect.any(String),
      requests: 1,
      state: 'new',
      owner: null,
    });
    expect(people[3]).toMatchObject({ name: 'Bo Roy', email: null, phone: '416 555 0132', reference: null });
    expect(people[0]).toMatchObject({ newsletter: 'subscribed', name: null });
    for (const { id, key } of people) {
      expect(id).toMatch(/^[\w-]+$/);
      const { person } = await sales.json<KnownPersonAnswer>('GET', `${peoplePaths.person}?id=${id}`);
      expect(person.key).toBe(key);
    }
  });

  test('is searched by name, email, company and a phone in any spelling, and filtered by source, state, owner and newsletter', async () => {
    const { server, admin, sales, keys } = await start();
    const [ann, bob] = ['ann@visitor.example', 'bob@visitor.example'];
    const first = await sendBooking(server, {
      email: ann,
      name: 'Ann Lee',
      phone: '(416) 555-0141',
      company: 'Maple Legal',
    });
    await sendBooking(server, { email: bob, name: 'Bob Élan', phone: '905 555 0199', company: 'Harbour' });
    await upload(admin, [row(2, { email: 'carl@visitor.example' })]);
    for (const typed of ['ann lee', 'maple', 'ANN@', '+14165550141', '416-555-0141', '4165550141'])
      expect(await keys(`q=${encodeURIComponent(typed)}`), typed).toEqual([ann]);
    for (const typed of ['%C3%A9lan', 'elan', '%C3%89LAN']) expect(await keys(`q=${typed}`), typed).toEqual([bob]);
    for (const typed of ['%25', '_', '🚀', 'nobody at all'])
      expect(await keys(`q=${encodeURIComponent(typed)}`), typed).toEqual([]);
    expect(await keys('source=import')).toEqual(['carl@visitor.example']);
    await sales.json('PATCH', pathOf(first), { version: 0, state: 'won', owner: 'sales@staff.example' });
    expect(await keys('state=won')).toEqual([ann]);
    expect(await keys('owner=me')).toEqual([ann]);
    expect(await keys('owner=sales@staff.example')).toEqual([ann]);
    expect(await keys('owner=nobody')).toEqual([bob]);
    expect(await keys('newsletter=subscribed')).toEqual([]);
    expect(await keys('source=wrong&state=wrong')).toEqual([]);
  });

  test('leads to a page of each person and of each company', async () => {
    const { server, sales } = await start();
    const email = 'ann@visitor.example';
    const reference = await sendBooking(server, { email, name: 'Ann Lee', company: 'Maple Legal' });
    await sendBooking(server, { email: 'sam@visitor.example', name: 'Sam', company: 'MAPLE legal' });
    await sales.json('POST', `${pathOf(reference)}/notes`, { text: 'Rings in the morning' });
    const person = await sales.json<KnownPersonAnswer>('GET', `${peoplePaths.person}?id=${reference}`);
    expect(person).toMatchObject({
      person: { name: 'Ann Lee', requests: 1 },
      requests: [{ reference }],
      notes: [{ reference, who: 'sales@staff.example', text: 'Rings in the morning' }],
      chats: [],
      contacts: [],
      newsletter: null,
    });
    const company = await sales.json<CompanyAnswer>('GET', `${peoplePaths.company}?name=maple%20legal`);
    expect(company.people.map(({ key }) => key)).toEqual(['sam@visitor.example', email]);
    expect(company.requests).toHaveLength(2);
    for (const id of [
      '',
      'nobody',
      'nobody@visitor.example',
      'chat-1',
      'contact-0',
      'contact-9999999999',
      'subscriber-x',
    ])
      await sales.json('GET', `${peoplePaths.person}?id=${id}`, undefined, 404);
    await sales.json('GET', `${peoplePaths.company}?name=nobody`, undefined, 404);
  });

  test('ends the newsletter of who asks for it in words, as the link of an issue does', async () => {
    const { server, admin, sales, keys } = await start();
    const email = 'reader@visitor.example';
    const reference = await sendBooking(server, { email, message: 'Please take me off your list.' });
    await server.postJson(paths.newsletter, { email, consent: 'newsletter-2026-11' });
    const texts = (await mail.waitFor(email, 2)).map(({ text }) => text).join();
    await server.postForm('/newsletter/confirm', linkIn(texts, '/newsletter/confirm'), { Accept: 'text/html' });
    expect(await keys('newsletter=subscribed')).toEqual([email]);
    await sales.json('POST', peoplePaths.unsubscribe, { email: 'Reader@visitor.example' });
    expect(await keys('newsletter=subscribed')).toEqual([]);
    const { items } = await admin.json<{ items: AuditItem[] }>('GET', staffPaths.audit);
    expect(items).toContainEqual(
      expect.objectContaining({ who: 'sales@staff.example', action: 'person unsubscribed', about: reference }),
    );
    await sales.json('POST', peoplePaths.unsubscribe, { email: 'nobody@visitor.example' }, 404);
  });

  test('is exported as it is filtered, with owner, state, notes and times in Toronto and in UTC, by administrators', async () => {
    const { server, admin, sales } = await start();
    await sales.json('PUT', colleaguePaths.profile, { name: 'Sam Lee', signature: '' });
    const reference = await sendBooking(server, { email: 'ann@visitor.example', name: '=Ann' });
    await sendBooking(server, { email: 'bob@visitor.example', name: 'Bob' });
    await sales.json('POST', `${pathOf(reference)}/notes`, { text: 'Rings in the morning' });
    await sales.json('POST', `${pathOf(reference)}/calls`, { outcome: 'spoke' });
    expect((await sales.call('GET', peoplePaths.exportCsv)).status).toBe(403);
    const answer = await admin.call('GET', `${peoplePaths.exportCsv}?q=ann`);
    const [headings = '', ...rows] = (await answer.text()).replace('\uFEFF', '').trimEnd().split('\r\n');
    expect(headings).toContain(
      `owner,owner email,newsletter,consent basis,consent date,consent source,implied reason,implied until,first (${hours.clock}),first (UTC),last (${hours.clock}),last (UTC),first contact (${hours.clock}),first contact (UTC),notes`,
    );
    expect(rows).toEqual([
      expect.stringMatching(
        /^'=Ann,ann@visitor\.example,.*,contacted,Sam Lee,sales@staff\.example,,,,,,,(\d{4}-\d\d-\d\d \d\d:\d\d,\d{4}-[^,]*Z,){3}.*Rings in the morning/,
      ),
    ]);
    expect(answer.headers.get('content-disposition')).toMatch(/people-\d{4}-\d\d-\d\d\.csv/);
  });

  beforeRelease('is as quick for an address with very many requests: the fifty newest of a source count', async () => {
    const { server, list, keys } = await start();
    const firstAt = server.now();
    for (let nth = 1; nth <= 53; nth += 1) {
      server.pass(20_000);
      await sendBooking(server, { email: 'often@visitor.example', name: `Often ${nth} times` });
    }
    const [known] = await server.database.read.selectFrom('known_people').select('words').execute();
    expect(known?.words.match(/often@visitor\.example/g)).toHaveLength(50);
    expect(await keys('q=often 53')).toEqual(['often@visitor.example']);
    await sendBooking(server, { email: 'once@visitor.example' });
    const [, often] = await list();
    expect(often).toMatchObject({ name: 'Often 53 times', requests: 53 });
    expect(often?.firstAt).toBeLessThan(firstAt + 60_000);
  });

  test('reads the newest chats of whoever has begun very many, and says when the first was', async () => {
    const { server, list } = await start();
    await new ChatVisitor(server, { ...gate, email: 'once@visitor.example' }).ask('Hello');
    const talker = { ...gate, email: 'talker@visitor.example' };
    await new ChatVisitor(server, talker).ask('Hello');
    const read = server.database.read.selectFrom('conversations').selectAll();
    const first = await read.where('email', '=', talker.email).executeTakeFirstOrThrow();
    const others = Array.from({ length: 60 }, (_, nth) => ({
      ...{ ...first, id: `invented-${nth}`, name: `Talker ${nth}`, last_at: first.last_at + 1_000 * (nth + 1) },
    }));
    await server.database.transaction().execute((trx) => trx.insertInto('conversations').values(others).execute());
    const [most, once] = await list('source=chat');
    expect(most).toMatchObject({ key: talker.email, name: 'Talker 59', sources: ['chat'], firstAt: first.last_at });
    expect(once).toMatchObject({ key: 'once@visitor.example', sources: ['chat'] });
    const talksOf = await readTalks(server.database.read, [talker.email, 'once@visitor.example']);
    expect([talksOf(talker.email).length, talksOf('once@visitor.example').length]).toEqual([51, 1]);
  });

  beforeRelease('looks at none of what is held back of an address that writes again', async () => {
    const { server } = await start();
    await sendBooking(server, { email: 'flooded@visitor.example' });
    const [flooded] = (await server.leads()) as [LeadRow];
    const { id, ...newest } = flooded;
    await server.database.transaction().execute((trx) => {
      const held = { ...newest, idempotency_key: null, state: 'quarantine' as const };
      const copies = Array.from({ length: 500 }, (_, nth) => ({ ...held, reference: `held-${nth}` }));
      return trx.insertInto('leads').values(copies).execute();
    });
    if (kind === 'postgres') {
      const readSoFar = `select coalesce(idx_tup_fetch, 0) + seq_tup_read as rows from pg_stat_xact_user_tables where relname = 'leads'`;
      const rows = await server.database.transaction().execute(async (trx) => {
        // The plans that it keeps were made for an empty table.
        for (const statement of ['analyze leads', 'discard plans', 'set local enable_seqscan = off'])
          await runStatement(trx, statement);
        // It still counts what earlier transactions of the connection read.
        const [before] = await runStatement(trx, readSoFar);
        await runStatement(trx, `update leads set name = 'Ann' where id = ${id}`);
        const [after] = await runStatement(trx, readSoFar);
        return Number(after?.rows) - Number(before?.rows ?? 0);
      });
      expect(rows).toBeGreaterThan(0);
      expect(rows).toBeLessThan(50);
      return;
    }
    const run = (statement: string) => server.database.transaction().execute((trx) => runStatement(trx, statement));
    const [made] = await run(`select sql from sqlite_master where name = 'known_people_leads_update'`);
    const trigger = String(made?.sql);
    const statements = trigger
      .slice(trigger.indexOf('begin') + 'begin'.length, trigger.lastIndexOf('end'))
      .replaceAll(/(?:old|new)\.email/g, `'flooded@visitor.example'`)
      .split(';')
      .filter((statement) => statement.includes('leads'));
    expect(statements).toHaveLength(2);
    for (const statement of statements) {
      const plan = (await run(`explain query plan ${statement}`)).map(({ detail }) => String(detail));
      expect(plan.filter((step) => /\bleads\b/.test(step))).toEqual([
        'SEARCH leads USING INDEX leads_of_person (<expr>=?)',
      ]);
      expect(plan).not.toContain('USE TEMP B-TREE FOR ORDER BY');
    }
  });
});
