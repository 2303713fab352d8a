import { beforeAll, expect, test } from 'vitest';
import { faultsOfView, sticksOut } from '../support/accessibility.ts';
import { behaviourWidths, useChromium } from '../support/chromium.ts';
import { row } from '../support/import-rows.ts';
import { upload } from '../support/importer.ts';
import { pathOf, sendBooking } from '../support/inbox.ts';
import { openSignedIn, useStaffServer } from '../support/signed-in-page.ts';
import { beforeRelease, wholeSet } from '../support/whole-set.ts';

const chromium = useChromium();
const server = useStaffServer();

beforeAll(async () => {
  const known = { name: 'Ann Lee', email: 'ann@visitor.example', phone: '(416) 555-0141', company: 'Maple Legal' };
  await sendBooking(server, known);
  await sendBooking(server, { name: 'Bob', email: 'bob@visitor.example', phone: '905 555 0199', company: 'Harbour' });
});

test.each(behaviourWidths)(
  'at %i px contacts are found by a phone, and lead to their person and company',
  async (width) => {
    const page = await chromium.open(width);
    await openSignedIn(page, server, 'admin', 'contacts');
    const rows = page.getByRole('list', { name: 'Contacts' }).getByRole('listitem');
    await rows.nth(1).waitFor();
    // A phone shows people, not filters.
    if (width === 390) expect((await rows.first().boundingBox())?.y).toBeLessThanOrEqual(230);
    else await page.getByText('Last heard', { exact: true }).waitFor();
    const phone = rows.getByRole('link', { name: '(416) 555-0141' });
    expect(await phone.getAttribute('href')).toBe('tel:4165550141');
    await page.getByText('Filters', { exact: true }).click();
    await page.getByLabel('Known from').selectOption('Import');
    await page.getByText('No contact matches the search and filters.').waitFor();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await rows.nth(1).waitFor();
    expect(await sticksOut(page)).toEqual([]);
    expect(await faultsOfView(page)).toEqual([]);
    await page.getByRole('searchbox').fill('+14165550141');
    await expect.poll(() => rows.count()).toBe(1);
    expect(page.url()).not.toContain('4165550141');
    await rows.getByRole('link', { name: 'Maple Legal' }).click();
    await page.getByRole('heading', { name: 'Maple Legal', level: 1 }).waitFor();
    expect(await faultsOfView(page)).toEqual([]);
    await page.getByRole('list', { name: 'People' }).getByRole('link', { name: 'Ann Lee' }).click();
    await page.getByRole('heading', { name: 'Ann Lee', level: 1 }).waitFor();
    await page.getByRole('list', { name: 'Requests' }).getByRole('link', { name: 'Ann Lee' }).waitFor();
    // Browsers keep addresses and titles; one of earlier versions has the email in it.
    const { address } = /#\/person\/(?<address>.*)/.exec(page.url())?.groups ?? {};
    expect(address).toMatch(/^[A-Z0-9]{3}-[A-Z0-9]{3}$/);
    await page.goto(`${server.url}/admin#/person/ann%40visitor.example`);
    await expect.poll(() => page.url()).toMatch(new RegExp(`#/person/${address}$`));
    await page.getByRole('list', { name: 'Requests' }).getByRole('link', { name: 'Ann Lee' }).waitFor();
    expect(await faultsOfView(page)).toEqual([]);
    expect(await sticksOut(page)).toEqual([]);
  },
);

test('who is on the phone is found by the number from any view of the inbox, also who has asked for nothing yet', async () => {
  const admin = await server.signedIn('admin');
  await upload(admin, [row(2, { name: 'Carl Fair', email: '', phone: '905-555-0143' })]);
  const reference = await sendBooking(server, {
    name: 'Dora Call',
    email: 'dora@visitor.example',
    phone: '905 555 0177',
  });
  await admin.json('PATCH', pathOf(reference), { version: 0, state: 'contacted' });
  const page = await chromium.open(390);
  await openSignedIn(page, server, 'sales', 'inbox');
  const search = page.getByRole('searchbox', { name: 'Search in To contact' });
  const found = (list: string, name: string) => page.getByRole('list', { name: list }).getByRole('link', { name });
  await search.fill('+1 905 555 0177');
  await found('In other views', 'Dora Call').waitFor();
  if (wholeSet) expect(await faultsOfView(page)).toEqual([]);
  expect(await sticksOut(page)).toEqual([]);
  await search.fill('9055550143');
  await found('Contacts without a request', 'Carl Fair').waitFor();
  await found('In other views', 'Dora Call').waitFor({ state: 'detached' });
});

beforeRelease('who was imported and asks for no letters is unsubscribed on the page of the person', async () => {
  const email = 'imported@visitor.example';
  await upload(await server.signedIn('admin'), [row(2, { email, name: 'Imre Imported' })]);
  const page = await chromium.open(390);
  await openSignedIn(page, server, 'sales', `person/${encodeURIComponent(email)}`);
  await page.getByText('not subscribed; imported with consent').waitFor();
  await page.getByRole('button', { name: 'Unsubscribe …' }).click();
  await page.getByRole('button', { name: `Unsubscribe ${email}` }).click();
  await page.getByText(`${email} gets no newsletter any more.`).waitFor();
  await page
    .getByRole('definition')
    .filter({ hasText: /^unsubscribed$/ })
    .first()
    .waitFor();
  expect(await page.getByRole('button', { name: 'Unsubscribe …' }).count()).toBe(0);
  expect(await sticksOut(page)).toEqual([]);
});
