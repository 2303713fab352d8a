import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { WidgetPlaceholder } from '../../widgets/runtime/WidgetPlaceholder.tsx';
import { launcher, log, say, startChat } from '../support/chat-widget.ts';
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
  statusOf,
  widgetsReady,
} from '../support/widget-forms.ts';
import { type Answer, ownPage, runtimes } from '../support/widget-page.ts';

const { open } = useChromium();

/** Answers what docs/product.md, section 7, lists, and nothing more. */
const ofTheSpecification: Answer = ({ path, body }) =>
  path === '/api/chatbot/message' ? { body: { response: `You said ${body.message}` } } : { body: {} };

const answers = 'backup:monthly,antivirus:business,passwords:policy,updates:delayed,training:none,access:groups';

describe.each(runtimes)('on %s, with a server that answers what the specification lists', (runtime) => {
  const pages = useWidgetPages(runtime, (pages) => {
    pages.page(
      '/',
      ownPage(
        <>
          <WidgetPlaceholder widget="hero-form" options={{ source: 'home', page: '/' }} />
          <WidgetPlaceholder widget="newsletter" />
          <WidgetPlaceholder widget="risk-quiz" />
          <a href="/contact-us" data-open="booking">
            Book Free Consultation
          </a>
        </>,
      ) + launcher,
    );
  });

  async function visit(address = '/'): Promise<Page> {
    pages.answer(ofTheSpecification);
    const page = await open(1440);
    await page.goto(pages.own + address);
    await widgetsReady(page);
    return page;
  }

  test('the hero form and the newsletter are sent once and say so', async () => {
    const page = await visit();
    await fillForm(heroForm(page), hero);
    await heroForm(page).getByRole('button', { name: 'Get Free IT Assessment' }).click();
    await statusOf(heroForm(page)).getByText('Assessment Request Submitted').waitFor();
    expect(await statusOf(heroForm(page)).textContent()).toBe(
      "Assessment Request Submitted. We'll contact you within 2 hours to schedule your free security assessment.",
    );
    await newsletterForm(page).getByLabel('Email').fill('dana@lakeview.example');
    await newsletterForm(page).getByRole('button', { name: 'Subscribe' }).click();
    await statusOf(newsletterForm(page)).getByText('Subscribed Successfully').waitFor();
    expect(pages.asked.map(({ path }) => path)).toEqual(['/api/contacts', '/api/newsletter']);
    expect(await keptRequests(page)).toEqual([]);
  });

  beforeRelease('an answer without any body is a success too', async () => {
    const page = await visit();
    await page.route('**/api/newsletter', (route) => route.fulfill({ status: 204 }));
    await newsletterForm(page).getByLabel('Email').fill('dana@lakeview.example');
    await newsletterForm(page).getByRole('button', { name: 'Subscribe' }).click();
    await statusOf(newsletterForm(page)).getByText('Subscribed Successfully').waitFor();
    expect(await keptRequests(page)).toEqual([]);
  });

  test('the booking dialog shows its success view', async () => {
    const page = await visit();
    await page.getByRole('link', { name: 'Book Free Consultation' }).click();
    await fillForm(bookingForm(page), booking);
    await bookingForm(page).getByRole('button', { name: 'Book Assessment' }).click();
    const done = page.getByRole('dialog', { name: 'Assessment Booked!' });
    await done.waitFor();
    expect(await done.textContent()).not.toMatch(/undefined|reference/i);
  });

  test('the quiz thanks', async () => {
    const page = await visit(`/#risk-quiz=${answers}`);
    const ask = page.getByRole('form', { name: 'Free consultation' });
    await fillForm(ask, { Name: 'Dana', Email: 'dana@lakeview.example' });
    await ask.getByRole('button', { name: 'Get a free consultation' }).click();
    await ask.getByRole('status').getByText('Thank you!').waitFor();
    expect(await ask.getByRole('status').textContent()).toBe(
      'Thank you! A cybersecurity expert will contact you within 24 hours with personalized recommendations.',
    );
  });

  test('the chat shows every reply', async () => {
    const page = await visit();
    await startChat(page);
    for (const words of ['one', 'two', 'three']) {
      await say(page, words);
      await log(page).getByText(`You said ${words}`).waitFor();
    }
    expect(await log(page).textContent()).not.toContain('undefined');
  });
});
