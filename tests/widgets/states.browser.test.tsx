import { mkdirSync } from 'node:fs';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { WidgetPlaceholder } from '../../widgets/runtime/WidgetPlaceholder.tsx';
import { accessibilityFaults, faultsInBothSchemes } from '../support/accessibility.ts';
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

/** SHOTS=folder saves a picture of every state, for review. */
const shots = process.env.SHOTS;
if (shots) mkdirSync(shots, { recursive: true });

type State = {
  name: string;
  path: string;
  /** Starts from the page as opened, or from the previous state. */
  reach: (page: Page, pages: WidgetPages) => Promise<unknown>;
  /** The next state needs a new page. */
  lasts?: true;
};

const dialog = async (page: Page) => {
  if (await page.getByRole('dialog').isVisible()) return;
  await page.getByRole('link', { name: 'Book Free Consultation' }).click();
  await page.getByRole('dialog').waitFor();
};
const press = (page: Page) => bookingForm(page).getByRole('button', { name: 'Book Assessment' }).click();

const states: State[] = [
  { name: 'at rest', path: '/', reach: (page) => widgetsReady(page) },
  {
    name: 'newsletter with an error',
    path: '/',
    reach: async (page) => {
      await newsletterForm(page).getByLabel('Email').fill('dana');
      await newsletterForm(page).locator('[type=submit]').click();
      await page.getByText('Invalid Email', { exact: true }).waitFor();
    },
  },
  {
    name: 'hero form with errors',
    path: '/',
    reach: async (page) => {
      await heroForm(page).locator('[type=submit]').click();
      await heroForm(page).getByRole('link', { name: 'Please select employee count' }).waitFor();
    },
  },
  {
    name: 'hero form sent',
    path: '/',
    reach: async (page) => {
      await fillForm(heroForm(page), hero);
      await heroForm(page).locator('[type=submit]').click();
      await page.getByText('Assessment Request Submitted', { exact: true }).waitFor();
    },
  },
  {
    name: 'hero form kept on the device',
    path: '/',
    lasts: true,
    reach: async (page, pages) => {
      pages.answer(() => ({ status: 503 }));
      await fillForm(heroForm(page), hero);
      await heroForm(page).locator('[type=submit]').click();
      await statusOf(heroForm(page)).getByText('kept on this device').waitFor();
    },
  },
  {
    name: 'newsletter subscribing',
    path: '/',
    lasts: true,
    reach: async (page, pages) => {
      pages.answer(() => 'hang');
      await newsletterForm(page).getByLabel('Email').fill('dana@lakeview.example');
      await newsletterForm(page).locator('[type=submit]').click();
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
    lasts: true,
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
    lasts: true,
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
    lasts: true,
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
        window.itwidgets?.identify({ name: 'Dana', email: 'dana@lakeview.example', phone: '416 555 0199' }),
      );
      await page.getByRole('button', { name: 'Use dana@lakeview.example' }).waitFor();
    },
  },
  ...(['success', 'error', 'warning', 'info'] as const).map((type) => ({
    name: `toast of kind ${type}`,
    path: '/',
    reach: async (page: Page) => {
      for (const close of await page.getByRole('button', { name: 'Close message' }).all()) await close.click();
      await page.evaluate(
        (type) =>
          window.itwidgets?.toast({
            type,
            title: `Title, ${type}`,
            text: 'Something to know about it.',
            duration: 60_000,
          }),
        type,
      );
      await page.getByText(`Title, ${type}`, { exact: true }).waitFor();
    },
  })),
];

/** The gate looks at states with parts of their own, in light colours; at those with errors in dark ones too. */
const inGate = new Set([
  'newsletter with an error',
  'hero form with errors',
  'hero form sent',
  'dialog with errors',
  'dialog booked',
  'toast of kind success',
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

  async function look(page: Page, { name }: State, width: number): Promise<void> {
    if (shots) await picture(page, name, width);
    const inDark = wholeSet || name.includes('error');
    expect(await (inDark ? faultsInBothSchemes : accessibilityFaults)(page), name).toEqual([]);
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await page.evaluate(overflowing), name).toEqual([]);
  }

  async function opened(path: string, width: number): Promise<Page> {
    const page = await open(width);
    await page.goto(pages.own + path);
    await widgetsReady(page);
    return page;
  }

  if (wholeSet || shots)
    test.each(states)(
      '$name: axe finds nothing, in light and dark, and nothing moves sideways at 320 px',
      async (state) => {
        for (const width of widths) {
          pages.reset();
          const page = await opened(state.path, width);
          await state.reach(page, pages);
          await look(page, state, width);
        }
      },
    );
  else {
    // Widths change only the page's frame, which these pages lack. Each state starts where the previous one ended.
    const walks: State[][] = [];
    for (const state of states.filter(({ name }) => inGate.has(name))) {
      const walk = walks.at(-1);
      const before = walk?.at(-1);
      if (walk && before && !before.lasts && before.path === state.path) walk.push(state);
      else walks.push([state]);
    }

    test.each(walks.map((walk) => ({ walk, names: walk.map(({ name }) => name).join(', ') })))(
      '$names: axe finds nothing, in light and dark, and nothing moves sideways at 320 px',
      async ({ walk: [first, ...others] }) => {
        if (!first) return;
        const page = await opened(first.path, 390);
        for (const state of [first, ...others]) {
          await page.setViewportSize({ width: 390, height: 844 });
          await state.reach(page, pages);
          await look(page, state, 390);
        }
      },
    );
  }
});

async function picture(page: Page, name: string, width: number): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    const path = `${shots}/${name.replaceAll(' ', '-')}-${width}-${colorScheme}.png`;
    await page.screenshot({ path, fullPage: !name.startsWith('dialog') });
  }
}

function overflowing(): string[] {
  const shown = document.querySelector('itwidgets-floating dialog');
  return [document.documentElement, ...(shown ? [shown] : [])]
    .filter((element) => element.scrollWidth > element.clientWidth)
    .map((element) => element.tagName);
}
