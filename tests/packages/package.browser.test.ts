import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { opensChat } from '../support/assistant.ts';
import { useChromium } from '../support/chromium.ts';
import { useWidgetPages } from '../support/use-widget-pages.ts';
import { beforeRelease } from '../support/whole-set.ts';
import { newsletterForm } from '../support/widget-forms.ts';
import { document as html } from '../support/widget-page.ts';
import { bundle, inlineScript, isOfThePage, useInstalledPackage } from '../support/widgets-package.ts';

const { open } = useChromium();
const pages = useWidgetPages('preact');
const installed = useInstalledPackage();

const tags = (page: Page) => page.locator('script[src*="/widgets"]').count();

async function visit(code: string, body: string, { head = '', policy = '' } = {}) {
  const page = await open(1440);
  const said: string[] = [];
  page.on('console', (message) => isOfThePage(message) && said.push(message.text()));
  page.on('pageerror', (error) => said.push(`uncaught: ${error.message}`));
  const headers = policy ? { 'Content-Security-Policy': policy } : undefined;
  await page.goto(pages.partnerPage('/', html(head, `<main>${body}</main>${inlineScript(code)}`), headers));
  return { page, said };
}

describe('the loader, from the tarball', () => {
  const program = `import { loadItWidgets } from '@itwidgets/widgets'; window.load = loadItWidgets;`;
  const start = async (body = '', options = {}) => visit(await bundle(installed, program), body, options);

  const load = (page: Page, settings: object = {}) =>
    page.evaluate(
      (settings) =>
        (window as unknown as { load(settings: object): Promise<{ version: string }> }).load(settings).then(
          ({ version }) => version,
          (reason: Error) => reason.message,
        ),
      { origin: pages.own, ...settings },
    );

  test('however often it is called, there is one tag', async () => {
    const { page, said } = await start();
    const [one, other] = await Promise.all([load(page), load(page)]);
    expect(one).toMatch(/^\d+\.\d+\.\d+$/);
    expect([other, await load(page), await tags(page)]).toEqual([one, one, 1]);
    expect(said).toEqual([]);
  });

  test('a page where somebody could write an element of that name has it all the same', async () => {
    const { page, said } = await start('<a id="itwidgets" href="#"></a>');
    expect(await load(page)).toMatch(/^\d/);
    expect([await tags(page), said]).toEqual([1, []]);
  });

  beforeRelease.each(['async', 'defer'])('a page that has the tag already (%s) gets no second one', async (how) => {
    const { page } = await start('', { head: `<script ${how} src="${pages.own}/widgets.js"></script>` });
    expect(await load(page)).toMatch(/^\d/);
    expect(await tags(page)).toBe(1);
  });

  test('a script that is blocked ends with the reason, and the next call tries again', async () => {
    const { page } = await start();
    await page.route('**/widgets.js', (route) => route.abort());
    expect(await load(page)).toBe(`[itwidgets] ${pages.own}/widgets.js did not load`);
    expect([await tags(page), await page.evaluate(() => window.itwidgets)]).toEqual([0, undefined]);
    await page.unroute('**/widgets.js');
    expect(await load(page)).toMatch(/^\d/);
  });

  test('a page that is not listed is told so', async () => {
    pages.allow(false);
    const { page } = await start();
    expect(await load(page)).toContain(`${pages.partner} is not listed`);
  });

  beforeRelease('a script that never comes is given up', async () => {
    const { page } = await start();
    await page.route('**/widgets.js', () => undefined);
    expect(await load(page, { timeout: 20 })).toContain('did not answer in time');
    await page.unrouteAll();
  });

  beforeRelease('a call that waits in the stub of a page ends with the same reason', async () => {
    const { page } = await start();
    await page.route('**/widgets.js', (route) => route.abort());
    const ended = page.evaluate((origin) => {
      void (window as unknown as { load(settings: object): Promise<unknown> }).load({ origin }).catch(() => {});
      return Promise.resolve(window.itwidgets?.open('booking')).catch((reason: Error) => reason.message);
    }, pages.own);
    expect(await ended).toContain('did not load');
  });

  beforeRelease('settings that cannot work end with the reason', async () => {
    const { page } = await start();
    expect(await load(page, { integrity: 'sha384-x' })).toContain('integrity needs a version');
    expect(await load(page, { origin: 'provider' })).toContain('URL');
  });

  test('a pinned version is asked for with its integrity value, and refused when it is another script', async () => {
    const { page } = await start();
    const script = await page.request.get(`${pages.own}/widgets.js`);
    await page.route('**/widgets/9.9.9.js', async (route) =>
      route.fulfill({
        body: await script.body(),
        headers: { 'Content-Type': 'text/javascript', 'Access-Control-Allow-Origin': '*' },
      }),
    );
    const { integrityOf } = await import('../../tools/lib/release.mjs');
    expect(await load(page, { version: '9.9.9', integrity: 'sha384-AAAA' })).toContain(
      '/widgets/9.9.9.js did not load',
    );
    expect(await load(page, { version: '9.9.9', integrity: integrityOf(await script.body()) })).toMatch(/^\d/);
  });

  beforeRelease(
    'under Trusted Types it goes through its own policy; where that is refused, the reason is told',
    async () => {
      const policy = "require-trusted-types-for 'script'; trusted-types ";
      const { page, said } = await start('', { policy: `${policy}itwidgets` });
      expect(await load(page)).toMatch(/^\d/);
      expect(said).toEqual([]);
      const { page: strict } = await start('', { policy: `${policy}'none'` });
      expect(await load(strict)).toMatch(/policy|TrustedScriptURL/i);
    },
  );
});

