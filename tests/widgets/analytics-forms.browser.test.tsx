import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { agree, listen, serveFormPages } from '../support/analytics.tsx';
import { useChromium } from '../support/chromium.ts';
import { useWidgetPages } from '../support/use-widget-pages.ts';
import { beforeRelease } from '../support/whole-set.ts';
import {
  booking,
  bookingForm,
  fillForm,
  formTaken,
  hero,
  heroForm,
  newsletterForm,
  statusOf,
  widgetsReady,
} from '../support/widget-forms.ts';
import { runtimes } from '../support/widget-page.ts';

/** See docs/product.md, sections 7, 8 and 9; decisions 39 and 40. */
const { open } = useChromium();

const interaction = (form: string, action: string) => ({ event: 'form_interaction', params: { form, action } });
const lead = (form: string, source: string, worth = {}) => [
  { event: 'generate_lead', params: { form, source } },
  { event: 'conversion', params: { ...worth, form } },
];
const bookingWorth = { value: 500, currency: 'CAD' };

const sendHero = (page: Page) => heroForm(page).getByRole('button', { name: 'Get Free IT Assessment' }).click();
const sendBooking = (page: Page) => bookingForm(page).getByRole('button', { name: 'Book Assessment' }).click();
const openDialog = (page: Page) => page.getByRole('link', { name: 'Book Free Consultation' }).click();
const failed = (page: Page) => page.getByText('Submission Failed', { exact: true }).waitFor();
const heroSent = (page: Page) => statusOf(heroForm(page)).getByText('Assessment Request Submitted').waitFor();

