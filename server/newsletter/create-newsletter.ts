import type { AddressList } from '../database/address-list.ts';
import type { StaffActor } from '../database/audit.ts';
import type { Database } from '../database/database.ts';
import type { DayBytes } from '../guards/day-bytes.ts';
import type { VisitorMails } from '../notifications/recipient-limit.ts';
import type { LinkPurpose, LinkToken, LinkTokens } from './link-tokens.ts';
import type { Confirmed, NewSignup, SavedSignup, Unsubscribed } from './new-signup.ts';
import {
  confirmSubscriber,
  momentAfter,
  saveSignup,
  unsubscribeByStaff,
  unsubscribeSubscriber,
} from './subscriptions.ts';

export type Newsletter = {
  /**
   * Saves a request and queues its confirmation email. Throws `CeilingReached` on a day that has stored too much;
   * `DatabaseUnavailable`.
   */
  subscribe(signup: NewSignup): Promise<SavedSignup>;
  /** Completes the double opt-in. `unknown`: not our link, expired, or older than an unsubscription. */
  confirm(token: string): Promise<Confirmed>;
  unsubscribe(token: string): Promise<Unsubscribed>;
  /** By staff, who read or heard it. @param about a request of the person, for the audit log */
  unsubscribeAddress(actor: StaffActor, email: string, about: string | null): Promise<Unsubscribed>;
  /** Whether a mailed link is whole and still serves. Changes nothing. */
  serves(purpose: LinkPurpose, token: string): boolean;
};

export const confirmDays = 7;
const confirmWindow = confirmDays * 24 * 60 * 60_000;

export type NewsletterParts = {
  database: Database;
  tokens: LinkTokens;
  mails?: VisitorMails;
  bytes?: DayBytes;
  /** Outside the database, because a restored backup would subscribe people again. */
  withdrawals?: Pick<AddressList, 'add'>;
  clock?: () => Date;
  onProblem?: (message: string, error: unknown) => void;
};

/** Double opt-in (decision 28, CASL). */
export function createNewsletter({
  database,
  tokens,
  mails,
  bytes,
  withdrawals,
  clock = () => new Date(),
  onProblem,
}: NewsletterParts): Newsletter {
  function readToken(purpose: LinkPurpose, text: string): LinkToken | null {
    const token = tokens.read(purpose, text);
    const isOver = token && purpose === 'confirm' && clock().getTime() - token.at > confirmWindow;
    return isOver ? null : token;
  }

  async function list(email: string, at: number): Promise<void> {
    try {
      await withdrawals?.add(email, at);
    } catch (error) {
      // The database has recorded it all the same.
      onProblem?.('An unsubscription could not be listed outside the database', error);
    }
  }

  return {
    async subscribe(signup) {
      const size = Buffer.byteLength(JSON.stringify(signup));
      const onNew = () => bytes?.check('signups', size);
      const saved = await database
        .transaction()
        .execute((trx) => saveSignup(trx, { signup, now: clock().getTime(), mails, onNew }));
      if (saved.status === 'kept') bytes?.add('signups', size);
      return saved;
    },

    serves: (purpose, text) => readToken(purpose, text) !== null,

    async confirm(text) {
      const token = readToken('confirm', text);
      const now = clock().getTime();
      if (!token) return 'unknown';
      return database.transaction().execute((trx) => confirmSubscriber(trx, { token, now }));
    },

    async unsubscribe(text) {
      const token = readToken('unsubscribe', text);
      if (!token) return 'unknown';
      const now = clock().getTime();
      const known = database.read.selectFrom('subscribers').selectAll().where('id', '=', token.subscriber);
      const subscriber = await known.executeTakeFirst();
      if (subscriber) await list(subscriber.email, momentAfter(subscriber, now));
      return database.transaction().execute((trx) => unsubscribeSubscriber(trx, { token, now }));
    },

    async unsubscribeAddress(actor, email, about) {
      const address = email.toLowerCase();
      const known = database.read.selectFrom('subscribers').selectAll().where('email', '=', address);
      const contacts = database.read.selectFrom('contacts').select('id').where('email', '=', address);
      const subscriber = await known.executeTakeFirst();
      if (!subscriber && !(await contacts.executeTakeFirst())) return 'unknown';
      const now = clock().getTime();
      await list(address, subscriber ? momentAfter(subscriber, now) : now);
      const asked = { id: subscriber?.id, email: address, actor, about, now };
      return database.transaction().execute((trx) => unsubscribeByStaff(trx, asked));
    },
  };
}
