import type { Database } from '../database/database.ts';
import type { Settings } from '../settings/settings.ts';
import { placeOf, savePlace } from './mailbox-place.ts';
import { readAside } from './read-aside.ts';
import { type TakenIn, takeIn } from './take-in.ts';
import { watchMailbox } from './watch-mailbox.ts';

export type IncomingParts = {
  database: Database;
  settings: Pick<Settings, 'imapUrl' | 'imapUnmatched' | 'mailFrom' | 'leadsTo' | 'teamsWebhookUrl'>;
  clock(): Date;
  onTaken(outcome: TakenIn): void;
  onProblem(message: string, error: unknown): void;
};

/** Reads the mailbox of `IMAP_URL`, if there is one. @returns a function that stops it */
export function startIncoming(parts: IncomingParts): () => Promise<void> {
  const { database, settings, clock, onTaken, onProblem } = parts;
  const { imapUrl, imapUnmatched, mailFrom, leadsTo, teamsWebhookUrl } = settings;
  if (!imapUrl) return async () => {};
  const own = [mailFrom, ...leadsTo.split(',')].map(addressOf);
  return watchMailbox({
    url: imapUrl,
    place: (mailbox) => placeOf(database.read, mailbox),
    saveGrown: (mailbox, place) => database.transaction().execute((trx) => savePlace(trx, mailbox, place)),
    async take(raw) {
      const mail = await readAside(raw);
      const rules = { unmatched: imapUnmatched, own, at: clock(), teams: teamsWebhookUrl !== undefined };
      onTaken(await database.transaction().execute((trx) => takeIn(trx, mail, rules)));
    },
    onProblem,
  });
}

const addressOf = (mailbox: string): string => (/<([^<>]+)>/.exec(mailbox)?.[1] ?? mailbox).trim().toLowerCase();
