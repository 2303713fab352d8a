import type { AuditItem } from '../../shared/staff/staff.ts';
import { type Actor, type Deed, recordReading } from '../database/audit.ts';
import type { Database } from '../database/database.ts';
import type { StaffMember } from '../guards/access.ts';
import type { TakeTurn } from '../guards/take-turns.ts';
import { type Accounts, createAccounts } from './create-accounts.ts';
import { createPasskeys, type Passkeys } from './create-passkeys.ts';
import { createPresence, type Presence } from './create-presence.ts';
import { createSessions, type Sessions } from './create-sessions.ts';
import { createSignIn, type SignIn } from './create-sign-in.ts';
import { createPasswords } from './passwords.ts';
import { relyingParty } from './relying-party.ts';
import { digest } from './session-rules.ts';

/** Beyond this, all remembered reads are dropped and logged again. */
const mostNoted = 20_000;

/**
 * @param how the filter, and whether no person caused the request: then a repeated read is skipped, or refreshes would
 * fill the log. The first is always logged, because any client can say so.
 */
type NoteReading = (member: StaffMember, deed: Deed, how: { filter: string; unattended: boolean }) => Promise<void>;

function createReadingNotes(note: (member: StaffMember, deed: Deed) => Promise<void>): NoteReading {
  const noted = new Set<string>();
  return async (member, deed, { filter, unattended }) => {
    const reading = digest(JSON.stringify([member.session, deed.action, deed.about, filter]));
    if (unattended && noted.has(reading)) return;
    await note(member, deed);
    if (noted.size >= mostNoted) noted.clear();
    noted.add(reading);
  };
}

const auditPage = 200;

export type Staff = {
  cookie: string;
  signIn: SignIn;
  sessions: Sessions;
  passkeys: Passkeys;
  accounts: Accounts;
  note(actor: Actor, deed: Deed): Promise<void>;
  noteReading: NoteReading;
  presence: Presence;
  /** Before the given entry, newest first. */
  audit(before?: number): Promise<AuditItem[]>;
};

export type StaffParts = {
  database: Database;
  clock: () => Date;
  /** With https, other sites of the domain cannot set the cookie (`__Host-`). */
  siteOrigin: string;
  requireTotp: boolean;
  /** Key of the marks that networks have in the audit log. */
  secret: string;
  dataDir: string;
  /** For password checks. */
  inTurn: TakeTurn;
  /** Twenty wrong codes were tried for an account. */
  onLocked: () => void;
  onProblem: (message: string, error: unknown) => void;
};

export function createStaff({
  database,
  clock,
  siteOrigin,
  requireTotp,
  secret,
  dataDir,
  inTurn,
  onLocked,
  onProblem,
}: StaffParts): Staff {
  const passwords = createPasswords(inTurn);
  const https = siteOrigin.startsWith('https:');
  const cookie = https ? '__Host-staff' : 'staff';
  const note: Staff['note'] = (actor, deed) =>
    database
      .transaction()
      .execute((trx) =>
        recordReading(trx, { actor: { id: actor.id, email: actor.email }, deed, at: clock().getTime() }),
      );
  return {
    cookie,
    signIn: createSignIn({ database, clock, passwords, requireTotp, secret, dataDir, onLocked }),
    sessions: createSessions({ database, clock, passwords, cookie }),
    passkeys: createPasskeys({ database, clock, passwords, secret, https, site: relyingParty(siteOrigin) }),
    accounts: createAccounts({ database, clock, passwords, requireTotp, secret }),
    note,
    noteReading: createReadingNotes(note),
    presence: createPresence(database, clock, onProblem),
    audit: (before = Number.MAX_SAFE_INTEGER) =>
      database.read
        .selectFrom('audit')
        .select(['id', 'at', 'who', 'action', 'about', 'detail'])
        .where('id', '<', before)
        .orderBy('id', 'desc')
        .limit(auditPage)
        .execute(),
  };
}
