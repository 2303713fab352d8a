import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ceilings } from '../../../server/guards/ceilings.ts';
import { defaultLimitTable } from '../../../server/guards/limits.ts';
import { ownDomain } from '../../../server/notifications/mail-domain.ts';
import { honeypotField, idempotencyHeader, paths } from '../../../shared/http.ts';
import { staffPaths } from '../../../shared/staff/staff.ts';
import { dist } from '../../support/built-site.ts';
import { booked, cancel, freeTimes, requestCall, timesOf } from '../../support/calls.ts';
import { answering, ChatVisitor, echo } from '../../support/chat.ts';
import { eachDatabase } from '../../support/databases.ts';
import { fixtureDist } from '../../support/fixture-dist.ts';
import { booking } from '../../support/requests.ts';
import { generousLimits } from '../../support/server.ts';
import { owner, type StaffServer, staffBrowser } from '../../support/staff.ts';
import { ownServer } from '../../support/use-servers.ts';
import { beforeRelease } from '../../support/whole-set.ts';

const hour = 60 * 60_000;
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

const piecePath = '/library/backup-rule';

/** A small site with one page that can be mailed. */
function withPiece(): string {
  const dir = fixtureDist();
  mkdirSync(join(dir, 'library'));
  const head = `<link rel="canonical" href="https://site.example${piecePath}">`;
  const short = '<div class="takeaways"><ul class="takeaways__list"><li>Three copies.</li></ul></div>';
  writeFileSync(
    join(dir, `${piecePath}.html`),
    `<html><head>${head}</head><main><h1>Backup</h1>${short}</main></html>`,
  );
  onTestFinished(() => rmSync(dir, { recursive: true }));
  return dir;
}

const mailsOf = ({ dataDir }: StaffServer): string[] => {
  const outbox = join(dataDir, 'outbox');
  return existsSync(outbox) ? readdirSync(outbox).map((name) => readFileSync(join(outbox, name), 'utf8')) : [];
};

/** The email to staff about the lead of an address, in one line. */
const staffMail = (server: StaffServer, email: string) =>
  mailsOf(server)
    .find((mail) => mail.includes(`Reply-To: `) && mail.includes(email))
    ?.replace(/=?\r?\n/g, ' ')
    .replace(/ +/g, ' ');

