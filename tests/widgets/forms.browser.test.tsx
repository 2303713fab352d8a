import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { promiseSentence } from '../../server/leads/promise-sentence.ts';
import { WidgetPlaceholder } from '../../widgets/runtime/WidgetPlaceholder.tsx';
import { useChromium } from '../support/chromium.ts';
import { useWidgetPages } from '../support/use-widget-pages.ts';
import { beforeRelease } from '../support/whole-set.ts';
import {
  bookingForm,
  fillForm,
  formTaken,
  hero,
  heroForm,
  newsletterForm,
  passUntil,
  recordEvents,
  statusOf,
  widgetsReady,
} from '../support/widget-forms.ts';
import { leadAnswer, ownPage, runtimes } from '../support/widget-page.ts';

const { open } = useChromium();

describe.each(runtimes)('on %s', (runtime) => {
  const pages = useWidgetPages(runtime, (pages) => {
    pages.page(
      '/forms',
      ownPage(
        <>
          <WidgetPlaceholder widget="hero-form" options={{ source: 'home', page: '/forms' }} />
          <WidgetPlaceholder widget="newsletter" />
          <a href="/contact-us" data-open="booking">
            Book Free Consultation
          </a>
        </>,
      ),
    );
  });

  async function visit(path = '/forms', width = 1440): Promise<Page> {
    const page = await open(width);
    await page.goto(pages.own + path);
    await widgetsReady(page);
    return page;
  }

  test('an untouched field is never flagged; one that is left with content is checked', async () => {
    const page = await visit();
    const form = heroForm(page);
    await form.getByLabel('Company name').focus();
    await form.getByLabel('Work email').focus();
    await form.getByLabel('Work email').fill('dana@');
    expect(await page.locator('[data-error-for]:visible').count()).toBe(0);
    await form.getByLabel('Phone').focus();
    await expect
      .poll(() => page.locator('[data-error-for]:visible').allTextContents())
      .toEqual(['Please enter a valid email address: the part after the @ is missing']);
    expect(await form.locator('[data-error-summary]').isVisible()).toBe(false);
  });

  beforeRelease('a phone number that lacks a digit is asked about once, and then sent', async () => {
    const page = await visit();
    const form = heroForm(page);
    await fillForm(form, { ...hero, Phone: '416 555 014' });
    const question = form.locator('[data-error-for="phone"]');
    const button = form.getByRole('button', { name: 'Get Free IT Assessment' });
    await button.click();
    await expect.poll(() => question.textContent()).toContain('We count 9 digits; a phone number in Canada has 10.');
    expect(pages.asked).toEqual([]);
    await button.click();
    await statusOf(form).getByText('Assessment Request Submitted').waitFor();
    expect(pages.asked[0]?.body).toMatchObject({ phone: '416 555 014' });
  });

  beforeRelease(
    'the question about a phone number stays beside errors, and is not asked again once they are mended',
    async () => {
      const page = await visit();
      const form = heroForm(page);
      await fillForm(form, { ...hero, Phone: '416 555 014', 'Work email': 'dana@' });
      await form.getByLabel('Company name').focus();
      const button = form.getByRole('button', { name: 'Get Free IT Assessment' });
      await button.click();
      await form
        .locator('[data-error-summary]')
        .getByRole('link', { name: /^We count 9 digits/ })
        .waitFor();
      await form.getByLabel('Work email').fill('dana@lakeview.example');
      await button.click();
      await statusOf(form).getByText('Assessment Request Submitted').waitFor();
    },
  );

  beforeRelease('what was pasted around an address is gone when the field is left, and is not sent', async () => {
    const page = await visit();
    const form = heroForm(page);
    await fillForm(form, { ...hero, 'Work email': 'Dana <mailto:dana@lakeview.example>.' });
    expect(await form.getByLabel('Work email').inputValue()).toBe('dana@lakeview.example');
    await form.getByRole('button', { name: 'Get Free IT Assessment' }).click();
    await statusOf(form).getByText('Assessment Request Submitted').waitFor();
    expect(pages.asked[0]?.body).toMatchObject({ email: 'dana@lakeview.example' });
  });

  beforeRelease('a mended field clears at once, and is checked at every change from then on', async () => {
    const page = await visit();
    const form = heroForm(page);
    await form.getByLabel('Phone').fill('123');
    await form.getByLabel('Work email').focus();
    const error = form.getByText('Please enter a valid phone number');
    await error.waitFor();
    const phone = form.getByLabel('Phone');
    expect(await phone.getAttribute('aria-invalid')).toBe('true');
    await phone.fill('416 555 0199');
    await error.waitFor({ state: 'detached' });
    expect(await phone.getAttribute('aria-describedby')).toBeNull();
    await phone.fill('416');
    await error.waitFor();
  });

  test('a refused submit sends nothing, and a summary that links to the fields gets the focus', async () => {
    const page = await visit();
    const events = await recordEvents(page);
    await page.reload();
    await widgetsReady(page);
    const form = heroForm(page);
    await formTaken(form);
    await form.getByRole('button', { name: 'Get Free IT Assessment' }).click();
    const summary = form.locator('[data-error-summary]');
    await expect.poll(() => summary.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await summary.getByRole('link').allTextContents()).toEqual([
      'Company name must be at least 2 characters',
      'Please enter a valid email address',
      'Please enter a valid phone number',
      'Please select employee count',
    ]);
    await summary.getByRole('link', { name: 'Please select employee count' }).click();
    expect(await form.getByLabel('Employee count').evaluate((element) => element === document.activeElement)).toBe(
      true,
    );
    expect(pages.asked).toEqual([]);
    expect((await events()).find(({ name }) => name === 'invalid')?.detail).toEqual({
      form: 'hero-form',
      fields: ['name', 'email', 'phone', 'employeeCount'],
    });
  });

  test('the hero form sends what the product says, thanks in a toast and keeps the words in its status line', async () => {
    pages.giveTokens();
    const page = await visit();
    const form = heroForm(page);
    await fillForm(form, hero);
    await page.clock.install();
    await form.getByRole('button').click();
    await passUntil(page, () => pages.asked.length > 0);
    await page.getByText('Assessment Request Submitted', { exact: true }).waitFor();
    expect(pages.asked[0]?.body).toMatchObject({
      name: 'Lakeview Dental',
      company: 'Lakeview Dental',
      email: 'dana@lakeview.example',
      phone: '416 555 0199',
      employeeCount: '11-50',
      service: 'Security Assessment',
      message: 'Security assessment requested from the hero form',
      form: 'hero-form',
      page: '/forms',
      token: expect.stringMatching(/^token \d+$/),
    });
    expect(pages.asked[0]?.body).not.toHaveProperty('consent');
    expect(pages.asked[0]?.headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/);
    expect(await statusOf(form).textContent()).toContain(
      "We'll contact you within 2 hours to schedule your free security assessment",
    );
    expect(await statusOf(form).textContent()).toContain(leadAnswer.reference);
    expect(await form.getByLabel('Company name').inputValue()).toBe('');
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });

  beforeRelease('outside support hours toast and status line say how their "within 2 hours" is meant', async () => {
    const promise = promiseSentence({ kind: 'by', text: 'by 10:00 on Monday, November 23' });
    pages.answer(() => ({ status: 201, body: { ...leadAnswer, promise, promiseKind: 'by' } }));
    const page = await visit();
    const form = heroForm(page);
    await fillForm(form, hero);
    await form.getByRole('button').click();
    await statusOf(form).getByText('Assessment Request Submitted').waitFor();
    expect(await statusOf(form).textContent()).toBe(
      `Assessment Request Submitted. We'll contact you within 2 hours to schedule your free security assessment. ${promise} Your reference is NL-TEST42.`,
    );
    await page.getByText(`your free security assessment. ${promise}`, { exact: false }).first().waitFor();
  });

  test('while a request is under way its button reads Submitting... and is disabled, and a double click sends once', async () => {
    const page = await visit();
    let arrive: () => void = () => undefined;
    pages.answer(
      () =>
        new Promise((resolve) => {
          arrive = () => resolve({ status: 201, body: leadAnswer });
        }),
    );
    const form = heroForm(page);
    await fillForm(form, hero);
    await form.getByRole('button').dblclick();
    await form.getByRole('button', { name: 'Submitting...', disabled: true }).waitFor();
    await form.evaluate((element) => (element as HTMLFormElement).requestSubmit());
    await expect.poll(() => pages.asked.length).toBe(1);
    arrive();
    await form.getByRole('button', { name: 'Get Free IT Assessment', disabled: false }).waitFor();
    expect(pages.asked.length).toBe(1);
  });

  beforeRelease('messages of the server come under their fields', async () => {
    const page = await visit();
    pages.answer(() => ({
      status: 422,
      body: { error: { code: 'invalid', message: 'No', fields: { phone: 'Please enter a valid phone number' } } },
    }));
    const form = heroForm(page);
    await fillForm(form, hero);
    await form.getByRole('button').click();
    await form.getByRole('link', { name: 'Please enter a valid phone number' }).waitFor();
    expect(await form.getByLabel('Phone').getAttribute('aria-invalid')).toBe('true');
    expect(await form.getByLabel('Phone').inputValue()).toBe('416 555 0199');
  });

  beforeRelease('a request that is refused for good says so, keeps what was typed and stores nothing', async () => {
    const page = await visit();
    pages.answer(() => ({ status: 403, body: { error: { code: 'forbidden', message: 'No' } } }));
    const form = heroForm(page);
    await fillForm(form, hero);
    await Promise.all([
      page.getByText('Submission Failed', { exact: true }).waitFor(),
      form.getByRole('button').click(),
    ]);
    expect(await statusOf(form).textContent()).toMatch(
      /^Submission Failed\. Please try again or call us directly at \(/,
    );
    expect(await form.getByLabel('Company name').inputValue()).toBe('Lakeview Dental');
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });

  beforeRelease('the focus stays at the button when a submit by keyboard fails', async () => {
    const page = await visit();
    pages.answer(() => ({ status: 503 }));
    const form = heroForm(page);
    await fillForm(form, hero);
    await form.getByRole('button').press('Enter');
    await statusOf(form).getByText('kept on this device').waitFor();
    await expect
      .poll(() => form.getByRole('button').evaluate((element) => element === document.activeElement))
      .toBe(true);
  });

  test('the newsletter: an address that is none gets a toast and no request', async () => {
    const page = await visit();
    await newsletterForm(page).getByLabel('Email').fill('dana');
    await Promise.all([
      page.getByText('Invalid Email', { exact: true }).waitFor(),
      newsletterForm(page).getByRole('button').click(),
    ]);
    expect(pages.asked).toEqual([]);
    const form = newsletterForm(page);
    expect(await form.getByText('Please enter a valid email address').count()).toBe(1);
    const field = form.getByLabel('Email');
    await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
    const { y: top = 0 } = (await field.boundingBox()) ?? {};
    const { y: beside = 1 } = (await form.getByRole('button').boundingBox()) ?? {};
    expect(Math.abs(top - beside)).toBeLessThanOrEqual(1);
  });

  test('the newsletter: the toast is the product’s, the status line asks to confirm, the field is cleared', async () => {
    const page = await visit();
    const form = newsletterForm(page);
    await form.getByLabel('Email').fill('dana@lakeview.example');
    await Promise.all([
      page.getByText("You'll receive monthly IT security updates and best practices").waitFor(),
      form.getByRole('button', { name: 'Subscribe' }).click(),
    ]);
    await statusOf(form).getByText('Check your email to confirm').waitFor();
    await expect.poll(() => form.getByLabel('Email').inputValue()).toBe('');
    expect(pages.asked[0]?.body).toMatchObject({ email: 'dana@lakeview.example', consent: 'newsletter-2026-11' });
  });

  beforeRelease('details given once are offered in the next form, and fill nothing unasked', async () => {
    const page = await visit();
    await fillForm(heroForm(page), hero);
    await heroForm(page).getByRole('button').click();
    await statusOf(heroForm(page)).getByText('Assessment Request Submitted').waitFor();
    await page.getByRole('link', { name: 'Book Free Consultation' }).click();
    const form = bookingForm(page);
    expect(await form.getByLabel('Email', { exact: true }).inputValue()).toBe('');
    await form.getByRole('button', { name: 'Use the details you gave before' }).click();
    expect(await form.getByLabel('Email', { exact: true }).inputValue()).toBe(hero['Work email']);
    expect(await form.getByLabel('Company', { exact: true }).inputValue()).toBe(hero['Company name']);
    expect(await form.getByLabel('Name', { exact: true }).inputValue()).toBe('');
  });
});
