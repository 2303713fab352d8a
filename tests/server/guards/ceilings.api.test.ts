import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ceilings } from '../../../server/guards/ceilings.ts';
import { staffPaths } from '../../../shared/staff/staff.ts';
import { dist } from '../../support/built-site.ts';
import { owner, type StaffServer, staffBrowser } from '../../support/staff.ts';
import { ownServer } from '../../support/use-servers.ts';

const metricsToken = 'a-token-of-the-operator';

async function counted({ ask }: StaffServer, ceiling: string): Promise<number> {
  const headers = { authorization: `Bearer ${metricsToken}` };
  const text = await (await ask('/metrics', { headers })).text();
  return Number(new RegExp(`ceilings_total\\{ceiling="${ceiling}"\\} (\\d+)`).exec(text)?.[1] ?? 0);
}

/** What staff are told of, by email. */
async function notices({ database }: StaffServer): Promise<string[]> {
  const jobs = await database.read.selectFrom('jobs').select('request_key').where('kind', '=', 'ceiling').execute();
  return jobs.map(({ request_key }) => request_key?.split(' ')[1] ?? '');
}

/** The one email in the outbox with these words in its subject. */
async function mailed({ dataDir }: StaffServer, subject: string): Promise<string> {
  const outbox = join(dataDir, 'outbox');
  const find = () =>
    existsSync(outbox)
      ? readdirSync(outbox)
          .map((name) => readFileSync(join(outbox, name), 'utf8'))
          .filter((mail) => mail.includes(`Subject: ${subject}`))
      : [];
  await expect.poll(() => find().length).toBe(1);
  return find()[0] ?? '';
}

test('a flood of sign-ins is refused with when to come back, counted, and told to staff once; then all is as before', async () => {
  const server = await ownServer({ metricsToken, leadsTo: 'sales@site.example' });
  const guess = (place: number) =>
    server.postJson(staffPaths.signIn, { email: `nobody${place}@staff.example`, password: 'not the password' });
  const answers = await Promise.all(Array.from({ length: 60 }, (_, place) => guess(place)));
  const refused = answers.filter(({ status }) => status === 503);
  expect(answers.filter(({ status }) => status === 401).length).toBe(60 - refused.length);
  expect(refused.length).toBeGreaterThan(0);
  for (const { headers } of refused) expect(headers.get('retry-after')).toBe('5');
  expect(await refused[0]?.json()).toMatchObject({ error: { code: 'busy' } });
  expect(await counted(server, 'passwordChecks')).toBe(refused.length);
  await expect.poll(() => notices(server)).toEqual(['passwordChecks']);
  expect(await mailed(server, ceilings.passwordChecks.title)).toMatch(/^To: sales@site\.example$/m);
  expect((await staffBrowser(server).signIn(owner.adminEmail)).status).toBe(200);
});

test('a flood of searches is refused with when to come back, counted and told to staff; what was asked before is answered', async () => {
  const server = await ownServer({ metricsToken, distDir: dist });
  const search = (query: string) => server.ask(`/search?q=${query}`);
  expect((await search('backup')).status).toBe(200);
  const answers = await Promise.all(Array.from({ length: 60 }, (_, place) => search(`backup+plan+${place}`)));
  const refused = answers.filter(({ status }) => status === 503);
  expect(answers.filter(({ status }) => status === 200).length).toBe(60 - refused.length);
  expect(refused.length).toBeGreaterThan(0);
  for (const { headers } of refused) {
    expect(headers.get('retry-after')).toBe('5');
    expect(headers.get('content-type')).toContain('text/html');
  }
  expect((await Promise.all([search('backup+plan+x'), search('backup')])).map(({ status }) => status)).toEqual([
    200, 200,
  ]);
  expect(await counted(server, 'searches')).toBe(refused.length);
  await expect.poll(() => notices(server)).toEqual(['searches']);
});

test('every ceiling has a reason, and words for staff', () => {
  for (const { reason, title, notice } of Object.values(ceilings)) {
    expect(reason.length).toBeGreaterThan(40);
    expect(title.length).toBeGreaterThan(10);
    expect(notice.length).toBeGreaterThan(40);
  }
});