/** The one email in the outbox with these words in its subject. */
async function mailed(server: StaffServer, subject: string): Promise<string> {
  const find = () => mailsOf(server).filter((mail) => mail.includes(`Subject: ${subject}`));
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

beforeRelease(
  'a flood of searches is refused with when to come back, counted and told to staff; what was asked before is answered',
  async () => {
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
  },
);

eachDatabase('the ceiling of automatic emails', (database) => {
  const usual = defaultLimitTable.ceilings;
  const withMails = (more: Partial<typeof usual.mails>) => ({
    ...generousLimits,
    ceilings: { ...usual, mails: { ...usual.mails, networkAnHour: 1_000, ...more } },
  });
  const lead = (server: StaffServer, email: string) => server.postJson(paths.contacts, { ...booking, email });
  const kindsOf = async ({ database }: StaffServer) =>
    (await database.read.selectFrom('jobs').select('kind').where('recipient', 'is not', null).execute()).length;

  test('a domain gets twenty in an hour of all forms together; what is above is kept and told to staff', async () => {
    const server = await database.ownServer({ metricsToken, limitTable: withMails({}), distDir: withPiece() });
    for (let one = 0; one < 9; one += 1)
      expect((await lead(server, `ann${one}@a${one}.victim.example`)).status).toBe(201);
    for (let one = 0; one < 9; one += 1)
      expect((await server.postJson(paths.newsletter, { email: `bob${one}@victim.example` })).status).toBe(202);
    const wanted = (email: string) => server.postJson(paths.emailMe, { kind: 'page', path: piecePath, email });
    for (const name of ['cleo', 'dan']) expect((await wanted(`${name}@victim.example`)).status).toBe(202);
    expect(await kindsOf(server)).toBe(20);

    expect((await lead(server, 'eve@victim.example')).status).toBe(201);
    // Without an email the request would be lost: the widget sends it again later.
    expect((await server.postJson(paths.newsletter, { email: 'fay@victim.example' })).status).toBe(503);
    const busy = await wanted('gus@victim.example');
    expect([busy.status, busy.headers.get('retry-after')]).toEqual([503, '600']);
    expect(await kindsOf(server)).toBe(20);
    expect((await server.leads()).map(({ email }) => email)).toContain('eve@victim.example');
    expect(await counted(server, 'mails')).toBe(3);
    await expect.poll(() => notices(server)).toEqual(['mails']);
    await expect.poll(() => staffMail(server, 'eve@victim.example')).toContain('No confirmation email went out');

    for (let one = 0; one < 25; one += 1) await lead(server, `ann${one}@gmail.com`);
    await lead(server, 'ann@other.example');
    expect(await kindsOf(server)).toBe(46);
    server.pass(hour);
    await lead(server, 'hal@victim.example');
    expect(await kindsOf(server)).toBe(47);
  });

  test('all addresses together have their number in an hour, whichever their domains', async () => {
    const server = await database.ownServer({ limitTable: withMails({ anHour: 5 }) });
    for (let one = 0; one < 8; one += 1) expect((await lead(server, `ann@one${one}.example`)).status).toBe(201);
    expect(await kindsOf(server)).toBe(5);
    expect(await server.leads()).toHaveLength(8);
    server.pass(hour);
    await lead(server, 'ann@last.example');
    expect(await kindsOf(server)).toBe(6);
  });
});

eachDatabase('a network’s share of automatic emails', (database) => {
  test('counts those of all forms; what is above is kept without one, and other networks have their own', async () => {
    const { ceilings: usual } = defaultLimitTable;
    const limitTable = { ...generousLimits, ceilings: { ...usual, mails: { ...usual.mails, networkAnHour: 3 } } };
    const server = await database.ownServer({ metricsToken, limitTable, trustProxy: ['loopback'] });
    const mailed = async () =>
      (await server.database.read.selectFrom('jobs').select('id').where('recipient', 'is not', null).execute()).length;
    const post = (path: string, address: string, email: string) =>
      server.postJson(path, { ...booking, email }, { 'X-Forwarded-For': address });
    const lead = (address: string, email: string) => post(paths.contacts, address, email);
    const asks = (address: string, email: string) => post(paths.newsletter, address, email);
    expect((await lead('203.0.113.1', 'ann@one.example')).status).toBe(201);
    expect((await asks('203.0.113.2', 'bob@two.example')).status).toBe(202);
    expect((await lead('203.0.113.3', 'cleo@three.example')).status).toBe(201);
    expect(await mailed()).toBe(3);
    expect((await lead('203.0.113.4', 'dan@four.example')).status).toBe(201);
    expect((await asks('203.0.113.5', 'eve@five.example')).status).toBe(503);
    expect(await mailed()).toBe(3);
    expect(await server.leads()).toHaveLength(3);
    expect(await counted(server, 'mails')).toBe(2);
    await lead('203.0.114.1', 'fay@six.example');
    await lead('2001:db8:1::1', 'gus@seven.example');
    expect(await mailed()).toBe(5);
    server.pass(hour);
    await lead('203.0.113.1', 'hal@eight.example');
    expect(await mailed()).toBe(6);
  });
});

eachDatabase('a network’s share of automatic emails, of calls', (database) => {
  test('counts what a call that is booked and cancelled sends', async () => {
    const { ceilings: usual } = defaultLimitTable;
    const limitTable = { ...generousLimits, ceilings: { ...usual, mails: { ...usual.mails, networkAnHour: 3 } } };
    const server = await database.ownServer({ limitTable });
    const request = await requestCall(server);
    await booked(server, request, freeTimes(await timesOf(server, request)).at(-1) ?? '');
    await cancel(server, request);
    await requestCall(server, { email: 'ann@other.example' });
    const jobs = await server.database.read
      .selectFrom('jobs')
      .select('kind')
      .where('recipient', 'is not', null)
      .execute();
    expect(jobs.map(({ kind }) => kind).sort()).toEqual(['appointment-visitor', 'appointment-visitor', 'lead-visitor']);
  });
});

eachDatabase('the ceiling of bytes', (database) => {
  const withBytes = (bytes: Partial<typeof ceilings.bytes>) => {
    const { ceilings } = generousLimits;
    return { ...generousLimits, ceilings: { ...ceilings, bytes: { ...ceilings.bytes, short: 0, ...bytes } } };
  };

  test('a day keeps so many bytes of suspicious and of other requests; a repeated one is answered on any day', async () => {
    const server = await database.ownServer({
      metricsToken,
      limitTable: withBytes({ suspicious: 2_000, unowned: 9_500 }),
    });
    const post = (name: string, more: object = {}) => {
      const headers = { [idempotencyHeader]: `00000000-0000-4000-8000-0000000000${name}` };
      return server.postJson(
        paths.contacts,
        { ...booking, message: 'x'.repeat(1_500), email: `a${name}@visitor.example`, ...more },
        headers,
      );
    };
    const hidden = { [honeypotField]: 'filled' };
    expect((await post('10', hidden)).status).toBe(201);
    const refused = await post('11', hidden);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '3600']);
    for (let one = 20; one < 25; one += 1) expect((await post(`${one}`)).status).toBe(201);
    expect((await post('25')).status).toBe(503);
    expect((await post('20')).status).toBe(201);
    expect(await server.leads()).toHaveLength(6);
    expect(await counted(server, 'bytes')).toBe(2);
    await expect.poll(() => notices(server)).toEqual(['bytes']);
    server.pass(24 * hour);
    expect((await post('11', hidden)).status).toBe(201);
    expect((await post('25')).status).toBe(201);
  });

  beforeRelease('what is as short as people write is taken above it too, up to a multiple', async () => {
    const limitTable = withBytes({ suspicious: 2_000, unowned: 1_000, short: 600 });
    const server = await database.ownServer({ metricsToken, limitTable });
    const post = (message: string) =>
      server.postJson(paths.contacts, { ...booking, message, email: `a${message.length}@visitor.example` });
    expect((await post('x'.repeat(700))).status).toBe(201);
    expect((await post('x'.repeat(701))).status).toBe(503);
    for (const length of [10, 11, 12]) expect((await post('x'.repeat(length))).status).toBe(201);
  });
});

