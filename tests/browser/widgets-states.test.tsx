import { mkdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { WidgetPlaceholder } from '../../widgets/WidgetPlaceholder.tsx';
import { contrastFaults, faultsInBothSchemes, lookFaults } from '../support/accessibility.ts';
import { useChromium, widths } from '../support/chromium.ts';
import { useWidgetPages } from '../support/use-widget-pages.ts';
import { wholeSet } from '../support/whole-set.ts';
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
import { ownPage, type WidgetPages } from '../support/widget-page.ts';

const { open } = useChromium();

/** SHOTS=folder keeps a picture of every state, to be looked at. */
const shots = process.env.SHOTS;
if (shots) mkdirSync(shots, { recursive: true });

type State = { name: string; path: string; reach: (page: Page, pages: WidgetPages) => Promise<unknown> };

const dialog = async (page: Page) => {
  await page.getByRole('link', { name: 'Book Free Consultation' }).click();
  await page.getByRole('dialog').waitFor();
};
const press = (page: Page) => bookingForm(page).getByRole('button', { name: 'Book Assessment' }).click();

const states: State[] = [
  { name: 'at rest', path: '/', reach: (page) => widgetsReady(page) },
  {
    name: 'hero form with errors',
    path: '/',
    reach: async (page) => {
      await heroForm(page).getByRole('button').click();
      await heroForm(page).getByRole('link', { name: 'Please select employee count' }).waitFor();
    },
  },
  {
    name: 'hero form sent',
    path: '/',
    reach: async (page) => {
      await fillForm(heroForm(page), hero);
      await heroForm(page).getByRole('button').click();
      await page.getByText('Assessment Request Submitted', { exact: true }).waitFor();
    },
  },
  {
    name: 'hero form kept on the device',
    path: '/',
    reach: async (page, pages) => {
      pages.answer(() => ({ status: 503 }));
      await fillForm(heroForm(page), hero);
      await heroForm(page).getByRole('button').click();
      await statusOf(heroForm(page)).getByText('kept on this device').waitFor();
    },
  },
  {
    name: 'newsletter with an error',
    path: '/',
    reach: async (page) => {
      await newsletterForm(page).getByLabel('Email').fill('dana');
      await newsletterForm(page).getByRole('button').click();
      await page.getByText('Invalid Email', { exact: true }).waitFor();
    },
  },
  {
    name: 'newsletter subscribing',
    path: '/',
    reach: async (page, pages) => {
      pages.answer(() => 'hang');
      await newsletterForm(page).getByLabel('Email').fill('dana@lakeview.example');
      await newsletterForm(page).getByRole('button').click();
      await newsletterForm(page).getByRole('button', { name: 'Subscribing...' }).waitFor();
    },
  },
  { name: 'dialog open', path: '/', reach: dialog },
  {
    name: 'dialog with errors',
    path: '/',
    reach: async (page) => {
      await dialog(page);
      await press(page);
      await bookingForm(page).getByRole('link', { name: 'Please select a service' }).waitFor();
    },
  },
  {
    name: 'dialog submitting',
    path: '/',
    reach: async (page, pages) => {
      pages.answer(() => 'hang');
      await dialog(page);
      await fillForm(bookingForm(page), booking);
      await press(page);
      await bookingForm(page).getByRole('button', { name: 'Submitting...' }).waitFor();
    },
  },
  {
    name: 'dialog kept on the device',
    path: '/',
    reach: async (page, pages) => {
      pages.answer(() => ({ status: 503 }));
      await dialog(page);
      await fillForm(bookingForm(page), booking);
      await press(page);
      await statusOf(bookingForm(page)).getByText('kept on this device').waitFor();
    },
  },
  {
    name: 'dialog booked',
    path: '/',
    reach: async (page) => {
      await dialog(page);
      await fillForm(bookingForm(page), booking);
      await press(page);
      await page.getByRole('heading', { name: 'Assessment Booked!' }).waitFor();
    },
  },
  { name: 'contact form', path: '/contact-us', reach: (page) => widgetsReady(page) },
  {
    name: 'contact form booked',
    path: '/contact-us',
    reach: async (page) => {
      await formTaken(bookingForm(page));
      await fillForm(bookingForm(page), booking);
      await press(page);
      await page.getByRole('heading', { name: 'Assessment Booked!' }).waitFor();
    },
  },
  {
    name: 'details offered again',
    path: '/',
    reach: async (page) => {
      await page.evaluate(() =>
        window.northlume?.identify({ name: 'Dana', email: 'dana@lakeview.example', phone: '416 555 0199' }),
      );
      await page.getByRole('button', { name: 'Use dana@lakeview.example' }).waitFor();
    },
  },
  ...(['success', 'error', 'warning', 'info'] as const).map((type) => ({
    name: `toast of kind ${type}`,
    path: '/',
    reach: async (page: Page) => {
      await page.evaluate(
        (type) =>
          window.northlume?.toast({ type, title: 'A title', text: 'Something to know about it.', duration: 60_000 }),
        type,
      );
      await page.getByText('A title', { exact: true }).waitFor();
    },
  })),
];

/** One state of each widget, for the gate. */
const atBothWidths = new Set([
  'hero form with errors',
  'newsletter with an error',
  'dialog with errors',
  'contact form',
]);

describe('every state', () => {
  const pages = useWidgetPages('preact', (pages) => {
    const link = (
      <p>
        <a href="/contact-us" data-open="booking">
          Book Free Consultation
        </a>
      </p>
    );
    pages.page(
      '/',
      ownPage(
        <>
          {link}
          <WidgetPlaceholder widget="hero-form" />
          <WidgetPlaceholder widget="newsletter" />
        </>,
      ),
    );
    pages.page('/contact-us', ownPage(<WidgetPlaceholder widget="contact-form" />));
  });

  test.each(states)(
    '$name: axe finds nothing, in light and dark, and nothing moves sideways at 320 px',
    async ({ name, path, reach }) => {
      // What differs between the widths is the page's frame, which these pages have not; `test:all` looks at both always.
      for (const width of wholeSet || shots ? widths : widths.slice(0, 1)) {
        pages.reset();
        const page = await open(width);
        await page.goto(pages.own + path);
        await widgetsReady(page);
        await reach(page, pages);
        if (shots) await picture(page, name, width);
        // The toasts of the other kinds differ from the first in their colours.
        const known = !wholeSet && /^toast of kind (?!success)/.test(name);
        expect(await (known ? contrastInBothSchemes(page) : faultsInBothSchemes(page))).toEqual([]);
        if (atBothWidths.has(name) && !wholeSet) {
          await page.setViewportSize({ width: 1440, height: 900 });
          expect(await lookFaults(page)).toEqual([]);
        }
        await page.setViewportSize({ width: 320, height: 700 });
        expect(await page.evaluate(overflowing)).toEqual([]);
      }
    },
  );
});

async function contrastInBothSchemes(page: Page): Promise<string[]> {
  const light = await contrastFaults(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  return [...light, ...(await contrastFaults(page))];
}

async function picture(page: Page, name: string, width: number): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    const path = `${shots}/${name.replaceAll(' ', '-')}-${width}-${colorScheme}.png`;
    await page.screenshot({ path, fullPage: !name.startsWith('dialog') });
  }
}

/** What can be scrolled sideways: the page, and an open dialog. */
function overflowing(): string[] {
  const shown = document.querySelector('northlume-floating')?.shadowRoot?.querySelector('dialog');
  return [document.documentElement, ...(shown ? [shown] : [])]
    .filter((element) => element.scrollWidth > element.clientWidth)
    .map((element) => element.tagName);
}
