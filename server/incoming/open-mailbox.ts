import { isIPv4 } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import type { ImapFlow } from 'imapflow';

/** Time limit of a connection and of the server's greeting (ms). */
const patience = 20_000;

/** Of one answer of a server, which may be anyone's: not every server cuts an email where it is asked to. */
const longestAnswer = 64_000_000;

const limits = {
  maxLiteralSize: longestAnswer,
  maxResponseSize: longestAnswer + 1_000_000,
  // The numbers of new emails come in one line.
  maxLineLength: 2_000_000,
  maxResponseTokens: 200_000,
  // A few bytes of it would unfold into many.
  disableCompression: true,
};

/** Of what a server may send before it has answered one command (bytes, answers), and of its time (ms). */
type Budget = { bytes: number; answers: number; time: number };

const budget: Budget = { bytes: longestAnswer + 16_000_000, answers: 100_000, time: 300_000 };

/** How many a client has read. */
const answers = new WeakMap<ImapFlow, number>();

/** Of `imaps://user:password@host/Folder`, or `imap://…`; without a folder: INBOX. */
const folderOf = (url: string): string => decodeURIComponent(new URL(url).pathname.slice(1)) || 'INBOX';

/** Host and folder, without user and password. */
export const mailboxName = (url: string): string => `${new URL(url).host}/${folderOf(url)}`;

/** What goes to a mailbox on this machine crosses no network. */
const isHere = (hostname: string): boolean =>
  hostname === 'localhost' || hostname === '[::1]' || (isIPv4(hostname) && hostname.startsWith('127.'));

/** Not connected yet. */
export async function mailboxClient(url: string): Promise<ImapFlow> {
  // Not loaded where no mailbox is read.
  const { ImapFlow } = await import('imapflow');
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'imaps:';
  const client = new ImapFlow({
    host: hostname,
    port: Number(port) || (secure ? 993 : 143),
    secure,
    // Required: otherwise someone in between could suppress STARTTLS and read the password.
    ...(!secure && !isHere(hostname) && { doSTARTTLS: true }),
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    connectionTimeout: patience,
    greetingTimeout: patience,
    ...limits,
    logger: false,
  });
  client.on('error', () => {});
  countAnswers(client);
  return client;
}

/** Lets others have a turn, too: the client itself reads on as long as short answers have arrived. */
function countAnswers(client: ImapFlow): void {
  // Not of the library's public interface: without it a test fails.
  const reader = client as unknown as { handleResponse(answer: unknown): Promise<boolean> };
  const handle = reader.handleResponse.bind(client);
  reader.handleResponse = async (answer) => {
    answers.set(client, (answers.get(client) ?? 0) + 1);
    await turn();
    return handle(answer);
  };
}

/**
 * A client waits as long as something arrives, and takes what arrives: this ends its connection.
 * @throws if the server sends more than it was asked for, or answers too slowly
 */
export async function withinBudget<T>(client: ImapFlow, work: () => Promise<T>, most = budget): Promise<T> {
  const sent = () => ({ bytes: client.stats().received, answers: answers.get(client) ?? 0 });
  const [before, end] = [sent(), performance.now() + most.time];
  const over = Promise.withResolvers<never>();
  client.once('error', over.reject);
  const watching = setInterval(() => {
    const now = sent();
    const isTooMuch = now.bytes - before.bytes > most.bytes || now.answers - before.answers > most.answers;
    if (!isTooMuch && performance.now() < end) return;
    over.reject(new Error(isTooMuch ? 'The server sends more than it is asked for' : 'The server answers too slowly'));
    client.close();
  }, 100);
  return Promise.race([work(), over.promise]).finally(() => {
    clearInterval(watching);
    client.off('error', over.reject);
  });
}

/** Read-only: no email is marked as read. */
export async function openMailbox(client: ImapFlow, url: string): Promise<void> {
  await withinBudget(client, async () => {
    await client.connect();
    await client.mailboxOpen(folderOf(url), { readOnly: true });
  });
}

/** @throws if the mailbox cannot be read */
export async function tryMailbox(url: string): Promise<void> {
  const client = await mailboxClient(url);
  await openMailbox(client, url).finally(() => client.close());
}

type Failure = Error & {
  code?: string;
  authenticationFailed?: boolean;
  mailboxMissing?: boolean;
  tlsFailed?: boolean;
  responseText?: string;
};

/** Why a mailbox cannot be read, and what to set. */
export function mailboxFailure(error: unknown): string {
  const { code = '', message, authenticationFailed, mailboxMissing, tlsFailed, responseText } = error as Failure;
  const said = responseText ? ` (“${responseText}”)` : '';
  if (authenticationFailed)
    return `The server refuses the user or the password of IMAP_URL${said}. In both write @ as %40 and / as %2F; some providers need an app password.`;
  if (mailboxMissing) return 'There is no such folder. Its name comes last in IMAP_URL; without one, INBOX is read.';
  if (tlsFailed) return `No encrypted connection to the server of IMAP_URL (${message}): take imaps://, port 993.`;
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return `No server has the name in IMAP_URL (${code}).`;
  if (code === 'ECONNREFUSED' || /TIMEDOUT|TIMEOUT|ConnectionTimeout|GreetingTimeout/i.test(code))
    return `The server does not answer (${code}): is the port in IMAP_URL right, and open? imaps:// is 993, imap:// is 143.`;
  return `${responseText || message || code}.`.replace(/\.\.$/, '.');
}
