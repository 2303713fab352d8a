import type { Locator, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { WidgetPlaceholder } from '../../widgets/runtime/WidgetPlaceholder.tsx';
import { useChromium } from '../support/chromium.ts';
import { useWidgetPages } from '../support/use-widget-pages.ts';
import { beforeRelease } from '../support/whole-set.ts';
import { booking, bookingForm, fillForm, widgetsReady } from '../support/widget-forms.ts';
import { leadAnswer, ownPage, runtimes } from '../support/widget-page.ts';

const { open } = useChromium();

/** The dialog's title by the label that opens it (docs/product.md, section 2). */
const titleOf: Record<string, string> = {
  'Book Free Consultation': 'Book Free Consultation',
  'Schedule On-Site Assessment': 'Schedule On-Site Assessment',
  'Book Assessment': 'Book Assessment',
  'Get Your Free Assessment': 'Get Your Free Assessment',
  'Book Free Assessment': 'Book Free Assessment',
  Book: 'Book a free assessment',
  'Meet Our Team': 'Meet our team: book a first call',
};

const isFocused = (place: Locator) =>
  place.evaluate((element) => (element.getRootNode() as ShadowRoot).activeElement === element);

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
    pages.page(
      '/labels',
      ownPage(
        <>
          {[...Object.keys(titleOf), ''].map((label) => (
            <a key={label} href="/contact-us" data-open="booking" aria-label={label || 'Icon'}>
              {label || <svg width="9" height="9" aria-hidden="true" />}
            </a>
          ))}
          <a href="/contact-us" data-open="booking" data-title="Ask about a move">
            Move
          </a>
        </>,
      ),
    );
    pages.page('/contact-us', ownPage(<WidgetPlaceholder widget="contact-form" options={{ page: '/contact-us' }} />));
    pages.page('/services/voip', ownPage('<a href="/contact-us" data-open="booking" data-service="voip">Book</a>'));
  });

  async function visit(path = '/forms', width = 1440): Promise<Page> {
    const page = await open(width);
    await page.goto(pages.own + path);
    await widgetsReady(page);
    return page;
  }

  test('the booking dialog goes from form to success, by keyboard alone, and gives the focus back', async () => {
    const page = await visit('/forms', 390);
    const opener = page.getByRole('link', { name: 'Book Free Consultation' });
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Book Free Consultation' });
    await dialog.waitFor();
    await page.keyboard.press('Tab');
    await expect.poll(() => isFocused(dialog.getByRole('link', { name: /^Call / }))).toBe(true);
    const labels: string[] = [];
    for (const [label, value] of [
      ['Name', booking.Name],
      ['Company', booking.Company],
      ['Email', booking.Email],
      ['Phone', booking.Phone],
    ] as const) {
      await page.keyboard.press('Tab');
      await page.keyboard.type(value);
      labels.push(label);
    }
    await page.keyboard.press('Tab');
    await page.keyboard.type('Cyber');
    for (const [label, value] of Object.entries(booking))
      expect(await bookingForm(page).getByLabel(label, { exact: true }).inputValue()).toBe(value);
    await bookingForm(page).getByLabel('Phone').press('Enter');
    await page.getByRole('heading', { name: 'Assessment Booked!' }).waitFor();
    expect(await page.getByRole('dialog', { name: 'Assessment Booked!' }).textContent()).toContain(leadAnswer.promise);
    expect(pages.asked[0]?.body).toMatchObject({ service: 'cybersecurity', form: 'booking', page: '/forms' });
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  beforeRelease('the dialog has the words of what opened it as its title, and says what follows', async () => {
    const page = await visit('/labels');
    const expected = { ...titleOf, Icon: 'Book a free assessment', Move: 'Ask about a move' };
    for (const [label, title] of Object.entries(expected)) {
      await page.getByRole('link', { name: label, exact: true }).click();
      const dialog = page.getByRole('dialog', { name: title, exact: true });
      await dialog.getByText('A technician calls within 2 hours in support hours. Down now?').waitFor();
      expect(await dialog.getByRole('link', { name: /^Call / }).getAttribute('href')).toMatch(/^tel:/);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
    }
  });

  test('on a phone of 390 × 844 the submit button of the empty form is seen without a scroll', async () => {
    const page = await open(390, { viewport: { width: 390, height: 844 } });
    await page.goto(`${pages.own}/forms`);
    await widgetsReady(page);
    await page.getByRole('link', { name: 'Book Free Consultation' }).click();
    const button = bookingForm(page).getByRole('button', { name: 'Book Assessment' });
    await button.waitFor();
    const { y = 0, height = 0 } = (await button.boundingBox()) ?? {};
    expect(height).toBeGreaterThanOrEqual(44);
    expect(y + height).toBeLessThanOrEqual(844);
  });

  beforeRelease('closing the dialog forgets what was typed and what was said', async () => {
    const page = await visit();
    await page.getByRole('link', { name: 'Book Free Consultation' }).click();
    await bookingForm(page).getByLabel('Name', { exact: true }).fill('D');
    await bookingForm(page).getByRole('button', { name: 'Book Assessment' }).click();
    await page.getByRole('link', { name: 'Name must be at least 2 characters', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Book Free Consultation' }).click();
    expect(await bookingForm(page).getByLabel('Name', { exact: true }).inputValue()).toBe('');
    expect(await page.getByRole('dialog').locator('[data-error-for]:visible').count()).toBe(0);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  test('Back closes the dialog and stays on the page, and what was typed is there when it opens again', async () => {
    const page = await visit('/forms', 390);
    const opener = page.getByRole('link', { name: 'Book Free Consultation' });
    await opener.click();
    await bookingForm(page).getByLabel('Name', { exact: true }).fill('Dana');
    await page.goBack();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/forms');
    await opener.click();
    expect(await bookingForm(page).getByLabel('Name', { exact: true }).inputValue()).toBe('Dana');
  });

  beforeRelease('a dialog that was closed leaves nothing for Back to close', async () => {
    const page = await visit('/labels');
    await page.goto(`${pages.own}/forms`);
    await widgetsReady(page);
    for (const name of ['Cancel', 'Close dialog', 'Cancel']) {
      await page.getByRole('link', { name: 'Book Free Consultation' }).click();
      await page.getByRole('dialog').getByRole('button', { name }).click();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
    await expect.poll(() => page.evaluate(() => history.state?.itwidgetsDialogs)).toBeUndefined();
    await page.goBack();
    expect(new URL(page.url()).pathname).toBe('/labels');
  });

  beforeRelease(
    'a failed booking says so in a toast inside the dialog, which is all that can be reached then',
    async () => {
      const page = await visit();
      pages.answer(() => ({ status: 400, body: {} }));
      await page.getByRole('link', { name: 'Book Free Consultation' }).click();
      await fillForm(bookingForm(page), booking);
      await Promise.all([
        page.getByRole('dialog').getByText('Submission Failed', { exact: true }).waitFor(),
        bookingForm(page).getByRole('button', { name: 'Book Assessment' }).click(),
      ]);
      await page.getByRole('dialog').getByRole('button', { name: 'Close message' }).click();
      await page.getByText('Submission Failed', { exact: true }).waitFor({ state: 'detached' });
    },
  );

  beforeRelease('a link with a modifier key, and a link without a script, go where they say', async () => {
    const page = await visit();
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      page.getByRole('link', { name: 'Book Free Consultation' }).click({ modifiers: ['ControlOrMeta'] }),
    ]);
    await tab.waitForURL((url) => url.pathname === '/contact-us');
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  beforeRelease('the service of the address, or of the link, is chosen', async () => {
    const contact = await visit('/contact-us?service=dark-web-scan');
    await expect
      .poll(() => bookingForm(contact).getByLabel('Service', { exact: true }).inputValue())
      .toBe('dark-web-scan');
    const unknown = await visit('/contact-us?service=fax');
    expect(await bookingForm(unknown).getByLabel('Service', { exact: true }).inputValue()).toBe('');
    const service = await visit('/services/voip');
    await service.getByRole('link', { name: 'Book' }).click();
    await expect.poll(() => bookingForm(service).getByLabel('Service', { exact: true }).inputValue()).toBe('voip');
  });
});
