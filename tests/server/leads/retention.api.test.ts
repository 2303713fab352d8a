import { mkdirSync, readdirSync, readFileSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { type Database, sqliteFile } from '../../../server/database/database.ts';
import { createLeads } from '../../../server/leads/create-leads.ts';
import { createNewsletter } from '../../../server/newsletter/create-newsletter.ts';
import { createLinkTokens } from '../../../server/newsletter/link-tokens.ts';
import { startNightly } from '../../../server/nightly.ts';
import { purgeOldDetails, purgeTonight } from '../../../server/retention.ts';
import { retention } from '../../../shared/company/hours.ts';
import { currentConsent } from '../../../shared/forms/consent-texts.ts';
import { eachDatabase } from '../../support/databases.ts';
import { bookingLead } from '../../support/lead-requests.ts';
import { beforeRelease } from '../../support/whole-set.ts';

const received = new Date('2026-11-23T15:00:00Z');
const monthsLater = new Date(received);
monthsLater.setUTCMonth(monthsLater.getUTCMonth() + retention.leadMonths);
const justAfter = new Date(monthsLater.getTime() + 1);

eachDatabase('Details that visitors entered', (databases, kind) => {
  async function openWith(work: (database: Database) => Promise<unknown>) {
    const options = await databases.fresh();
    const database = await databases.open(options);
    await work(database);
    return { database, dataDir: options.dataDir };
  }
  const rows = (database: Database, table: 'leads' | 'jobs' | 'consents' | 'signups' | 'subscribers') =>
    database.read.selectFrom(table).selectAll().execute();

  it('are kept as long as the forms say, and not a moment longer', async () => {
    const { database, dataDir } = await openWith((database) =>
      createLeads(database, () => received).keep(bookingLead()),
    );
    await purgeOldDetails(database, dataDir, monthsLater);
    expect(await rows(database, 'leads')).toHaveLength(1);
    await purgeOldDetails(database, dataDir, justAfter);
    expect(await rows(database, 'leads')).toEqual([]);
    expect(await rows(database, 'jobs')).toEqual([]);
  });

  it('stay when the clock leaps ahead, in each of several processes, until a second night says the same', async () => {
    const { database, dataDir } = await openWith((database) =>
      createLeads(database, () => received).keep(bookingLead()),
    );
    const night = (at: Date, days = 0) =>
      purgeTonight(database, dataDir, new Date(at.getTime() + days * 24 * 60 * 60_000));
    await night(received);
    await night(received, 1);
    for (let processes = 0; processes < 2; processes += 1) await expect(night(justAfter)).rejects.toThrow('is deleted');
    await expect(night(received, 2)).rejects.toThrow('is deleted');
    await night(received, 3);
    expect(await rows(database, 'leads')).toHaveLength(1);
    await expect(night(justAfter)).rejects.toThrow('is deleted');
    await night(justAfter, 1);
    expect(await rows(database, 'leads')).toEqual([]);
  });

  beforeRelease('go however many they are, and newer ones stay', async () => {
    const { database, dataDir } = await openWith(async (database) => {
      const lead = (message: string) => bookingLead({}, { message });
      const early = createLeads(database, () => received);
      const late = createLeads(database, () => monthsLater);
      await Promise.all(Array.from({ length: 150 }, (_, index) => early.keep(lead(`early ${index}`))));
      await late.keep(lead('late'));
      await Promise.all(Array.from({ length: 150 }, (_, index) => early.keep(lead(`again ${index}`))));
    });
    await purgeOldDetails(database, dataDir, justAfter);
    expect((await rows(database, 'leads')).map((lead) => 'message' in lead && lead.message)).toEqual(['late']);
  });

  it('go after thirty days where nobody released what looked like spam', async () => {
    const { database, dataDir } = await openWith(async (database) => {
      const leads = createLeads(database, () => received);
      await leads.keep(bookingLead({ suspicion: ['honeypot'] }));
      await leads.keep(bookingLead({}, { message: 'A real one' }));
    });
    const after = (days: number) => new Date(received.getTime() + days * 24 * 60 * 60_000 + 1);
    await purgeOldDetails(database, dataDir, after(29));
    expect(await rows(database, 'leads')).toHaveLength(2);
    await purgeOldDetails(database, dataDir, after(retention.spamDays));
    expect(await rows(database, 'leads')).toMatchObject([{ state: 'new' }]);
  });

  it('leave the proof of what was agreed to, without the lead', async () => {
    const consent = currentConsent('marketing').id;
    const { database, dataDir } = await openWith((database) =>
      createLeads(database, () => received).keep(bookingLead({}, { consent })),
    );
    await purgeOldDetails(database, dataDir, justAfter);
    expect(await rows(database, 'leads')).toEqual([]);
    expect(await rows(database, 'consents')).toMatchObject([
      { lead_id: null, email: 'ada@visitor.example', text_id: consent },
    ]);
  });

  it('for the newsletter go when the address never confirmed; a subscriber stays with the consent', async () => {
    const tokens = createLinkTokens('a secret of this test');
    const consentId = currentConsent('newsletter').id;
    const { database, dataDir } = await openWith(async (database) => {
      const newsletter = createNewsletter({ database, tokens, clock: () => received });
      await newsletter.subscribe({ email: 'silent@visitor.example', consentId, suspicion: [] });
      await newsletter.subscribe({ email: 'ada@visitor.example', consentId, suspicion: [] });
      const ada = await database.read
        .selectFrom('subscribers')
        .select('id')
        .where('email', '=', 'ada@visitor.example')
        .executeTakeFirstOrThrow();
      await newsletter.confirm(tokens.make('confirm', { subscriber: ada.id, at: received.getTime() }));
    });
    await purgeOldDetails(database, dataDir, justAfter);
    expect(await rows(database, 'signups')).toEqual([]);
    expect(await rows(database, 'subscribers')).toMatchObject([{ email: 'ada@visitor.example' }]);
    const consents = await database.read.selectFrom('consents').select('email').execute();
    expect(new Set(consents.map(({ email }) => email))).toEqual(new Set(['ada@visitor.example']));
  });

  it('the proof of a consent goes 3 years after its withdrawal, or after it was given by who is not subscribed', async () => {
    const tokens = createLinkTokens('a secret of this test');
    const consentId = currentConsent('newsletter').id;
    const marketing = currentConsent('marketing').id;
    const addresses = ['gone@visitor.example', 'here@visitor.example'];
    const { database, dataDir } = await openWith(async (database) => {
      const newsletter = createNewsletter({ database, tokens, clock: () => received });
      for (const email of addresses) await newsletter.subscribe({ email, consentId, suspicion: [] });
      const leads = createLeads(database, () => received);
      await leads.keep(bookingLead({}, { consent: marketing }));
      await leads.keep(bookingLead({}, { consent: marketing, email: 'Here@Visitor.example' }));
      for (const { id, email } of await database.read.selectFrom('subscribers').select(['id', 'email']).execute()) {
        await newsletter.confirm(tokens.make('confirm', { subscriber: id, at: received.getTime() }));
        if (email === addresses[0])
          await newsletter.unsubscribe(tokens.make('unsubscribe', { subscriber: id, at: received.getTime() }));
      }
    });
    const proofs = async () =>
      new Set((await database.read.selectFrom('consents').select('email').execute()).map(({ email }) => email));
    const years = new Date(received);
    years.setUTCFullYear(years.getUTCFullYear() + retention.consentYears);
    await purgeOldDetails(database, dataDir, years);
    expect(await proofs()).toEqual(new Set([...addresses, 'ada@visitor.example']));
    await purgeOldDetails(database, dataDir, new Date(years.getTime() + 60_000));
    expect(await proofs()).toEqual(new Set(['here@visitor.example']));
    const ofRequests = database.read.selectFrom('consents').select('id').where('text_id', '=', marketing);
    expect(await ofRequests.execute()).toHaveLength(1);
    expect(await rows(database, 'subscribers')).toMatchObject([{ email: 'here@visitor.example' }]);
  });

  // On PostgreSQL, vacuum decides.
  if (kind === 'sqlite') {
    it('are nowhere in the file of an embedded database afterwards', async () => {
      const { database, dataDir } = await openWith((database) =>
        createLeads(database, () => received).keep(bookingLead({}, { message: 'a secret that was typed' })),
      );
      await purgeOldDetails(database, dataDir, justAfter);
      await database.close();
      const file = readFileSync(sqliteFile(dataDir), 'latin1');
      expect(file.includes('a secret that was typed')).toBe(false);
    });
  }

  it('in mail files of the outbox go too', async () => {
    const { database, dataDir } = await openWith(async () => {});
    const outbox = join(dataDir, 'outbox');
    mkdirSync(outbox);
    for (const [name, time] of [
      ['old.eml', received],
      ['new.eml', monthsLater],
    ] as const) {
      writeFileSync(join(outbox, name), 'Subject: hello');
      utimesSync(join(outbox, name), time, time);
    }
    await purgeOldDetails(database, dataDir, justAfter);
    expect(readdirSync(outbox)).toEqual(['new.eml']);
  });

  beforeRelease('in mail files go too when another file is gone before it is looked at', async () => {
    const { database, dataDir } = await openWith(async () => {});
    const outbox = join(dataDir, 'outbox');
    mkdirSync(outbox);
    // Listed in the folder but gone.
    symlinkSync('renamed.eml', join(outbox, 'a.eml.part'));
    writeFileSync(join(outbox, 'old.eml'), 'Subject: hello');
    utimesSync(join(outbox, 'old.eml'), received, received);
    await purgeOldDetails(database, dataDir, justAfter);
    expect(readdirSync(outbox)).toEqual(['a.eml.part']);
  });
});

afterEach(() => {
  vi.useRealTimers();
});

it('nightly work is done once a night, each task also when the one before fails, until it is stopped', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: received });
  const done: string[] = [];
  const problems: string[] = [];
  const stop = startNightly({
    tasks: [
      { name: 'broken', run: () => Promise.reject(new Error('no')) },
      { name: 'good', run: async () => done.push(new Date().toISOString()) },
    ],
    onProblem: (message) => problems.push(message),
  });
  await vi.advanceTimersByTimeAsync(2 * 24 * 60 * 60_000);
  expect(done).toEqual(['2026-11-24T08:00:00.000Z', '2026-11-25T08:00:00.000Z']);
  expect(problems).toEqual(Array(2).fill('Nightly work failed: broken'));
  await stop();
  await vi.advanceTimersByTimeAsync(2 * 24 * 60 * 60_000);
  expect(done).toHaveLength(2);
});

it('nightly work is done once a night, also when the clock is set back after the start', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: received });
  let done = 0;
  const stop = startNightly({ tasks: [{ name: 'good', run: async () => void done++ }], onProblem: () => {} });
  vi.setSystemTime(Date.now() - 2_000);
  await vi.advanceTimersByTimeAsync(24 * 60 * 60_000);
  expect(done).toBe(1);
  await vi.advanceTimersByTimeAsync(24 * 60 * 60_000);
  expect(done).toBe(2);
  await stop();
});
