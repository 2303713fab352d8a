import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { useChromium } from '../support/chromium.ts';
import { useWidgetPages } from '../support/use-widget-pages.ts';
import { beforeRelease } from '../support/whole-set.ts';
import { bookingForm, newsletterForm, widgetsReady } from '../support/widget-forms.ts';
import { document as html } from '../support/widget-page.ts';

const { open } = useChromium();
const pages = useWidgetPages('preact');
const docs = readFileSync('docs/partner-recipes.md', 'utf8');

/** Verbatim from docs/partner-recipes.md, except for the script's address. */
function recipe(host: string, at = 0): string {
  const [section = ''] = docs.split(`### ${host}\n`)[1]?.split('\n### ') ?? [];
  const code = [...section.matchAll(/```html\n([\s\S]*?)```/g)][at]?.[1];
  if (!code) throw new Error(`docs/partner-recipes.md has no recipe for ${host}`);
  return code.replaceAll('https://OUR-ORIGIN', pages.own);
}

async function visit(
  body: string,
  head = '',
  headers?: Record<string, string>,
): Promise<{ page: Page; said: string[] }> {
  const page = await open(1440);
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('pageerror', (error) => said.push(`uncaught: ${error.message}`));
  await page.goto(pages.partnerPage('/', html(head, body), headers));
  return { page, said };
}

/** As hosts insert HTML: `innerHTML` runs no script, so scripts are created again with `src` and text only. */
const injectLate = (page: Page, code: string) =>
  page.evaluate((code) => {
    const box = document.createElement('div');
    box.innerHTML = code;
    document.body.append(box);
    for (const old of box.querySelectorAll('script')) {
      const script = document.createElement('script');
      if (old.src) script.src = old.src;
      script.text = old.text;
      old.replaceWith(script);
    }
  }, code);

const placeholder = '<div data-widget="newsletter">Our own words</div>';

