/** Lines of each attempt: `C:` client, `S:` server, `–` events. */
export type Overhear = (lines: readonly string[]) => Promise<void>;

export type Mail = {
  /** The same at every attempt, so that mailboxes recognize duplicates. */
  messageId: string;
  from: string | { name: string; address: string };
  inReplyTo?: string;
  references?: string;
  /** One address, or several separated by commas. */
  to: string | { name: string; address: string };
  replyTo?: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  /** For the receiver's calendar (RFC 5546). */
  icalEvent?: { method: 'REQUEST' | 'CANCEL'; filename: string; content: string };
  overhear?: Overhear;
};
