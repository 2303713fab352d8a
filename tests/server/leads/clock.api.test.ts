import { expect, it, onTestFinished } from 'vitest';
import { openForReading } from '../../../server/database/database.ts';
import { eachDatabase } from '../../support/databases.ts';
import { startLeadRush } from '../../support/lead-rush.ts';
import { sharedServerEntry } from '../../support/real-site.ts';
import { startServerProcess } from '../../support/server-process.ts';
import { mailsAreSent } from '../../support/settled-mails.ts';
import { startMailServer } from '../../support/smtp.ts';
import { wholeSet } from '../../support/whole-set.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
/** Successive clock changes. */
const leaps = [3 * 60 * minute, -5 * 60 * minute, day, -day, 2 * minute, -minute];
const times = wholeSet ? 10 : 1;
const each = wholeSet ? 12 : 2;

eachDatabase('A server whose clock is set forward and back under load', (databases) => {
  it('loses no lead and no mail, and gives none up', { timeout: 600_000 }, async () => {
    const options = await databases.fresh();
    const mail = await startMailServer();
    onTestFinished(() => mail.stop());
    const environment = { SMTP_URL: mail.url, DATABASE_URL: options.databaseUrl, LOG_LEVEL: 'silent' };
    const server = await startServerProcess(environment, sharedServerEntry);
    onTestFinished(() => server.remove());
    const rush = startLeadRush(server.url);
    const moreAnswered = (before = rush.answered.length) =>
      expect.poll(() => rush.answered.length).toBeGreaterThanOrEqual(before + each);

    let mailIsUp = true;
    for (const leap of Array.from({ length: times }, () => leaps).flat()) {
      await moreAnswered();
      server.pass(leap);
      if (mailIsUp) await mail.stop();
      else await mail.start();
      mailIsUp = !mailIsUp;
    }
    await moreAnswered();
    await rush.end();
    if (!mailIsUp) await mail.start();

    const { read, close } = openForReading({ dataDir: server.dataDir, databaseUrl: options.databaseUrl });
    onTestFinished(close);
    await mailsAreSent(read, server);
    expect([rush.others, rush.refused()]).toEqual([[], 0]);
    const kept = (await read.selectFrom('leads').select('email').execute()).map(({ email }) => email);
    expect(kept.sort()).toEqual([...rush.answered].sort());
    const different = new Set(mail.mails.map(({ messageId }) => messageId)).size;
    expect(different).toBe(2 * kept.length);
    console.log(
      `${leaps.length * times} leaps of the clock: ${kept.length} leads answered and kept, ${mail.mails.length - different} mails came twice`,
    );
  });
});
