import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { agree, listen, serveFormPages } from '../support/analytics.tsx';
import { useChromium } from '../support/chromium.ts';
import { useWidgetPages } from '../support/use-widget-pages.ts';
import { booking, bookingForm, fillForm, hero, heroForm, newsletterForm, statusOf } from '../support/widget-forms.ts';
import { runtimes } from '../support/widget-page.ts';

/** What analytics hears of the forms: specification, sections 7, 8 and 9. */
const { open } = useChromium();

const interaction = (form: string, action: string) => ({ event: 'form_interaction', params: { form, action } });
const lead = (form: string, source: string) => [
  { event: 'generate_lead', params: { form, source } },
  { event: 'conversion', params: { value: 500, currency: 'CAD', form } },
];

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

  test('a form is started once, has an error at each refused submit, and is not abandoned when it is sent', async () => {
    const { page, told } = await visit();
    const form = heroForm(page);
    await form.getByLabel('Company name').focus();
    await form.getByLabel('Work email').focus();
    await form.getByLabel('Phone').fill('1');
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

  test.each([
    ['refused for good', 403],
    ['kept on the device', 503],
  ])('a hero form that is %s is abandoned, and no lead', async (_how, status) => {
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

  test('a booking that fails is abandoned once, and so is one whose dialog is closed', async () => {
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

  test('a form that was started is abandoned when its page is left', async () => {
    const { page } = await visit();
    await page.evaluate(() => {
      window.northlume?.on('track', (detail) => sessionStorage.setItem('last', JSON.stringify(detail)));
    });
    await newsletterForm(page).getByLabel('Email').fill('dana');
    await page.goto(`${pages.own}/contact-us`);
    const last = await page.evaluate(() => sessionStorage.getItem('last'));
    expect(JSON.parse(last ?? 'null')).toEqual(interaction('newsletter', 'abandon'));
  });

  test('a hero form that is sent is a lead and a conversion of 500 CAD, and what was typed is in no event', async () => {
    const { page, told } = await visit();
    await fillForm(heroForm(page), hero);
    await sendHero(page);
    await heroSent(page);
    expect(await told('generate_lead', 'conversion')).toEqual(lead('hero-form', 'home'));
    const everything = JSON.stringify(await told());
    for (const typed of Object.values(hero)) expect(everything).not.toContain(typed);
  });

  test('so is a booking sent from the dialog, with what opened it', async () => {
    const { page, told } = await visit();
    await openDialog(page);
    await fillForm(bookingForm(page), booking);
    await sendBooking(page);
    await page.getByRole('heading', { name: 'Assessment Booked!' }).waitFor();
    expect(await told('generate_lead', 'conversion')).toEqual(lead('booking', 'top'));
  });

  test('so is one sent from the contact page', async () => {
    const { page, told } = await visit('/contact-us');
    await fillForm(bookingForm(page), booking);
    await sendBooking(page);
    await page.getByText('Assessment Booked!').waitFor();
    expect(await told('generate_lead', 'conversion')).toEqual(lead('contact-page', ''));
  });

  test('a subscription to the newsletter is neither', async () => {
    const { page, told } = await visit();
    await newsletterForm(page).getByLabel('Email').fill('dana@lakeview.example');
    await newsletterForm(page).getByRole('button', { name: 'Subscribe' }).click();
    await statusOf(newsletterForm(page)).getByText('Check your email to confirm').waitFor();
    expect(await told('form_interaction', 'generate_lead', 'conversion')).toEqual([interaction('newsletter', 'start')]);
  });
});
