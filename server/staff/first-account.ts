import type { Database } from '../database/database.ts';
import { addFirst } from './account-units.ts';
import { hashPassword, oneTimePassword } from './passwords.ts';

/** How the first administrator signs in. */
export type FirstSignIn = { email: string /** Printed once; absent when the operator chose one. */; password?: string };

/**
 * Makes the first administrator, when there is no account yet.
 * @param chosen the password of `ADMIN_PASSWORD`; absent: one is made up, good for one sign-in
 * @returns undefined when there are accounts
 */
export async function firstAccount(
  database: Database,
  { adminEmail, adminPassword: chosen }: { adminEmail: string; adminPassword?: string },
  at: number,
): Promise<FirstSignIn | undefined> {
  const any = await database.read.selectFrom('staff').select('id').limit(1).executeTakeFirst();
  if (any) return undefined;
  const password = chosen ?? oneTimePassword();
  const passwordHash = await hashPassword(password);
  const account = { email: adminEmail, role: 'admin' as const, passwordHash, oneTime: chosen === undefined };
  if (!(await database.write(addFirst, { account, at }))) return undefined;
  return chosen === undefined ? { email: adminEmail, password } : { email: adminEmail };
}
