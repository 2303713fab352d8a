import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { WidgetPlaceholder } from '../../widgets/runtime/WidgetPlaceholder.tsx';
import { useChromium } from '../support/chromium.ts';
import { holdScript } from '../support/hold-script.ts';
import { saveData } from '../support/save-data.ts';
import { useWidgetPages } from '../support/use-widget-pages.ts';
import { beforeRelease } from '../support/whole-set.ts';
import { bookingForm, formTaken, newsletterForm, recordEvents, widgetsReady } from '../support/widget-forms.ts';
import { document as html, ownPage } from '../support/widget-page.ts';

const { open } = useChromium();

describe('a part of the script that our own pages fetch on demand', () => {
  const pages = useWidgetPages('preact', (pages) => {
    const opener = (
      <a href="/contact-us?from=link" data-open="booking">
        Book Free Consultation
      </a>
    );
    pages.page('/', ownPage(opener));
    pages.page('/postal', ownPage(<WidgetPlaceholder widget="postal-code" options={{ table: '/none.json' }} />));
    pages.page('/contact-us', ownPage('<p>The page of the link.</p>'));
    pages.page('/letter', ownPage(<WidgetPlaceholder widget="newsletter" />));
  });

  const opener = (page: Page) => page.getByRole('link', { name: 'Book Free Consultation' });

  async function visit(path: string, prepare?: (page: Page) => Promise<unknown>): Promise<Page> {
    const page = await open(1440);
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      addEventListener('preload-error', (event) => seen.push(event.type));
      addEventListener('error', (event) => seen.push(`uncaught: ${event.message}`));
    });
    await prepare?.(page);
    await page.goto(pages.own + path);
    await widgetsReady(page);
    return page;
  }
  const seen = (page: Page) => page.evaluate(() => (window as unknown as { seen: string[] }).seen);

  test('the booking dialog comes when its link is pressed, which is busy until then', async () => {
    let arrive = () => {};
    const page = await visit('/', async (page) => {
      arrive = await holdScript(page, '**/assets/site/widgets-*.js');
    });
    await opener(page).click();
    await page.locator('a[aria-busy="true"]').waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    arrive();
    await page.getByRole('dialog', { name: 'Book Free Consultation' }).waitFor();
    expect(await opener(page).getAttribute('aria-busy')).toBeNull();
  });

  beforeRelease('a part that fails once is fetched once more', async () => {
    let tries = 0;
    const page = await visit('/', (page) =>
      page.route('**/assets/site/widgets-*.js', (route) => (tries++ === 0 ? route.abort() : route.continue())),
    );
    await opener(page).click();
    await bookingForm(page).waitFor();
    expect(tries).toBeGreaterThan(1);
  });

  test('a part that cannot be fetched is told of as preload-error, and the link’s own page opens', async () => {
    const page = await visit('/', async (page) => {
      await page.route('**/assets/site/widgets-*.js', (route) => route.abort());
      await page.addInitScript(() =>
        addEventListener('pagehide', () => localStorage.setItem('seen', JSON.stringify(window.seen))),
      );
    });
    await opener(page).click();
    await page.getByText('The page of the link.').waitFor();
    expect(new URL(page.url()).search).toBe('?from=link');
    const told: string[] = await page.evaluate(() => JSON.parse(localStorage.getItem('seen') ?? '[]'));
    expect(told[0]).toBe('preload-error');
    expect(told.at(-1)).toMatch(/^uncaught: .*(fetch|import)/i);
  });

  beforeRelease('a failure that the page handles is not thrown again', async () => {
    const page = await visit('/postal?postal=L7T', async (page) => {
      await page.route('**/assets/site/widgets-*.js', (route) => route.abort());
      await page.addInitScript(() => addEventListener('preload-error', (event) => event.preventDefault()));
    });
    // The idle page fetches the file, and the placeholder asks for its part in it: each is told once.
    await expect.poll(() => seen(page)).toEqual(['preload-error', 'preload-error']);
    expect(await page.getByLabel('Postal code').isVisible()).toBe(true);
  });

  beforeRelease('what is typed while a part is on its way stays', async () => {
    let arrive = () => {};
    const page = await visit('/postal', async (page) => {
      arrive = await holdScript(page, '**/assets/site/widgets-*.js');
    });
    const field = page.getByLabel('Postal code');
    await field.fill('L7');
    arrive();
    await formTaken(page.locator('form'));
    expect(await field.inputValue()).toBe('L7');
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  beforeRelease(
    'a press on the button of a form that nobody has touched shows our messages, not the browser’s',
    async () => {
      const page = await visit('/letter');
      expect(await page.locator('form[novalidate]').count()).toBe(0);
      await newsletterForm(page).getByRole('button').click();
      await newsletterForm(page).getByText('Please enter a valid email address').first().waitFor();
    },
  );

  const subscribe = (page: Page) => newsletterForm(page).getByRole('button');

  beforeRelease(
    'of a visitor who saves data a form has its code fetched at the first sign, and is as the build wrote it',
    async () => {
      const page = await visit('/letter', saveData);
      const fetched = () =>
        page.evaluate(() =>
          performance
            .getEntriesByType('resource')
            .map(({ name }) => name)
            .join(),
        );
      expect(await fetched()).not.toMatch(/widgets-.*\.js/);
      await page.mouse.move(300, 300, { steps: 3 });
      await expect.poll(fetched).toMatch(/widgets-.*\.js/);
      expect(await page.locator('form[novalidate]').count()).toBe(0);
    },
  );

  beforeRelease('a change that was made before the form’s code came is told once it is there', async () => {
    let arrive = () => {};
    let events: Awaited<ReturnType<typeof recordEvents>> = async () => [];
    const page = await visit('/letter', async (page) => {
      events = await recordEvents(page);
      arrive = await holdScript(page, '**/assets/site/widgets-*.js');
    });
    const started = async () => (await events()).filter(({ name }) => name === 'started');
    await newsletterForm(page).getByLabel('Email').fill('dana');
    expect(await started()).toEqual([]);
    arrive();
    await expect.poll(started).toEqual([{ name: 'started', detail: { form: 'newsletter' } }]);
  });

  test('a press on a form’s button while its code is on its way is held, and sends once when the code is there', async () => {
    let arrive = () => {};
    const page = await visit('/letter', async (page) => {
      arrive = await holdScript(page, '**/assets/site/widgets-*.js');
    });
    pages.reset();
    await newsletterForm(page).getByLabel('Email').fill('dana@lakeview.example');
    await subscribe(page).click();
    await newsletterForm(page).locator('button[aria-busy="true"]').waitFor();
    await page.keyboard.press('Enter');
    expect(pages.asked).toEqual([]);
    arrive();
    await newsletterForm(page).getByText('Check your email to confirm').waitFor();
    expect(pages.asked.map(({ body }) => body.email)).toEqual(['dana@lakeview.example']);
    expect(await subscribe(page).getAttribute('aria-busy')).toBeNull();
  });

  test('a press on the button of a form whose code cannot be fetched posts the form as plain HTML', async () => {
    const page = await visit('/letter', (page) => page.route('**/assets/site/widgets-*.js', (route) => route.abort()));
    await newsletterForm(page).getByLabel('Email').fill('dana@lakeview.example');
    const posted = page.waitForRequest('**/api/newsletter');
    await subscribe(page).click();
    expect(new URLSearchParams((await posted).postData() ?? '').get('email')).toBe('dana@lakeview.example');
    await page.getByText('posted without a script').waitFor();
  });

  beforeRelease(
    'a press without a connection on a form whose code is not there says so, and keeps what was typed',
    async () => {
      const page = await visit('/letter', (page) =>
        page.route('**/assets/site/widgets-*.js', (route) => route.abort()),
      );
      await page.context().setOffline(true);
      await newsletterForm(page).getByLabel('Email').fill('dana@lakeview.example');
      await subscribe(page).click();
      await newsletterForm(page).getByRole('status').getByText('You are offline').waitFor();
      expect(await newsletterForm(page).getByLabel('Email').inputValue()).toBe('dana@lakeview.example');
      await page.context().setOffline(false);
      await page.unroute('**/assets/site/widgets-*.js');
      await subscribe(page).click();
      await newsletterForm(page).getByText('Check your email to confirm').waitFor();
    },
  );

  beforeRelease('the script of our own pages does nothing on a page that our build has not marked', async () => {
    const page = await open(1440);
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    const own = ownPage(<WidgetPlaceholder widget="newsletter" />);
    await page.goto(pages.page('/stranger', own.replace(' data-itwidgets', '')));
    await expect.poll(() => said).toEqual([expect.stringContaining('site.js is for our own pages')]);
    expect(await page.evaluate(() => window.itwidgets)).toBeUndefined();
  });

  beforeRelease(
    'the script for partners loads nothing later, and knows none of the widgets for our own pages',
    async () => {
      const page = await open(1440);
      const loaded: string[] = [];
      page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
      const said: string[] = [];
      page.on('console', (message) => said.push(message.text()));
      const body = '<main><div data-widget="contact-form"></div><div data-widget="search"></div></main>';
      await page.goto(pages.partnerPage('/', html(`<script async src="${pages.own}/widgets.js"></script>`, body)));
      await widgetsReady(page);
      await page.evaluate(() => window.itwidgets?.open());
      await page.getByRole('dialog').waitFor();
      expect(loaded.filter((path) => path.endsWith('.js'))).toEqual(['/widgets.js']);
      expect(said).toEqual(['[itwidgets] the widget "search" is for our own pages']);
    },
  );
});

declare global {
  interface Window {
    seen?: string[];
  }
}
