import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { backUp, backupFolder } from '../../server/database/backup.ts';
import { sqliteFile } from '../../server/database/database.ts';
import { paths } from '../../shared/http.ts';
import { faultsOfView, sticksOut } from '../support/accessibility.ts';
import { useChromium, widths } from '../support/chromium.ts';
import { root } from '../support/repository.ts';
import { booking } from '../support/requests.ts';
import { openSignedIn, ownStaffServer } from '../support/signed-in-page.ts';

const run = promisify(execFile);
const chromium = useChromium();

test.each(widths)(
  'at %i px an administrator sees backups and restore tests, and axe finds nothing, empty or full',
  async (width) => {
    const server = await ownStaffServer();
    onTestFinished(() => server.stop());
    const page = await chromium.open(width);
    await openSignedIn(page, server, 'admin', 'keeping');
    await page.getByText('No night has passed yet.').waitFor();
    await page.getByText('There is none yet').waitFor();
    const look = async (state: string) => {
      expect(await faultsOfView(page), state).toEqual([]);
      expect(await sticksOut(page), state).toEqual([]);
    };
    await look('empty');
    await server.postJson('/api/contacts', booking);
    await backUp(sqliteFile(server.dataDir), backupFolder(server.dataDir), new Date(server.now() + 60_000));
    await run(process.execPath, [join(root, 'server/backups/restore-test-cli.ts')], {
      env: { ...process.env, DATA_DIR: server.dataDir, DATABASE_URL: undefined },
      cwd: root,
    });
    await page.reload();
    const tests = page.getByRole('list', { name: 'Restore tests, the newest first' });
    await tests.getByText('✓ Restored whole').waitFor();
    await tests.getByText(/1 of the 1 leads that are here/).waitFor();
    await page.getByText('The one backup').click();
    await look('full');
  },
);

test('an administrator looks up an address that sent no request and erases it after a second press', async () => {
  const server = await ownStaffServer();
  onTestFinished(() => server.stop());
  const email = 'asks@visitor.example';
  await server.postJson(paths.newsletter, { email });
  const page = await chromium.open(390);
  await openSignedIn(page, server, 'admin', 'keeping');
  const form = page.getByRole('form', { name: 'Erase by address' });
  const lookUp = async () => {
    await form.getByLabel('Email').fill(email);
    await form.getByRole('button', { name: 'Look up' }).click();
  };
  await lookUp();
  await page.getByText(`${email}: newsletter: not confirmed.`).waitFor();
  await page.getByRole('button', { name: 'Erase …' }).click();
  await page.getByRole('button', { name: 'Erase this person for good' }).click();
  await page.getByText(`${email} is erased.`).waitFor();
  expect(await server.database.read.selectFrom('subscribers').selectAll().execute()).toEqual([]);
  await lookUp();
  await page.getByText('nothing is kept of this address').waitFor();
});
