import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { stub, usePartner } from '../../support/partner.ts';
import { beforeRelease, firstFew } from '../../support/whole-set.ts';
import { bookingForm, newsletterForm, statusOf, widgetsReady } from '../../support/widget-forms.ts';

const { pages, tag, visit } = usePartner();
const widget = '<div data-widget="newsletter">Our own words</div>';
const main = (page: Page, change: (main: HTMLElement) => void) => page.locator('main').evaluate(change);

describe('on a page that changes without loading anew', () => {
  test('a placeholder that comes is mounted, one that goes is ended, one that moves keeps what was typed', async () => {
    const { page, said } = await visit(`<main></main><aside></aside>`);
    await widgetsReady(page);
    pages.giveTokens();
    await main(page, (main) => {
      main.innerHTML = '<section><div data-widget="newsletter"></div></section>';
    });
    await newsletterForm(page).getByLabel('Email').fill('dana@');
    await page.evaluate(() => document.querySelector('aside')?.append(document.querySelector('section') as Node));
    expect(await newsletterForm(page).getByLabel('Email').inputValue()).toBe('dana@');
    for (const _ of [1, 2, 3])
      await page.evaluate(() => {
        const body = document.body.cloneNode(false) as HTMLElement;
        body.innerHTML = '<main><div data-widget="newsletter"></div></main>';
        document.body.replaceWith(body);
      });
    await newsletterForm(page).waitFor();
    expect(await newsletterForm(page).count()).toBe(1);
    expect(said).toEqual([]);
  });

  beforeRelease('100 swaps leave no widget behind', async () => {
    const { page } = await visit('<main></main>');
    await widgetsReady(page);
    const counts = await page.evaluate(async () => {
      let came = 0;
      let gone = 0;
      window.itwidgets?.on('mounted', () => came++);
      const main = document.querySelector('main') as HTMLElement;
      const observed = new Set<Element>();
      for (let round = 0; round < 100; round++) {
        main.innerHTML = '<div data-widget="newsletter"></div>';
        const element = main.firstElementChild as Element;
        element.addEventListener('itwidgets:unmounted', () => gone++);
        observed.add(element);
        while (came <= round) await new Promise((done) => setTimeout(done));
      }
      main.replaceChildren();
      while (gone < 100) await new Promise((done) => setTimeout(done));
      return { came, gone };
    });
    expect(counts).toEqual({ came: 100, gone: 100 });
  });
});

describe('when the script does not come', () => {
  const calls = `<script>
    itwidgets.ready.then((is) => { document.body.dataset.ready = is });
    itwidgets.open('booking').catch((error) => { document.body.dataset.reason = error.message });
  </script>`;
  const body = `<main>${widget}<button data-open="booking">Book</button></main>`;

  async function ended(page: Page): Promise<string> {
    await page.waitForFunction(() => document.body.dataset.reason && document.body.dataset.ready === 'false');
    expect(await page.getByText('Our own words').isVisible()).toBe(true);
    return page.evaluate(() => document.body.dataset.reason ?? '');
  }

  const refusals = [
    ['blocked by the visitor’s tools', undefined],
    ['refused by the page’s own policy', "script-src 'unsafe-inline'"],
  ] as const;

  test.each(firstFew(refusals, 1))(
    '%s, every promise ends with the reason, and a button leads to our contact page',
    async (_name, policy) => {
      const { page } = await visit(body + calls, {
        head: stub + tag(),
        ...(policy && { headers: { 'Content-Security-Policy': policy } }),
        prepare: (page) => page.route('**/widgets.js', (route) => route.abort()),
      });
      expect(await ended(page)).toContain('/widgets.js did not load');
      pages.page('/contact-us', 'Our contact page');
      await page.getByRole('button', { name: 'Book' }).click();
      await page.waitForURL(`${pages.own}/contact-us`);
    },
  );

  beforeRelease('on a page that is not listed as well', async () => {
    pages.allow(false);
    const { page } = await visit(body, { head: stub + tag() });
    expect(await page.evaluate(() => window.itwidgets?.ready)).toBe(false);
    await expect.poll(() => page.locator('form').count()).toBe(0);
    const reason = page.evaluate(() =>
      Promise.resolve(window.itwidgets?.open()).catch((error: Error) => error.message),
    );
    expect(await reason).toContain('is not listed');
    pages.page('/contact-us', 'Our contact page');
    await page.getByRole('button', { name: 'Book' }).click();
    await page.waitForURL(`${pages.own}/contact-us`);
  });
});

