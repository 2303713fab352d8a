import { homeTime } from '../../shared/company/hours.ts';
import type { Database } from '../database/database.ts';
import { companyStamp } from '../format/company-time.ts';
import type { CardWriter } from '../notifications/create-card-sender.ts';
import { automatic, type LetterWriter } from '../notifications/create-compose.ts';
import { imprint } from '../notifications/letters/imprint.ts';
import { type Letter, paragraph } from '../notifications/letters/letter.ts';
import type { JobRow } from '../notifications/tables.ts';
import { saveConversation } from './mail-queue-writes.ts';

export function testMails(database: Database): Record<'mail-test', LetterWriter> {
  return {
    'mail-test': async (job) => {
      const test = await testOf(database, job);
      if (!test?.address) return null;
      return {
        letter: testLetter(test.asked_by, test.asked_at),
        about: test.id,
        to: { name: '', address: test.address },
        headers: automatic,
        // A failure to save must not send the email again.
        overhear: (lines) =>
          database
            .transaction()
            .execute((trx) => saveConversation(trx, { id: test.id, lines }))
            .catch(() => undefined),
      };
    },
  };
}

export function testCards(database: Database): Record<'teams-test', CardWriter> {
  return {
    'teams-test': async (job) => {
      const test = await testOf(database, job);
      return test ? testLetter(test.asked_by, test.asked_at) : null;
    },
  };
}

const testOf = ({ read }: Database, { id }: Pick<JobRow, 'id'>) =>
  read.selectFrom('mail_tests').selectAll().where('job_id', '=', id).executeTakeFirst();

function testLetter(askedBy: string, askedAt: number): Letter {
  return {
    subject: 'Test message from the staff page',
    parts: [
      paragraph('This is a test. It went the way that every message about a lead goes.'),
      {
        kind: 'facts',
        facts: [
          ['Asked for by', askedBy],
          ['Asked for', `${companyStamp(askedAt)} ${homeTime}`],
        ],
      },
    ],
    footer: [...imprint],
  };
}
