import { expect, onTestFinished } from 'vitest';
import { useChromium } from '../support/chromium.ts';
import { sendBooking } from '../support/inbox.ts';
import { ownStaffServer } from '../support/signed-in-page.ts';
import { staffBrowser } from '../support/staff.ts';
import { beforeRelease } from '../support/whole-set.ts';

const chromium = useChromium();

beforeRelease('older emails of a lead’s history are shown by a press, and stay when a note is added', async () => {
  const server = await ownStaffServer();
  onTestFinished(() => server.stop());
  const reference = await sendBooking(server);
  const [lead] = await server.leads();
  const email = { lead_id: lead?.id ?? 0, at: server.now(), staff_id: null, kind: 'email' };
  const written = Array.from({ length: 60 }, (_, at) => ({ ...email, detail: `Words ${at + 1}.` }));
  await server.database.transaction().execute((trx) => trx.insertInto('lead_events').values(written).execute());
  const admin = staffBrowser(server);
  await admin.signIn();

  const page = await chromium.open(1440);
  const [name = '', value = ''] = admin.cookie.split('=');
  await page.context().addCookies([{ name, value, url: server.url }]);
  await page.goto(`${server.url}/admin#/lead/${reference}`);
  const history = page.getByRole('region', { name: 'History' });
  await history.getByText('Email: Words 11.').waitFor();
  expect(await history.getByText('Email: Words 10.').count()).toBe(0);
  await history.getByRole('button', { name: 'Show older emails (10)' }).click();
  await history.getByText('Email: Words 1.').waitFor();
  await history.getByLabel('Add a note').fill('Rings at noon');
  await history.getByRole('button', { name: 'Add note' }).click();
  await history.getByText('Rings at noon', { exact: true }).last().waitFor();
  await history.getByText('Email: Words 1.').waitFor();
  expect(await history.getByText(/^Email: Words /).count()).toBe(60);
  expect(await history.getByRole('button', { name: /^Show older/ }).count()).toBe(0);
});