describe('a dialog over a partner’s page', () => {
  beforeRelease('keeps the page behind from scrolling, and gives its styles back', async () => {
    const { page } = await visit('<main style="height:3000px">Long</main>');
    await widgetsReady(page);
    await page.evaluate(() => window.itwidgets?.open());
    await page.getByRole('dialog').waitFor();
    await page.mouse.move(5, 5);
    await page.mouse.wheel(0, 600);
    await page.evaluate(() => scrollBy(0, 0));
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => [scrollY, document.documentElement.getAttribute('style')])).toEqual([0, null]);
  });

  test('keeps what was typed when Escape closes it, for the next opening; Cancel does not', async () => {
    const { page } = await visit('<main></main>');
    await widgetsReady(page);
    const openDialog = () => page.evaluate(() => window.itwidgets?.open());
    const name = bookingForm(page).getByLabel('Name', { exact: true });
    await openDialog();
    await name.fill('Dana');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await openDialog();
    expect(await name.inputValue()).toBe('Dana');
    await bookingForm(page).getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await openDialog();
    expect(await name.inputValue()).toBe('');
  });

  beforeRelease('opens again for a page that asks as soon as Escape has closed it', async () => {
    const { page } = await visit('<main></main>');
    await widgetsReady(page);
    await page.evaluate(() => window.itwidgets?.open());
    const name = bookingForm(page).getByLabel('Name', { exact: true });
    await name.fill('Dana');
    await page.getByRole('dialog').evaluate((dialog) => {
      // A dialog closes before its `close` event fires.
      new MutationObserver(() => window.itwidgets?.open()).observe(dialog, { attributeFilter: ['open'] });
      dialog.addEventListener('close', () => setTimeout(() => document.body.setAttribute('data-told', '')));
    });
    await page.keyboard.press('Escape');
    await page.locator('body[data-told]').waitFor({ state: 'attached' });
    expect(await page.evaluate(() => window.itwidgets?.isOpen())).toBe(true);
    expect(await name.inputValue()).toBe('Dana');
  });

  test('inside a modal dialog of the page a widget’s toast can be seen and closed', async () => {
    const { page } = await visit(`<dialog>${widget}</dialog>`);
    await page.locator('dialog').evaluate((dialog: HTMLDialogElement) => dialog.showModal());
    await newsletterForm(page).getByLabel('Email').fill('dana@lakeview.example');
    await newsletterForm(page).getByRole('button').click();
    await statusOf(newsletterForm(page)).getByText('Subscribed Successfully').waitFor();
    await page.evaluate(() => window.itwidgets?.toast({ title: 'A title', duration: 60_000 }));
    await page.locator('[data-widget]').getByRole('button', { name: 'Close message' }).last().click();
  });

  beforeRelease(
    'beside a modal dialog of the page the status line of the widget speaks, during it and after',
    async () => {
      const { page } = await visit(`${widget}<dialog>A question of the page</dialog>`);
      let arrive: () => void = () => undefined;
      pages.answer(
        () =>
          new Promise((resolve) => {
            arrive = () => resolve({ status: 202, body: { ok: true } });
          }),
      );
      await newsletterForm(page).getByLabel('Email').fill('dana@lakeview.example');
      await newsletterForm(page).getByRole('button').click();
      await expect.poll(() => pages.asked.length).toBe(1);
      // Screen readers announce it only if it was on the page, and empty, before its text.
      await statusOf(newsletterForm(page)).evaluate((line) => line.setAttribute('data-was', `[${line.textContent}]`));
      await page.locator('dialog').evaluate((dialog: HTMLDialogElement) => dialog.showModal());
      arrive();
      const line = page.locator('[data-widget] [role=status][data-was="[]"]');
      await line.getByText('Subscribed Successfully').waitFor();
      await page.locator('dialog').evaluate((dialog: HTMLDialogElement) => dialog.close());
      await statusOf(newsletterForm(page)).getByText('Subscribed Successfully').waitFor();
    },
  );
});

