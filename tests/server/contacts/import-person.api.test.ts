import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { backUp, backupFolder } from '../../../server/database/backup.ts';
import { sqliteFile } from '../../../server/database/database.ts';
import { restore } from '../../../server/database/restore.ts';
import { createNewsletter } from '../../../server/newsletter/create-newsletter.ts';
import { createLinkTokens } from '../../../server/newsletter/link-tokens.ts';
import { purgeOldDetails } from '../../../server/retention.ts';
import { retention } from '../../../shared/company/hours.ts';
import { type CheckAnswer, importPaths } from '../../../shared/staff/import-fields.ts';
import { inboxPaths } from '../../../shared/staff/inbox.ts';
import { type PeopleAnswer, peoplePaths } from '../../../shared/staff/people.ts';
import { mergePath, type PersonAnswer, personPath } from '../../../shared/staff/person.ts';
import { staffPaths } from '../../../shared/staff/staff.ts';
import { eachDatabase } from '../../support/databases.ts';
import { row } from '../../support/import-rows.ts';
import { actions, find, importer, tablesOf, upload } from '../../support/importer.ts';
import { booking } from '../../support/requests.ts';
import type { StaffBrowser, StaffServer } from '../../support/staff.ts';

const emailsIn = (rows: readonly { email: string | null }[]) => rows.map(({ email }) => email);
const unsubscribedIn = async (admin: StaffBrowser, ...rows: ReturnType<typeof row>[]) =>
  (await admin.json<CheckAnswer>('POST', importPaths.check, { run: randomUUID(), rows })).unsubscribed;

