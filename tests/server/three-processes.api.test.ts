import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { openDatabase, openForReading } from '../../server/database/database.ts';
import { limits } from '../../server/guards/limits.ts';
import { createLeads } from '../../server/leads/create-leads.ts';
import { lease } from '../../server/notifications/jobs.ts';
import { mostMails } from '../../server/notifications/recipient-limit.ts';
import { retention } from '../../shared/company/hours.ts';
import { inboxPaths } from '../../shared/staff/inbox.ts';
import { staffPaths } from '../../shared/staff/staff.ts';
import { freePort } from '../../tools/lib/port.mjs';
import { freshPostgres } from '../support/databases.ts';
import { describeWith } from '../support/describe-with.ts';
import { bookingLead } from '../support/lead-requests.ts';
import { noPostgres, testPostgresUrl } from '../support/postgres.ts';
import { booking } from '../support/requests.ts';
import { routes } from '../support/route-table.ts';
import { ServerProcess } from '../support/server-process.ts';
import { owner, type StaffBrowser, setUpAuthenticator, staffBrowser } from '../support/staff.ts';
import { startThreeProcesses, type ThreeProcesses } from '../support/three-processes.ts';
import { wholeSet } from '../support/whole-set.ts';

const origin = 'http://www.company.example';
const staff = 'sales@company.example';
const flooded = 'flooded@visitor.example';
const token = 'a token of this test';

const rush = wholeSet ? { leads: 3_000, rounds: 4 } : { leads: 30, rounds: 1 };
const ended = wholeSet ? 3 : 1;

