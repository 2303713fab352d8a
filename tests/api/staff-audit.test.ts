import { expect, onTestFinished, test } from 'vitest';
import { eachDatabase } from '../support/databases.ts';
import { staffBrowser, staffServer } from '../support/staff.ts';
import { changeAudit, emptyAudit } from '../support/staff-accounts.ts';

eachDatabase('the audit log', (database) => {
  test('refuses every change and every deletion, of our own code too', async () => {
    const options = await database.fresh();
    const server = await staffServer(options);
    onTestFinished(() => server.stop());
    const writer = await database.open(options);
    await staffBrowser(server).signIn();
    await expect(writer.write(changeAudit, undefined)).rejects.toThrow('append-only');
    await expect(writer.write(emptyAudit, undefined)).rejects.toThrow('append-only');
  });
});