describe('WordPress', () => {
  test('a Custom HTML block has the form, also between the paragraphs that its filter adds', async () => {
    const { page, said } = await visit(`<main><p>Text</p>\n<p>${recipe('WordPress')}</p></main>`);
    await newsletterForm(page).waitFor();
    expect(said).toEqual([]);
  });

  beforeRelease('where the script tag is removed and the theme adds it, the form is there too', async () => {
    const filtered = recipe('WordPress').replace(/<script[\s\S]*<\/script>/, '');
    const [, handle] =
      /wp_enqueue_script\( '([\w-]+)', 'https:\/\/OUR-ORIGIN\/widgets\.js', .+ 'async'/.exec(docs) ?? [];
    const tag = `<script async src="${pages.own}/widgets.js" id="${handle}-js" data-wp-strategy="async"></script>`;
    const { page, said } = await visit(`<main>${filtered}</main>`, tag);
    await newsletterForm(page).waitFor();
    expect([handle, said]).toEqual(['itwidgets', []]);
  });

  beforeRelease('an entry of the menu, which takes a class alone, opens the booking dialog', async () => {
    const link = `<a href="${pages.own}/contact-us">Book a call</a>`;
    const menu = `<ul class="menu"><li class="menu-item book-a-call">${link}</li></ul>`;
    const { page, said } = await visit(`${menu}<main>${recipe('WordPress')}</main>${recipe('WordPress', 1)}`);
    await newsletterForm(page).waitFor();
    await page.getByRole('link', { name: 'Book a call' }).click();
    await bookingForm(page).waitFor();
    expect(said).toEqual([]);
  });
});

describe('Google Tag Manager', () => {
  test('its tag brings the form after the page has loaded, and once however often it fires', async () => {
    const { page, said } = await visit('<main><div id="newsletter">Our own words</div></main>');
    for (const _ of [1, 2, 3]) await injectLate(page, recipe('Google Tag Manager'));
    await newsletterForm(page).waitFor();
    await injectLate(page, recipe('Google Tag Manager'));
    expect([await newsletterForm(page).count(), await page.locator('script[src*="/widgets"]').count()]).toEqual([1, 1]);
    expect(said).toEqual([]);
  });

  test('a tag manager that writes the script with document.write brings the form', async () => {
    const write = `<script>document.write('<script src="${pages.own}/widgets.js"><\\/script>')</script>`;
    const { page } = await visit(`<main>${placeholder}</main>${write}`);
    await newsletterForm(page).waitFor();
  });
});

describe('Squarespace', () => {
  test('a page that comes without loading anew has its form', async () => {
    const { page, said } = await visit(`<main>${placeholder}</main>${recipe('Squarespace')}`);
    await newsletterForm(page).waitFor();
    await page.evaluate((placeholder) => {
      const main = document.querySelector('main') as HTMLElement;
      main.innerHTML = `<h1>Another page</h1>${placeholder}`;
      dispatchEvent(new Event('mercury:load'));
    }, placeholder);
    await newsletterForm(page).waitFor();
    expect(await newsletterForm(page).count()).toBe(1);
    expect(said).toEqual([]);
  });
});

describe('Wix', () => {
  /** The code is in a cross-origin frame. */
  async function framed(sandbox: string): Promise<{ page: Page; said: string[] }> {
    const frame = pages.partnerPage('/frame', html('', `<main>${recipe('Wix')}</main>`));
    const page = await open(1440);
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    await page.goto(
      pages.page(
        '/host',
        html('', `<iframe title="Form" width="600" height="500" sandbox="${sandbox}" src="${frame}"></iframe>`),
      ),
    );
    return { page, said };
  }
  const form = (page: Page) => page.frameLocator('iframe').getByRole('form', { name: 'Newsletter' });

  test('the form works in the frame, and sends', async () => {
    const { page } = await framed('allow-scripts allow-same-origin allow-forms allow-popups');
    await form(page).getByLabel('Email').fill('dana@lakeview.example');
    await form(page).getByRole('button').click();
    await expect.poll(() => pages.asked.length).toBe(1);
    expect(pages.asked[0]?.headers.origin).toBe(pages.partner);
  });

  beforeRelease('a frame that is not listed is told which origin to list, and its own text stays', async () => {
    pages.allow(false);
    const { page, said } = await framed('allow-scripts allow-same-origin');
    await expect.poll(() => said.join()).toContain(`${pages.partner} is not listed`);
    expect(await page.frameLocator('iframe').getByText('Write to us').isVisible()).toBe(true);
  });

  beforeRelease('in a frame without an origin of its own the own text stays, and nothing throws', async () => {
    pages.allow(false);
    const { page, said } = await framed('allow-scripts');
    await expect.poll(() => said.join()).toContain('is not listed');
    expect(await page.frameLocator('iframe').getByText('Write to us').isVisible()).toBe(true);
    expect(said.filter((text) => /uncaught|SecurityError/i.test(text))).toEqual([]);
  });
});

describe('Shopify', () => {
  test('a section that the theme editor draws anew has its form again', async () => {
    const { page, said } = await visit(`<main><div id="shopify-section-1">${recipe('Shopify')}</div></main>`);
    await newsletterForm(page).waitFor();
    await page.locator('#shopify-section-1').evaluate((section) => {
      // Rerenders HTML, which runs no scripts.
      section.innerHTML = section.innerHTML.replaceAll('Write', 'Do write');
      section.dispatchEvent(new CustomEvent('shopify:section:load', { bubbles: true }));
    });
    await newsletterForm(page).waitFor();
    expect(await newsletterForm(page).count()).toBe(1);
    expect(said).toEqual([]);
  });
});

describe('Webflow', () => {
  test('an embed has its form, twice on a page too', async () => {
    const embed = `<div class="w-embed w-script">${recipe('Webflow')}</div>`;
    const { page } = await visit(`<main>${embed}${embed}</main>`);
    await expect.poll(() => page.getByLabel('Email').count()).toBe(2);
    await widgetsReady(page);
    await page.getByLabel('Email').first().focus();
    expect(await page.locator('itwidgets-floating').count()).toBe(1);
  });
});

test('where a host has a policy for content, allowing our address for scripts and calls is enough', async () => {
  const policy = `default-src 'self'; script-src ${pages.own}; connect-src ${pages.own}; style-src 'none'`;
  const { page, said } = await visit(`<main>${recipe('Webflow')}</main>`, '', { 'Content-Security-Policy': policy });
  await newsletterForm(page).waitFor();
  expect(said).toEqual([]);
});
