/** Is told, at each try, what was said to the mail server: `C:` we, `S:` the server, `–` what happened. */
export type Overhear = (lines: readonly string[]) => Promise<void>;

/** A mail that is ready to be sent. */
export type Mail = {
  /** The same at every try, so that a mailbox can tell a second delivery. */
  messageId: string;
  from: string;
  /** One address, or a list with commas from the settings. */
  to: string | { name: string; address: string };
  replyTo?: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  overhear?: Overhear;
};
