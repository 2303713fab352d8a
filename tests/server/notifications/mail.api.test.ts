import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { expect, it } from 'vitest';
import { createLeads } from '../../../server/leads/create-leads.ts';
import { createMailTransport } from '../../../server/notifications/create-mail-transport.ts';
import { mostAttempts } from '../../../server/notifications/retry-times.ts';
import { eachDatabase } from '../../support/databases.ts';
import { handClock, until } from '../../support/hand-clock.ts';
import { bookingLead } from '../../support/lead-requests.ts';
import { allJobs, fakeTransport, settled, staff, useMailWorkers } from '../../support/mail-workers.ts';
import { startMailServer } from '../../support/smtp.ts';
import { beforeRelease } from '../../support/whole-set.ts';

const visitor = 'ada@visitor.example';
const hour = 3_600_000;

eachDatabase('Notifications', (databases) => {
  const work = useMailWorkers();

  it('a kept lead reaches staff with a reply-to of the visitor, and the visitor, over a real SMTP server', async () => {
    const mail = await startMailServer();
    const database = await databases.open();
    work(database, createMailTransport({ smtpUrl: mail.url, dataDir: '' }));
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
    const worker = work(database, createMailTransport({ smtpUrl: mail.url, dataDir: '' }), clock);
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
    // No worker ran while the clock was set back; the next one sends, although the job is due only in nine hours.
    let down = false;
    const transport = fakeTransport(async () => {
      if (down) throw new Error('down');
    });
    const worker = work(database, transport, clock);
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
    const worker = work(database, createMailTransport({ smtpUrl: mail.url, dataDir: '' }), clock);
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

  beforeRelease(
    'a mail that never goes through is tried ten times under one Message-ID and then given up',
    async () => {
      const clock = handClock();
      const database = await databases.open();
      const ids: string[] = [];
      const worker = work(
        database,
        fakeTransport(async (mail) => {
          ids.push(mail.messageId);
          throw new Error('down');
        }),
        clock,
      );
      await createLeads(database, clock.now).keep(bookingLead({ suspicion: ['honeypot'] }));
      await until('all tries are used up', async () => {
        const found = await allJobs(database);
        // Only between two tries: a jump past a lease would look like a dead worker.
        if (found.every((job) => job.leased_until === null)) clock.pass(hour);
        worker.wake();
        return found.every(settled);
      });
      expect(ids).toHaveLength(mostAttempts);
      expect(new Set(ids).size).toBe(1);
      expect(await allJobs(database)).toMatchObject([{ attempts: mostAttempts, sent_at: null, last_error: 'down' }]);
    },
  );

  it('without a mail server the mails are whole files in the outbox', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'northlume-outbox-'));
    const database = await databases.open();
    work(database, createMailTransport({ dataDir }));
    await createLeads(database, handClock().now).keep(bookingLead());
    await until('both are written', async () => (await allJobs(database)).every((job) => job.sent_at !== null));
    const files = readdirSync(join(dataDir, 'outbox')).sort();
    expect(files).toHaveLength(2);
    const mails = await Promise.all(files.map((file) => PostalMime.parse(readFileSync(join(dataDir, 'outbox', file)))));
    expect(mails.map((mail) => mail.to?.[0]?.address).sort()).toEqual([visitor, staff].sort());
    rmSync(dataDir, { recursive: true });
  });
});
