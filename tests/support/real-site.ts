import { afterAll, beforeAll, inject } from 'vitest';
import { leadLines } from './lead-lines.ts';
import { mailFolder } from './mail-folder.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';
import { type Mailbox, type MailServer, startMailServer } from './smtp.ts';

export const staffAddress = 'desk@staff.example';

/** Without per-address limits, with an adjustable clock. */
export const sharedServerEntry = 'tests/support/shared-server.ts';

export type RealSite = {
  server: { url: string; leads(): Promise<string[]> };
  mail: Mailbox;
};

/** Shared by the run's test files, which look only at their own visitors' data (`newVisitor`). */
export function useRealSite(): RealSite {
  const { site, mails } = inject('shared');
  return { server: { url: site.url, leads: () => leadLines(site.dataDir) }, mail: mailFolder(mails) };
}

/**
 * For one test file, which may stop, kill and start it.
 * @returns objects filled before the first test
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