async function closeDialog(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

describe.each(runtimes)('on %s', (runtime) => {
  const pages = useWidgetPages(runtime, serveFormPages);

  async function visit(path = '/forms') {
    const page = await open(1440);
    const told = await listen(page, pages.own + path);
    await agree(page);
    return { page, told };
  }

  test('a form is started by its first change and not by a focus, has an error at each refused submit, and is not abandoned when it is sent', async () => {
    const { page, told } = await visit();
    const form = heroForm(page);
    await form.getByLabel('Company name').focus();
    await form.getByRole('link', { name: 'Privacy policy' }).focus();
    await formTaken(form);
    expect(await told('form_interaction')).toEqual([]);
    await form.getByLabel('Phone').fill('1');
    await form.getByLabel('Work email').fill('d');
    const start = interaction('hero-form', 'start');
    expect(await told('form_interaction')).toEqual([start]);

    await sendHero(page);
    const error = interaction('hero-form', 'error');
    expect(await told('form_interaction')).toEqual([start, error]);

    const fields = { phone: 'Please enter a valid phone number' };
    pages.answer(() => ({ status: 422, body: { error: { code: 'invalid', message: 'No', fields } } }));
    await fillForm(form, hero);
    await sendHero(page);
    await form.getByRole('link', { name: fields.phone }).waitFor();
    expect(await told('form_interaction')).toEqual([start, error, error]);

    pages.reset();
    await sendHero(page);
    await heroSent(page);
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')));
    expect(await told('form_interaction')).toEqual([start, error, error]);
  });

  const refusals = [
    ['refused for good', 403],
    ['kept on the device', 503],
  ] as const;

  beforeRelease.each(refusals)('a hero form that is %s is abandoned, and no lead', async (_how, status) => {
    const { page, told } = await visit();
    pages.answer(() => ({ status, body: { error: { code: 'no', message: 'No' } } }));
    await fillForm(heroForm(page), hero);
    await sendHero(page);
    await failed(page);
    expect(await told('form_interaction', 'generate_lead', 'conversion')).toEqual([
      interaction('hero-form', 'start'),
      interaction('hero-form', 'abandon'),
    ]);
  });

  beforeRelease('every submit that fails is abandoned, also the second in a row without a change', async () => {
    const { page, told } = await visit();
    pages.answer(() => ({ status: 503, body: {} }));
    await fillForm(heroForm(page), hero);
    await sendHero(page);
    await expect.poll(() => told('form_interaction')).toHaveLength(2);
    await sendHero(page);
    const [start, abandon] = [interaction('hero-form', 'start'), interaction('hero-form', 'abandon')];
    await expect.poll(() => told('form_interaction')).toEqual([start, abandon, abandon]);
  });

  beforeRelease('a dialog that is closed without a change records nothing', async () => {
    const { page, told } = await visit();
    await openDialog(page);
    await bookingForm(page).getByLabel('Phone').focus();
    await closeDialog(page);
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')));
    expect(await told('form_interaction')).toEqual([]);
  });

  beforeRelease('a booking that fails is abandoned once, and so is one whose dialog is closed', async () => {
    const { page, told } = await visit();
    const once = [interaction('booking', 'start'), interaction('booking', 'abandon')];
    pages.answer(() => ({ status: 400, body: {} }));
    await openDialog(page);
    await fillForm(bookingForm(page), booking);
    await sendBooking(page);
    await failed(page);
    expect(await told('form_interaction')).toEqual(once);
    await closeDialog(page);
    expect(await told('form_interaction')).toEqual(once);

    await openDialog(page);
    await bookingForm(page).getByLabel('Phone').fill('416');
    await closeDialog(page);
    await expect.poll(() => told('form_interaction')).toEqual([...once, ...once]);
  });

  beforeRelease('a form that was started is abandoned when its page is left', async () => {
    const { page, told } = await visit();
    await page.evaluate(() => {
      window.itwidgets?.on('track', (detail) => sessionStorage.setItem('last', JSON.stringify(detail)));
    });
    await newsletterForm(page).getByLabel('Email').fill('dana');
    await expect.poll(() => told('form_interaction')).toEqual([interaction('newsletter', 'start')]);
    await page.goto(`${pages.own}/contact-us`);
    const last = await page.evaluate(() => sessionStorage.getItem('last'));
    expect(JSON.parse(last ?? 'null')).toEqual(interaction('newsletter', 'abandon'));
  });

  beforeRelease(
    'a hero form that is sent is a lead and a conversion without a value, and what was typed is in no event',
    async () => {
      const { page, told } = await visit();
      await fillForm(heroForm(page), hero);
      await sendHero(page);
      await heroSent(page);
      expect(await told('generate_lead', 'conversion')).toEqual(lead('hero-form', 'home'));
      const everything = JSON.stringify(await told());
      for (const typed of Object.values(hero)) expect(everything).not.toContain(typed);
    },
  );

  beforeRelease('a request that arrives from a later page is a lead with the source of its form', async () => {
    const { page, told } = await visit();
    pages.answer(() => ({ status: 503, body: {} }));
    await fillForm(heroForm(page), hero);
    await sendHero(page);
    await failed(page);
    await page.goto(`${pages.own}/contact-us`);
    await widgetsReady(page);
    await agree(page);
    pages.reset();
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect.poll(() => told('generate_lead', 'conversion')).toEqual(lead('hero-form', 'home'));
  });

  test('a booking sent from the dialog is a lead and a conversion of 500 CAD, with what opened it', async () => {
    const { page, told } = await visit();
    await openDialog(page);
    await fillForm(bookingForm(page), booking);
    await sendBooking(page);
    await page.getByRole('heading', { name: 'Assessment Booked!' }).waitFor();
    expect(await told('generate_lead', 'conversion')).toEqual(lead('booking', 'top', bookingWorth));
  });

  beforeRelease('a request from the contact page is a lead and a conversion without a value', async () => {
    const { page, told } = await visit('/contact-us');
    await formTaken(bookingForm(page));
    await fillForm(bookingForm(page), booking);
    await sendBooking(page);
    await page.getByText('Assessment Booked!').waitFor();
    expect(await told('generate_lead', 'conversion')).toEqual(lead('contact-page', ''));
  });

  test('a subscription to the newsletter is a lead and no conversion', async () => {
    const { page, told } = await visit();
    await newsletterForm(page).getByLabel('Email').fill('dana@lakeview.example');
    await newsletterForm(page).getByRole('button', { name: 'Subscribe' }).click();
    await statusOf(newsletterForm(page)).getByText('Check your email to confirm').waitFor();
    expect(await told('form_interaction', 'generate_lead', 'conversion')).toEqual([
      interaction('newsletter', 'start'),
      ...lead('newsletter', '').slice(0, 1),
    ]);
  });
});
