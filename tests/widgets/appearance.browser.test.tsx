import type { Locator, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { WidgetPlaceholder } from '../../widgets/runtime/WidgetPlaceholder.tsx';
import { useChromium } from '../support/chromium.ts';
import { rgbOf } from '../support/rgb.ts';
import { useWidgetPages } from '../support/use-widget-pages.ts';
import { beforeRelease, firstFew } from '../support/whole-set.ts';
import {
  booking,
  bookingForm,
  fillForm,
  formTaken,
  hero,
  heroForm,
  statusOf,
  widgetsReady,
} from '../support/widget-forms.ts';
import { document as htmlDocument, ownPage } from '../support/widget-page.ts';

const { open } = useChromium();

describe('how the widgets look', () => {
  let partner: string;
  const pages = useWidgetPages('preact', (pages) => {
    pages.page('/contact-us', ownPage(<WidgetPlaceholder widget="contact-form" />));
    const below = <p style={{ height: '100vh' }}>Something to read.</p>;
    pages.page(
      '/hero',
      ownPage(
        <>
          <WidgetPlaceholder widget="hero-form" />
          {below}
        </>,
      ),
    );
    const script = `<script async src="${pages.own}/widgets.js"></script>`;
    partner = pages.partnerPage('/', htmlDocument(script, '<main><div data-widget="contact-form"></div></main>'));
  });

  async function visit(url: string, forcedColors: 'active' | 'none' = 'none', width = 1440): Promise<Page> {
    const page = await open(width, { forcedColors });
    await page.goto(url);
    await widgetsReady(page);
    return page;
  }

  const book = async (page: Page) => {
    await fillForm(bookingForm(page), booking);
    await bookingForm(page).getByRole('button', { name: 'Book Assessment' }).click();
    await page.getByRole('heading', { name: 'Assessment Booked!' }).waitFor();
    return page.locator('svg:has(circle)');
  };
  const setAccent = (page: Page, accent: string) =>
    page.evaluate((accent) => window.itwidgets?.configure({ accent }), accent);
  const style = (element: Locator, property: string) =>
    element.evaluate((node, property) => getComputedStyle(node).getPropertyValue(property), property);

  beforeRelease.each(['own', 'partner'] as const)(
    'a configured accent shows at once in what is open: %s page',
    async (where) => {
      const page = await visit(where === 'own' ? `${pages.own}/contact-us` : partner);
      const mark = await book(page);
      expect(await style(mark.locator('circle'), 'fill')).toBe(rgbOf('accent'));
      await setAccent(page, '#ffb000');
      expect(await style(mark.locator('circle'), 'fill')).toBe('rgb(255, 176, 0)');
      await setAccent(page, '#0b3d91');
      expect(await style(mark.locator('circle'), 'fill')).toBe('rgb(11, 61, 145)');
      const onPage = await page.evaluate(() =>
        getComputedStyle(document.documentElement).getPropertyValue('--nl-accent'),
      );
      expect(onPage).toBe(where === 'own' ? '#0b3d91' : '');
    },
  );

  beforeRelease('what stands on an accent of any lightness has a contrast of 4.5 at least', async () => {
    const page = await visit(`${pages.own}/contact-us`);
    const mark = await book(page);
    for (const accent of ['#b9f227', '#ffb000', '#0b3d91', '#b3261e', '#ffffff', '#000000']) {
      await setAccent(page, accent);
      expect(await mark.evaluate(contrastOfMark), accent).toBeGreaterThanOrEqual(4.5);
    }
  });

  const forms = ['hero form', 'booking dialog'] as const;

  test.each(firstFew(forms, 1))('on a phone no toast covers the status line: %s', async (where) => {
    pages.answer(() => ({ status: 503 }));
    const page = await visit(`${pages.own}/hero`, 'none', 390);
    const inDialog = where === 'booking dialog';
    if (inDialog) await page.evaluate(() => window.itwidgets?.open());
    const form = inDialog ? bookingForm(page) : heroForm(page);
    await fillForm(form, inDialog ? booking : hero);
    await form.getByRole('button', { name: inDialog ? 'Book Assessment' : 'Get Free IT Assessment' }).click();
    const toast = page.locator('.nl-toast');
    await toast.waitFor();
    // Focus keeps the toast open.
    await toast.getByRole('button').focus();
    const [said, status] = [await box(toast), await box(statusOf(form))];
    const height = page.viewportSize()?.height ?? 0;
    expect(status.y + status.height).toBeLessThanOrEqual(height);
    expect(said.y > status.y + status.height || said.y + said.height < status.y).toBe(true);
  });

  beforeRelease(
    'in forced colours a field with an error, the list, the buttons, the dialog and a toast keep their edges',
    async () => {
      const page = await visit(`${pages.own}/contact-us`, 'active');
      await formTaken(bookingForm(page));
      await bookingForm(page).getByRole('button', { name: 'Book Assessment' }).click();
      const email = bookingForm(page).getByLabel('Email', { exact: true });
      await expect.poll(() => email.getAttribute('aria-invalid')).toBe('true');
      expect(await style(email, 'border-top-width')).toBe('3px');
      const list = bookingForm(page).getByLabel('Service', { exact: true });
      expect([await style(list, 'appearance'), await style(list, 'background-image')]).toEqual(['auto', 'none']);
      await page.evaluate(() => window.itwidgets?.open());
      const dialog = page.getByRole('dialog');
      const cancel = dialog.getByRole('button', { name: 'Cancel' });
      await cancel.waitFor();
      await page.evaluate(() => window.itwidgets?.toast({ title: 'A title', duration: 60_000 }));
      const toast = dialog.locator('.nl-toast');
      await toast.waitFor();
      for (const edged of [dialog, toast, cancel]) {
        expect(await style(edged, 'border-top-style')).toBe('solid');
        const [edge, ground] = [await style(edged, 'border-top-color'), await style(edged, 'background-color')];
        expect(edge).not.toBe(ground);
        expect(edge).not.toContain('0, 0, 0, 0');
      }
    },
  );
});

async function box(element: Locator) {
  const found = await element.boundingBox();
  if (!found) throw new Error('The element is not shown');
  return found;
}

function contrastOfMark(mark: SVGElement): number {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d');
  const luminance = (selector: string, property: 'fill' | 'stroke') => {
    const part = mark.querySelector(selector);
    if (!part || !canvas) throw new Error(`No ${selector} in the mark`);
    canvas.fillStyle = getComputedStyle(part)[property];
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((value) =>
      value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [low = 0, high = 0] = [luminance('circle', 'fill'), luminance('path', 'stroke')].sort((one, two) => one - two);
  return (high + 0.05) / (low + 0.05);
}