eachDatabase('a person who was imported', (database, kind) => {
  test('is erased by the contact: its doubles, requests and subscription; a restore does not bring the person back', async () => {
    const options = await database.fresh();
    const { server, admin } = await importer(await database.ownServer(options));
    const email = 'Erased@visitor.example';
    await upload(admin, [row(2, { email }), row(3)], true);
    await upload(admin, [row(2, { email, name: 'Double', onDuplicate: 'add' })]);
    for (const sender of [email, 'other@visitor.example'])
      await server.postJson('/api/contacts', { ...booking, email: sender });
    const backup =
      kind === 'sqlite' &&
      (await backUp(sqliteFile(options.dataDir), backupFolder(options.dataDir), new Date(server.now())));

    const [contact] = await find(admin, email);
    await admin.json('DELETE', `${importPaths.contacts}/${contact?.id}`);
    const left = async ({ database }: StaffServer) => {
      const { contacts, leads, subscribers, consents } = await tablesOf(
        database,
        'contacts',
        'leads',
        'subscribers',
        'consents',
      );
      return [contacts, leads, subscribers, consents].map(emailsIn);
    };
    const others = ['contact.3@imported.example'];
    expect(await left(server)).toEqual([others, ['other@visitor.example'], others, others]);
    const { items } = await admin.json<{ items: { action: string; about: string }[] }>('GET', staffPaths.audit);
    expect(items[0]).toMatchObject({ action: 'person erased', about: `contact ${contact?.id}`, detail: '1 requests' });
    const list = readFileSync(join(options.dataDir, 'erasures.jsonl'), 'utf8');
    expect(list).toContain('"hash"');
    expect(list.toLowerCase()).not.toContain('visitor');
    expect(await unsubscribedIn(admin, row(2, { email }), row(3))).toEqual([2]);
    if (!backup) return;

    await server.stop();
    await restore(backup.copy, sqliteFile(options.dataDir), new Date());
    expect(await left(await database.ownServer(options))).toEqual([others, ['other@visitor.example'], others, others]);
  });

  test('is shown beside the request of the same address, and found by any part of name, email or company', async () => {
    const { server, admin } = await importer(await database.server());
    const email = 'Ada@harbour-clinic.example';
    const french = row(4, { name: 'Élodie Gagné', company: 'Notariat ÉTÉ' });
    await upload(admin, [row(2, { email, name: 'Ada Okafor', company: 'Harbour Clinic' }), row(3), french]);
    const answer = await server.postJson('/api/contacts', { ...booking, email });
    const { reference } = (await answer.json()) as { reference: string };
    const sales = await server.signedIn('sales');
    const { contacts } = await sales.json<PersonAnswer>('GET', personPath(reference));
    expect(contacts).toMatchObject([{ fileName: 'fair.csv', basis: 'express', consentDate: '2026-03-31' }]);
    const found = async (words: string) => {
      const { items } = await sales.json<PeopleAnswer>('GET', `${peoplePaths.people}?q=${encodeURIComponent(words)}`);
      return items.map(({ name }) => name);
    };
    expect(await found('harbour CLINIC')).toEqual([booking.name]);
    expect(await found('ada@harbour')).toEqual([booking.name]);
    expect(await found('contact 3')).toEqual(['Contact 3']);
    for (const typed of ['Élodie', 'elodie']) expect(await found(typed), typed).toEqual(['Élodie Gagné']);
    expect(await found('GAGNÉ été')).toEqual(['Élodie Gagné']);
    expect([await found('% _'), await found('okafor 3')]).toEqual([[], []]);
    expect((await sales.call('GET', `${importPaths.contacts}?email=ada`)).status).toBe(403);
  });

  test('is erased with the subscription by a request too, and a contact of a merged request takes all addresses along', async () => {
    const { server, admin } = await importer(await database.server());
    const send = async (email: string) => {
      const answer = await server.postJson('/api/contacts', { ...booking, email });
      return ((await answer.json()) as { reference: string }).reference;
    };
    await upload(admin, [row(2, { email: 'one@visitor.example' }), row(3, { email: 'two@visitor.example' })], true);
    const one = await send('one@visitor.example');
    await admin.json('DELETE', `${inboxPaths.leads}/${one}`);
    expect(emailsIn((await tablesOf(server.database, 'subscribers')).subscribers)).toEqual(['two@visitor.example']);

    const [two, work] = [await send('two@visitor.example'), await send('two@work.example')];
    await admin.json('POST', mergePath(two), { leads: [{ reference: work, version: 0 }] });
    const [contact] = await find(admin, 'two@visitor.example');
    await admin.json('DELETE', `${importPaths.contacts}/${contact?.id}`);
    const { leads, contacts, subscribers } = await tablesOf(server.database, 'leads', 'contacts', 'subscribers');
    expect([leads, contacts, subscribers]).toEqual([[], [], []]);
  });

  test('and never subscribed is unsubscribed by staff too: the contact says so, and no import subscribes the person', async () => {
    const { server, admin } = await importer(await database.server());
    await upload(admin, [row(2, { email: 'Asked@visitor.example' }), row(3)]);
    const sales = await server.signedIn('sales');
    await sales.json('POST', peoplePaths.unsubscribe, { email: 'Asked@visitor.example' });
    const [contact] = await find(admin, 'asked@visitor.example');
    expect(contact).toMatchObject({ basis: 'unsubscribed', consentDate: '2026-03-31' });
    await upload(admin, [row(2, { email: 'asked@visitor.example', onDuplicate: 'add' }), row(4)], true);
    expect(emailsIn((await tablesOf(server.database, 'subscribers')).subscribers)).toEqual([
      'contact.4@imported.example',
    ]);
    expect((await actions(admin)).filter((action) => action === 'person unsubscribed')).toHaveLength(1);
  });

  test('and unsubscribed is not subscribed by a file either when the address is long deleted, until the person confirms', async () => {
    const { server, admin } = await importer(await database.server());
    const tokens = createLinkTokens('a secret of this test');
    const here = server.database;
    const newsletter = createNewsletter({ database: here, tokens, clock: () => new Date(server.now()) });
    const link = async (purpose: 'confirm' | 'unsubscribe', email: string) => {
      const { id } = await here.read
        .selectFrom('subscribers')
        .select('id')
        .where('email', '=', email)
        .executeTakeFirstOrThrow();
      return tokens.make(purpose, { subscriber: id, at: server.now() + 1 });
    };
    const [gone, silent] = ['contact.5@imported.example', 'contact.6@imported.example'];
    await upload(admin, [row(5)], true);
    await newsletter.subscribe({ email: silent, suspicion: [] });
    for (const email of [gone, silent]) await newsletter.unsubscribe(await link('unsubscribe', email));
    const years = new Date(server.now());
    years.setUTCFullYear(years.getUTCFullYear() + retention.consentYears, years.getUTCMonth(), years.getUTCDate() + 1);
    await purgeOldDetails(here, server.dataDir, years);
    await admin.signIn();
    const { subscribers, consents, withdrawals } = await tablesOf(here, 'subscribers', 'consents', 'withdrawals');
    expect([subscribers, consents, withdrawals.length]).toEqual([[], [], 2]);
    expect(JSON.stringify(withdrawals)).not.toContain('imported');

    const again = [row(5), row(6), row(7)];
    expect(await unsubscribedIn(admin, ...again)).toEqual([5, 6]);
    await upload(admin, again, true);
    const now = await tablesOf(here, 'contacts', 'subscribers');
    expect(emailsIn(now.contacts)).toEqual([gone, silent, 'contact.7@imported.example']);
    expect(emailsIn(now.subscribers)).toEqual(['contact.7@imported.example']);

    await newsletter.subscribe({ email: gone, suspicion: [] });
    expect((await tablesOf(here, 'withdrawals')).withdrawals).toHaveLength(2);
    expect(await newsletter.confirm(await link('confirm', gone))).toBe('confirmed');
    expect((await tablesOf(here, 'withdrawals')).withdrawals).toHaveLength(1);
    expect(await unsubscribedIn(admin, ...again)).toEqual([6]);
  });
});
