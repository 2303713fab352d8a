import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterEach, expect, it, vi } from 'vitest';
import type { Database } from '../../server/database/database.ts';
import type { JobRow } from '../../server/database/schema.ts';
import { createLeads } from '../../server/leads/create-leads.ts';
import { createLinkTokens } from '../../server/newsletter/link-tokens.ts';
import { createCompose } from '../../server/notifications/create-compose.ts';
import { createSender } from '../../server/notifications/create-sender.ts';
import { createWorker, type Worker } from '../../server/notifications/create-worker.ts';
import { createJobs, lease } from '../../server/notifications/jobs.ts';
import type { Mail } from '../../server/notifications/mail.ts';
import { mostAttempts } from '../../server/notifications/retry-times.ts';
import type { Sender } from '../../server/notifications/sender.ts';
import { eachDatabase } from '../support/databases.ts';
import { handClock, until } from '../support/hand-clock.ts';
import { bookingLead } from '../support/lead-requests.ts';
import { startMailServer } from '../support/smtp.ts';

const staff = 'sales@site.example';
const visitor = 'ada@visitor.example';
const hour = 3_600_000;

function composeFor(database: Database) {
  return createCompose({
    database,
    tokens: createLinkTokens('a secret of this test'),
    siteOrigin: 'https://www.site.example',
    mailFrom: 'The Site <hello@site.example>',
    leadsTo: staff,
  });
}

function allJobs(database: Database): Promise<JobRow[]> {
  return database.read.selectFrom('jobs').selectAll().orderBy('id').execute();
}

const settled = (job: JobRow) => job.sent_at !== null || job.failed_at !== null;

/** A sender that keeps what it gets, or does as told. */
function fakeSender(send: (mail: Mail) => Promise<void> = async () => {}): Sender & { sent: Mail[] } {
  const sent: Mail[] = [];
  return {
    sent,
    destination: 'this test',
    close() {},
    async send(mail) {
      await send(mail);
      sent.push(mail);
      return undefined;
    },
  };
}

