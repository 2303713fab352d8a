import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { earlierSent, newsletterMessages } from '../../shared/forms/messages.ts';
import { WidgetPlaceholder } from '../../widgets/runtime/WidgetPlaceholder.tsx';
import { useChromium } from '../support/chromium.ts';
import { useWidgetPages } from '../support/use-widget-pages.ts';
import { beforeRelease } from '../support/whole-set.ts';
import {
  booking,
  bookingForm,
  fillForm,
  hero,
  heroForm,
  keptRequests,
  newsletterForm,
  recordEvents,
  sendHero,
  statusOf,
  widgetsReady,
} from '../support/widget-forms.ts';
import { leadAnswer, ownPage, type Reply, runtimes } from '../support/widget-page.ts';

const { open } = useChromium();
const soon = { timeout: 15_000 };

describe.each(runtimes)('on %s', (runtime) => {
  const pages = useWidgetPages(runtime, (pages) => {
    pages.page(
      '/',
      ownPage(
        <>
          <WidgetPlaceholder widget="hero-form" options={{ source: 'home' }} />
          <p style={{ height: '200vh' }}>Something to read.</p>
          <label>
            Notes <input />
          </label>
        </>,
      ),
    );
    pages.page('/newsletter', ownPage(<WidgetPlaceholder widget="newsletter" options={{ source: 'home' }} />));
    pages.page('/other', ownPage('<p>Another page</p>'));
    pages.page(
      '/contact',
      ownPage(
        <>
          <label>
            Notes <input id="notes" />
          </label>
          <WidgetPlaceholder widget="contact-form" options={{ source: 'contact' }} />
        </>,
      ),
    );
  });

  async function visit(path: string): Promise<Page> {
    const page = await open(1440);
    await page.goto(pages.own + path);
    await widgetsReady(page);
    return page;
  }

  async function keepBooking(page: Page): Promise<void> {
    pages.answer(() => ({ status: 503 }));
    await fillForm(bookingForm(page), booking);
    await bookingForm(page).getByRole('button', { name: 'Book Assessment' }).click();
    await statusOf(bookingForm(page)).getByText('kept on this device').waitFor();
  }

  const backOnline = (page: Page) => page.evaluate(() => dispatchEvent(new Event('online')));

  beforeRelease(
    'what is typed while an earlier request waits stays, and the visitor reads that it is not sent yet',
    async () => {
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
      expect(new Set(pages.keys()).size).toBe(2);
    },
  );

  beforeRelease('the status line follows on a page that the browser has translated', async () => {
    const page = await visit('/');
    pages.answer(() => ({ status: 503 }));
    await sendHero(page);
    await statusOf(heroForm(page)).getByText('kept on this device').waitFor();
    await statusOf(heroForm(page)).evaluate((line) => {
      const translated = document.createElement('font');
      translated.textContent = 'Nous n’avons pas pu joindre le serveur.';
      line.replaceChildren(translated);
    });
    pages.answer(() => ({ status: 201, body: leadAnswer }));
    await backOnline(page);
    await expect
      .poll(() => statusOf(heroForm(page)).textContent(), soon)
      .toMatch(/^Assessment Request Submitted\..*NL-TEST42\.$/);
  });

  beforeRelease('a late answer does not take the focus from another place of the page', async () => {
    const page = await visit('/contact');
    await keepBooking(page);
    await page.getByLabel('Notes').focus();
    pages.answer(() => ({ status: 201, body: leadAnswer }));
    await backOnline(page);
    await page.getByRole('heading', { name: 'Assessment Booked!' }).waitFor();
    expect(await page.getByLabel('Notes').evaluate((field) => field === document.activeElement)).toBe(true);
  });

  const fields = { phone: 'Please enter a valid phone number' };
  const late: [string, Reply][] = [
    ['is accepted', { status: 201, body: leadAnswer }],
    ['refuses a field', { status: 422, body: { error: { code: 'invalid', message: 'No', fields } } }],
  ];

  beforeRelease.each(late)(
    'a late answer that %s moves neither the page nor the focus, and takes back that the request waits',
    async (_, answer) => {
      const page = await visit('/');
      pages.answer(() => ({ status: 503 }));
      await sendHero(page);
      await statusOf(heroForm(page)).getByText('kept on this device').waitFor();
      await page.getByLabel('Notes').focus();
      const top = () => page.getByLabel('Notes').evaluate((notes) => Math.round(notes.getBoundingClientRect().top));
      const before = await top();
      pages.answer(() => answer);
      await backOnline(page);
      await statusOf(heroForm(page)).getByText('kept on this device').waitFor({ state: 'detached' });
      expect(await statusOf(heroForm(page)).textContent()).toMatch(
        /^(Assessment Request Submitted|Submission Failed)\./,
      );
      // With reduced motion, scrolling would have been immediate.
      expect(await page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches)).toBe(true);
      expect(await top()).toBe(before);
      expect(await page.getByLabel('Notes').evaluate((field) => field === document.activeElement)).toBe(true);
    },
  );

  test('a retry while the kept request is on its way is the same lead, told and counted once', async () => {
    const page = await open(1440);
    const events = await recordEvents(page);
    await page.goto(`${pages.own}/`);
    await widgetsReady(page);
    pages.answer(() => ({ status: 503 }));
    await sendHero(page);
    await statusOf(heroForm(page)).getByText('kept on this device').waitFor();
    const arrive: (() => void)[] = [];
    pages.answer(
      () =>
        new Promise((resolve) => {
          arrive.push(() => resolve({ status: 201, body: leadAnswer }));
        }),
    );
    await backOnline(page);
    await expect.poll(() => arrive.length, soon).toBe(1);
    const button = heroForm(page).locator('[type=submit]');
    await button.click();
    await heroForm(page).getByRole('button', { name: 'Submitting...' }).waitFor();
    arrive[0]?.();
    await statusOf(heroForm(page)).getByText('Assessment Request Submitted').waitFor();
    await heroForm(page).getByRole('button', { name: 'Get Free IT Assessment', disabled: false }).waitFor();
    await expect.poll(() => arrive.length, soon).toBe(2);
    arrive[1]?.();
    await expect.poll(() => keptRequests(page), soon).toEqual([]);
    expect(new Set(pages.keys()).size).toBe(1);
    // By then, none of these events is pending.
    const next = { ...leadAnswer, reference: 'NL-TEST43' };
    pages.answer(() => ({ status: 201, body: next }));
    await sendHero(page);
    await statusOf(heroForm(page)).getByText(next.reference).waitFor();
    const told = (await events()).filter(({ name }) => name === 'sent');
    expect(told.map(({ detail }) => (detail as { reference: string }).reference)).toEqual([
      leadAnswer.reference,
      next.reference,
    ]);
  });

  beforeRelease('what is said of a request whose form is gone stays long enough to be read', async () => {
    const page = await visit('/contact');
    await keepBooking(page);
    await page.goto(`${pages.own}/other`);
    await widgetsReady(page);
    await page.clock.install();
    pages.answer(() => ({ status: 201, body: leadAnswer }));
    await backOnline(page);
    const toast = page.getByText(leadAnswer.promise);
    await toast.waitFor();
    await page.clock.runFor(8000);
    expect(await toast.count()).toBe(1);
    await page.clock.runFor(3000);
    await toast.waitFor({ state: 'detached' });
  });

  beforeRelease('a newsletter request that is sent from a later page asks there to confirm', async () => {
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
