import { expect, onTestFinished, test } from 'vitest';
import type { Overrides } from '../../server/start.ts';
import { faultsInBothSchemes, sticksOut } from '../support/accessibility.ts';
import { useChromium, widths } from '../support/chromium.ts';
import { booking } from '../support/requests.ts';
import { openSignedIn, ownStaffServer } from '../support/signed-in-page.ts';
import { startMailServer } from '../support/smtp.ts';
import { startWebhook } from '../support/webhook.ts';

const chromium = useChromium();

async function start(overrides: Overrides) {
  const server = await ownStaffServer({ dns: async () => ['v=spf1 -all'], dkimSelector: 's1', ...overrides });
  onTestFinished(() => server.stop());
  return server;
}

test('an administrator, nobody else, sends a test mail, reads the conversation, and sends again what was given up', async () => {
  const [mail, hook] = [await startMailServer(), await startWebhook()];
  onTestFinished(async () => void (await Promise.all([mail.stop(), hook.stop()])));
  const server = await start({ smtpUrl: mail.url, teamsWebhookUrl: hook.url, leadsTo: 'desk@staff.example' });
  mail.refuse(550, 'desk@staff.example');
  await server.postJson('/api/contacts', booking);
  await mail.waitFor(booking.email);
  const page = await chromium.open(1440);
  await openSignedIn(page, server, 'admin', 'mail');
  await page.getByRole('heading', { name: 'Mail and Teams' }).waitFor();

  await page.getByLabel('To', { exact: true }).fill('not an address');
  await page.getByRole('button', { name: 'Send a test email' }).click();
  await expect.poll(() => page.getByLabel('To', { exact: true }).getAttribute('aria-invalid')).toBe('true');
  await page.getByLabel('To', { exact: true }).fill('postmaster@company.example');
  await page.getByRole('button', { name: 'Send a test email' }).click();
  const tests = page.getByRole('list', { name: 'Tests, the newest first' });
  await tests.getByText(/^Accepted /).waitFor();
  await tests.getByText('C: RCPT TO:<postmaster@company.example>').waitFor();
  await page.getByRole('button', { name: 'Send a test card to Teams' }).click();
  await tests.getByText(/^Posted /).waitFor();

  const queue = page.getByRole('list', { name: 'Messages' });
  await queue.getByText('550').waitFor();
  mail.accept();
  await queue.getByRole('button', { name: /^Send again.*Email to staff/ }).click();
  await mail.waitFor('desk@staff.example');
  await expect
    .poll(async () => {
      await page.getByRole('button', { name: 'Look again' }).last().click();
      return page.getByText('Nothing waits and nothing was given up.').count();
    })
    .toBe(1);

  const other = await chromium.open(390);
  await openSignedIn(other, server, 'sales', 'mail');
  await other.getByRole('heading', { name: 'Inbox' }).waitFor();
  expect(await other.getByRole('link', { name: 'Mail and Teams' }).count()).toBe(0);
});

test.each(widths)(
  'at %i px axe finds nothing wrong with mail and Teams, empty or full, and nothing sticks out',
  async (width) => {
    const mail = await startMailServer();
    onTestFinished(() => mail.stop());
    const server = await start({ smtpUrl: mail.url });
    const page = await chromium.open(width);
    await openSignedIn(page, server, 'admin', 'mail');
    await page.getByText('Nothing waits and nothing was given up.').waitFor();
    await page.getByText('DMARC', { exact: true }).waitFor();
    const look = async (state: string) => {
      expect(await faultsInBothSchemes(page), state).toEqual([]);
      expect(await sticksOut(page), state).toEqual([]);
    };
    await look('empty');
    mail.refuse(550);
    await server.postJson('/api/contacts', booking);
    await page.getByLabel('To', { exact: true }).fill(`${'long'.repeat(12)}@company.example`);
    await page.getByRole('button', { name: 'Send a test email' }).click();
    await page
      .getByText(/^Given up .*550/)
      .first()
      .waitFor();
    await look('full');
  },
);
