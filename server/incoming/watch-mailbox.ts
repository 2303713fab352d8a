import { setTimeout as sleep } from 'node:timers/promises';
import type { ImapFlow } from 'imapflow';
import { mailboxClient, mailboxName, openMailbox } from './open-mailbox.ts';

export type MailboxPlace = { uidValidity: string; lastUid: number };

export type MailboxParts = {
  url: string;
  /** Where reading continues; undefined the first time, when existing emails are skipped. */
  place(mailbox: string): Promise<MailboxPlace | undefined>;
  saveGrown(mailbox: string, place: MailboxPlace): Promise<void>;
  take(raw: Uint8Array): Promise<void>;
  /** It has been read, as far as it goes. */
  onRead(mailbox: string): Promise<void>;
  onFailure(mailbox: string, error: unknown): Promise<void>;
  onProblem(message: string, error: unknown): void;
};

/** Of an email: what is longer is cut, in its attachments. */
const longest = 3_000_000;

/** Between looks, whatever the server announces (ms). */
const every = 60_000;
/** Before the next connection (ms): at first, and after many that failed. */
const [soon, late] = [1_000, 60_000];

/**
 * Reads new email of a mailbox as it comes (IDLE, or by asking). Changes nothing in it: no flag, no folder.
 * @returns a function that stops it
 */
export function watchMailbox(parts: MailboxParts): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  let client: ImapFlow | undefined;
  let wait = soon;

  async function once(): Promise<void> {
    client = await mailboxClient(parts.url);
    try {
      await openMailbox(client, parts.url);
      wait = soon;
      const announced = listen(client, signal);
      while (!signal.aborted) {
        await readNew(client, parts);
        await parts.onRead(mailboxName(parts.url));
        await announced();
      }
    } finally {
      client.close();
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
      wait = Math.min(wait * 2, late);
    }
  }

  async function failed(error: unknown): Promise<void> {
    // Servers end a connection now and then.
    if (wait > soon) parts.onProblem('The mailbox of IMAP_URL cannot be read', error);
    await parts.onFailure(mailboxName(parts.url), error).catch(() => {});
  }

  const running = run();
  return async () => {
    stopping.abort();
    client?.close();
    await running;
  };
}

/** Hears of new email from now on. @returns waits until there is some, or it is time to look */
function listen(client: ImapFlow, signal: AbortSignal): () => Promise<void> {
  let heard = new AbortController();
  const hear = () => heard.abort();
  client.on('exists', hear);
  client.on('close', hear);
  return async () => {
    // Ends with the next command; a server without IDLE is asked again and again.
    if (!heard.signal.aborted) client.idle().catch(hear);
    await sleep(every, undefined, { signal: AbortSignal.any([signal, heard.signal]), ref: false }).catch(() => {});
    heard = new AbortController();
    await client.noop();
  };
}

async function readNew(client: ImapFlow, { url, place, saveGrown, take, onProblem }: MailboxParts): Promise<void> {
  if (!client.mailbox) return;
  const mailbox = mailboxName(url);
  const uidValidity = String(client.mailbox.uidValidity);
  const before = await place(mailbox);
  if (before?.uidValidity !== uidValidity) {
    // Renumbered, or never read before: only emails that arrive from now on.
    await saveGrown(mailbox, { uidValidity, lastUid: client.mailbox.uidNext - 1 });
    return;
  }
  const uids = (await client.search({ uid: `${before.lastUid + 1}:*` }, { uid: true })) || [];
  // `n:*` names the last email also where it is older.
  for (const uid of uids.filter((one) => one > before.lastUid).sort((a, b) => a - b)) {
    const { source } = (await client.fetchOne(String(uid), { source: { maxLength: longest } }, { uid: true })) || {};
    try {
      if (source) await take(source);
    } catch (error) {
      // Without the database the same email is tried again later. One that cannot be read is skipped.
      if ((error as Error).name === 'DatabaseUnavailable') throw error;
      onProblem('An email could not be read; it is left in the mailbox', error);
    }
    await saveGrown(mailbox, { uidValidity, lastUid: uid });
  }
}
