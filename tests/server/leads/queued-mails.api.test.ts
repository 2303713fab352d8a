import { type CompiledQuery, sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Database } from '../../../server/database/database.ts';
import { createLeads } from '../../../server/leads/create-leads.ts';
import { claimJobs, nextFree } from '../../../server/notifications/jobs.ts';
import { newJob } from '../../../server/notifications/new-job.ts';
import { eachDatabase } from '../../support/databases.ts';
import { handClock, until } from '../../support/hand-clock.ts';
import { bookingLead } from '../../support/lead-requests.ts';
import { fakeTransport, useMailWorkers } from '../../support/mail-workers.ts';
import { keepJobs, runStatement } from '../../support/statements.ts';

eachDatabase('Mails that are owed', (databases, kind) => {
  const work = useMailWorkers();

  it('the next one is read from an index, and so are those that are claimed, however many there are', async () => {
    const database = await databases.open();
    const lead = await createLeads(database, handClock().now).keep(bookingLead({ suspicion: ['test'] }));
    expect(lead.status).toBe('kept');
    const kinds = ['lead-staff', 'lead-visitor'] as const;
    const many = Array.from({ length: 2_000 }, (_, due) =>
      newJob(kinds[due % 2] ?? 'lead-staff', { lead_id: 1 }, null, due),
    );
    await database.transaction().execute((trx) => keepJobs(trx, many));
    if (kind === 'postgres') {
      // PostgreSQL sorts small tables correctly either way, and updates its statistics only on `analyze`.
      const columns = 'kind, channel, lead_id, created_at, due_at, claims, attempts';
      await database
        .transaction()
        .execute((trx) =>
          runStatement(trx, `insert into jobs (${columns}) select ${columns} from jobs, generate_series(1, 9)`),
        );
      await database.transaction().execute((trx) => runStatement(trx, 'analyze jobs'));
    }
    const explain = kind === 'postgres' ? 'explain ' : 'explain query plan ';
    const planOf = async (statement: { compile(): CompiledQuery }) => {
      const { sql: text, parameters } = statement.compile();
      let next = 0;
      const filled = text.replace(/\?|\$\d+/g, () => {
        const value = parameters[next++];
        return typeof value === 'string' ? `'${value}'` : String(value);
      });
      const { rows } = await sql.raw<Record<string, unknown>>(explain + filled).execute(database.read);
      return rows.map((row) => String(row.detail ?? row['QUERY PLAN'])).join('\n');
    };
    const channels = ['mail', 'teams'] as const;
    const claim = claimJobs(database.read, { count: 5, now: 10_000, held: [1, 2], channels });
    for (const plan of await Promise.all([nextFree(database.read, channels), claim].map(planOf))) {
      expect(plan).toContain('jobs_due');
      expect(plan).not.toMatch(/TEMP B-TREE|Sort|Seq Scan|SCAN jobs(?! USING INDEX)/);
    }
  });

  it('a burst of leads makes no look for due mails each: between two of them is a fifth of a second', async () => {
    const database = await databases.open();
    let looks = 0;
    const watched: Database = {
      ...database,
      transaction: () => {
        looks += 1;
        return database.transaction();
      },
    };
    const clock = handClock();
    work(watched, fakeTransport(), clock);
    await until('it has looked', () => looks > 0);
    const hour = 3_600_000;
    const leads = createLeads(database, () => new Date(clock.now().getTime() + hour));
    const began = performance.now();
    for (let index = 0; index < 100; index += 1) {
      await leads.keep(bookingLead({ suspicion: ['test'] }, { message: `request ${index}` }));
    }
    expect(looks).toBeLessThanOrEqual(4 + (performance.now() - began) / 200);
  });
});
