import { afterAll, beforeAll } from 'vitest';
import { type ServerProcess, startServerProcess } from './server-process.ts';
import { type MailServer, startMailServer } from './smtp.ts';

/** Where staff get their mail in tests. */
export const staffAddress = 'desk@staff.example';

/**
 * The whole product for one test file: the built site and the API as a process of its own, and a mail
 * server that it sends through.
 * @returns holders that are filled before the first test
 */
export function useRealSite() {
  const site = {} as { server: ServerProcess; mail: MailServer };
  beforeAll(async () => {
    site.mail = await startMailServer();
    site.server = await startServerProcess({ SMTP_URL: site.mail.url, LEADS_TO: staffAddress });
  });
  afterAll(async () => {
    await site.server?.remove();
    await site.mail?.stop();
  });
  return site;
}