beforeRelease.each(['window', 'document'])(
  'a page’s hotkeys that listen on the %s in the capture phase take no letters',
  async (on) => {
    const hotkeys = `<script>
    addEventListener('load', () => ${on}.addEventListener('keydown', (event) => { if (event.key.length === 1) event.preventDefault() }, true))
  </script>`;
    const { page } = await visit(`<main></main>`, { head: hotkeys + tag() });
    await widgetsReady(page);
    // The widget mounts after the page's listener was added; the script's own was added at its start.
    await page.evaluate(() => document.querySelector('main')?.setAttribute('data-widget', 'newsletter'));
    await page.evaluate(() => window.itwidgets?.scan());
    await newsletterForm(page).getByLabel('Email').pressSequentially('dana@x');
    expect(await newsletterForm(page).getByLabel('Email').inputValue()).toBe('dana@x');
  },
);

test('a letter that a page’s hotkeys took before our script was there to listen is written all the same, once', async () => {
  const hotkeys = `<script>
    addEventListener('keydown', (event) => { if (event.key.length === 1) event.preventDefault() }, true);
  </script>`;
  const { page } = await visit(`<main>${widget}</main>`, { head: hotkeys + tag() });
  await widgetsReady(page);
  const email = newsletterForm(page).getByLabel('Email');
  await email.pressSequentially('dana@x');
  expect(await email.inputValue()).toBe('dana@x');
});

beforeRelease('two forms of a kind have two names, also after one has gone and another come', async () => {
  const { page } = await visit(`<main>${widget}${widget}</main>`);
  const named = (name: string) => page.getByRole('form', { name, exact: true });
  await named('Newsletter (2)').waitFor();
  expect(await named('Newsletter').count()).toBe(1);
  await main(page, (main) => main.firstElementChild?.remove());
  await expect.poll(() => named('Newsletter').count()).toBe(0);
  await main(page, (main) => main.append(main.firstElementChild?.cloneNode() as Node));
  await expect.poll(() => page.getByRole('form').count()).toBe(2);
  expect([await named('Newsletter').count(), await named('Newsletter (2)').count()]).toEqual([1, 1]);
});

beforeRelease('what is misspelt is told, what frameworks add is not, and nothing throws', async () => {
  const others = 'data-aos="fade" data-v-7ba5bd90 data-turbo-permanent data-reactroot';
  const { page, said } = await visit(
    `<main><div data-widget="newsletter" ${others}></div><button data-open="bookng">Book</button></main>`,
  );
  await widgetsReady(page);
  expect(said).toEqual(['[itwidgets] there is no widget "bookng" to open']);
  await page.getByRole('button', { name: 'Book' }).click();
  await page.evaluate(() => {
    const api = window.itwidgets as unknown as Record<string, (...args: unknown[]) => unknown>;
    api.mount?.('##', 'newsletter');
    api.configure?.();
    api.identify?.(null);
    api.scan?.(null);
  });
  expect(said).toEqual([
    '[itwidgets] there is no widget "bookng" to open',
    '[itwidgets] there is no element ## for newsletter',
  ]);
});

beforeRelease('in a sandboxed frame the message names the origin that the frame has', async () => {
  pages.allow(false);
  const { said } = await visit('<main></main>', { headers: { 'Content-Security-Policy': 'sandbox allow-scripts' } });
  await expect.poll(() => said.join()).toContain('null is not listed for these widgets');
});
