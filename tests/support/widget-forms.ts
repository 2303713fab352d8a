import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';

export const booking = {
  Name: 'Dana Whitfield',
  Company: 'Lakeview Dental',
  Email: 'dana@lakeview.example',
  Phone: '416 555 0199',
  Service: 'cybersecurity',
};

export const hero = {
  'Company name': 'Lakeview Dental',
  'Work email': 'dana@lakeview.example',
  Phone: '416 555 0199',
  'Employee count': '11-50',
};

/** Fills fields by label, selects by value. */
export async function fillForm(form: Locator, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    const field = form.getByLabel(label, { exact: true });
    if ((await field.evaluate((element) => element.tagName)) === 'SELECT') await field.selectOption(value);
    else await field.fill(value);
  }
}

export const heroForm = (page: Page) => page.getByRole('form', { name: 'Free security assessment' });
export const bookingForm = (page: Page | Locator) => page.getByRole('form', { name: 'Free IT assessment' });
export const newsletterForm = (page: Page) => page.getByRole('form', { name: 'Newsletter' });
export const statusOf = (form: Locator) => form.getByRole('status');

export async function sendHero(page: Page): Promise<void> {
  await fillForm(heroForm(page), hero);
  await heroForm(page).getByRole('button', { name: 'Get Free IT Assessment' }).click();
}

/** With the newsletter form, until the visitor reads that it worked. */
export async function subscribe(page: Page): Promise<void> {
  await newsletterForm(page).getByLabel('Email').fill('dana@lakeview.example');
  await newsletterForm(page).getByRole('button', { name: 'Subscribe' }).click();
  await statusOf(newsletterForm(page)).getByText('Subscribed Successfully').waitFor();
}

export function keptRequests(page: Page): Promise<{ key: string; notBefore: number }[]> {
  return page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([name]) => name.startsWith('itwidgets:unsent:'))
      .map(([, text]) => JSON.parse(text)),
  );
}

/**
 * Advances the page's clock (`page.clock` must be installed) until a condition holds: a form token must be two seconds
 * old.
 */
export async function passUntil(page: Page, isSo: () => boolean | Promise<boolean>): Promise<void> {
  await expect
    .poll(async () => {
      await page.clock.runFor(300);
      return isSo();
    })
    .toBe(true);
}

/** Once the script runs; on a partner's page it has mounted what is far from the window, too. */
export async function widgetsReady(page: Page): Promise<void> {
  await page.waitForFunction(() => typeof window.itwidgets?.version === 'string');
  await page.evaluate(async () => {
    await window.itwidgets?.ready;
    if (!('itwidgets' in document.documentElement.dataset)) window.itwidgets?.scan();
  });
}

/** Waits until the script handles the form. */
export async function formTaken(form: Locator): Promise<void> {
  await form.dispatchEvent('focusin');
  await expect.poll(() => form.evaluate((element: HTMLFormElement) => element.noValidate)).toBe(true);
}

export async function recordEvents(page: Page): Promise<() => Promise<{ name: string; detail: unknown }[]>> {
  await page.addInitScript(() => {
    const seen: { name: string; detail: unknown }[] = [];
    Object.assign(window, { seen });
    const names = [
      'ready',
      'mounted',
      'unmounted',
      'opened',
      'closed',
      'started',
      'invalid',
      'sent',
      'kept',
      'failed',
      'track',
    ];
    for (const name of names)
      document.addEventListener(`itwidgets:${name}`, (event) =>
        seen.push({ name, detail: (event as CustomEvent).detail }),
      );
  });
  return () => page.evaluate(() => (window as unknown as { seen: { name: string; detail: unknown }[] }).seen);
}
