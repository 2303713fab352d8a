import { isIPv4 } from 'node:net';
import type { ImapFlow } from 'imapflow';

/** Time limit of a connection and of the server's greeting (ms). */
const patience = 20_000;

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
    logger: false,
  });
  client.on('error', () => {});
  return client;
}

/** Read-only: no email is marked as read. */
export async function openMailbox(client: ImapFlow, url: string): Promise<void> {
  await client.connect();
  await client.mailboxOpen(folderOf(url), { readOnly: true });
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
