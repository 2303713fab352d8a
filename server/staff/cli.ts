import { isIP } from 'node:net';
import { homeTime } from '../../shared/company/hours.ts';
import { staffPath, staffRoles } from '../../shared/staff/staff.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { keepSecret } from '../database/keep-secret.ts';
import { companyStamp } from '../format/company-time.ts';
import { terminalLine } from '../format/terminal-line.ts';
import { closeToOthers } from '../settings/private-folder.ts';
import { readSettings } from '../settings/read-settings.ts';
import { isSignInEmail } from '../settings/setting-rules.ts';
import type { Settings } from '../settings/settings.ts';
import { addAccount, resetAccount, revokeAccount } from './account-writes.ts';
import { networkMark } from './network-mark.ts';
import { keepOneTimePassword } from './one-time-files.ts';
import { hashPassword, oneTimePassword } from './passwords.ts';

const usage = `npm run staff -- add EMAIL ROLE   lets somebody in (${staffRoles.join(', ')}), with a one-time password
npm run staff -- reset EMAIL      a new one-time password, no authenticator, no passkey, no open session
npm run staff -- revoke EMAIL     closes the account and ends its sessions
npm run staff -- list             one line an account: email, role, since when, authenticator, state
npm run staff -- network ADDRESS [DATE]
                                  the mark that refused sign-ins from the network of an IP address have in the audit log,
                                  today or on a day such as 2026-11-20 (${homeTime})`;

/** Of `add`: email and role. Of `network`: address and date. */
type StaffCommand = (database: Database, first: string, second: string, settings: Settings) => Promise<string>;

type OneTime = { email: string; dataDir: string; keep: (passwordHash: string) => Promise<boolean>; refused: string };

async function withPassword({ email, dataDir, keep, refused }: OneTime) {
  const password = oneTimePassword();
  if (!(await keep(await hashPassword(password)))) throw new Error(refused);
  const file = keepOneTimePassword(dataDir, email, password);
  return `${email} signs in at ${staffPath}, within 72 hours, with the password in ${file}, which is asked to be changed at once`;
}

const commands: Record<string, StaffCommand> = {
  add: (database, email, typed, { dataDir }) => {
    const role = staffRoles.find((known) => known === typed);
    if (!isSignInEmail(email) || !role) throw new Error(usage);
    const keep = (passwordHash: string) =>
      database
        .transaction()
        .execute((trx) => addAccount(trx, { account: { email, role, passwordHash, oneTime: true }, at: Date.now() }));
    return withPassword({ email, dataDir, keep, refused: `There is an account ${email} already` });
  },
  reset: (database, email, _role, { dataDir }) => {
    const keep = (passwordHash: string) =>
      database.transaction().execute((trx) => resetAccount(trx, { email, passwordHash, at: Date.now() }));
    return withPassword({ email, dataDir, keep, refused: `There is no account ${email}` });
  },
  revoke: async (database, email) => {
    const outcome = await database.transaction().execute((trx) => revokeAccount(trx, { email, at: Date.now() }));
    if (outcome === 'unknown') throw new Error(`There is no account ${email}`);
    if (outcome === 'last admin') throw new Error(`${email} is the only admin: add another one first`);
    return `${email} can no longer sign in, and is signed out everywhere`;
  },
  network: async (database, address, date, { sessionSecret }) => {
    // Noon in Toronto, or an hour later.
    const at = date === '' ? Date.now() : Date.parse(`${date}T17:00:00Z`);
    if (!isIP(address) || Number.isNaN(at)) throw new Error(usage);
    return networkMark(sessionSecret ?? (await keepSecret(database, 'session')), address, at);
  },
  list: async ({ read }) => {
    const accounts = await read.selectFrom('staff').selectAll().orderBy('email').execute();
    return accounts
      .map(({ email, role, created_at, totp_secret, revoked_at }) =>
        terminalLine([
          email,
          role,
          companyStamp(created_at),
          totp_secret ? 'authenticator' : 'no authenticator',
          revoked_at === null ? 'open' : `revoked ${companyStamp(revoked_at)}`,
        ]),
      )
      .join('\n');
  },
};

process.umask(0o077);
try {
  const [, , name = '', typed = '', second = ''] = process.argv;
  const email = typed.trim();
  const command = commands[name];
  if (!command || (name !== 'list' && email === '')) throw new Error(usage);
  const settings = readSettings(process.env);
  closeToOthers(settings.dataDir);
  const database = await openDatabase(settings);
  try {
    console.log(await command(database, email, second, settings));
  } finally {
    await database.close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
