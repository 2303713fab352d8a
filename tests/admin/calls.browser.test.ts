import { expect, onTestFinished, test } from 'vitest';
import { faultsInBothSchemes, sticksOut } from '../support/accessibility.ts';
import { booked, freeTimes, requestCall, timesOf } from '../support/calls.ts';
import { useChromium, widths } from '../support/chromium.ts';
import { openSignedIn, ownStaffServer } from '../support/signed-in-page.ts';
import { beforeRelease, wholeSet } from '../support/whole-set.ts';

const chromium = useChromium();

/** With a call of tomorrow or later. */
async function start() {
  const server = await ownStaffServer();
  onTestFinished(() => server.stop());
  const request = await requestCall(server, { company: 'Harbour Dental' });
  const at = freeTimes(await timesOf(server, request)).at(-1) ?? '';
  await booked(server, request, at);
  return { server, request };
}

beforeRelease('staff find the next day with calls, and cancel one, which tells the visitor', async () => {
  const { server, request } = await start();
  const page = await chromium.open(1440);
  await openSignedIn(page, server, 'sales', 'calls');
  await page.getByRole('link', { name: /^Next calls/ }).click();
  const call = page.getByRole('listitem').filter({ hasText: 'Harbour Dental' });
  await call.getByRole('link', { name: /416 555 0100/ }).waitFor();
  expect(await page.getByRole('heading', { name: 'What visitors can book' }).count()).toBe(0);
  await call.getByRole('button', { name: /^Cancel …/ }).click();
  await call.getByRole('button', { name: /email the visitor$/ }).click();
  await page.getByText('No calls are booked on this day.').waitFor();
  expect((await timesOf(server, request)).call).toBeNull();
});

test('on a lead’s page a call is booked at a free time with two presses, and taken back', async () => {
  const server = await ownStaffServer();
  onTestFinished(() => server.stop());
  const request = await requestCall(server, { name: 'Ann Phone' });
  const page = await chromium.open(390);
  await openSignedIn(page, server, 'sales', `lead/${request.reference}`);
  const call = page.getByRole('region', { name: 'Call, reply or book' });
  await call.getByRole('button', { name: 'Book a call' }).click();
  await call.getByRole('group', { name: /^Free on / }).waitFor();
  await call.getByRole('combobox', { name: 'Day' }).selectOption({ index: 1 });
  await call
    .getByRole('button', { name: /^\d\d:\d\d$/ })
    .last()
    .click();
  const sure = call.getByRole('button', { name: /^Book \w+day, / });
  if (wholeSet) expect(await faultsInBothSchemes(page)).toEqual([]);
  expect(await sticksOut(page)).toEqual([]);
  // The second press is where the hand is.
  expect(await sure.evaluate((one) => one === document.activeElement)).toBe(true);
  await sure.click();
  await call.getByText(/^Call booked: /).waitFor();
  await page.getByRole('button', { name: 'Booked', exact: true, pressed: true }).waitFor();
  await page.getByRole('listitem').getByText('Appointment: booked for').waitFor();
  // The one lime button: what the lead waits for.
  expect(await page.locator('.st-button--next').allInnerTexts()).toEqual(['See the call']);
  expect((await timesOf(server, request)).call).not.toBeNull();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await call.getByRole('button', { name: 'Book a call' }).waitFor();
  await page.getByRole('button', { name: 'New', exact: true, pressed: true }).waitFor();
  expect((await timesOf(server, request)).call).toBeNull();
});

