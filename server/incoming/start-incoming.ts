import type { Database } from '../database/database.ts';
import type { DayBytes } from '../guards/day-bytes.ts';
import type { Settings } from '../settings/settings.ts';
import { createMailReader, type MailReader, readWithin } from './create-mail-reader.ts';
import { noteLook, placeOf, savePlace } from './mailbox-place.ts';
import { mailboxFailure } from './open-mailbox.ts';
import type { IncomingMail } from './read-mail.ts';
import { type TakenIn, takeIn } from './take-in.ts';
import { watchMailbox } from './watch-mailbox.ts';

export type IncomingParts = {
  database: Database;
  settings: Pick<Settings, 'imapUrl' | 'imapUnmatched' | 'mailFrom' | 'leadsTo' | 'teamsWebhookUrl'>;
  clock(): Date;
  bytes: DayBytes;
  /** Leads that an hour's emails make. */
  mostLeads: number;
  onTaken(outcome: TakenIn): void;
  onProblem(message: string, error: unknown): void;
};

/** Reads the mailbox of `IMAP_URL`, if there is one. @returns a function that stops it */
export function startIncoming(parts: IncomingParts): () => Promise<void> {
  const { database, settings, clock, bytes, mostLeads, onTaken, onProblem } = parts;
  const { imapUrl, imapUnmatched, mailFrom, leadsTo, teamsWebhookUrl } = settings;
  if (!imapUrl) return async () => {};
  const own = [mailFrom, ...leadsTo.split(',')].map(addressOf);
  const note = (mailbox: string, failure: string | null) =>
    database.transaction().execute((trx) => noteLook(trx, mailbox, failure, clock().getTime()));
  const [first, second] = [createMailReader(readWithin.first), createMailReader(readWithin.second)];
  const takeFrom = (reader: MailReader) => async (raw: Uint8Array) => {
    const mail = withinDay(await reader.read(raw), bytes);
    const rules = { unmatched: imapUnmatched, own, at: clock(), teams: teamsWebhookUrl !== undefined, mostLeads };
    onTaken(await database.transaction().execute((trx) => takeIn(trx, mail, rules)));
  };
  const stop = watchMailbox({
    url: imapUrl,
    place: (mailbox) => placeOf(database.read, mailbox),
    saveGrown: (mailbox, place) => database.transaction().execute((trx) => savePlace(trx, mailbox, place)),
    take: takeFrom(first),
    takeLate: takeFrom(second),
    onRead: (mailbox) => note(mailbox, null),
    onFailure: (mailbox, error) => note(mailbox, mailboxFailure(error)),
    onProblem,
  });
  return async () => {
    const stopped = stop();
    first.close();
    second.close();
    await stopped;
  };
}

const addressOf = (mailbox: string): string => (/<([^<>]+)>/.exec(mailbox)?.[1] ?? mailbox).trim().toLowerCase();

/** Where emails of a day have taken much room, the beginning of it. */
function withinDay(mail: IncomingMail, bytes: DayBytes): IncomingMail {
  const size = Buffer.byteLength(mail.words);
  try {
    bytes.check('emails', size);
    bytes.add('emails', size);
    return mail;
  } catch {
    return { ...mail, words: `${mail.words.slice(0, 500)} […]` };
  }
}
