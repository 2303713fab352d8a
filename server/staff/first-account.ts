import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../database/database.ts';
import { DatabaseUnavailable } from '../database/unavailable.ts';
import { addFirst } from './account-writes.ts';
import { forgetOneTimePassword, keepOneTimePassword } from './one-time-files.ts';
import { hashPassword, oneTimePassword } from './passwords.ts';

export type FirstSignIn = {
  email: string;
  /** Absent if the operator chose the password. */
  oneTime?: { password: string; file: string };
};

export type FirstAccount = { adminEmail: string; adminPassword?: string; dataDir: string };

/** The server already answers visitors in an outage, so it retries. */
export type Outage = { isStopping(): boolean; onProblem(message: string, error: unknown): void };

const beforeNextTry = 1_000;

/**
 * Retries while the database is unavailable.
 * @param chosen `ADMIN_PASSWORD`; absent: a one-time password is generated and stored in a file
 * @returns undefined if there are accounts
 */
export async function firstAccount(
  database: Database,
  settings: FirstAccount,
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
  { adminEmail, adminPassword: chosen, dataDir }: FirstAccount,
  at: number,
): Promise<FirstSignIn | undefined> {
  const any = await database.read.selectFrom('staff').select('id').limit(1).executeTakeFirst();
  if (any) return undefined;
  const password = chosen ?? oneTimePassword();
  const passwordHash = await hashPassword(password);
  const account = { email: adminEmail, role: 'admin' as const, passwordHash, oneTime: chosen === undefined };
  // Before the account: a password that nobody can read would shut everybody out.
  const file = chosen === undefined ? keepOneTimePassword(dataDir, adminEmail, password) : undefined;
  if (!(await database.transaction().execute((trx) => addFirst(trx, { account, at })))) {
    if (file) forgetOneTimePassword(dataDir, adminEmail);
    return undefined;
  }
  return file === undefined ? { email: adminEmail } : { email: adminEmail, oneTime: { password, file } };
}
