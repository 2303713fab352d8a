import { expect, it, onTestFinished } from 'vitest';
import { openForReading } from '../../../server/database/database.ts';
import { lockOf } from '../../support/database-lock.ts';
import { eachDatabase } from '../../support/databases.ts';
import { startLeadRush } from '../../support/lead-rush.ts';
import { sharedServerEntry } from '../../support/real-site.ts';
import { startServerProcess } from '../../support/server-process.ts';
import { mailsAreSent } from '../../support/settled-mails.ts';
import { startMailServer } from '../../support/smtp.ts';
import { wholeSet } from '../../support/whole-set.ts';

const rounds = wholeSet ? 20 : 1;
const each = wholeSet ? 20 : 6;
/** PostgreSQL waits five seconds for a lock; sent emails are recorded in between. */
const patience = { timeout: 60_000 };

eachDatabase('A database that another program locks under load', (databases) => {
  it('takes every lead it has answered, gets 503 for the others, and no mail twice', { timeout: 900_000 }, async () => {
    const options = await databases.fresh();
    const mail = await startMailServer();
    onTestFinished(() => mail.stop());
    const environment = { SMTP_URL: mail.url, DATABASE_URL: options.databaseUrl, LOG_LEVEL: 'silent' };
    const server = await startServerProcess(environment, sharedServerEntry);
    onTestFinished(() => server.remove());
    const opened = { dataDir: server.dataDir, databaseUrl: options.databaseUrl };
    const lock = await lockOf(opened);
    const rush = startLeadRush(server.url);
    const moreAnswered = (before = rush.answered.length) =>
      expect.poll(() => rush.answered.length, patience).toBeGreaterThanOrEqual(before + each);

    for (let round = 0; round < rounds; round += 1) {
      await moreAnswered();
      const before = rush.refused();
      await lock.take();
      await expect.poll(rush.refused, patience).toBeGreaterThanOrEqual(before + 4);
      expect([(await fetch(server.url)).status, (await fetch(`${server.url}/healthz`)).status]).toEqual([200, 200]);
      await lock.release();
    }
    await moreAnswered();
    await rush.end();
    await lock.close();

    const { read, close } = openForReading(opened);
    onTestFinished(close);
    await mailsAreSent(read, server);
    expect(rush.others).toEqual([]);
    const kept = (await read.selectFrom('leads').select('email').execute()).map(({ email }) => email);
    expect(kept.sort()).toEqual([...rush.answered].sort());
    expect(mail.mails).toHaveLength(2 * kept.length);
    expect(new Set(mail.mails.map(({ messageId }) => messageId)).size).toBe(2 * kept.length);
    console.log(`${rounds} times locked: ${kept.length} leads answered and kept, ${rush.refused()} times 503`);
  });
});
