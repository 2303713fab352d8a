import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Mail } from './mail.ts';
import type { MailTransport } from './mail-transport.ts';

/** The folder of mails when no mail server is configured. */
export function mailFolderOf(dataDir: string): string {
  return join(dataDir, 'outbox');
}

/** Keeps mails as `.eml` files in a data folder, when no mail server is configured. */
export function createMailFolder(dataDir: string): MailTransport {
  const folder = mailFolderOf(dataDir);
  /** One after the other: a wait for the disk takes one of the few threads that also read the pages. */
  let last: Promise<unknown> = Promise.resolve();
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

  async function write({ overhear, ...mail }: Mail): Promise<undefined> {
    const { message } = await composer.sendMail({ ...mail, disableFileAccess: true, disableUrlAccess: true });
    await mkdir(folder, { recursive: true, mode: 0o700 });
    // Named after the Message-ID, so a second try writes the same file; renamed when whole, so a reader never sees half.
    const file = join(folder, `${mail.messageId.replace(/[^\w.-]+/g, '_').replace(/^_|_$/g, '')}.eml`);
    const unfinished = `${file}.part`;
    try {
      // On the disk before the job counts as sent.
      await writeFile(unfinished, message as Buffer, { mode: 0o600, flush: true });
      await rename(unfinished, file);
      await overhear?.(['– No mail server is set (SMTP_URL).', `– The mail was kept as ${file}`]);
      return undefined;
    } catch (error) {
      // On a full disk, half a mail would take the space of the next lead.
      await rm(unfinished, { force: true });
      throw error;
    }
  }

  return {
    destination: `files in ${folder}`,
    send(mail) {
      const written = last.then(() => write(mail));
      last = written.catch(() => undefined);
      return written;
    },
    close: () => composer.close(),
  };
}
