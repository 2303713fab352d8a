import { type LinkKind, linkLife } from '../../shared/staff/colleagues.ts';
import type { SessionStage } from '../../shared/staff/staff.ts';
import { type Actor, record } from '../database/audit.ts';
import type { Transaction } from '../database/schema.ts';
import { newJob } from '../notifications/new-job.ts';
import { endLinks } from './account-writes.ts';
import { lockedAccount } from './locked-account.ts';
import { nextStage } from './session-rules.ts';
import { recordRefusal } from './sign-in-writes.ts';

const minute = 60_000;

/** No second email within this time (ms): anyone can ask for a colleague's link. */
const resendAfter = 5 * minute;

/** After a link was opened the old password still lets in, to choose another. */
const untilChosen = 365 * 24 * 60 * minute;

/**
 * Owes the email with a new link. An invitation ends earlier links; for a forgotten password they stay, because anyone
 * can ask for one.
 */
export async function mailLink(
  trx: Transaction,
  { staffId, kind, actor, at }: { staffId: number; kind: LinkKind; actor: Actor; at: number },
): Promise<void> {
  const account = await lockedAccount(trx, staffId);
  if (!account || account.revoked_at !== null) return;
  if (kind === 'invitation') await endLinks(trx, staffId, at);
  const row = { staff_id: staffId, kind, made_at: at, expires_at: at + linkLife[kind], used_at: null };
  const { id } = await trx.insertInto('staff_links').values(row).returning('id').executeTakeFirstOrThrow();
  await trx
    .insertInto('jobs')
    .values(newJob('staff-link', { request: JSON.stringify({ link: id }), request_key: null }, null, at))
    .execute();
  await record(
    trx,
    actor,
    { action: `${kind === 'invitation' ? 'invitation' : 'password link'} sent`, about: account.email },
    at,
  );
}

/** Unknown and closed accounts get no email, and the same answer. */
export async function mailForgotten(
  trx: Transaction,
  { email, network, at }: { email: string; network: string; at: number },
): Promise<void> {
  const account = await trx
    .selectFrom('staff')
    .selectAll()
    .where('email', '=', email.toLowerCase())
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  const waiting = await trx
    .selectFrom('staff_links')
    .select('id')
    .where('staff_id', '=', account?.id ?? -1)
    .where('used_at', 'is', null)
    .where('made_at', '>', at - resendAfter)
    .executeTakeFirst();
  // An entry in either case: otherwise the answer's speed would tell whether the account exists.
  if (!account || waiting) await recordRefusal(trx, account, { what: 'password link', network, at });
  else await mailLink(trx, { staffId: account.id, kind: 'forgotten', actor: account, at });
}

type OpenedLink = {
  link: { id: number; at: number };
  tokenHash: string;
  agent: string | null;
  requireTotp: boolean;
  at: number;
};

/** Opens a session that has to choose a password, after the code if there is an authenticator. Undefined: the link is over. */
export async function openLink(
  trx: Transaction,
  { link, tokenHash, agent, requireTotp, at }: OpenedLink,
): Promise<SessionStage | undefined> {
  const ours = await trx.selectFrom('staff_links').select('staff_id').where('id', '=', link.id).executeTakeFirst();
  // The account first, as in all writes of it, or two could wait for one another.
  const account = ours && (await lockedAccount(trx, ours.staff_id));
  if (!account || account.revoked_at !== null) return undefined;
  const row = await trx
    .updateTable('staff_links')
    .set({ used_at: at })
    .where('id', '=', link.id)
    .where('made_at', '=', link.at)
    .where('used_at', 'is', null)
    .where('expires_at', '>', at)
    .returning('kind')
    .executeTakeFirst();
  if (!row) return undefined;
  await endLinks(trx, account.id, at);
  const stage = nextStage({ totp_secret: account.totp_secret, one_time: 1 }, { provedCode: false, requireTotp });
  await trx
    .updateTable('staff')
    // One that is for once ends when it was to end.
    .set(account.one_time === 1 ? { one_time: 1 } : { one_time: 1, one_time_until: at + untilChosen })
    .where('id', '=', account.id)
    .execute();
  const session = { token_hash: tokenHash, staff_id: account.id, stage, new_secret: null, agent };
  await trx
    .insertInto('staff_sessions')
    .values({ ...session, started_at: at, seen_at: at, ended_at: null })
    .execute();
  await record(trx, account, { action: 'mailed link opened', detail: row.kind }, at);
  return stage;
}

export async function purgeLinks(trx: Transaction, before: number): Promise<void> {
  await trx.deleteFrom('staff_links').where('expires_at', '<', before).execute();
}