eachDatabase('Notifications', (databases) => {
  const workers: Worker[] = [];
  afterEach(async () => {
    for (const worker of workers.splice(0)) await worker.stop();
  });

  function work(database: Database, sender: Sender, clock = handClock()) {
    const worker = createWorker({ database, sender, compose: composeFor(database), clock: clock.now });
    workers.push(worker);
    worker.start();
    return worker;
  }

  it('a kept lead reaches staff with a reply-to of the visitor, and the visitor, over a real SMTP server', async () => {
    const mail = await startMailServer();
    const database = await databases.open();
    work(database, createSender({ smtpUrl: mail.url, dataDir: '' }));
    const kept = await createLeads(database, handClock().now).keep(bookingLead());
    const { reference } = kept as { reference: string };
    const [toStaff] = await mail.waitFor(staff);
    const [toVisitor] = await mail.waitFor(visitor);
    expect(toStaff?.subject).toBe(`New lead ${reference}: Cloud Services for Analytical Engines`);
    expect(toStaff?.replyTo).toEqual([{ name: 'Ada Byron', address: visitor }]);
    for (const text of [reference, '416-555-0100', 'Please call in the morning', 'Analytical Engines']) {
      expect(toStaff?.text).toContain(text);
      expect(toStaff?.html).toContain(text);
    }
    expect(toVisitor?.subject).toBe(`We have your request (reference ${reference})`);
    expect(toVisitor?.text).toContain('within 2 hours');
    expect(toVisitor?.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated');
    await until('both are marked as sent', async () => (await allJobs(database)).every((job) => job.sent_at !== null));
    await mail.stop();
  });

  it('a mail server that is down gets the mail once it is back', async () => {
    const mail = await startMailServer();
    await mail.stop();
    const clock = handClock();
    const database = await databases.open();
    const worker = work(database, createSender({ smtpUrl: mail.url, dataDir: '' }), clock);
    await createLeads(database, clock.now).keep(bookingLead());
    await until('both tries have failed', async () =>
      (await allJobs(database)).every((job) => job.last_error !== null),
    );
    await mail.start();
    clock.pass(7_000);
    worker.wake();
    expect(await mail.waitFor(visitor)).toHaveLength(1);
    expect(await mail.waitFor(staff)).toHaveLength(1);
    await until('both are sent', async () => (await allJobs(database)).every((job) => job.sent_at !== null));
    expect((await allJobs(database)).map((job) => [job.attempts, job.last_error])).toEqual([
      [2, null],
      [2, null],
    ]);
    await mail.stop();
  });

  it('a clock that is set back makes no mail wait for the time to come again', async () => {
    const clock = handClock();
    const database = await databases.open();
    const leads = createLeads(database, clock.now);
    await leads.keep(bookingLead({ suspicion: ['test'] }));
    clock.pass(-9 * hour);
    // Nothing ran while it was set back, then a worker looks: sent, though it is due only in nine hours.
    let down = false;
    const sender = fakeSender(async () => {
      if (down) throw new Error('down');
    });
    const worker = work(database, sender, clock);
    await until('the first is sent', async () => (await allJobs(database)).every((job) => job.sent_at !== null));
    down = true;
    await leads.keep(bookingLead({ suspicion: ['test'] }, { message: 'the second' }));
    await until('its first try has failed', async () =>
      (await allJobs(database)).every((job) => job.attempts === 1 && job.leased_until === null),
    );
    down = false;
    clock.pass(-9 * hour);
    worker.wake();
    await until('the second is sent', async () => (await allJobs(database)).every((job) => job.sent_at !== null));
  });

  it('an SMTP 5xx is final and keeps its error, an SMTP 4xx is tried again', async () => {
    const mail = await startMailServer();
    mail.refuse(451);
    const clock = handClock();
    const database = await databases.open();
    const worker = work(database, createSender({ smtpUrl: mail.url, dataDir: '' }), clock);
    await createLeads(database, clock.now).keep(bookingLead({ suspicion: ['honeypot'] }));
    await until('the first try has failed', async () =>
      (await allJobs(database)).every((job) => job.last_error !== null),
    );
    expect((await allJobs(database)).every((job) => !settled(job))).toBe(true);
    mail.refuse(550);
    clock.pass(7_000);
    worker.wake();
    await until('it is given up', async () => (await allJobs(database)).every(settled));
    const [job] = await allJobs(database);
    expect(job).toMatchObject({ attempts: 2, sent_at: null, failed_at: clock.now().getTime() });
    expect(job?.last_error).toContain('550');
    await mail.stop();
  });

  it('a mail that never goes through is tried ten times under one Message-ID and then given up', async () => {
    const clock = handClock();
    const database = await databases.open();
    const ids: string[] = [];
    const worker = work(
      database,
      fakeSender(async (mail) => {
        ids.push(mail.messageId);
        throw new Error('down');
      }),
      clock,
    );
    await createLeads(database, clock.now).keep(bookingLead({ suspicion: ['honeypot'] }));
    await until('all tries are used up', async () => {
      const found = await allJobs(database);
      // Only between two tries: a leap over a lease would look like a worker that died.
      if (found.every((job) => job.leased_until === null)) clock.pass(hour);
      worker.wake();
      return found.every(settled);
    });
    expect(ids).toHaveLength(mostAttempts);
    expect(new Set(ids).size).toBe(1);
    expect(await allJobs(database)).toMatchObject([{ attempts: mostAttempts, sent_at: null, last_error: 'down' }]);
  });

  it('two processes never send one job at the same time', async () => {
    const options = await databases.fresh();
    const rooms = [await databases.open(options), await databases.open(options)];
    const leads = createLeads(rooms[0] as Database, handClock().now);
    const count = 30;
    for (let index = 0; index < count; index += 1) {
      await leads.keep(bookingLead({ suspicion: ['test'] }, { message: `request ${index}` }));
    }
    const senders = rooms.map((database) => {
      const sender = fakeSender();
      work(database, sender);
      return sender;
    });
    await until('all are sent', async () => (await allJobs(rooms[0] as Database)).every(settled));
    const sent = senders.flatMap((sender) => sender.sent.map((mail) => mail.messageId));
    expect(sent).toHaveLength(count);
    expect(new Set(sent).size).toBe(count);
  });

  it('a lease that is renewed holds for as long again; a job that is settled is not held any more', async () => {
    const database = await databases.open();
    const clock = handClock();
    await createLeads(database, clock.now).keep(bookingLead({ suspicion: ['test'] }));
    const jobs = createJobs(database);
    const now = clock.now().getTime();
    const [job] = await jobs.claim(5, now);
    await jobs.renew(job as JobRow, now + lease - 1);
    expect(await jobs.claim(5, now + lease + 1)).toEqual([]);
    await jobs.markFailed(job as JobRow, { reason: 'down', permanent: false }, now + lease);
    await jobs.renew(job as JobRow, now + lease + 1);
    expect(await allJobs(database)).toMatchObject([{ leased_until: null }]);
    expect(await jobs.claim(5, now + 3 * lease)).toHaveLength(1);
  });

  it('a mail that takes longer than a lease stays with its worker, and goes out once', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      const clock = handClock();
      const database = await databases.open();
      const [started, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const sender = fakeSender(() => {
        started.resolve();
        return release.promise;
      });
      await createLeads(database, clock.now).keep(bookingLead({ suspicion: ['test'] }));
      work(database, sender, clock);
      await started.promise;
      clock.pass(lease - 1);
      vi.advanceTimersByTime(lease);
      const renewed = clock.now().getTime() + lease;
      await until('the lease is renewed', async () => (await allJobs(database))[0]?.leased_until === renewed);
      clock.pass(2);
      expect(await createJobs(database).claim(5, clock.now().getTime())).toEqual([]);
      release.resolve();
      await until('it is sent', async () => (await allJobs(database)).every((job) => job.sent_at !== null));
      expect(sender.sent).toHaveLength(1);
    } finally {
      vi.useRealTimers();
    }
  });

  it('a job whose worker died is free again when its lease ends, and its late outcome is ignored', async () => {
    const clock = handClock();
    const database = await databases.open();
    await createLeads(database, clock.now).keep(bookingLead({ suspicion: ['test'] }));
    const jobs = createJobs(database);
    const now = clock.now().getTime();
    const [first] = await jobs.claim(5, now);
    expect(await jobs.claim(5, now + lease - 1)).toEqual([]);
    const [second] = await jobs.claim(5, now + lease);
    expect(second?.id).toBe(first?.id);
    await jobs.markFailed(first as JobRow, { reason: 'late', permanent: true }, now + lease + 1);
    expect(await allJobs(database)).toMatchObject([{ failed_at: null, attempts: 2 }]);
    await jobs.markSent(second as JobRow, now + lease + 2);
    expect(await allJobs(database)).toMatchObject([{ sent_at: now + lease + 2, failed_at: null }]);
  });

  it('stopping lets a mail under way end and leaves the rest owed', async () => {
    const database = await databases.open();
    let release: (() => void) | undefined;
    const sender = fakeSender(
      () =>
        new Promise<void>((resolve) => {
          release = resolve;
        }),
    );
    const worker = work(database, sender);
    const leads = createLeads(database, handClock().now);
    await leads.keep(bookingLead({ suspicion: ['test'] }));
    await until('the mail is under way', () => release !== undefined);
    const stopped = worker.stop();
    await leads.keep(bookingLead({ suspicion: ['test'] }, { message: 'after the stop' }));
    release?.();
    await stopped;
    expect((await allJobs(database)).map((job) => [job.attempts, job.sent_at !== null])).toEqual([
      [1, true],
      [0, false],
    ]);
  });

  it('without a mail server the mails are whole files in the outbox', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'northlume-outbox-'));
    const database = await databases.open();
    work(database, createSender({ dataDir }));
    await createLeads(database, handClock().now).keep(bookingLead());
    await until('both are written', async () => (await allJobs(database)).every((job) => job.sent_at !== null));
    const files = readdirSync(join(dataDir, 'outbox')).sort();
    expect(files).toHaveLength(2);
    const mails = await Promise.all(files.map((file) => PostalMime.parse(readFileSync(join(dataDir, 'outbox', file)))));
    expect(mails.map((mail) => mail.to?.[0]?.address).sort()).toEqual([visitor, staff].sort());
    rmSync(dataDir, { recursive: true });
  });
});
