import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { accessibilityFaults, faultsInBothSchemes, faultsOfView, sticksOut } from '../support/accessibility.ts';
import { behaviourWidths, useChromium } from '../support/chromium.ts';
import { useRealSite } from '../support/real-site.ts';
import { colleague, enterPassword, openAs, signInFirst, staffPassword } from '../support/staff-page.ts';
import { newVisitor } from '../support/visitor.ts';
import { beforeRelease, wholeSet } from '../support/whole-set.ts';

const site = useRealSite();
const chromium = useChromium();
const inbox = (page: Page) => page.getByRole('list', { name: 'To contact' });

test('sales sign in with a code that their authenticator shows, or with a recovery code, each once', async () => {
  const email = await colleague('sales');
  const first = await chromium.open(390);
  const [recovery = '', ...others] = await signInFirst(first, email);
  expect(others).toHaveLength(9);
  const page = await chromium.open(390);
  await enterPassword(page, email);
  await page.getByRole('textbox', { name: 'Code' }).fill('000000');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('alert').getByText('This code is not right').waitFor();
  expect(await faultsOfView(page)).toEqual([]);
  expect(await sticksOut(page)).toEqual([]);
  await page.getByRole('textbox', { name: 'Code' }).fill(recovery);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('heading', { name: 'Inbox' }).waitFor();
  await page.getByRole('link', { name: 'Your account' }).click();
  await page.getByText('9 recovery codes left').waitFor();
  await page.getByRole('button', { name: /^End the session of Chrome/ }).click();
  await expect.poll(() => page.getByRole('button', { name: /^End the session/ }).count()).toBe(0);
  await first.getByRole('link', { name: 'Your account' }).click();
  await first.getByRole('heading', { name: 'Sign in' }).waitFor();
});

test('signing out is offered in every view, and leaves nothing of the session in the page or the browser', async () => {
  const page = await chromium.open(1440);
  // Visitors of other tests have the same name, so the row is unique only after the search.
  const { email: address, ...rest } = newVisitor();
  const visitor = { ...rest, email: address, name: `Noor ${address.split('@')[0]}` };
  const sent = await fetch(`${site.server.url}/api/contacts`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...visitor, company: 'Example Dental', service: 'cloud' }),
  });
  expect(sent.status).toBe(201);
  const email = await openAs(page, 'admin');
  const signOut = page.getByRole('button', { name: 'Sign out', exact: true });
  for (const view of ['Chats', 'Analytics', 'Your account', 'Help', 'Inbox']) {
    await page.getByRole('navigation', { name: 'Staff' }).getByRole('link', { name: view }).click();
    await page.getByRole('heading', { name: view, level: 1 }).waitFor();
    expect(await signOut.isVisible(), view).toBe(true);
  }
  await page.getByRole('searchbox').fill(visitor.email);
  await inbox(page).getByRole('link', { name: visitor.name }).waitFor();
  await signOut.click();
  const heading = page.getByRole('heading', { name: 'Sign in' });
  await heading.waitFor();
  const left = () => document.documentElement.outerHTML + JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
  for (const word of [visitor.email, visitor.name, email]) expect(await page.evaluate(left)).not.toContain(word);
  await page.goBack();
  await heading.waitFor();
  expect(await page.evaluate(left)).not.toContain(visitor.email);
});

test('over plain http from elsewhere the page asks for https, not for a password', async () => {
  const page = await chromium.open(390);
  const from = new URL(site.server.url);
  await page.route('http://staff.example/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: from.origin + pathname }) });
  });
  await page.goto('http://staff.example/admin');
  await page.getByRole('heading', { name: 'This page needs https' }).waitFor();
  expect(await page.getByLabel('Password').count()).toBe(0);
  // An icon may still be loading.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('the alias shows the page, and the old addresses lead to it', async () => {
  const ask = (path: string) => fetch(site.server.url + path, { redirect: 'manual' });
  for (const path of ['/admin', '/admin-dashboard', '/seo-dashboard']) {
    const answer = await ask(path);
    expect([answer.status, answer.headers.get('cache-control'), answer.headers.get('x-robots-tag')]).toEqual([
      200,
      'no-store',
      'noindex',
    ]);
    expect(await answer.text()).not.toContain('/assets/site/');
  }
  for (const path of ['/admin/leads', '/admin/analytics', '/admin/'])
    expect((await ask(path)).headers.get('location'), path).toBe('/admin');
  expect((await ask('/admin/sendgrid-test')).headers.get('location')).toBe('/admin#/mail');
});

/** In the gate dark colours in the two views that have most parts; `side-by-side` looks at a desk's frame. */
const dark = new Set(['inbox', 'lead']);

describe.each(behaviourWidths)('at %i px', (width) => {
  test('axe finds nothing in any view, and nothing sticks out', async () => {
    const page = await chromium.open(width);
    const visitor = { ...newVisitor(), name: `Ada ${width}` };
    const sent = await fetch(`${site.server.url}/api/contacts`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...visitor, company: 'x'.repeat(60), service: 'cloud', message: 'y'.repeat(400) }),
    });
    expect(sent.status).toBe(201);
    const look = async (view: string) => {
      expect(await (dark.has(view) ? faultsInBothSchemes : faultsOfView)(page), view).toEqual([]);
      expect(await sticksOut(page), view).toEqual([]);
    };
    await page.goto(`${site.server.url}/admin`);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByText('Enter your password.').waitFor();
    await look('refused');
    await signInFirst(page, await colleague('admin'), look);
    await page.getByRole('searchbox').fill(visitor.email);
    await inbox(page).getByRole('link', { name: visitor.name }).waitFor();
    await look('inbox');
    await inbox(page).getByRole('link', { name: visitor.name }).click();
    await page.getByRole('heading', { name: visitor.name }).waitFor();
    await look('lead');
    if (!wholeSet) return;
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('link', { name: 'Audit log' }).click();
    await page.getByRole('table').waitFor();
    await look('audit log');
    await page.getByRole('link', { name: 'Your account' }).click();
    await page.getByText('this one').waitFor();
    await look('account');
    await page.getByRole('link', { name: 'Help', exact: true }).click();
    await page.getByRole('heading', { name: 'Who is told what, and when' }).waitFor();
    await look('help');
  });
});

beforeRelease('with the text at twice its size and the keyboard alone, one signs in', async () => {
  const page = await chromium.open(390);
  const email = await colleague('sales');
  await page.goto(`${site.server.url}/admin`);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await page.getByLabel('Email').focus();
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(staffPassword);
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { name: 'Set up your authenticator' });
  await heading.waitFor();
  expect(await heading.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await sticksOut(page)).toEqual([]);
  expect(await accessibilityFaults(page)).toEqual([]);
});
