import { expect, test } from 'vitest';
import { inboxPaths } from '../../../shared/staff/inbox.ts';
import { staffPaths } from '../../../shared/staff/staff.ts';
import { sendBooking } from '../../support/inbox.ts';
import { owner, staffBrowser } from '../../support/staff.ts';
import { runStatement } from '../../support/statements.ts';
import { ownServer } from '../../support/use-servers.ts';

test('a session that cannot be looked up opens nothing, and no password lets in meanwhile', async () => {
  const server = await ownServer();
  await sendBooking(server);
  const [browser, stranger] = [staffBrowser(server), staffBrowser(server)];
  await browser.signIn();
  stranger.cookie = 'staff=made-up';
  await server.database.transaction().execute((trx) => runStatement(trx, 'alter table staff_sessions rename to away'));
  for (const path of [inboxPaths.leads, staffPaths.me, staffPaths.audit])
    for (const { call } of [browser, stranger]) {
      const answer = await call('GET', path);
      expect([path, answer.status]).toEqual([path, 500]);
      expect(await answer.text()).not.toContain('visitor.example');
    }
  expect((await browser.signIn(owner.adminEmail)).status).toBe(500);
});
