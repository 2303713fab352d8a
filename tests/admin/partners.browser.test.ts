import { expect, onTestFinished, test } from 'vitest';
import { faultsInBothSchemes, sticksOut } from '../support/accessibility.ts';
import { useChromium, widths } from '../support/chromium.ts';
import { openSignedIn, ownStaffServer } from '../support/signed-in-page.ts';
import { beforeRelease, wholeSet } from '../support/whole-set.ts';

const chromium = useChromium();

async function start(embedOrigins: string[] = []) {
  const server = await ownStaffServer({ embedOrigins });
  onTestFinished(() => server.stop());
  return server;
}

test('an administrator lists a partner, copies the tag with its integrity, and takes the partner off again', async () => {
  const server = await start();
  const page = await chromium.open(1440, { permissions: ['clipboard-read', 'clipboard-write'] });
  await openSignedIn(page, server, 'admin', 'partners');
  await page.getByText('No site is listed yet').waitFor();
  await page.getByLabel('Partner', { exact: true }).fill('Harbour Dental');
  await page.getByLabel('Address of the site').fill('not a site');
  await page.getByRole('button', { name: 'Add this site' }).click();
  await page.getByText('This is no address of a site.').waitFor();
  expect(await page.getByLabel('Partner', { exact: true }).inputValue()).toBe('Harbour Dental');
  await page.getByLabel('Address of the site').fill('https://www.harbour-dental.example/contact');
  await page.getByRole('button', { name: 'Add this site' }).click();
  const listed = page.getByRole('region', { name: 'Listed sites' }).getByRole('listitem');
  await listed.getByText('Harbour Dental').waitFor();
  expect(await page.getByLabel('Partner', { exact: true }).inputValue()).toBe('');

  await page.getByRole('button', { name: 'Copy the tag' }).click();
  await page.getByText('Copied.').waitFor();
  const tag = await page.evaluate(() => navigator.clipboard.readText());
  const [, script = '', integrity = ''] = /src="([^"]+)"\s+integrity="(sha384-[^"]+)"/.exec(tag) ?? [];
  const loads = await page.evaluate(
    async ([address = '', hash]) => (await fetch(address, { integrity: hash ?? '' })).ok,
    [script, integrity],
  );
  expect(loads).toBe(true);

  await listed.getByRole('button', { name: /^Remove …/ }).click();
  await listed.getByRole('button', { name: /its forms stop working/ }).click();
  await page.getByText('No site is listed yet').waitFor();
});

beforeRelease.each(wholeSet ? widths : [390])(
  'at %i px axe finds nothing wrong with the partners, and nothing sticks out',
  async (width) => {
    const server = await start(['https://www.partner-with-a-very-long-name-indeed.example']);
    const page = await chromium.open(width);
    await openSignedIn(page, server, 'admin', 'partners');
    await page.getByRole('button', { name: 'Copy the tag' }).waitFor();
    expect(await faultsInBothSchemes(page)).toEqual([]);
    expect(await sticksOut(page)).toEqual([]);
  },
);
