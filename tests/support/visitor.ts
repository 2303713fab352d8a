import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { bookingMessages, heroMessages, newsletterMessages } from '../../shared/forms/messages.ts';
import { paths } from '../../shared/http.ts';
import { wholeSet } from './whole-set.ts';

export type Visitor = { name: string; company: string; email: string; phone: string };

let count = 0;

export function newVisitor(): Visitor {
  count += 1;
  return {
    name: 'Ada Fournier',
    company: 'Fournier & Fils <Ltée>',
    email: `ada.${count}.${process.pid}@visitor.example`,
    phone: '(905) 555-0187',
  };
}

/** Waits until the script handles input. */
export async function scriptIsReady(page: Page): Promise<void> {
  await page.waitForFunction(() => typeof window.itwidgets?.version === 'string');
}

/**
 * Saves the two seconds that a form token must age; requests without one are accepted too. `test:all` waits, and so
 * does the journey that tests tokens (journeys/lead).
 */
export async function withoutFormToken(page: Page): Promise<void> {
  if (wholeSet) return;
  await page.addInitScript((formToken) => {
    const ask = window.fetch;
    window.fetch = (input, init) =>
      String(input).endsWith(formToken) ? Promise.reject(new TypeError('spared')) : ask(input, init);
  }, paths.formToken);
}

export const heroForm = (page: Page): Locator => page.getByRole('form', { name: 'Free security assessment' });
export const bookingForm = (page: Page): Locator => page.getByRole('form', { name: 'Free IT assessment' });
export const newsletterForm = (page: Page): Locator => page.getByRole('form', { name: 'Newsletter' });

export async function fillHero(page: Page, visitor: Visitor): Promise<void> {
  const form = heroForm(page);
  await form.getByLabel('Company name').fill(visitor.company);
  await form.getByLabel('Work email').fill(visitor.email);
  await form.getByLabel('Phone').fill(visitor.phone);
  await form.getByLabel('Employee count').selectOption('11-50');
}

export const sendHero = (page: Page): Promise<void> =>
  heroForm(page).getByRole('button', { name: heroMessages.submit }).click();

/** Uses the header's button, which narrow pages have in the menu. */
export async function openBooking(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  const narrow = await menu.isVisible();
  if (narrow) await menu.click();
  const place = narrow ? page.getByRole('dialog', { name: 'Menu' }) : page.getByRole('banner');
  await place.getByRole('link', { name: 'Book Free Assessment' }).click();
  await page.getByRole('dialog', { name: 'Book Free Assessment' }).waitFor();
}

export async function fillBooking(page: Page, visitor: Visitor): Promise<void> {
  const form = bookingForm(page);
  await form.getByLabel('Name', { exact: true }).fill(visitor.name);
  await form.getByLabel('Company').fill(visitor.company);
  await form.getByLabel('Email', { exact: true }).fill(visitor.email);
  await form.getByLabel('Phone').fill(visitor.phone);
  await form.getByRole('combobox', { name: 'Service' }).selectOption({ label: 'Cybersecurity' });
  await form.getByLabel('Message').fill('We open on Monday.\nCan you come before?');
}

export const sendBooking = (page: Page): Promise<void> =>
  bookingForm(page).getByRole('button', { name: bookingMessages.submit }).click();

export async function subscribe(page: Page, email: string): Promise<void> {
  const form = newsletterForm(page);
  await form.getByLabel('Email', { exact: true }).fill(email);
  await form.getByRole('button', { name: newsletterMessages.submit }).click();
}

/** @throws if the text has no reference */
export function referenceIn(text: string | null): string {
  const found = /[A-Z\d]{3}-[A-Z\d]{3}(?!\d)/.exec(text ?? '');
  expect(found, `a reference in: ${text}`).not.toBeNull();
  return found?.[0] ?? '';
}
