import { readdirSync, readFileSync } from 'node:fs';
import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { openForReading } from '../../../server/database/database.ts';
import { startPostgres } from '../../../tools/lib/postgres.mjs';
import { describeWith } from '../../support/describe-with.ts';
import { until } from '../../support/hand-clock.ts';
import { startLeadRush } from '../../support/lead-rush.ts';
import { noPostgres, postgresPrograms } from '../../support/postgres.ts';
import { sharedServerEntry } from '../../support/real-site.ts';
import { responseTimes } from '../../support/response-times.ts';
import { type ServerProcess, startServerProcess } from '../../support/server-process.ts';
import { mailsAreSent } from '../../support/settled-mails.ts';
import { type MailServer, startMailServer } from '../../support/smtp.ts';
import { wholeSet } from '../../support/whole-set.ts';

/** In the gate, `http/silent-database` covers "frozen" in less time. */
const rounds = wholeSet ? 5 : 1;
const each = wholeSet ? 20 : 6;

describeWith(postgresPrograms, noPostgres, 'a PostgreSQL under load', (programs) => {
  let postgres: Awaited<ReturnType<typeof startPostgres>>;
  let mail: MailServer;
  let server: ServerProcess;
  beforeAll(async () => {
    postgres = await startPostgres(programs);
    mail = await startMailServer();
    const environment = { DATABASE_URL: postgres.url, SMTP_URL: mail.url, LOG_LEVEL: 'silent' };
    server = await startServerProcess(environment, sharedServerEntry);
  });
  afterAll(async () => {
    await server?.remove();
    await mail?.stop();
    await postgres?.stop();
  });

  async function cutConnections(): Promise<void> {
    const admin = new pg.Client({ connectionString: postgres.url });
    await admin.connect();
    await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()');
    await admin.end();
  }

  /** PostgreSQL has one child process per connection. */
  function signalAll(signal: NodeJS.Signals): void {
    const main = postgres.pid() ?? 0;
    const isBegunByMain = (pid: string) => {
      try {
        return Number(/\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1]) === main;
      } catch {
        return false;
      }
    };
    const others = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && isBegunByMain(name));
    for (const pid of [main, ...others.map(Number)]) signalOne(pid, signal);
  }

  function signalOne(pid: number, signal: NodeJS.Signals): void {
    try {
      process.kill(pid, signal);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }

  const faults = {
    stopped: { begin: () => postgres.halt('SIGINT'), end: () => postgres.resume() },
    crashed: { begin: () => postgres.halt('SIGQUIT'), end: () => postgres.resume() },
    ...(wholeSet && {
      frozen: {
        begin: async () => signalAll('SIGSTOP'),
        end: async () => signalAll('SIGCONT'),
      },
    }),
  };

  test('that is stopped right after the first start ends no server: the first account is made when it is back', async () => {
    const admin = new pg.Client({ connectionString: postgres.url });
    await admin.connect();
    await admin.query('create database early');
    await admin.end();
    const databaseUrl = postgres.url.replace(/\/postgres$/, '/early');
    const environment = { DATABASE_URL: databaseUrl, SMTP_URL: mail.url, LOG_LEVEL: 'silent' };
    const early = await startServerProcess(environment, sharedServerEntry);
    onTestFinished(() => early.remove());
    await postgres.halt('SIGINT');
    await responseTimes(early.url, 10);
    await postgres.resume();
    await until('the server is ready', async () => (await fetch(`${early.url}/readyz`)).ok);
    const { read, close } = openForReading({ dataDir: early.dataDir, databaseUrl });
    onTestFinished(close);
    await expect.poll(() => read.selectFrom('staff').select('role').execute()).toEqual([{ role: 'admin' }]);
  });

  test('that is stopped, crashes, freezes or cuts its connections: leads get 503 or are kept, pages go on, no mail is lost', {
    timeout: 1_200_000,
  }, async () => {
    const rush = startLeadRush(server.url);
    const moreAnswered = (before = rush.answered.length) =>
      expect.poll(() => rush.answered.length, { timeout: 60_000 }).toBeGreaterThanOrEqual(before + each);

    for (let round = 0; round < rounds; round += 1) {
      for (const { begin, end } of Object.values(faults)) {
        await moreAnswered();
        const before = rush.refused();
        await begin();
        await expect.poll(rush.refused, { timeout: 60_000 }).toBeGreaterThanOrEqual(before + 4);
        await responseTimes(server.url, 10);
        await end();
      }
      await moreAnswered();
      await cutConnections();
    }
    await moreAnswered();
    await rush.end();

    const { read, close } = openForReading({ dataDir: server.dataDir, databaseUrl: postgres.url });
    await until('the server is ready', async () => (await fetch(`${server.url}/readyz`)).ok);
    await mailsAreSent(read, server);
    const kept = (await read.selectFrom('leads').select('email').execute()).map(({ email }) => email);
    await close();
    expect(rush.others).toEqual([]);
    expect(kept.sort()).toEqual([...rush.answered].sort());
    const different = new Set(mail.mails.map(({ messageId }) => messageId)).size;
    expect(different).toBe(2 * kept.length);
    console.log(
      `${rounds} × ${Object.keys(faults).join(', ')}, cut: ${kept.length} leads answered and kept, ${rush.refused()} times 503, ${mail.mails.length - different} mails came twice`,
    );
  });
});