beforeRelease(
  'on a person’s page a call is booked at short notice, moved, moved back by an undo, and cancelled',
  async () => {
    const server = await ownStaffServer();
    onTestFinished(() => server.stop());
    // 9:00 on a Tuesday: visitors cannot book 10:00.
    server.pass(Date.parse('2026-11-24T14:00:00Z') - server.now());
    const request = await requestCall(server, { name: 'Ann Phone', email: 'ann@visitor.example' });
    const page = await chromium.open(390);
    await openSignedIn(page, server, 'sales', 'person/ann%40visitor.example');
    const call = page.getByRole('region', { name: 'A call at a set time' });
    const said = call.getByText('Call booked: Nov 24, 2026, 10:00');
    await call.getByRole('button', { name: 'Book a call' }).click();
    await call.getByRole('button', { name: '10:00', exact: true }).click();
    await call.getByRole('button', { name: 'Book Tuesday, November 24 at 10:00' }).click();
    await said.waitFor();
    await page
      .getByRole('list', { name: 'Requests' })
      .getByText(/^Call in \d+ min$/)
      .waitFor();
    await call.getByRole('button', { name: 'Move the call' }).click();
    await call.getByRole('combobox', { name: 'Day' }).selectOption('Thursday, November 26');
    await call.getByRole('button', { name: '14:00', exact: true }).click();
    await call.getByRole('button', { name: /^Move it to Thursday/ }).click();
    await call.getByText('Call booked: Nov 26, 2026, 14:00').waitFor();
    expect(await sticksOut(page)).toEqual([]);
    expect(await faultsInBothSchemes(page)).toEqual([]);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await said.waitFor();
    await call.getByRole('button', { name: 'Cancel the call …' }).click();
    await call.getByRole('button', { name: 'Cancel it and email the person' }).click();
    await call.getByRole('button', { name: 'Book a call' }).waitFor();
    expect((await timesOf(server, request)).call).toBeNull();
  },
);

beforeRelease('an administrator changes what can be booked, and is told at the field what does not fit', async () => {
  const { server, request } = await start();
  const page = await chromium.open(390);
  await openSignedIn(page, server, 'admin', 'calls');
  const form = page.getByRole('form', { name: 'What visitors can book' });
  await form.getByLabel('Length in minutes').fill('a while');
  await form.getByRole('button', { name: 'Save these settings' }).click();
  await form.getByText('Enter a whole number of minutes, 10 to 120.').waitFor();
  await form.getByLabel('Length in minutes').fill('45');
  await form.getByLabel('owner@staff.example').check();
  await form.getByRole('button', { name: 'Save these settings' }).click();
  await form.getByText('Saved.').waitFor();
  await page.reload();
  expect(await form.getByLabel('Length in minutes').inputValue()).toBe('45');
  expect(await form.getByLabel('owner@staff.example').isChecked()).toBe(true);
  // Late in the day the second free time is tomorrow's.
  const times = freeTimes(await timesOf(server, request)).map((time) => Date.parse(time));
  const apart = times.slice(1).map((time, at) => time - (times[at] ?? 0));
  expect(Math.min(...apart)).toBe(55 * 60_000);
});

beforeRelease('a calendar address is shown once, and works', async () => {
  const { server } = await start();
  const page = await chromium.open(390);
  await openSignedIn(page, server, 'sales', 'calls');
  await page.getByRole('button', { name: 'Make an address' }).click();
  const address = (await page.getByText(/\/calendar\//).textContent()) ?? '';
  expect(await (await fetch(address)).text()).toContain('Harbour Dental');
  await page.reload();
  await page.getByText('It cannot be shown again.').waitFor();
  expect(await page.getByText(/\/calendar\//).count()).toBe(0);
});

beforeRelease.each(wholeSet ? widths : [390])(
  'at %i px axe finds nothing wrong with the calls, and nothing sticks out',
  async (width) => {
    const { server } = await start();
    const page = await chromium.open(width);
    await openSignedIn(page, server, 'admin', 'calls');
    await page.getByRole('link', { name: /^Next calls/ }).click();
    await page.getByRole('link', { name: /Harbour Dental/ }).waitFor();
    await page.getByRole('form', { name: 'What visitors can book' }).waitFor();
    expect([await faultsInBothSchemes(page), await sticksOut(page)]).toEqual([[], []]);
  },
);
