import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Mail } from './mail.ts';
import type { MailTransport } from './mail-transport.ts';

export function mailFolderOf(dataDir: string): string {
  return join(dataDir, 'outbox');
}

/** An address in it is found when its owner is erased (purge-mail-files.ts). */
const readable = { textEncoding: 'quoted-printable' } as const;

export function createMailFolder(dataDir: string): MailTransport {
  const folder = mailFolderOf(dataDir);
  /** One write at a time: waiting for the disk occupies one of the few threads that also read pages. */
  let last: Promise<unknown> = Promise.resolve();
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

  async function write({ overhear, ...mail }: Mail): Promise<undefined> {
    const { message } = await composer.sendMail({
      ...mail,
      ...readable,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    await mkdir(folder, { recursive: true, mode: 0o700 });
    // Named after the Message-ID, so a retry replaces it; renamed when complete.
    const file = join(folder, `${mail.messageId.replace(/[^\w.-]+/g, '_').replace(/^_|_$/g, '')}.eml`);
    const unfinished = `${file}.part`;
    try {
      // On disk before the job counts as sent.
      await writeFile(unfinished, message as Buffer, { mode: 0o600, flush: true });
      await rename(unfinished, file);
      await overhear?.(['– No mail server is set (SMTP_URL).', `– The mail was kept as ${file}`]);
      return undefined;
    } catch (error) {
      // On a full disk a partial file would take the space of the next lead.
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
