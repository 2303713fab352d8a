import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import type { StaffRole } from '../../widgets/contract/staff.ts';
import { codeAt } from './staff.ts';
import { createColleague } from './staff-accounts.ts';

/** Of every colleague. */
export const staffPassword = 'tall kettle over nine bridges';
let count = 0;

/** An account of this test file on the shared site; its authenticator is set up at the first sign-in. Gives the email. */
export async function colleague(role: StaffRole): Promise<string> {
  count += 1;
  const email = `${role}.${count}.${process.pid}@staff.example`;
  await createColleague({ dataDir: inject('shared').site.dataDir }, email, role, staffPassword);
  return email;
}

export async function enterPassword(page: Page, email: string): Promise<void> {
  await page.goto(`${inject('shared').site.url}/admin`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(staffPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/**
 * Signs in for the first time: sets an authenticator up and takes the recovery codes. Gives these.
 * @param look at each step
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
