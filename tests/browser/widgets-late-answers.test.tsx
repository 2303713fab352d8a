import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { earlierSent, newsletterMessages } from '../../widgets/contract/messages.ts';
import { Placeholder } from '../../widgets/Placeholder.tsx';
import { useChromium } from '../support/chromium.ts';
import {
  booking,
  bookingForm,
  fillForm,
  hero,
  heroForm,
  newsletterForm,
  statusOf,
  widgetsReady,
} from '../support/widget-forms.ts';
import { leadAnswer, ownPage, runtimes, startWidgetPages, type WidgetPages } from '../support/widget-page.ts';

const { open } = useChromium();
const soon = { timeout: 15_000 };

describe.each(runtimes)('on %s', (runtime) => {
  let pages: WidgetPages;
  beforeAll(async () => {
    pages = await startWidgetPages(runtime);
    pages.page('/', ownPage(<Placeholder widget="hero-form" options={{ source: 'home' }} />));
    pages.page('/newsletter', ownPage(<Placeholder widget="newsletter" options={{ source: 'home' }} />));
    pages.page('/other', ownPage('<p>Another page</p>'));
    pages.page(
      '/contact',
      ownPage(
        <>
          <label>
            Notes <input id="notes" />
          </label>
          <Placeholder widget="contact-form" options={{ source: 'contact' }} />
        </>,
      ),
    );
  });
  afterAll(() => pages.stop());
  beforeEach(() => pages.reset());

  async function visit(path: string): Promise<Page> {
    const page = await open(1440);
    await page.goto(pages.own + path);
    await widgetsReady(page);
    return page;
  }

  const backOnline = (page: Page) => page.evaluate(() => dispatchEvent(new Event('online')));

  test('a visitor who blocks all site data can send a form', async () => {
    const page = await open(1440);
    await page.addInitScript(() => {
      const refused = () => Promise.reject(new DOMException('Access is denied', 'SecurityError'));
      Object.defineProperty(LockManager.prototype, 'request', { value: refused });
      const denied = {
        get() {
          throw new DOMException('Access is denied', 'SecurityError');
        },
      };
      Object.defineProperty(window, 'localStorage', denied);
      Object.defineProperty(window, 'sessionStorage', denied);
    });
    await page.goto(`${pages.own}/`);
    await widgetsReady(page);
    await fillForm(heroForm(page), hero);
    await heroForm(page).getByRole('button').click();
    await expect.poll(() => statusOf(heroForm(page)).textContent(), soon).toContain('Assessment Request Submitted');
    expect(pages.asked).toHaveLength(1);
  });

  test('what is typed while an earlier request waits stays, and the visitor reads that it is not sent yet', async () => {
    const page = await visit('/');
    pages.answer(() => ({ status: 503 }));
    await fillForm(heroForm(page), hero);
    await heroForm(page).getByRole('button').click();
    await statusOf(heroForm(page)).getByText('kept on this device').waitFor();
    const phone = heroForm(page).getByLabel('Phone');
    await phone.fill('416 555 0111');
    pages.answer(() => ({ status: 201, body: leadAnswer }));
    await backOnline(page);
    await statusOf(heroForm(page)).getByText(earlierSent).waitFor();
    expect(await phone.inputValue()).toBe('416 555 0111');
    expect(await phone.evaluate((field) => field === document.activeElement)).toBe(true);
    await heroForm(page).getByRole('button').click();
    await expect.poll(() => statusOf(heroForm(page)).textContent(), soon).toContain('Assessment Request Submitted');
    expect(pages.asked.at(-1)?.body.phone).toBe('416 555 0111');
    expect(new Set(pages.asked.map(({ headers }) => headers['idempotency-key'])).size).toBe(2);
  });

  test('a late answer does not take the focus from another place of the page', async () => {
    const page = await visit('/contact');
    pages.answer(() => ({ status: 503 }));
    await fillForm(bookingForm(page), booking);
    await bookingForm(page).getByRole('button', { name: 'Book Assessment' }).click();
    await statusOf(bookingForm(page)).getByText('kept on this device').waitFor();
    await page.getByLabel('Notes').focus();
    pages.answer(() => ({ status: 201, body: leadAnswer }));
    await backOnline(page);
    await page.getByRole('heading', { name: 'Assessment Booked!' }).waitFor();
    expect(await page.getByLabel('Notes').evaluate((field) => field === document.activeElement)).toBe(true);
  });

  test('a newsletter request that is sent from a later page asks there to confirm', async () => {
    const page = await visit('/newsletter');
    pages.answer(() => ({ status: 503 }));
    await newsletterForm(page).getByLabel('Email').fill('dana@lakeview.example');
    await newsletterForm(page).getByRole('button', { name: 'Subscribe' }).click();
    await expect.poll(() => pages.asked.length, soon).toBe(1);
    await page.goto(`${pages.own}/other`);
    await widgetsReady(page);
    pages.answer(() => ({ status: 202, body: { ok: true } }));
    await backOnline(page);
    const { success, checkMail } = newsletterMessages;
    await page.getByText(`${success.text}. ${checkMail}`).waitFor();
  });
});
