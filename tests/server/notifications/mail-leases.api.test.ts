import { expect, it, vi } from 'vitest';
import type { Database } from '../../../server/database/database.ts';
import { createLeads } from '../../../server/leads/create-leads.ts';
import { createJobs, lease } from '../../../server/notifications/jobs.ts';
import { mostAttempts } from '../../../server/notifications/retry-times.ts';
import type { JobRow } from '../../../server/notifications/tables.ts';
import { lockOf } from '../../support/database-lock.ts';
import { eachDatabase } from '../../support/databases.ts';
import { handClock, until } from '../../support/hand-clock.ts';
import { bookingLead } from '../../support/lead-requests.ts';
import { allJobs, fakeTransport, settled, useMailWorkers } from '../../support/mail-workers.ts';
import { beforeRelease } from '../../support/whole-set.ts';

eachDatabase('A mail that is owed', (databases) => {
  const work = useMailWorkers();

  it('two processes never send one job at the same time', async () => {
    const options = await databases.fresh();
    const rooms = [await databases.open(options), await databases.open(options)];
    const leads = createLeads(rooms[0] as Database, handClock().now);
    const count = 30;
    for (let index = 0; index < count; index += 1) {
      await leads.keep(bookingLead({ suspicion: ['test'] }, { message: `request ${index}` }));
    }
    const transports = rooms.map((database) => {
      const transport = fakeTransport();
      work(database, transport);
      return transport;
    });
    await until('all are sent', async () => (await allJobs(rooms[0] as Database)).every(settled));
    const sent = transports.flatMap((transport) => transport.sent.map((mail) => mail.messageId));
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
      const transport = fakeTransport(() => {
        started.resolve();
        return release.promise;
      });
      await createLeads(database, clock.now).keep(bookingLead({ suspicion: ['test'] }));
      work(database, transport, clock);
      await started.promise;
      clock.pass(lease - 1);
      vi.advanceTimersByTime(lease);
      const renewed = clock.now().getTime() + lease;
      await until('the lease is renewed', async () => (await allJobs(database))[0]?.leased_until === renewed);
      clock.pass(2);
      expect(await createJobs(database).claim(5, clock.now().getTime())).toEqual([]);
      release.resolve();
      await until('it is sent', async () => (await allJobs(database)).every((job) => job.sent_at !== null));
      expect(transport.sent).toHaveLength(1);
    } finally {
      vi.useRealTimers();
    }
  });

  it('a mail under way when the clock leaps ahead, as after a pause of the machine, goes out once', async () => {
    const clock = handClock();
    const database = await databases.open();
    const leads = createLeads(database, clock.now);
    const release = Promise.withResolvers<void>();
    let begun = 0;
    const transport = fakeTransport(async () => {
      begun += 1;
      if (begun === 1) await release.promise;
    });
    await leads.keep(bookingLead({ suspicion: ['test'] }));
    const worker = work(database, transport, clock);
    await until('it is under way', () => begun === 1);
    clock.pass(2 * lease);
    await leads.keep(bookingLead({ suspicion: ['test'] }, { message: 'after the leap' }));
    worker.wake();
    await until('the other is sent', () => transport.sent.length > 0);
    release.resolve();
    await until('both are sent', async () => (await allJobs(database)).every((job) => job.sent_at !== null));
    expect(begun).toBe(2);
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
    expect(await allJobs(database)).toMatchObject([{ failed_at: null, claims: 2, attempts: 0 }]);
    await jobs.markSent(second as JobRow, now + lease + 2);
    expect(await allJobs(database)).toMatchObject([{ sent_at: now + lease + 2, failed_at: null }]);
  });

  it('a process that crashes again and again uses up no try: the mail goes out once it stays up', async () => {
    const clock = handClock();
    const database = await databases.open();
    await createLeads(database, clock.now).keep(bookingLead({ suspicion: ['test'] }));
    const jobs = createJobs(database);
    for (let crash = 0; crash < 2 * mostAttempts; crash += 1) {
      expect(await jobs.claim(5, clock.now().getTime())).toHaveLength(1);
      clock.pass(lease);
    }
    let down = true;
    const transport = fakeTransport(async () => {
      if (down) throw new Error('down');
    });
    const worker = work(database, transport, clock);
    await until('a try has failed', async () => (await allJobs(database))[0]?.last_error === 'down');
    expect(await allJobs(database)).toMatchObject([{ attempts: 1, failed_at: null, sent_at: null }]);
    down = false;
    clock.pass(7_000);
    worker.wake();
    await until('it is sent', async () => (await allJobs(database))[0]?.sent_at !== null);
  });

  beforeRelease('a mail that went out while its outcome could not be written goes out once', async () => {
    const clock = handClock();
    const options = await databases.fresh();
    const database = await databases.open(options);
    const lock = await lockOf(options);
    const transport = fakeTransport(async () => {
      if (transport.sent.length) return;
      await lock.take();
    });
    await createLeads(database, clock.now).keep(bookingLead({ suspicion: ['test'] }));
    const problems: string[] = [];
    const worker = work(database, transport, clock, (message) => problems.push(message));
    await until('the outcome could not be written', () => problems.includes('The outcome of a mail could not be kept'));
    clock.pass(2 * lease);
    worker.wake();
    await lock.release();
    await lock.close();
    await until('it counts as sent', async () => (await allJobs(database))[0]?.sent_at !== null);
    expect(transport.sent).toHaveLength(1);
  });

  it('stopping lets a mail under way end and leaves the rest owed', async () => {
    const database = await databases.open();
    let release: (() => void) | undefined;
    const transport = fakeTransport(
      () =>
        new Promise<void>((resolve) => {
          release = resolve;
        }),
    );
    const worker = work(database, transport);
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
});
