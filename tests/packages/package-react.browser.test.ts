import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { assistant, opensChat } from '../support/assistant.ts';
import { log, startChat } from '../support/chat-widget.ts';
import { useChromium } from '../support/chromium.ts';
import { useWidgetPages } from '../support/use-widget-pages.ts';
import { firstFew } from '../support/whole-set.ts';
import { newsletterForm } from '../support/widget-forms.ts';
import { document as html } from '../support/widget-page.ts';
import { bundle, inlineScript, isOfThePage, useInstalledPackage } from '../support/widgets-package.ts';

const { open } = useChromium();
const pages = useWidgetPages('preact');
const installed = useInstalledPackage();

/** One widget that the page can remove, restore and change; its events are counted. */
const app = (origin: string) => `
  import { createElement, StrictMode, useState } from 'react';
  import { ItWidget } from '@itwidgets/widgets/react';
  export const told = { mounted: 0, unmounted: 0, sent: 0, reason: '' };
  export function App() {
    const [shown, setShown] = useState(true);
    const [service, setService] = useState('cloud');
    const [name, setName] = useState('newsletter');
    if (typeof window === 'object') Object.assign(window, { told, setShown, setService, setName });
    const [hears, setHears] = useState(true);
    if (typeof window === 'object') Object.assign(window, { setHears });
    const on = { mounted: () => told.mounted++, unmounted: () => told.unmounted++, ...(hears && { sent: () => told.sent++ }) };
    const options = { 'contact-form': { service }, chat: { position: 'left', greeting: 'Hello from the firm' } }[name] ?? { source: 'our footer', idPrefix: 'ours' };
    const props = { origin: '${origin}', name, options, on, onError: (reason) => { told.reason = reason.message }, className: 'ours', 'aria-label': 'Ours' };
    return createElement(StrictMode, null, shown && createElement(ItWidget, props, createElement('p', null, 'Our own words')));
  }`;

type Controls = {
  told: { mounted: number; unmounted: number; sent: number; reason: string };
  setShown(shown: boolean): void;
  setService(service: string): void;
  setName(name: string): void;
  setHears(hears: boolean): void;
};
declare const window: Window & Controls;

describe.each(firstFew([19, 18] as const, 1))('the React component, from the tarball, on React %i', (react) => {
  async function visit(start: string, inside = '') {
    const client = `${app(pages.own)}\n${start}`;
    const code = await bundle(installed, client, { react });
    const page = await open(1440);
    const said: string[] = [];
    page.on('console', (message) => isOfThePage(message) && said.push(message.text()));
    page.on('pageerror', (error) => said.push(`uncaught: ${error.message}`));
    await page.goto(pages.partnerPage('/', html('', `<main>${inside}</main>${inlineScript(code)}`)));
    return { page, said };
  }
  const rendered = `import { createRoot } from 'react-dom/client'; createRoot(document.querySelector('main')).render(createElement(App));`;

  test('in StrictMode it mounts one widget, sends, and leaves nothing behind when it goes', async () => {
    const { page, said } = await visit(rendered);
    await newsletterForm(page).getByLabel('Email').fill('dana@lakeview.example');
    await newsletterForm(page).getByRole('button').click();
    await page.waitForFunction(() => window.told.sent === 1);
    expect(await newsletterForm(page).getByLabel('Email').getAttribute('id')).toMatch(/^ours-/);
    expect(await page.getByText('Our own words').isVisible()).toBe(false);
    for (let round = 0; round < 3; round++) {
      await page.evaluate(() => window.setShown(false));
      await expect.poll(() => page.locator('.ours').count()).toBe(0);
      await page.evaluate(() => window.setShown(true));
      await newsletterForm(page).waitFor();
    }
    await page.evaluate(() => window.setShown(false));
    await expect.poll(() => page.evaluate(() => window.told.unmounted)).toBe(4);
    expect(await page.locator('script[src*="/widgets"]').count()).toBe(1);
    expect(said).toEqual([]);
  });

  test('a listener that comes later is heard', async () => {
    const { page } = await visit(rendered);
    await page.evaluate(() => window.setHears(false));
    await newsletterForm(page).getByLabel('Email').fill('dana@lakeview.example');
    await page.evaluate(() => window.setHears(true));
    await newsletterForm(page).getByRole('button').click();
    await page.waitForFunction(() => window.told.sent === 1);
  });

  test('other options keep what was typed, another name is another widget', async () => {
    const { page } = await visit(rendered);
    await newsletterForm(page).waitFor();
    await page.evaluate(() => window.setName('contact-form'));
    const service = page.getByLabel('Service', { exact: true });
    await expect.poll(() => service.inputValue()).toBe('cloud');
    await page.getByLabel('Name', { exact: true }).fill('Dana');
    await page.evaluate(() => window.setService('voip'));
    await expect.poll(() => service.inputValue()).toBe('voip');
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Dana');
    expect(await newsletterForm(page).count()).toBe(0);
  });

  test('the chat comes with its name, in its corner, and goes with its component', async () => {
    const { page, said } = await visit(rendered);
    await newsletterForm(page).waitFor();
    await page.evaluate(() => window.setName('chat'));
    const launcher = page.getByRole('button', { name: opensChat });
    await launcher.waitFor();
    expect((await launcher.boundingBox())?.x).toBe(24);
    await launcher.click();
    await page.getByRole('dialog', { name: assistant }).waitFor();
    await page.evaluate(() => window.setShown(false));
    await expect.poll(() => launcher.count()).toBe(0);
    await page.evaluate(() => window.setShown(true));
    await launcher.waitFor();
    expect(await launcher.count()).toBe(1);
    expect(said).toEqual([]);
  });

  test('the chat speaks the words that its options give, which no warning denies', async () => {
    const { page, said } = await visit(rendered);
    await newsletterForm(page).waitFor();
    await page.evaluate(() => window.setName('chat'));
    await startChat(page);
    await log(page).getByText('Hello from the firm').waitFor();
    expect(said).toEqual([]);
  });

  test('a server renders the placeholder with its own content, which is taken over without a word', async () => {
    // React 19 keeps the process alive.
    const server = `${app(pages.own)}\nimport { renderToString } from 'react-dom/server.browser';\nconsole.log(renderToString(createElement(App)));
process.exit();`;
    const program = join(installed.project, `server-${react}.mjs`);
    writeFileSync(program, await bundle(installed, server, { react }));
    const rendering = execFileSync(process.execPath, [program], { encoding: 'utf8', timeout: 60_000 }).trim();
    expect(rendering).toBe(
      '<div class="ours" aria-label="Ours" data-widget="newsletter" data-source="our footer" data-id-prefix="ours"><p>Our own words</p></div>',
    );
    const hydrated = `import { hydrateRoot } from 'react-dom/client'; hydrateRoot(document.querySelector('main'), createElement(App));`;
    const { page, said } = await visit(hydrated, rendering);
    await newsletterForm(page).waitFor();
    expect(said).toEqual([]);
  });

  test('without the script its content stays, and the reason is told', async () => {
    pages.allow(false);
    const { page } = await visit(rendered);
    await page.waitForFunction(() => window.told.reason);
    expect(await page.evaluate(() => window.told.reason)).toContain('is not listed');
    expect(await page.getByText('Our own words').isVisible()).toBe(true);
  });
});