eachDatabase('the ceiling of bytes, of what is no request by form', (database) => {
  test('holds for chats and for the newsletter, each with its own room; requests by form go on', async () => {
    const { ceilings: usual } = generousLimits;
    const bytes = { ...usual.bytes, short: 0, chats: 900, signups: 250 };
    const limitTable = { ...generousLimits, ceilings: { ...usual, bytes } };
    const server = await database.ownServer({ ...answering(echo()), metricsToken, limitTable });
    const chat = new ChatVisitor(server);
    await chat.ask('Hello');
    const refused = await chat.post('x'.repeat(900));
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '3600']);
    const asks = (email: string, more = {}) => server.postJson(paths.newsletter, { email, ...more });
    expect((await asks('ann@one.example')).status).toBe(202);
    expect((await asks('bob@two.example', { [honeypotField]: 'filled' })).status).toBe(202);
    expect((await asks('bob@two.example', { [honeypotField]: 'filled' })).status).toBe(503);
    expect((await server.postJson(paths.contacts, booking)).status).toBe(201);
    expect(await counted(server, 'bytes')).toBe(2);
  });
});

beforeRelease('a disk of which too little is free is told to staff, once a day', async () => {
  const disk = { ...ceilings.disk, leastFree: 1.1, every: 20 };
  const server = await ownServer({ metricsToken, limitTable: { ...generousLimits, ceilings: { ...ceilings, disk } } });
  await expect.poll(() => counted(server, 'disk')).toBeGreaterThan(3);
  await expect.poll(() => notices(server)).toEqual(['disk']);
});

test.each([
  ['ann@victim.example', 'victim.example'],
  ['ann@a.b.victim.example', 'victim.example'],
  ['ann@mail.victim.co.uk', 'victim.co.uk'],
  ['ann@mail.victim.ca', 'victim.ca'],
])('the mail of %s counts for %s', (mailbox, domain) => {
  expect(ownDomain(mailbox)).toBe(domain);
});

test('every ceiling has a reason, and words for staff', () => {
  for (const { reason, title, notice } of Object.values(ceilings)) {
    expect(reason.length).toBeGreaterThan(40);
    expect(title.length).toBeGreaterThan(10);
    expect(notice.length).toBeGreaterThan(40);
  }
});
