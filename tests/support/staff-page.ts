import type { Page } from 'playwright';
import { inject } from 'vitest';
import { type Database, openDatabase } from '../../server/database/database.ts';
import { addAccount } from '../../server/staff/account-writes.ts';
import { hashPassword } from '../../server/staff/passwords.ts';
import type { StaffRole } from '../../shared/staff/staff.ts';
import { codeAt, setUpAuthenticator, staffBrowser } from './staff.ts';

export const staffPassword = 'tall kettle over nine bridges';
let count = 0;

let passwordHash: Promise<string> | undefined;
let opened: Promise<Database> | undefined;

/**
 * Its first sign-in sets up the authenticator.
 * @returns the email
 */
export async function colleague(role: StaffRole): Promise<string> {
  count += 1;
  const email = `${role}.${count}.${process.pid}@staff.example`;
  passwordHash ??= hashPassword(staffPassword);
  opened ??= openDatabase({ dataDir: inject('shared').site.dataDir });
  const account = { email, role, passwordHash: await passwordHash, oneTime: false };
  await (await opened).transaction().execute((trx) => addAccount(trx, { account, at: Date.now() }));
  return email;
}

/**
 * Skips the steps of `signInFirst`.
 * @param place after `#/`
 */
export async function openWithCodes(
  page: Page,
  role: StaffRole,
  place = '',
): Promise<{ email: string; codes: string[] }> {
  const email = await colleague(role);
  const { url } = inject('shared').site;
  const browser = staffBrowser({ url });
  await browser.signIn(email, staffPassword);
  const { recoveryCodes } = await setUpAuthenticator(browser, Date.now);
  const [name = '', value = ''] = browser.cookie.split('=');
  await page.context().addCookies([{ name, value, url }]);
  await page.goto(`${url}/admin#/${place}`);
  await page.getByRole('navigation', { name: 'Staff' }).waitFor();
  return { email, codes: recoveryCodes };
}

/** @returns the email */
export const openAs = async (page: Page, role: StaffRole, place = ''): Promise<string> =>
  (await openWithCodes(page, role, place)).email;

export async function enterPassword(page: Page, email: string): Promise<void> {
  await page.goto(`${inject('shared').site.url}/admin`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(staffPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/**
 * Sets up an authenticator.
 * @param look called at each step
 * @returns the recovery codes
 */
export async function signInFirst(
  page: Page,
  email: string,
  look: (step: string) => Promise<void> = async () => {},
): Promise<string[]> {
  await enterPassword(page, email);
  await page.getByRole('heading', { name: 'Set up your authenticator' }).waitFor();
  await look('authenticator');
  const key = (await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()) ?? '';
  await page.getByRole('textbox', { name: 'Code' }).fill(codeAt(key.replaceAll(' ', ''), Date.now()));
  await page.getByRole('button', { name: 'Set it up' }).click();
  await page.getByRole('heading', { name: 'Keep your recovery codes' }).waitFor();
  await look('recovery codes');
  const codes = await page.getByRole('main').getByRole('listitem').allTextContents();
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await page.getByRole('heading', { name: /^(Inbox|Analytics)$/ }).waitFor();
  return codes;
}
