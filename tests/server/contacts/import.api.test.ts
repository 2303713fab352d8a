import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { openForReading } from '../../../server/database/database.ts';
import type { SentRow } from '../../../shared/staff/import.ts';
import { type CheckAnswer, importLimits, importPaths } from '../../../shared/staff/import-fields.ts';
import { eachDatabase } from '../../support/databases.ts';
import { batchesOf, row, rows } from '../../support/import-rows.ts';
import { actions, find, importer, pathOf, plan, state, upload } from '../../support/importer.ts';
import { sharedServerEntry } from '../../support/real-site.ts';
import { booking } from '../../support/requests.ts';
import { startServerProcess } from '../../support/server-process.ts';
import { owner, staffBrowser } from '../../support/staff.ts';
import { runStatement } from '../../support/statements.ts';
import { beforeRelease, wholeSet } from '../../support/whole-set.ts';

const day = 24 * 60 * 60_000;

eachDatabase('an import of contacts', (database) => {
  /** One in 270 is invalid; batches of 200. */
  const many = wholeSet ? 10_000 : 1_000;
  const wrongOnes = Math.floor(many / 270);
  const before = many / 500;

  beforeRelease(
    'of thousands of rows names the wrong ones, goes on after the server was killed, and is undone as a whole',
    async () => {
      const options = await database.fresh();
      const environment = {
        DATABASE_URL: options.databaseUrl,
        ADMIN_EMAIL: owner.adminEmail,
        ADMIN_PASSWORD: owner.adminPassword,
        LOG_LEVEL: 'silent',
      };
      const server = await startServerProcess(environment, sharedServerEntry);
      onTestFinished(() => server.remove());
      const admin = staffBrowser(server);
      // A starting server creates the account last.
      await expect.poll(async () => (await admin.signIn()).status).toBe(200);
      const all = rows(many, 270);
      const run = randomUUID();
      const faults: CheckAnswer['faults'] = [];
      for (const batch of batchesOf(all))
        faults.push(...(await admin.json<CheckAnswer>('POST', importPaths.check, { run, rows: batch })).faults);
      expect(faults).toHaveLength(wrongOnes);
      expect(faults[0]).toEqual({
        line: 271,
        fields: { email: expect.stringContaining('Please enter a valid email address') },
      });
      expect((await actions(admin)).filter((action) => action === 'contacts compared')).toHaveLength(1);

      const wrong = new Set(faults.map(({ line }) => line));
      const batches = batchesOf(all.filter(({ line }) => !wrong.has(line)));
      const key = randomUUID();
      await admin.json('PUT', pathOf(key), plan(batches.flat()));
      const send = (number: number) => admin.call('PUT', `${pathOf(key)}/batches/${number}`, { rows: batches[number] });
      for (let number = 0; number < before; number += 1) expect((await send(number)).status).toBe(200);
      const cutOff = send(before).catch(() => undefined);
      await server.kill('SIGKILL');
      await cutOff;
      await server.start();
      const { kept } = await state(admin, key);
      expect(kept.slice(0, before)).toEqual(Array.from({ length: before }, (_, number) => number));
      for (let number = before - 1; number < batches.length; number += 1) expect((await send(number)).status).toBe(200);
      const ended = await state(admin, key);
      expect(ended).toMatchObject({ added: many - wrongOnes, updated: 0, skipped: 0, finishedAt: expect.any(Number) });

      expect(await admin.json('DELETE', pathOf(key))).toEqual({ deleted: many - wrongOnes, restored: 0, left: 0 });
      expect(await find(admin, 'contact.2@imported.example')).toEqual([]);
      const { read, close } = openForReading({ dataDir: server.dataDir, databaseUrl: options.databaseUrl });
      const tables = ['contacts', 'contact_changes', 'leads', 'jobs', 'events', 'subscribers'] as const;
      for (const table of tables)
        expect([table, await read.selectFrom(table).selectAll().execute()]).toEqual([table, []]);
      await close();
    },
  );

  test('a batch is kept whole or not at all, once, and not with other rows under its number', async () => {
    const { admin } = await importer(await database.server());
    const all = rows(300);
    const key = randomUUID();
    const [first = [], second = []] = batchesOf(all);
    const send = (number: number, sent: SentRow[]) =>
      admin.call('PUT', `${pathOf(key)}/batches/${number}`, { rows: sent });
    expect((await send(0, first)).status).toBe(404);
    await admin.json('PUT', pathOf(key), plan(all));
    const refused = await send(0, [...first.slice(1), row(9999, { name: 'x', until: 'soon' })]);
    expect(refused.status).toBe(422);
    expect(((await refused.json()) as { error: { fields: object } }).error.fields).toEqual({
      '9999.name': 'Name must be at least 2 characters',
      '9999.until': 'Write the day as year-month-day, like 2026-03-31.',
    });
    expect((await state(admin, key)).added).toBe(0);
    const answers = await Promise.all([send(0, first), send(0, first), send(1, second)]);
    expect(await Promise.all(answers.map((answer) => answer.json()))).toMatchObject([
      { added: 200 },
      { added: 200 },
      { added: 100 },
    ]);
    expect((await send(0, second)).status).toBe(409);
    expect((await send(2, second)).status).toBe(409);
    expect(await state(admin, key)).toMatchObject({ added: 300, kept: [0, 1], finishedAt: expect.any(Number) });
    expect((await admin.call('PUT', pathOf(key), { ...plan(all), newsletter: true })).status).toBe(409);
    expect((await actions(admin)).filter((action) => action.startsWith('import '))).toEqual([
      'import finished',
      'import begun',
    ]);
  });

  test('a row whose email is known is skipped, updates the contact or becomes another one, as was chosen for it', async () => {
    const { admin } = await importer(await database.server());
    await upload(admin, [row(2, { phone: '416 555 0100' }), row(3), row(4)]);
    const again = [
      row(2, { email: 'Contact.2@Imported.example', name: 'New Name', phone: '', onDuplicate: 'update' }),
      row(3, { name: 'New Name' }),
      row(4, { name: 'Namesake', onDuplicate: 'add' }),
      // One person twice in a file.
      row(5, { name: 'First' }),
      row(6, { email: 'contact.5@imported.example', name: 'Second', onDuplicate: 'update' }),
    ];
    const { duplicates } = await admin.json<CheckAnswer>('POST', importPaths.check, { run: randomUUID(), rows: again });
    expect(duplicates.map(({ line, name }) => `${line} ${name}`)).toEqual([
      '2 Contact 2',
      '3 Contact 3',
      '4 Contact 4',
    ]);
    const key = await upload(admin, again);
    expect(await state(admin, key)).toMatchObject({ added: 2, updated: 2, skipped: 1 });
    const names = async (line: number) =>
      (await find(admin, `contact.${line}@imported.example`)).map(({ name, phone }) => [name, phone].join(' ').trim());
    expect(await names(2)).toEqual(['New Name 416 555 0100']);
    expect(await names(3)).toEqual(['Contact 3']);
    expect(await names(4)).toEqual(['Namesake', 'Contact 4']);
    expect(await names(5)).toEqual(['Second']);
    expect(await admin.json('DELETE', pathOf(key))).toEqual({ deleted: 2, restored: 1, left: 0 });
    expect([await names(2), await names(4), await names(5)]).toEqual([['Contact 2 416 555 0100'], ['Contact 4'], []]);
  });

  test('an undo leaves what a later import changed, and comes too late after seven days', async () => {
    const { server, admin } = await importer(await database.server());
    const first = await upload(admin, [row(2), row(3)]);
    const second = await upload(admin, [row(2, { name: 'Changed Later', onDuplicate: 'update' })]);
    expect(await admin.json('DELETE', pathOf(first))).toEqual({ deleted: 1, restored: 0, left: 1 });
    expect(await admin.json('DELETE', pathOf(first))).toEqual({ deleted: 0, restored: 0, left: 1 });
    server.pass(importLimits.undoDays * day + 1);
    await admin.signIn();
    expect((await admin.call('DELETE', pathOf(second))).status).toBe(409);
    expect((await find(admin, 'contact.2@imported.example')).map(({ name }) => name)).toEqual(['Changed Later']);
  });

  test('owes nobody anything, and subscribes by dated express consent alone, never who has unsubscribed', async () => {
    const { server, admin } = await importer(await database.server());
    const { read } = server.database;
    const implied = { basis: 'implied', consentDate: '', source: '', reason: 'inquiry' };
    const soon = new Date(server.now() + 30 * day).toISOString().slice(0, 10);
    const key = await upload(admin, [row(2), row(3, { ...implied, until: soon })], true);
    const consents = await read.selectFrom('consents').selectAll().execute();
    expect(consents).toMatchObject([
      { email: 'contact.2@imported.example', form: 'import', page: 'Sign-up sheet at the spring fair' },
    ]);
    expect(new Date(consents[0]?.given_at ?? 0).toISOString()).toContain('2026-03-31');
    expect(await read.selectFrom('jobs').selectAll().execute()).toEqual([]);
    expect(await server.leads()).toEqual([]);
    await admin.json('DELETE', pathOf(key));
    const subscribers = () => read.selectFrom('subscribers').selectAll().execute();
    expect([await subscribers(), await read.selectFrom('consents').selectAll().execute()]).toEqual([[], []]);

    await upload(admin, [row(5)], true);
    const unsubscribed_at = server.now();
    await server.database
      .transaction()
      .execute((trx) => runStatement(trx, `update subscribers set unsubscribed_at = ${unsubscribed_at}`));
    const again = [row(5, { onDuplicate: 'update' })];
    const compared = await admin.json<CheckAnswer>('POST', importPaths.check, { run: randomUUID(), rows: again });
    expect(compared.unsubscribed).toEqual([5]);
    const next = await upload(admin, again, true);
    await admin.json('DELETE', pathOf(next));
    expect(await subscribers()).toMatchObject([{ email: 'contact.5@imported.example', unsubscribed_at }]);
  });

  test('who unsubscribed elsewhere is never subscribed by an import, whatever else the row, a later file or an undo says', async () => {
    const { server, admin } = await importer(await database.server());
    const { read } = server.database;
    const subscribers = () =>
      read.selectFrom('subscribers').select(['email', 'unsubscribed_at']).orderBy('email').execute();
    const left = (line: number, more: Partial<SentRow> = {}) => row(line, { basis: 'unsubscribed', ...more });
    await upload(admin, [row(2)], true);
    const key = await upload(
      admin,
      // Line 3 before its unsubscription, line 4 after it, and who was subscribed by an earlier file.
      [row(3), left(5, { email: 'contact.3@imported.example' }), left(4), row(4, { onDuplicate: 'add' }), left(2)],
      true,
    );
    expect(await state(admin, key)).toMatchObject({ added: 3, updated: 2, skipped: 0 });
    const ended = [
      { email: 'contact.2@imported.example', unsubscribed_at: expect.any(Number) },
      { email: 'contact.3@imported.example', unsubscribed_at: expect.any(Number) },
    ];
    expect(await subscribers()).toEqual(ended);
    expect((await find(admin, 'contact.2@imported.example'))[0]).toMatchObject({
      name: 'Contact 2',
      basis: 'unsubscribed',
    });
    expect((await find(admin, 'contact.2@imported.example'))[0]).not.toHaveProperty('source');

    await admin.json('DELETE', pathOf(key));
    const again = [row(2), row(3), row(4)].map((one) => ({ ...one, onDuplicate: 'update' as const }));
    const { unsubscribed } = await admin.json<CheckAnswer>('POST', importPaths.check, {
      run: randomUUID(),
      rows: again,
    });
    expect(unsubscribed).toEqual([2, 3, 4]);
    await upload(admin, again, true);
    expect(await subscribers()).toEqual(ended);
  });

  test('a person has an email or a phone; one with a phone alone is known again by phone and name', async () => {
    const { server, admin } = await importer(await database.server());
    const called = (line: number, name: string, phone = '+1 (416) 555-0132') => row(line, { name, phone, email: '' });
    const people = [
      called(2, 'Lou Nye'),
      called(3, 'Max Orr'),
      row(4, { name: '' }),
      row(5, { email: '', phone: '12' }),
    ];
    const dry = (all: SentRow[]) =>
      admin.json<CheckAnswer>('POST', importPaths.check, { run: randomUUID(), rows: all });
    expect((await dry(people)).faults).toEqual([{ line: 5, fields: { email: 'Give an email or a phone number.' } }]);
    await upload(admin, people.slice(0, 3), true);
    const again = [called(2, 'lou nye', '416 555 0132'), called(3, 'Ann Lee')];
    expect((await dry(again)).duplicates.map(({ line }) => line)).toEqual([2]);
    expect(await state(admin, await upload(admin, again))).toMatchObject({ added: 1, skipped: 1 });
    const found = await find(admin, '416-555-0132');
    expect(found.map(({ name }) => name)).toEqual(['Ann Lee', 'Max Orr', 'Lou Nye']);
    expect((await find(admin, 'contact.4@imported.example'))[0]).not.toHaveProperty('name');
    await admin.json('DELETE', `${importPaths.contacts}/${found[1]?.id}`);
    expect((await find(admin, '4165550132')).map(({ name }) => name)).toEqual(['Ann Lee', 'Lou Nye']);
    const subscribers = await server.database.read.selectFrom('subscribers').select('email').execute();
    expect(subscribers).toEqual([{ email: 'contact.4@imported.example' }]);
  });

  test('erasing a person takes the contact along; a contact is erased by itself too', async () => {
    const { server, admin } = await importer(await database.server());
    await upload(admin, [row(2, { email: booking.email }), row(3)]);
    await upload(admin, [row(2, { email: booking.email, onDuplicate: 'update' })]);
    const { reference } = (await (await server.postJson('/api/contacts', booking)).json()) as { reference: string };
    await admin.json('DELETE', `/api/staff/leads/${reference}`);
    expect(await find(admin, booking.email)).toEqual([]);
    const [other] = await find(admin, 'contact.3@imported.example');
    await admin.json('DELETE', `${importPaths.contacts}/${other?.id}`);
    expect(await find(admin, 'contact.3@imported.example')).toEqual([]);
    expect((await admin.call('DELETE', `${importPaths.contacts}/${other?.id}`)).status).toBe(404);
  });
});
