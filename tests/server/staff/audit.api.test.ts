import { expect, test } from 'vitest';
import { eachDatabase } from '../../support/databases.ts';
import { staffBrowser } from '../../support/staff.ts';
import { changeAudit, emptyAudit } from '../../support/staff-accounts.ts';

eachDatabase('the audit log', (database) => {
  test('refuses every change and every deletion, of our own code too', async () => {
    const server = await database.server();
    await staffBrowser(server).signIn();
    await expect(server.database.transaction().execute((trx) => changeAudit(trx))).rejects.toThrow('append-only');
    await expect(server.database.transaction().execute((trx) => emptyAudit(trx))).rejects.toThrow('append-only');
  });
});
