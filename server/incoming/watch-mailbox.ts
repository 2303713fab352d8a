import { setTimeout as sleep } from 'node:timers/promises';
import type { ImapFlow } from 'imapflow';
import { mailboxClient, mailboxName, openMailbox, withinBudget } from './open-mailbox.ts';

export type MailboxPlace = { uidValidity: string; lastUid: number };

export type MailboxParts = {
  url: string;
  /** Where reading continues; undefined the first time, when existing emails are skipped. */
  place(mailbox: string): Promise<MailboxPlace | undefined>;
  saveGrown(mailbox: string, place: MailboxPlace): Promise<void>;
  take(raw: Uint8Array): Promise<void>;
  /** Reads an email that `take` could not, with more patience. */
  takeLate(raw: Uint8Array): Promise<void>;
  /** It has been read, as far as it goes. */
  onRead(mailbox: string): Promise<void>;
  onFailure(mailbox: string, error: unknown): Promise<void>;
  onProblem(message: string, error: unknown): void;
};

/** How far a mailbox has been read, and the numbers of earlier emails that wait for a second try. */
type Reading = MailboxPlace & { late: Set<number> };

/** Of an email: what is longer is cut, in its attachments. */
const longest = 3_000_000;

/** Between looks, whatever the server announces (ms). */
const every = 60_000;
/** Before the next connection (ms): at first, and after many that failed. */
const [soonest, latest] = [1_000, 60_000];

/**
 * Reads new email of a mailbox as it comes (IDLE, or by asking). Changes nothing in it: no flag, no folder.
 * @returns a function that stops it
 */
export function watchMailbox(parts: MailboxParts): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const reading: Reading = { uidValidity: '', lastUid: 0, late: new Set() };
  let trying: Promise<void> | undefined;
  let client: ImapFlow | undefined;
  let wait = soonest;

  async function once(): Promise<void> {
    client = await mailboxClient(parts.url);
    try {
      await openMailbox(client, parts.url);
      const news = listen(client, signal);
      while (!signal.aborted) {
        await readNew(client, parts, reading);
        await parts.onRead(mailboxName(parts.url));
        // Not when it opens: a server that then fails would be asked every second.
        wait = soonest;
        await tryLate(client, news.hear);
        await withinBudget(client, news.come);
      }
    } finally {
      client.close();
    }
  }

  /** One email at a time, while new ones are read. @param onTried called when the next one may be tried */
  async function tryLate(from: ImapFlow, onTried: () => void): Promise<void> {
    const [uid] = reading.late;
    if (uid === undefined || trying) return;
    const { uidValidity } = reading;
    const source = await sourceOf(from, uid);
    trying = takeLate(source)
      .then(async () => {
        if (reading.uidValidity === uidValidity) reading.late.delete(uid);
        await parts.saveGrown(mailboxName(parts.url), readUpTo(reading));
        onTried();
      })
      // Without the database, or when stopped, the same email is tried again later.
      .catch(() => {})
      .finally(() => {
        trying = undefined;
      });
  }

  async function takeLate(source: Uint8Array | undefined): Promise<void> {
    try {
      if (source) await parts.takeLate(source);
    } catch (error) {
      if (signal.aborted || isUnavailable(error)) throw error;
      parts.onProblem('An email could not be read; it is left in the mailbox', error);
    }
  }

  async function run(): Promise<void> {
    while (!signal.aborted) {
      try {
        await once();
      } catch (error) {
        if (!signal.aborted) await failed(error);
      }
      await sleep(wait, undefined, { signal, ref: false }).catch(() => {});
      wait = Math.min(wait * 2, latest);
    }
    await trying;
  }

  async function failed(error: unknown): Promise<void> {
    // Servers end a connection now and then.
    if (wait > soonest) parts.onProblem('The mailbox of IMAP_URL cannot be read', error);
    await parts.onFailure(mailboxName(parts.url), error).catch(() => {});
  }

  const running = run();
  return async () => {
    stopping.abort();
    client?.close();
    await running;
  };
}

const isUnavailable = (error: unknown): boolean => (error as Error).name === 'DatabaseUnavailable';

/** Notices new email from now on. `come` waits until there is some, or until the next regular look. */
function listen(client: ImapFlow, signal: AbortSignal): { come(): Promise<void>; hear(): void } {
  let heard = new AbortController();
  const hear = () => heard.abort();
  client.on('exists', hear);
  client.on('close', hear);
  return {
    hear,
    async come() {
      // Ends with the next command; a server without IDLE is asked again and again.
      if (!heard.signal.aborted) client.idle().catch(hear);
      await sleep(every, undefined, { signal: AbortSignal.any([signal, heard.signal]), ref: false }).catch(() => {});
      heard = new AbortController();
      await client.noop();
    },
  };
}

async function readNew(client: ImapFlow, parts: MailboxParts, reading: Reading): Promise<void> {
  if (!client.mailbox) return;
  const mailbox = mailboxName(parts.url);
  const uidValidity = String(client.mailbox.uidValidity);
  const before = await parts.place(mailbox);
  if (before?.uidValidity !== uidValidity) {
    // Renumbered, or never read before: only emails that arrive from now on.
    await parts.saveGrown(mailbox, { uidValidity, lastUid: await newestUid(client, client.mailbox.uidNext) });
    return;
  }
  if (reading.uidValidity !== uidValidity) Object.assign(reading, { uidValidity, lastUid: 0, late: new Set() });
  const last = Math.max(before.lastUid, reading.lastUid);
  const uids = await search(client, `${last + 1}:*`);
  // `n:*` names the last email also where it is older.
  for (const uid of uids.filter((one) => one > last).sort((a, b) => a - b)) {
    const source = await sourceOf(client, uid);
    try {
      if (source) await parts.take(source);
    } catch (error) {
      // Without the database the same email is tried again later.
      if (isUnavailable(error)) throw error;
      reading.late.add(uid);
    }
    reading.lastUid = uid;
    await parts.saveGrown(mailbox, readUpTo(reading));
  }
}

/** @param uidNext not every server says it */
async function newestUid(client: ImapFlow, uidNext: number | undefined): Promise<number> {
  if (uidNext) return uidNext - 1;
  const [newest = 0] = await search(client, '*');
  return newest;
}

const search = async (client: ImapFlow, uid: string): Promise<number[]> =>
  (await withinBudget(client, () => client.search({ uid }, { uid: true }))) || [];

async function sourceOf(client: ImapFlow, uid: number): Promise<Uint8Array | undefined> {
  let source: Uint8Array | undefined;
  await withinBudget(client, async () => {
    // Answer by answer: `fetchOne` keeps all that a server sends.
    for await (const answer of client.fetch(String(uid), { source: { maxLength: longest } }, { uid: true }))
      if (answer.uid === uid) source ??= answer.source;
  });
  return source?.subarray(0, longest);
}

/** The place before the first email that waits, so that a server that stops meanwhile reads it again. */
const readUpTo = ({ uidValidity, lastUid, late }: Reading): MailboxPlace => ({
  uidValidity,
  lastUid: Math.min(lastUid, ...[...late].map((uid) => uid - 1)),
});
