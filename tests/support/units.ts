import { sql } from 'kysely';
import type { NewJobRow } from '../../server/database/schema.ts';
import { unit } from '../../server/database/unit.ts';
import { newJob } from '../../server/notifications/new-job.ts';

/** Keeps one nonce, the smallest row there is. */
export const keepNonce = unit(import.meta.url, 'keepNonce', async ({ insert }, id: string) => {
  await insert('used_nonces', { id, expires_at: 1 });
  return id;
});

/** Runs one statement through the connection that writes. @returns its rows */
export const runStatement = unit(import.meta.url, 'runStatement', async ({ query }, statement: string) => {
  const { rows } = await sql.raw<Record<string, unknown>>(statement).execute(query);
  return rows;
});

/** Keeps as many jobs as are given. */
export const keepJobs = unit(import.meta.url, 'keepJobs', async ({ insert }, jobs: readonly NewJobRow[]) => {
  for (const job of jobs) await insert('jobs', job);
});

/** Has the mail worker look for due mails, as it does when one is inserted. */
export const wakeMails = unit(import.meta.url, 'wakeMails', async ({ insert, query }, at: number): Promise<void> => {
  const id = await insert('jobs', {
    ...newJob('mail-test', { request: '', request_key: null }, null, at),
    sent_at: at,
  });
  if (id !== undefined) await query.deleteFrom('jobs').where('id', '=', id).execute();
});

/** Ends the thread that writes, as a crash would. */
export const breakDown = unit(import.meta.url, 'breakDown', async () => {
  process.exit();
});
