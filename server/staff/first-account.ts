import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../database/database.ts';
import { DatabaseUnavailable } from '../database/unavailable.ts';
import { addFirst } from './account-writes.ts';
import { hashPassword, oneTimePassword } from './passwords.ts';

export type FirstSignIn = { email: string /** Printed once; absent if the operator chose one. */; password?: string };

/** The server already answers visitors in an outage, so it retries. */
export type Outage = { isStopping(): boolean; onProblem(message: string, error: unknown): void };

const beforeNextTry = 1_000;

/**
 * Retries while the database is unavailable.
 * @param chosen `ADMIN_PASSWORD`; absent: a one-time password is generated
 * @returns undefined if there are accounts
 */
export async function firstAccount(
  database: Database,
  settings: { adminEmail: string; adminPassword?: string },
  at: number,
  outage: Outage,
): Promise<FirstSignIn | undefined> {
  for (;;) {
    try {
      return await makeFirst(database, settings, at);
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable) || outage.isStopping()) throw error;
      outage.onProblem('The first account waits for the database', error);
      await pause(beforeNextTry);
    }
  }
}

async function makeFirst(
  database: Database,
  { adminEmail, adminPassword: chosen }: { adminEmail: string; adminPassword?: string },
  at: number,
): Promise<FirstSignIn | undefined> {
  const any = await database.read.selectFrom('staff').select('id').limit(1).executeTakeFirst();
  if (any) return undefined;
  const password = chosen ?? oneTimePassword();
  const passwordHash = await hashPassword(password);
  const account = { email: adminEmail, role: 'admin' as const, passwordHash, oneTime: chosen === undefined };
  if (!(await database.transaction().execute((trx) => addFirst(trx, { account, at })))) return undefined;
  return chosen === undefined ? { email: adminEmail, password } : { email: adminEmail };
}
