import { hash, verify } from '@node-rs/argon2';
import { expect, test, vi } from 'vitest';
import { passkeyPaths } from '../../../shared/staff/passkeys.ts';
import { staffPaths } from '../../../shared/staff/staff.ts';
import { type PasskeyQuestion, passkeyDevice } from '../../support/passkey-device.ts';
import { codeAt, owner, type StaffServer, setUpAuthenticator, staffBrowser } from '../../support/staff.ts';
import { createPrinted, revoke } from '../../support/staff-accounts.ts';
import { ownServer } from '../../support/use-servers.ts';

vi.mock('@node-rs/argon2', { spy: true });

test('whoever is not let in gets one answer, for the same work: nobody learns which accounts there are', async () => {
  const server = await ownServer({ requireTotp: true, siteOrigin: 'https://www.ours.example' });
  const [revoked, locked, byPasskey] = ['revoked@staff.example', 'locked@staff.example', 'key@staff.example'];
  const desks = await Promise.all([revoked, locked, byPasskey].map((email) => server.signedIn('sales', email)));
  const secrets = await Promise.all(desks.map((desk) => setUpAuthenticator(desk, server.now)));
  await revoke(server.database, revoked);
  const thief = staffBrowser(server);
  await thief.signIn(locked);
  const wrong = String((Number(codeAt(secrets[1]?.secret ?? '', server.now())) + 1) % 1_000_000).padStart(6, '0');
  for (let guess = 0; guess < 20; guess += 1) await thief.call('POST', staffPaths.code, { code: wrong });
  const offer = { name: 'Laptop', current: owner.adminPassword };
  const asked = await desks[2]?.json<PasskeyQuestion>('POST', passkeyPaths.offer, offer);
  if (asked) await desks[2]?.json('POST', passkeyPaths.all, passkeyDevice(server.origin).make(asked));
  const printed = await createPrinted(server.database);

  const answers: unknown[] = [];
  for (const [email, password] of [
    ['nobody@staff.example', owner.adminPassword],
    ['nobody@staff.example', 'x'],
    [owner.adminEmail, 'not the password at all'],
    [revoked, owner.adminPassword],
    [locked, 'not the password at all'],
    [byPasskey, 'not the password at all'],
    ['printed@staff.example', `${printed}x`],
  ] as const) {
    vi.mocked(verify).mockClear();
    vi.mocked(hash).mockClear();
    const before = await refusals(server);
    const answer = await staffBrowser(server).signIn(email, password);
    const headers = [...answer.headers].filter(([name]) => !['date', 'ratelimit', 'x-request-id'].includes(name));
    const costs = vi.mocked(verify).mock.calls.map(([kept]) => String(kept).split('$').slice(0, 4).join('$'));
    const work = { costs, hashed: vi.mocked(hash).mock.calls.length, written: (await refusals(server)) - before };
    answers.push({ status: answer.status, body: await answer.text(), headers, ...work });
  }
  expect(answers[0]).toMatchObject({
    ...{ status: 401, costs: ['$argon2id$v=19$m=19456,t=2,p=1'], hashed: 0, written: 1 },
    body: expect.stringContaining('do not belong together'),
  });
  for (const answer of answers) expect(answer).toEqual(answers[0]);
});

async function refusals({ database }: StaffServer): Promise<number> {
  const rows = await database.read.selectFrom('audit').select('id').where('action', '=', 'sign-in refused').execute();
  return rows.length;
}
