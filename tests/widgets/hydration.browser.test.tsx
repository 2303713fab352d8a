import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { fillForm } from '../../server/http/shells/fill-form.ts';
import { honeypotField } from '../../shared/http.ts';
import { WidgetPlaceholder } from '../../widgets/runtime/WidgetPlaceholder.tsx';
import { useChromium } from '../support/chromium.ts';
import { holdScript } from '../support/hold-script.ts';
import { useWidgetPages } from '../support/use-widget-pages.ts';
import { beforeRelease } from '../support/whole-set.ts';
import { fillForm as fill, formTaken, hero, heroForm, newsletterForm, widgetsReady } from '../support/widget-forms.ts';
import { ownPage, runtimes } from '../support/widget-page.ts';

const { open } = useChromium();

describe.each(runtimes)('on %s', (runtime) => {
  const pages = useWidgetPages(runtime);

  const forms = (
    <>
      <WidgetPlaceholder widget="hero-form" options={{ source: 'home', page: '/' }} />
      <WidgetPlaceholder widget="contact-form" options={{ page: '/' }} />
      <WidgetPlaceholder widget="newsletter" options={{ page: '/' }} />
    </>
  );

  test('what was typed before the script came is still there after it, and is sent', async () => {
    const page = await open(1440);
    const arrive = await holdScript(page, '**/assets/site/site-*.js');
    await page.goto(pages.page('/early', ownPage(forms)), { waitUntil: 'commit' });
    await fill(heroForm(page), hero);
    await heroForm(page).getByRole('checkbox').check();
    arrive();
    await widgetsReady(page);
    for (const [label, value] of Object.entries(hero))
      expect(await heroForm(page).getByLabel(label, { exact: true }).inputValue()).toBe(value);
    expect(await heroForm(page).getByRole('checkbox').isChecked()).toBe(true);
    // React hydrates after `ready`: until then a press posts the form.
    await formTaken(heroForm(page));
    await Promise.all([
      page.getByText('Assessment Request Submitted', { exact: true }).waitFor(),
      heroForm(page).getByRole('button', { name: 'Get Free IT Assessment' }).click(),
    ]);
    expect(pages.asked[0]?.body).toMatchObject({ name: hero['Company name'], employeeCount: '11-50' });
  });

  // React itself rebuilds such a form, so this applies only to the shipped script.
  if (runtime === 'preact')
    beforeRelease('a form that was changed before the script came keeps its fields and what was typed', async () => {
      const page = await open(1440);
      const arrive = await holdScript(page, '**/assets/site/site-*.js');
      await page.goto(pages.page('/changed', ownPage(forms)), { waitUntil: 'commit' });
      await fill(heroForm(page), hero);
      await heroForm(page).evaluate((form) => form.prepend(document.createElement('div')));
      arrive();
      await widgetsReady(page);
      await page.evaluate(() => undefined);
      for (const [label, value] of Object.entries(hero))
        expect(await heroForm(page).getByLabel(label, { exact: true }).inputValue()).toBe(value);
      const posted = page.waitForRequest('**/api/contacts');
      await heroForm(page).getByRole('button', { name: 'Get Free IT Assessment' }).click();
      expect(new URLSearchParams((await posted).postData() ?? '').get('name')).toBe(hero['Company name']);
    });

  test('the first render changes nothing of the HTML', async () => {
    const page = await open(1440);
    pages.giveTokens();
    const complaints: string[] = [];
    page.on('console', (message) => complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    const content = () =>
      page.$$eval('[data-widget]', (all) => all.map((each) => each.innerHTML.replaceAll(' novalidate=""', '')));
    await page.goto(pages.page('/before', ownPage(forms, { script: false })));
    const before = await content();
    await page.goto(pages.page('/after', ownPage(forms)));
    await widgetsReady(page);
    await page.$$eval('[data-widget] input[type=email]', (all) => {
      for (const field of all) field.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    });
    for (const form of await page.getByRole('form').all()) await formTaken(form);
    expect(await content()).toEqual(before);
    expect(complaints).toEqual([]);
  });

  test('errors, values and status that the server wrote into a form are taken over', async () => {
    const page = await open(1440);
    const shell = parse(ownPage(<WidgetPlaceholder widget="newsletter" />));
    fillForm(shell, {
      action: '/api/newsletter',
      values: { email: 'dana@' },
      fields: { email: 'Please enter a valid email address' },
      status: 'Nothing was sent.',
    });
    const filled = shell.toString();
    await page.goto(pages.page('/refused', filled));
    await widgetsReady(page);
    const field = newsletterForm(page).getByLabel('Email');
    expect(await field.inputValue()).toBe('dana@');
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    expect(await newsletterForm(page).getByRole('link', { name: 'Please enter a valid email address' }).count()).toBe(
      1,
    );
    expect(await newsletterForm(page).getByRole('status').textContent()).toBe('Nothing was sent.');
    await field.fill('dana@lakeview.example');
    await expect.poll(() => newsletterForm(page).getByText('Please enter a valid email address').count()).toBe(0);
    expect(await field.getAttribute('aria-invalid')).toBeNull();
  });

  test('what the server says of no single field stands until the next submit', async () => {
    const page = await open(1440);
    const shell = parse(ownPage(<WidgetPlaceholder widget="newsletter" />));
    fillForm(shell, {
      action: '/api/newsletter',
      values: { email: 'dana@lakeview.example' },
      fields: {},
      status: 'Too many requests.',
    });
    await page.goto(pages.page('/busy', shell.toString()));
    await widgetsReady(page);
    const summary = newsletterForm(page).locator('[data-error-summary]');
    expect(await summary.textContent()).toBe('Too many requests.');
    expect(await newsletterForm(page).getByLabel('Email').inputValue()).toBe('dana@lakeview.example');
    await newsletterForm(page).getByRole('button').click();
    await summary.waitFor({ state: 'hidden' });
    await newsletterForm(page).getByText('Check your email to confirm').waitFor();
    expect(await newsletterForm(page).getByLabel('Email').inputValue()).toBe('');
  });

  test('without a script the form posts to the API', async () => {
    const page = await open(390, { javaScriptEnabled: false });
    await page.goto(pages.page('/plain', ownPage(forms)));
    await newsletterForm(page).getByLabel('Email').fill('dana@lakeview.example');
    const posted = page.waitForRequest('**/api/newsletter');
    await newsletterForm(page).getByRole('button', { name: 'Subscribe' }).click();
    const fields = new URLSearchParams((await posted).postData() ?? '');
    expect(Object.fromEntries(fields)).toMatchObject({
      email: 'dana@lakeview.example',
      page: '/',
      [honeypotField]: '',
    });
    expect(fields.get('consent')).toMatch(/^newsletter-/);
  });
});
