import { randomUUID } from 'node:crypto';
import { expect, it, onTestFinished } from 'vitest';
import { openForReading } from '../../../server/database/database.ts';
import { eachDatabase } from '../../support/databases.ts';
import { sharedServerEntry } from '../../support/real-site.ts';
import { booking } from '../../support/requests.ts';
import { startServerProcess } from '../../support/server-process.ts';
import { mailsAreSent } from '../../support/settled-mails.ts';
import { startMailServer } from '../../support/smtp.ts';
import { wholeSet } from '../../support/whole-set.ts';

const kills = wholeSet ? 100 : 1;
const visitors = 8;
const enough = 12;
const minute = 60_000;

eachDatabase('A server that is killed under load, the mail server down half of the time', (databases) => {
  it(
    `loses no lead and no mail, however often`,
    async () => {
      const options = await databases.fresh();
      const mail = await startMailServer();
      onTestFinished(() => mail.stop());
      const environment = { SMTP_URL: mail.url, DATABASE_URL: options.databaseUrl, LOG_LEVEL: 'silent' };
      const server = await startServerProcess(environment, sharedServerEntry);
      onTestFinished(() => server.remove());
      const answered: string[] = [];

      const visit = async (round: number, visitor: number, goal: number): Promise<void> => {
        for (let lead = 0; ; lead += 1) {
          const email = `round-${round}-${visitor}-${lead}@visitor.example`;
          const answer = await fetch(`${server.url}/api/contacts`, {
            method: 'POST',
            headers: { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() },
            body: JSON.stringify({ ...booking, email }),
          }).catch(() => undefined);
          if (answer?.status !== 201) return;
          if (answered.push(email) === goal) await server.kill('SIGKILL');
        }
      };

      let mailIsUp = true;
      for (let round = 0; round < kills; round += 1) {
        const goal = answered.length + enough;
        await Promise.all(Array.from({ length: visitors }, (_, visitor) => visit(round, visitor, goal)));
        if (mailIsUp) await mail.stop();
        else await mail.start();
        mailIsUp = !mailIsUp;
        server.pass(2 * minute);
        await server.start();
      }
      if (!mailIsUp) await mail.start();

      const { read, close } = openForReading({ dataDir: server.dataDir, databaseUrl: options.databaseUrl });
      onTestFinished(close);
      await mailsAreSent(read, server);

      const kept = new Set((await read.selectFrom('leads').select('email').execute()).map(({ email }) => email));
      expect(answered.filter((email) => !kept.has(email))).toEqual([]);
      const ids = Map.groupBy(mail.mails, (received) => received.recipients[0]);
      expect([...kept].filter((email) => !ids.has(email))).toEqual([]);
      // An email accepted just before a kill may arrive twice, with one Message-ID.
      const different = new Set(mail.mails.map(({ messageId }) => messageId)).size;
      expect(different).toBe(2 * kept.size);
      const doubled = mail.mails.length - different;
      console.log(`${kills} kills, ${answered.length} leads answered, ${kept.size} kept, ${doubled} mails came twice`);
    },
    wholeSet ? 3_600_000 : 300_000,
  );
});
