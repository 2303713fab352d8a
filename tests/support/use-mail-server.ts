import { afterAll, beforeAll, beforeEach } from 'vitest';
import { MailServer } from './smtp.ts';

/** A mail server for all tests of a file or block, before each of which it has no mails and takes all. */
export function useMailServer(): MailServer {
  const server = new MailServer();
  beforeAll(() => server.start());
  beforeEach(() => {
    server.mails.length = 0;
    server.accept();
  });
  afterAll(() => server.stop());
  return server;
}
