import { type Database, openDatabase } from '../../server/database/database.ts';
import { unit } from '../../server/database/unit.ts';
import { addAccount, resetAccount, revokeAccount } from '../../server/staff/account-units.ts';
import { hashPassword, oneTimePassword } from '../../server/staff/passwords.ts';
import type { StaffRole } from '../../widgets/contract/staff.ts';

/** An account as the command line makes it. Gives the password that is printed. */
export async function createPrinted(database: Database): Promise<string> {
  const password = oneTimePassword();
  const account = { email: 'printed@staff.example', role: 'admin' as const, oneTime: true };
  await database.write(addAccount, {
    account: { ...account, passwordHash: await hashPassword(password) },
    at: Date.now(),
  });
  return password;
}

/** An account whose owner has chosen a password; an authenticator may still be asked for. */
export async function createColleague(
  { dataDir }: { dataDir: string },
  email: string,
  role: StaffRole,
  password: string,
): Promise<void> {
  const database = await openDatabase({ dataDir });
  const account = { email, role, passwordHash: await hashPassword(password), oneTime: false };
  await database.write(addAccount, { account, at: Date.now() });
  await database.close();
}

/** As the command line does. */
export async function reset(database: Database, email: string): Promise<void> {
  await database.write(resetAccount, { email, passwordHash: await hashPassword(oneTimePassword()), at: Date.now() });
}

export async function revoke(database: Database, email: string): Promise<void> {
  await database.write(revokeAccount, { email, at: Date.now() });
}

/** Attempts on the audit log. */
export const changeAudit = unit(import.meta.url, 'changeAudit', async ({ query }, _: undefined) => {
  await query.updateTable('audit').set({ action: 'nothing' }).execute();
});
export const emptyAudit = unit(import.meta.url, 'emptyAudit', async ({ query }, _: undefined) => {
  await query.deleteFrom('audit').execute();
});
