import { describe, expect, test } from 'vitest';
import { WidgetPlaceholder } from '../../widgets/runtime/WidgetPlaceholder.tsx';
import { useChromium } from '../support/chromium.ts';
import { useWidgetPages } from '../support/use-widget-pages.ts';
import { beforeRelease } from '../support/whole-set.ts';
import { fillForm, hero, heroForm, newsletterForm, statusOf, widgetsReady } from '../support/widget-forms.ts';
import { ownPage, runtimes } from '../support/widget-page.ts';

const { open } = useChromium();

describe.each(runtimes)('on %s', (runtime) => {
  const pages = useWidgetPages(runtime, (pages) => {
    pages.page(
      '/',
      ownPage(
        <>
          <WidgetPlaceholder widget="hero-form" options={{ source: 'home' }} />
          <WidgetPlaceholder widget="newsletter" options={{ source: 'home' }} />
        </>,
      ),
    );
  });

  async function visit() {
    const page = await open(1440);
    await page.goto(`${pages.own}/`);
    await widgetsReady(page);
    return page;
  }

  beforeRelease('an offer that fills every field hands the focus to the submit button', async () => {
    const page = await visit();
    await fillForm(heroForm(page), hero);
    await heroForm(page).getByRole('button').click();
    await statusOf(heroForm(page)).getByText('Assessment Request Submitted').waitFor();
    await newsletterForm(page)
      .getByRole('button', { name: `Use ${hero['Work email']}` })
      .press('Enter');
    expect(await newsletterForm(page).getByLabel('Email').inputValue()).toBe(hero['Work email']);
    const focused = newsletterForm(page).getByRole('button', { name: 'Subscribe' });
    expect(await focused.evaluate((button) => button === document.activeElement)).toBe(true);
  });

  test('a dialog that is closed and opened again at once stays open', async () => {
    const page = await visit();
    const dialog = page.getByRole('dialog');
    await page.evaluate(() => window.itwidgets?.open('booking'));
    await dialog.waitFor();
    await page.evaluate(() => {
      window.itwidgets?.close('booking');
      window.itwidgets?.open('booking', { service: 'cloud' });
    });
    const service = () => dialog.getByLabel('Service', { exact: true }).inputValue();
    await expect.poll(service).toBe('cloud');
    // Close events come in order: after this one, the first dialog's has fired too.
    await page.evaluate(
      () =>
        new Promise((told) => {
          const last = document.body.appendChild(document.createElement('dialog'));
          last.addEventListener('close', told);
          last.show();
          last.close();
        }),
    );
    expect(await dialog.count()).toBe(1);
    expect(await service()).toBe('cloud');
  });

  beforeRelease(
    'what closes is gone at once, with the focus back; it is seen to leave for at most 160 ms, not where motion is reduced',
    async () => {
      for (const reducedMotion of ['no-preference', 'reduce'] as const) {
        const page = await open(1440, { reducedMotion });
        await page.goto(`${pages.own}/`);
        await widgetsReady(page);
        for (const name of ['booking', 'chat'] as const) {
          await newsletterForm(page).getByLabel('Email').focus();
          await page.evaluate((name) => window.itwidgets?.open(name), name);
          await page.getByRole('dialog').waitFor();
          const seen = await page.evaluate(async (name) => {
            window.itwidgets?.close(name);
            await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
            const leaving = [...document.querySelectorAll<HTMLDialogElement>('dialog')].filter((one) =>
              one.checkVisibility(),
            );
            return {
              isOpen: window.itwidgets?.isOpen(name) || leaving.some((one) => one.open),
              focused: document.activeElement?.getAttribute('type'),
              takesPresses: leaving.some((one) => !one.inert),
              ms: [
                ...new Set(
                  leaving.flatMap((one) => one.getAnimations()).map(({ effect }) => effect?.getTiming().duration),
                ),
              ],
            };
          }, name);
          const ms = { 'no-preference': [name === 'chat' ? 135 : 140], reduce: [] }[reducedMotion];
          expect(seen, `${name}, ${reducedMotion}`).toEqual({
            isOpen: false,
            focused: 'email',
            takesPresses: false,
            ms,
          });
          await expect.poll(() => page.locator('dialog').filter({ visible: true }).count()).toBe(0);
        }
      }
    },
  );

  test('a toast stays while the focus is on it, also when a pointer passes over and leaves', async () => {
    const page = await visit();
    await page.clock.install();
    await page.evaluate(() => window.itwidgets?.toast({ title: 'A title' }));
    const toast = page.locator('.nl-toast');
    await toast.getByRole('button', { name: 'Close message' }).focus();
    await toast.hover();
    await page.mouse.move(0, 0);
    await page.clock.runFor(10_000);
    expect(await toast.count()).toBe(1);
    await toast.hover();
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.clock.runFor(10_000);
    expect(await toast.count()).toBe(1);
    await page.mouse.move(0, 0);
    await page.clock.runFor(10_000);
    expect(await toast.count()).toBe(0);
  });
});