describeWith(
  testPostgresUrl,
  noPostgres,
  'three processes on one PostgreSQL, behind a proxy as docs/operating.md has it',
  () => {
    let three: ThreeProcesses;
    let addresses = 0;

    beforeAll(async () => {
      three = await startThreeProcesses({
        SITE_ORIGIN: origin,
        ADMIN_EMAIL: owner.adminEmail,
        ADMIN_PASSWORD: owner.adminPassword,
        LEADS_TO: staff,
        METRICS_TOKEN: token,
      });
    });

    afterAll(() => three?.stop());

    /** Each of another network. */
    const newAddress = () => `198.51.${++addresses % 250}.${100 + Math.floor(addresses / 250)}`;

    type Sent = { status: number; reference?: string };

    async function post(
      fields: Partial<typeof booking>,
      { key = randomUUID() as string | null, from = newAddress(), to = three.proxy.url } = {},
    ): Promise<Sent> {
      const answer = await fetch(`${to}/api/contacts`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'X-Forwarded-For': from,
          ...(key && { 'Idempotency-Key': key }),
        },
        body: JSON.stringify({ ...booking, ...fields }),
      });
      return { status: answer.status, ...((await answer.json()) as object) };
    }

    async function leads() {
      const { read, close } = openForReading(three.database.options);
      try {
        return await read.selectFrom('leads').selectAll().execute();
      } finally {
        await close();
      }
    }

    const keptFor = async (email: string) => (await leads()).filter((lead) => lead.email === email);

    /** Posts at least `count` leads, a few concurrently, until `meanwhile` ends. */
    async function rushOf(name: string, count: number, meanwhile: () => Promise<void>) {
      const sent: Sent[] = [];
      let next = 0;
      let isOver = false;
      const visitor = async () => {
        while (next < count || !isOver) {
          const number = next++;
          sent.push(await post({ email: `${name}-${number}@visitor.example`, message: `${name} ${number}` }));
          await wait(50);
        }
      };
      const visitors = Promise.all(Array.from({ length: 6 }, visitor));
      await meanwhile().finally(() => {
        isOver = true;
      });
      await visitors;
      return sent;
    }

    /** All answered 201 and stored once. */
    async function expectAllKept(name: string, sent: readonly Sent[]) {
      expect(sent.filter(({ status }) => status !== 201)).toEqual([]);
      const kept = (await leads()).filter(({ email }) => email.startsWith(`${name}-`));
      expect(kept).toHaveLength(sent.length);
      expect(new Set(kept.map(({ reference }) => reference))).toEqual(new Set(sent.map(({ reference }) => reference)));
    }

    /** Duplicates have the same Message-ID. */
    async function expectAllMailed(name: string) {
      const references = (await leads())
        .filter(({ email }) => email.startsWith(`${name}-`))
        .map((lead) => lead.reference);
      const mailsByReference = () =>
        Map.groupBy(three.mail.to(staff), ({ subject }) => /\w{3}-\w{3}(?=:)/.exec(subject ?? '')?.[0] ?? '');
      const missing = () => {
        const mails = mailsByReference();
        return references.filter((reference) => !mails.has(reference));
      };
      await expect.poll(missing, { timeout: wholeSet ? 900_000 : 100_000, interval: 500 }).toEqual([]);
      const mails = mailsByReference();
      const doubled = references.filter((reference) => (mails.get(reference)?.length ?? 0) > 1);
      for (const reference of doubled) {
        expect(new Set(mails.get(reference)?.map(({ messageId }) => messageId)).size).toBe(1);
      }
      console.log(
        `${name}: ${references.length} leads, ${doubled.length} mails to staff came twice under one Message-ID`,
      );
      return doubled.length;
    }

    /** After the lease, a killed process's emails are free; a lead at each process makes it look for them. */
    async function passLease() {
      for (const server of three.processes) server.pass(lease);
      const looks = three.processes.map(({ url }) => post({ email: 'looked@visitor.example' }, { to: url }));
      expect((await Promise.all(looks)).map(({ status }) => status)).toEqual([201, 201, 201]);
    }

    // Runs first: after a rush every lead is quarantined as spam and gets no confirmation.
    test('one mailbox gets its share of mails from all of them together', async () => {
      for (let count = 0; count < 9; count += 1) await post({ email: flooded, message: `lead ${count}` });
      const references = (await keptFor(flooded)).map(({ reference }) => reference);
      expect(references).toHaveLength(9);
      await expect
        .poll(
          () => references.filter((one) => three.mail.to(staff).some(({ subject }) => subject?.includes(one))).length,
        )
        .toBe(9);
      await expect.poll(() => three.mail.to(flooded).length).toBe(mostMails);
    });

    test('leads that come to any of them are kept once and mailed once', async () => {
      const sent = await rushOf('shared', rush.leads, async () => undefined);
      await expectAllKept('shared', sent);
      expect(await expectAllMailed('shared')).toBe(0);
      const counted = await Promise.all(
        three.processes.map(async ({ url }) => {
          const answer = await fetch(`${url}/metrics`, { headers: { Authorization: `Bearer ${token}` } });
          return Number(/^leads_total\{outcome="kept"\} (\d+)/m.exec(await answer.text())?.[1] ?? 0);
        }),
      );
      expect(Math.min(...counted)).toBeGreaterThan(0);
    });

    test('the same request at all three at once is one lead with one answer, with a key and without', async () => {
      for (const key of [randomUUID(), null]) {
        const email = `same-${key ? 'key' : 'words'}@visitor.example`;
        const from = newAddress();
        const sent = await Promise.all(
          Array.from({ length: 9 }, (_, index) => post({ email }, { key, from, to: three.processes[index % 3]?.url })),
        );
        expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([201]));
        expect(new Set(sent.map(({ reference }) => reference)).size).toBe(1);
        expect(await keptFor(email)).toHaveLength(1);
      }
    });

    test('a limit counts what an address asked of all of them', async () => {
      const from = newAddress();
      const sent: Sent[] = [];
      for (let count = 0; count < limits.contacts.points + 6; count += 1) {
        sent.push(await post({ email: `limit-${count}@visitor.example` }, { from }));
      }
      expect(sent.filter(({ status }) => status === 201)).toHaveLength(limits.contacts.points);
      expect(sent.filter(({ status }) => status === 429)).toHaveLength(6);
    });

    test('who signed in at one is known to all: each answers every list of staff alike, and tells live of a lead that another kept', async () => {
      const headers = { Origin: origin };
      const at = (cookie: string) => three.processes.map(({ url }) => Object.assign(staffBrowser({ url }), { cookie }));
      const browser = staffBrowser({ url: three.proxy.url });
      const account = { email: owner.adminEmail, password: owner.adminPassword };
      expect((await browser.call('POST', staffPaths.signIn, account, headers)).status).toBe(200);
      await setUpAuthenticator(browser, Date.now, headers);
      const [one, two, third] = at(browser.cookie) as [StaffBrowser, StaffBrowser, StaffBrowser];

      const lists = routes.filter(
        ({ method, path, access }) =>
          method === 'GET' && typeof access === 'object' && !/:|live|export|\/(person|company)$/.test(path),
      );
      expect(lists.length).toBeGreaterThan(10);
      const days = '?from=2026-11-01&to=2026-11-07';
      const ask = async (path: string) => {
        const answers = [one, two, third].map((process) => process.call('GET', path + days, undefined, headers));
        return [path, ...(await Promise.all(answers)).map(({ status }) => status)];
      };
      const answered = await Promise.all(lists.map(({ path }) => ask(path)));
      expect(answered).toEqual(lists.map(({ path }) => [path, 200, 200, 200]));

      const stream = await third.call('GET', inboxPaths.live, undefined, headers);
      expect(stream.status).toBe(200);
      const { reference = '' } = await post({ email: 'live@visitor.example' }, { to: three.processes[0]?.url });
      let heard = '';
      for await (const part of (stream.body as ReadableStream<BufferSource>).pipeThrough(new TextDecoderStream())) {
        heard += part;
        if (heard.includes(reference)) break;
      }
      expect(heard).toContain(reference);

      expect((await two.call('DELETE', staffPaths.sessions, undefined, headers)).status).toBe(200);
      expect((await one.call('GET', inboxPaths.leads, undefined, headers)).status).toBe(401);
    });

    test('a process killed in the middle of requests loses nothing, and nobody is refused', async () => {
      const sent = await rushOf('killed', rush.leads, async () => {
        for (let round = 0; round < rush.rounds; round += 1) {
          for (const server of three.processes.slice(0, ended)) {
            await server.kill('SIGKILL');
            await server.start();
          }
        }
      });
      await expectAllKept('killed', sent);
      await passLease();
      await expectAllMailed('killed');
      expect(three.mail.to(flooded)).toHaveLength(mostMails);
    });

    test('restarted one after the other, they refuse nobody', async () => {
      const pages: number[] = [];
      const sent = await rushOf('restarted', rush.leads, async () => {
        let isOver = false;
        const looking = (async () => {
          while (!isOver) {
            pages.push((await fetch(`${three.proxy.url}/`, { headers: { 'X-Forwarded-For': newAddress() } })).status);
            await wait(50);
          }
        })();
        for (let round = 0; round < rush.rounds; round += 1) {
          for (const server of three.processes.slice(0, ended)) {
            await server.kill('SIGTERM');
            await server.start();
          }
        }
        isOver = true;
        await looking;
      });
      await expectAllKept('restarted', sent);
      expect(new Set(pages)).toEqual(new Set([200]));
      expect(await expectAllMailed('restarted')).toBe(0);
    });

    const inWholeSet = wholeSet ? test : () => undefined;
    inWholeSet('old details go in the night of three processes, new ones stay', async () => {
      const { options, remove } = await freshPostgres();
      onTestFinished(remove);
      const kept = await openDatabase(options);
      onTestFinished(() => kept.close());
      // The processes' night begins with them (night-server.ts).
      const evening = new Date('2026-11-23T20:00:00Z');
      const old = new Date(evening);
      old.setUTCMonth(old.getUTCMonth() - retention.leadMonths);
      old.setUTCDate(old.getUTCDate() - 1);
      for (const [name, at] of Object.entries({ old, new: evening }))
        await createLeads(kept, () => at).keep(bookingLead({}, { email: `${name}@visitor.example` }));
      const emails = async () =>
        (await kept.read.selectFrom('leads').select('email').execute()).map(({ email }) => email);
      expect(await emails()).toHaveLength(2);

      const environment = { DATABASE_URL: options.databaseUrl, SMTP_URL: three.mail.url, LOG_LEVEL: 'warn' };
      const nights = [await freePort(), await freePort(), await freePort()].map(
        (port) => new ServerProcess(port, environment, 'tests/support/night-server.ts'),
      );
      onTestFinished(async () => void (await Promise.all(nights.map((night) => night.remove()))));
      await Promise.all(nights.map((night) => night.start()));
      const deleted = async () => (await kept.read.selectFrom('deletions').select('at').execute()).length;
      await expect.poll(deleted, { timeout: 60_000 }).toBeGreaterThanOrEqual(nights.length);
      expect(await emails()).toEqual(['new@visitor.example']);
      for (const night of nights) expect(night.printed()).not.toMatch(/"level":[56]0/);
    });
  },
  // A process starts within seconds, later on a busy machine.
  { timeout: wholeSet ? 1_800_000 : 300_000 },
);
