import { afterAll, beforeAll, beforeEach } from 'vitest';
import { MailServer } from './smtp.ts';

/** Before each test it is empty and accepts all. */
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
