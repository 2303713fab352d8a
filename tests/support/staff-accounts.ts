import { type Database, openDatabase } from '../../server/database/database.ts';
import type { Transaction } from '../../server/database/schema.ts';
import { addAccount, resetAccount, revokeAccount } from '../../server/staff/account-writes.ts';
import { hashPassword, oneTimePassword } from '../../server/staff/passwords.ts';
import type { StaffRole } from '../../shared/staff/staff.ts';

/** @returns the password that the command line prints */
export async function createPrinted(database: Database): Promise<string> {
  const password = oneTimePassword();
  const passwordHash = await hashPassword(password);
  const account = { email: 'printed@staff.example', role: 'admin' as const, oneTime: true, passwordHash };
  await database.transaction().execute((trx) => addAccount(trx, { account, at: Date.now() }));
  return password;
}

/** An authenticator may still be required. */
export async function createColleague(
  { dataDir }: { dataDir: string },
  email: string,
  role: StaffRole,
  password: string,
): Promise<void> {
  const database = await openDatabase({ dataDir });
  const account = { email, role, passwordHash: await hashPassword(password), oneTime: false };
  await database.transaction().execute((trx) => addAccount(trx, { account, at: Date.now() }));
  await database.close();
}

export async function reset(database: Database, email: string): Promise<void> {
  const passwordHash = await hashPassword(oneTimePassword());
  await database.transaction().execute((trx) => resetAccount(trx, { email, passwordHash, at: Date.now() }));
}

export async function revoke(database: Database, email: string): Promise<void> {
  await database.transaction().execute((trx) => revokeAccount(trx, { email, at: Date.now() }));
}

export async function changeAudit(trx: Transaction) {
  await trx.updateTable('audit').set({ action: 'nothing' }).execute();
}
export async function emptyAudit(trx: Transaction) {
  await trx.deleteFrom('audit').execute();
}
