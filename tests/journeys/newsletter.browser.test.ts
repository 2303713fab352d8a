import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { newsletterMessages } from '../../shared/forms/messages.ts';
import { behaviourWidths, useChromium } from '../support/chromium.ts';
import { useRealSite } from '../support/real-site.ts';
import type { ReceivedMail } from '../support/smtp.ts';
import { newsletterForm, newVisitor, scriptIsReady, subscribe, withoutFormToken } from '../support/visitor.ts';
import { beforeRelease } from '../support/whole-set.ts';

const site = useRealSite();
const chromium = useChromium();

async function openHome(width = 1440): Promise<Page> {
  const page = await chromium.open(width);
  await withoutFormToken(page);
  await page.goto(`${site.server.url}/`);
  await scriptIsReady(page);
  return page;
}

/** @throws if the email has no such link */
function linkTo(path: string, mail: ReceivedMail | undefined): string {
  const link = mail?.text?.match(/https?:\/\/\S+/g)?.find((address) => new URL(address).pathname === path);
  expect(link, `a link to ${path} in: ${mail?.text}`).toBeDefined();
  return link ?? '';
}

test.each(behaviourWidths)(
  'a subscription starts with the button behind the mailed link, and ends with another, at %i px',
  async (width) => {
    const { email } = newVisitor();
    const page = await openHome(width);
    await subscribe(page, email);
    await newsletterForm(page).getByRole('status').getByText(newsletterMessages.checkMail).waitFor();
    expect(await newsletterForm(page).getByLabel('Email', { exact: true }).inputValue()).toBe('');

    const [mail] = await site.mail.waitFor(email);
    const confirm = linkTo('/newsletter/confirm', mail);
    await page.goto(confirm);
    await page.getByRole('main').getByRole('button').click();
    await page.waitForLoadState();
    const confirmed = await page.getByRole('main').getByRole('heading').first().textContent();

    await page.goto(linkTo('/unsubscribe', mail));
    await page.getByRole('main').getByRole('button').click();
    await page.waitForLoadState();
    expect(await page.getByRole('main').getByRole('heading').first().textContent()).not.toBe(confirmed);
    expect(site.mail.to(email)).toHaveLength(1);
  },
);

beforeRelease('without JavaScript one subscribes and confirms as well', async () => {
  const { email } = newVisitor();
  const page = await chromium.open(390, { javaScriptEnabled: false });
  await page.goto(`${site.server.url}/`);
  await subscribe(page, email);
  await page.waitForLoadState();
  const [mail] = await site.mail.waitFor(email);
  await page.goto(linkTo('/newsletter/confirm', mail));
  await page.getByRole('main').getByRole('button').click();
  await page.waitForLoadState();
  expect(
    await page
      .getByRole('main')
      .getByRole('button', { name: /confirm/i })
      .count(),
  ).toBe(0);
});

beforeRelease('opening the mailed link alone confirms nothing: a mail scanner opens links too', async () => {
  const { email } = newVisitor();
  const page = await openHome();
  await subscribe(page, email);
  const [mail] = await site.mail.waitFor(email);
  const confirm = linkTo('/newsletter/confirm', mail);
  await page.goto(confirm);
  await page.goto(confirm);
  await page.getByRole('main').getByRole('button').waitFor();
});

beforeRelease('an address that is none is refused in words, and nothing is sent', async () => {
  const page = await openHome();
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  await subscribe(page, 'not an address');
  await newsletterForm(page).getByText(newsletterMessages.invalid.text).waitFor();
  expect(sent).toEqual([]);
});

beforeRelease('a link that nobody was sent gets a page that says so', async () => {
  const page = await chromium.open(1440);
  const answer = await page.goto(`${site.server.url}/newsletter/confirm?token=${'a'.repeat(43)}`);
  expect(answer?.status()).toBeLessThan(500);
  const button = page.getByRole('main').getByRole('button');
  if (await button.count()) await button.first().click();
  await page.waitForLoadState();
  expect(await page.getByRole('main').textContent()).toMatch(/link/i);
});
