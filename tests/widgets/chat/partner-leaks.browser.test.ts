import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { assistant } from '../../support/assistant.ts';
import { useChatServer } from '../../support/chat-server.ts';
import { field, log, panel, say, startChat } from '../../support/chat-widget.ts';
import { widths } from '../../support/chromium.ts';
import { differences, drawn, hostile, snapshot, touched } from '../../support/hostile-page.ts';
import { countListeners, heldOf, lastingOf } from '../../support/lasting-listeners.ts';
import { newVisitor } from '../../support/visitor.ts';
import { wholeSet } from '../../support/whole-set.ts';

const { pages, tag, partner } = useChatServer();

/** Runs in the page. */
async function mounts(times: number): Promise<void> {
  const main = document.querySelector('main') as HTMLElement;
  const layer = () => document.querySelector('itwidgets-floating')?.shadowRoot;
  const until = async (isSo: () => unknown) => {
    while (!isSo()) await new Promise(requestAnimationFrame);
  };
  const kept = sessionStorage.getItem('itwidgets:chat') ?? '';
  // Else the conversation that is open goes on in the placeholder that replaces its own.
  main.replaceChildren();
  await until(() => !layer()?.querySelector('aside'));
  for (let time = 0; time < times; time++) {
    if (time % 2) sessionStorage.setItem('itwidgets:chat', kept);
    else sessionStorage.removeItem('itwidgets:chat');
    main.innerHTML = '<div data-widget="chat"></div>';
    await until(() => layer()?.querySelector('button[data-open="chat"]'));
    window.itwidgets?.open('chat');
    await until(() =>
      layer()?.querySelector(`dialog[open] ${time % 2 ? '[role=log] blockquote' : 'form[aria-label]'}`),
    );
    main.replaceChildren();
    await until(() => !layer()?.querySelector('aside'));
  }
}

const everything = (page: Page) =>
  page.evaluate(() => {
    const layer = document.querySelector('itwidgets-floating')?.shadowRoot;
    return [document, layer].map((root) => root?.querySelectorAll('*').length);
  });

/** Twenty mounts show a leak as well as a hundred. */
const times = wholeSet ? 100 : 20;

test.each(wholeSet ? widths : [390])(
  'many mounts and unmounts of the chat on a partner’s page leave no listener, no timer, no request and no node, at %i px',
  async (width) => {
    const visitor = newVisitor();
    const { page, said } = await partner(`<main>${tag(' data-widget="chat"')}</main>`, {
      head: '',
      width,
      prepare: (page) => countListeners(page, '/widgets.js'),
    });
    const listening = new Set<unknown>();
    const isLive = (request: { url(): string }) => request.url().includes('/api/chatbot/live');
    page.on('request', (request) => isLive(request) && listening.add(request));
    for (const end of ['requestfinished', 'requestfailed'] as const)
      page.on(end as 'requestfinished', (request) => listening.delete(request));
    await startChat(page, { Email: visitor.email, Phone: visitor.phone });
    await say(page, 'What is the 3-2-1 rule?');
    await log(page).locator('blockquote').waitFor();
    await panel(page).getByLabel('More about this chat').click();
    await panel(page).getByRole('button', { name: 'Talk to a person' }).click();
    await log(page).getByText('Your reference:').waitFor();

    // By then the renderer has allocated what it keeps permanently.
    await page.evaluate(mounts, 4);
    await expect.poll(() => lastingOf(page)).not.toContain('timer');
    const [lasting, held, all] = [await lastingOf(page), await heldOf(page), await everything(page)];
    await page.evaluate(mounts, times);
    await expect.poll(() => lastingOf(page)).toEqual(lasting);
    expect(await everything(page)).toEqual(all);
    // A single chat has more nodes and listeners.
    await expect.poll(async () => (await heldOf(page)).nodes - held.nodes).toBeLessThan(30);
    expect((await heldOf(page)).listeners - held.listeners).toBeLessThan(10);
    await expect.poll(() => listening.size).toBe(0);
    expect(await page.locator('html').getAttribute('style')).toBeNull();
    expect(said.filter((line) => line.startsWith('uncaught') || line.includes('[itwidgets]'))).toEqual([]);
  },
);

test('on a hostile partner’s page the open chat looks and works as on a plain one, and nothing of it leaks out', async () => {
  const body = `<main><h1>A page</h1>${tag(' data-widget="chat" data-theme="light"')}</main>`;
  const looks: ReturnType<typeof drawn>[] = [];
  for (const head of ['', hostile]) {
    const { page, said } = await partner(body, { head: head + snapshot });
    const visitor = newVisitor();
    const before = await page.locator('body, main, h1').evaluateAll(drawn);
    await startChat(page, { Email: visitor.email, Phone: visitor.phone });
    await field(page).pressSequentially('What is the 3-2-1 rule?');
    await field(page).press('Enter');
    await log(page).locator('blockquote').waitFor();
    await panel(page).getByLabel('More about this chat').click();
    looks.push(await page.locator('itwidgets-floating aside, itwidgets-floating aside *').evaluateAll(drawn));
    await page.keyboard.press('Escape');
    await panel(page).waitFor({ state: 'hidden' });
    const opener = page.getByRole('button', { name: `Chat with ${assistant}` });
    expect(await opener.evaluate((button) => (button.getRootNode() as ShadowRoot).activeElement === button)).toBe(true);

    expect(await touched(page)).toEqual({
      globals: ['itwidgets'],
      prototypes: [],
      calls: [],
      besideBody: ['ITWIDGETS-FLOATING'],
      attributes: ['lang'],
      sheets: head ? 1 : 0,
      cookies: '',
      title: 'A page',
      address: `${pages.partner}/`,
      keys: '',
    });
    expect(differences(before, await page.locator('body, main, h1').evaluateAll(drawn))).toEqual([]);
    expect(said.filter((line) => /^uncaught|itwidgets/.test(line))).toEqual([]);
  }
  const [plain = [], attacked = []] = looks;
  expect(plain.length).toBeGreaterThan(50);
  expect(attacked.map(({ name }) => name)).toEqual(plain.map(({ name }) => name));
  expect(differences(plain, attacked).slice(0, 20)).toEqual([]);
});
