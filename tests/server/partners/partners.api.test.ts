import { expect, test } from 'vitest';
import { type PartnersAnswer, partnerPaths } from '../../../shared/staff/partners.ts';
import { eachDatabase } from '../../support/databases.ts';
import { booking } from '../../support/requests.ts';
import type { TestServer } from '../../support/server.ts';
import { type StaffBrowser, staffBrowser } from '../../support/staff.ts';
import { runStatement } from '../../support/statements.ts';
import { useServers } from '../../support/use-servers.ts';
import { beforeRelease } from '../../support/whole-set.ts';

const partner = 'https://www.partner.example';

const start = useServers();
const embedOrigins = ['https://set.example'];

async function signedIn(server: TestServer): Promise<StaffBrowser> {
  const admin = staffBrowser(server);
  await admin.signIn();
  return admin;
}

const add = (admin: StaffBrowser, origin: string, name = 'A partner') =>
  admin.call('POST', partnerPaths.partners, { origin, name });
const list = async (admin: StaffBrowser) => (await admin.json<PartnersAnswer>('GET', partnerPaths.partners)).partners;
const allowed = async (server: TestServer, origin = partner) => {
  const answer = await server.ask('/api/embed', { headers: { Origin: origin } });
  return ((await answer.json()) as { allowed: boolean }).allowed;
};
let turn = 0;
const post = (server: TestServer, origin = partner) => {
  turn += 1;
  return server.postJson('/api/contacts', { ...booking, message: `request ${turn}` }, { Origin: origin });
};

eachDatabase('partners', (database) => {
  beforeRelease('may be very many: the list and its requests are read all the same', async () => {
    const server = await database.server({ embedOrigins });
    const admin = await signedIn(server);
    const many = 33_000;
    await server.database.transaction().execute((trx) =>
      runStatement(
        trx,
        `with recursive counted (n) as (select 1 union all select n + 1 from counted where n < ${many})
        insert into partners (origin, name, added_at, added_by)
        select 'https://p' || n || '.example', 'Partner', 0, 'a test' from counted`,
      ),
    );
    await server.refresh();
    expect((await post(server, 'https://p7.example')).status).toBe(201);
    const partners = await list(admin);
    expect(partners).toHaveLength(many + embedOrigins.length);
    expect(partners.filter(({ leads }) => leads > 0)).toMatchObject([{ origin: 'https://p7.example', leads: 1 }]);
  });

  test('a listed site may write at once, one of the settings too, and no other; a removed one may no longer', async () => {
    const server = await database.server({ embedOrigins });
    const admin = await signedIn(server);
    expect([await allowed(server), (await post(server)).status]).toEqual([false, 403]);
    expect((await add(admin, `${partner}/pages/contact?x=1`, 'Harbour Dental')).status).toBe(201);
    const kept = await post(server);
    expect([await allowed(server), kept.status]).toEqual([true, 201]);
    expect(kept.headers.get('access-control-allow-origin')).toBe(partner);
    // A page's own `fetch` may add credentials; no cookie of ours goes with it.
    expect(kept.headers.get('access-control-allow-credentials')).toBe('true');
    expect(kept.headers.has('set-cookie')).toBe(false);
    expect((await post(server, 'https://set.example')).status).toBe(201);
    expect((await post(server, 'https://www.partner.example.evil.example')).status).toBe(403);

    const [setting, added] = await list(admin);
    expect(setting).toMatchObject({ origin: 'https://set.example', leads: 1, addedBy: null });
    expect(setting).not.toHaveProperty('id');
    expect(added).toMatchObject({ origin: partner, name: 'Harbour Dental', leads: 1, addedBy: 'owner@staff.example' });

    await admin.json('DELETE', `${partnerPaths.partners}/${added?.id}`);
    expect([await allowed(server), (await post(server)).status]).toEqual([false, 403]);
    expect(await list(admin)).toHaveLength(1);
    const { items } = await admin.json<{ items: { action: string; about: string }[] }>('GET', '/api/staff/audit');
    expect(items.filter(({ about }) => about === partner).map(({ action }) => action)).toEqual([
      'partner removed',
      'partner added',
    ]);
  });

  test('another process notices a new partner and a removed one', async () => {
    const options = await database.fresh();
    const server = await database.ownServer({ ...options, embedOrigins });
    const other = await database.ownServer({ ...options, embedOrigins, partnersEvery: 50 });
    const admin = await signedIn(server);
    await add(admin, partner);
    await expect.poll(() => allowed(other)).toBe(true);
    const [, added] = await list(admin);
    await admin.json('DELETE', `${partnerPaths.partners}/${added?.id}`);
    await expect.poll(() => allowed(other)).toBe(false);
  });
});

test('what is no address of a site, or is listed already, is refused with the reason', async () => {
  const server = await start({ embedOrigins });
  const admin = await signedIn(server);
  expect((await add(admin, 'partner.example')).status).toBe(201);
  for (const origin of [
    'https://partner.example',
    'https://set.example',
    'javascript:alert(1)',
    'null',
    '*',
    'https://a b',
    'file:///x',
    '',
  ])
    expect((await add(admin, origin)).status, origin).toBe(422);
  expect((await list(admin)).map(({ origin }) => origin)).toEqual(['https://set.example', 'https://partner.example']);
});
