import { afterAll, beforeAll, inject } from 'vitest';
import { leadLines } from './lead-lines.ts';
import { mailFolder } from './mail-folder.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';
import { type Mailbox, type MailServer, startMailServer } from './smtp.ts';

/** Where staff get their mail in tests. */
export const staffAddress = 'desk@staff.example';

/** The program of a server without the limits of one address, whose clock a test may move. */
export const sharedServerEntry = 'tests/support/shared-server.ts';

export type RealSite = {
  server: { url: string; leads(): Promise<string[]> };
  mail: Mailbox;
};

/**
 * The whole product, shared by the test files of a run: the built site and the API as a process of its own, and the
 * mails that it sent. A test looks only for what its own visitors (`newVisitor`) did.
 */
export function useRealSite(): RealSite {
  const { site, mails } = inject('shared');
  return { server: { url: site.url, leads: () => leadLines(site.dataDir) }, mail: mailFolder(mails) };
}

/**
 * The same for one test file alone, which may stop, kill and start it.
 * @returns holders that are filled before the first test
 */
export function useOwnSite() {
  const site = {} as { server: ServerProcess; mail: MailServer };
  beforeAll(async () => {
    site.mail = await startMailServer();
    site.server = await startServerProcess({ SMTP_URL: site.mail.url, LEADS_TO: staffAddress }, sharedServerEntry);
  });
  afterAll(async () => {
    await site.server?.remove();
    await site.mail?.stop();
  });
  return site;
}