describe('the custom element, from the tarball', () => {
  const program = (origin: string) =>
    `import { defineItWidget } from '@itwidgets/widgets/element'; defineItWidget({ origin: '${origin}' }); defineItWidget({ origin: '${origin}' });`;
  const element = '<it-widget name="newsletter" data-id-prefix="footer">Our own words</it-widget>';
  const start = async (body = element) => visit(await bundle(installed, program(pages.own)), body);
  const email = (page: Page) => newsletterForm(page).getByLabel('Email');

  test('shows the widget, with its options, and sends', async () => {
    const { page, said } = await start();
    await email(page).fill('dana@lakeview.example');
    // Listens before the click: an `evaluate` that is not awaited may come after it.
    const sent = await page.locator('it-widget').evaluateHandle((element) => ({
      told: new Promise((done) =>
        element.addEventListener('itwidgets:sent', (event) => done((event as CustomEvent).detail)),
      ),
    }));
    await newsletterForm(page).getByRole('button').click();
    expect(await sent.evaluate(({ told }) => told)).toEqual({ form: 'newsletter' });
    expect(pages.asked[0]?.body).toMatchObject({ email: 'dana@lakeview.example' });
    expect(await email(page).getAttribute('id')).toMatch(/^footer-/);
    expect(said).toEqual([]);
  });

  beforeRelease(
    'that is moved keeps what was typed; that goes takes the widget with it; that comes back has it again',
    async () => {
      const { page } = await start(`${element}<section></section>`);
      await email(page).fill('dana@');
      await page.evaluate(() => document.querySelector('section')?.append(document.querySelector('it-widget') as Node));
      expect(await email(page).inputValue()).toBe('dana@');
      const ended = await page.evaluate(async () => {
        const element = document.querySelector('it-widget') as HTMLElement;
        const ended = new Promise((done) => element.addEventListener('itwidgets:unmounted', () => done(true)));
        element.remove();
        await ended;
        document.querySelector('section')?.append(element);
        return true;
      });
      expect(ended).toBe(true);
      expect(await email(page).inputValue()).toBe('');
    },
  );

  beforeRelease('of another name shows another widget', async () => {
    const { page } = await start();
    await newsletterForm(page).waitFor();
    await page.locator('it-widget').evaluate((element) => element.setAttribute('name', 'hero-form'));
    await page.getByRole('form', { name: 'Free security assessment' }).waitFor();
    expect(await newsletterForm(page).count()).toBe(0);
  });

  beforeRelease('of the chat draws its button, and takes it with it when it goes', async () => {
    const { page, said } = await start('<it-widget name="chat" data-position="left"></it-widget>');
    const launcher = page.getByRole('button', { name: opensChat });
    await launcher.waitFor();
    expect((await launcher.boundingBox())?.x).toBe(24);
    await page.locator('it-widget').evaluate((element) => element.remove());
    await expect.poll(() => launcher.count()).toBe(0);
    expect(said).toEqual([]);
  });

  beforeRelease('keeps its own content and tells why when the script cannot come', async () => {
    pages.allow(false);
    const { page } = await start('');
    const reason = await page.evaluate(() => {
      const told = new Promise<string>((done) =>
        document.addEventListener('itwidgets:unavailable', (event) =>
          done((event as CustomEvent).detail.reason.message),
        ),
      );
      const main = document.querySelector('main') as HTMLElement;
      main.innerHTML = '<it-widget name="newsletter">Our own words</it-widget>';
      return told;
    });
    expect(reason).toContain('is not listed');
    expect(await page.getByText('Our own words').isVisible()).toBe(true);
  });
});
