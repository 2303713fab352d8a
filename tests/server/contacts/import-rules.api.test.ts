import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { expect, test } from 'vitest';
import { purgeOldDetails } from '../../../server/retention.ts';
import type { SentRow } from '../../../shared/staff/import.ts';
import { type CheckAnswer, type ImportItem, importLimits, importPaths } from '../../../shared/staff/import-fields.ts';
import { staffPaths } from '../../../shared/staff/staff.ts';
import { row, rows } from '../../support/import-rows.ts';
import { find, importer, pathOf, plan, upload } from '../../support/importer.ts';
import { owner } from '../../support/staff.ts';
import { useServers } from '../../support/use-servers.ts';

const day = 24 * 60 * 60_000;
const server = useServers();
const start = async () => importer(await server());

test('a consent says its day and source, or its reason and an end that the law allows', async () => {
  const { server, admin } = await start();
  const inDays = (days: number) => new Date(server.now() + days * day).toISOString().slice(0, 10);
  const implied = { basis: 'implied', consentDate: '', source: '', reason: 'inquiry', until: inDays(30) };
  const sent = [
    row(2, { consentDate: '', source: '' }),
    row(3, { consentDate: inDays(2) }),
    row(4, { consentDate: '2026-02-30' }),
    row(5, { basis: 'yes' }),
    row(6, { ...implied, reason: '', until: '' }),
    row(7, { ...implied, until: inDays(-2) }),
    row(8, { ...implied, until: inDays(300) }),
    row(9, { ...implied, until: inDays(300), reason: 'purchase' }),
    row(10, implied),
    row(11, { name: '', email: '' }),
  ];
  const { faults } = await admin.json<CheckAnswer>('POST', importPaths.check, { run: randomUUID(), rows: sent });
  expect(faults.map(({ line, fields }) => [line, Object.keys(fields).join(' ')])).toEqual([
    [2, 'consentDate source'],
    [3, 'consentDate'],
    [4, 'consentDate'],
    [5, 'basis'],
    [6, 'reason until'],
    [7, 'until'],
    [8, 'until'],
    [11, 'email'],
  ]);
});

test('an upload that is too long is refused at once, and so are a batch and a plan beyond the limits', async () => {
  const { server, admin } = await start();
  const key = randomUUID();
  expect(await sendGigabyte(server.url, `${pathOf(key)}/batches/0`, admin.cookie)).toBe(413);
  const check = (all: SentRow[]) => admin.call('POST', importPaths.check, { run: randomUUID(), rows: all });
  expect((await check(rows(importLimits.batchRows + 1))).status).toBe(422);
  expect((await check([])).status).toBe(422);
  expect((await admin.call('PUT', pathOf(key), { ...plan(rows(1)), rows: importLimits.rows + 1 })).status).toBe(422);
  expect((await admin.call('PUT', pathOf('1'), plan(rows(1)))).status).toBe(404);
});

/** Announces a gigabyte and sends only its beginning. */
function sendGigabyte(url: string, path: string, cookie: string): Promise<number | undefined> {
  const headers = {
    Origin: url,
    Cookie: cookie,
    'Content-Type': 'application/json',
    'Content-Length': 1024 ** 3,
  };
  return new Promise((resolve) => {
    const asking = request(url + path, { method: 'PUT', headers, agent: false }, (answer) => {
      resolve(answer.statusCode);
      asking.destroy();
    });
    asking.on('error', () => {});
    asking.write(' '.repeat(64 * 1024));
  });
}

test('who reads or writes contacts is an administrator, and fields beside the known ones count for nothing', async () => {
  const { server, admin } = await start();
  for (const role of ['sales', 'marketing'] as const) {
    const other = await server.signedIn(role);
    expect((await other.call('GET', importPaths.imports)).status).toBe(403);
    expect((await other.call('GET', `${importPaths.contacts}?email=a@b.example`)).status).toBe(403);
  }
  const sneaky = { ...row(2), id: 7, import_id: 7, subscriber_id: 'x', '__proto__.x': '1' } as unknown as SentRow;
  await upload(admin, [sneaky]);
  const [item] = await find(admin, 'contact.2@imported.example');
  expect(item).toMatchObject({ id: 1, fileName: 'fair.csv' });
  const { items } = await admin.json<{ items: ImportItem[] }>('GET', importPaths.imports);
  expect(items).toMatchObject([{ fileName: 'fair.csv', by: owner.adminEmail, added: 1 }]);
  const log = JSON.stringify(await admin.json('GET', staffPaths.audit));
  expect(log).not.toMatch(/imported\.example|Contact 2/);
});

test('a contact is deleted when its implied consent ends or no import has touched it for 24 months', async () => {
  const { server, admin } = await start();
  const soon = new Date(server.now() + 5 * day).toISOString().slice(0, 10);
  const implied = { basis: 'implied', consentDate: '', source: '', reason: 'given', until: soon };
  await upload(admin, [row(2), row(3, implied)]);
  const { database } = server;
  const left = async (days: number) => {
    await purgeOldDetails(database, server.dataDir, new Date(server.now() + days * day));
    return (await database.read.selectFrom('contacts').select('email').execute()).length;
  };
  expect([await left(4), await left(7), await left(700), await left(740), await left(800)]).toEqual([2, 1, 1, 0, 0]);
  expect(await database.read.selectFrom('imports').selectAll().execute()).toEqual([]);
});
