import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { paths } from '../../../shared/http.ts';
import type { StoredChat } from '../../../widgets/state/stored-chat.ts';
import {
  answerOf,
  chatApi,
  field,
  gate,
  launcher,
  log,
  openChat,
  passGate,
  say,
  startChat,
  streamed,
} from '../../support/chat-widget.ts';
import { useChromium } from '../../support/chromium.ts';
import { useRealSite } from '../../support/real-site.ts';
import { root } from '../../support/repository.ts';
import { useWidgetPages } from '../../support/use-widget-pages.ts';
import { newVisitor, scriptIsReady } from '../../support/visitor.ts';
import { beforeRelease, firstFew } from '../../support/whole-set.ts';
import { widgetsReady } from '../../support/widget-forms.ts';
import { document as html, ownPage } from '../../support/widget-page.ts';

const { open } = useChromium();
const site = useRealSite();
const pages = useWidgetPages('preact', (pages) => {
  pages.page('/', ownPage(launcher));
  pages.partnerPage('/', html('', `<script async src="${pages.own}/widgets.js" data-widget="chat"></script>`));
});

const kept = (page: Page) =>
  page.evaluate(() => ({ local: Object.keys(localStorage).sort(), session: Object.keys(sessionStorage).sort() }));
const onDevice = (page: Page) => page.getByRole('group', { name: 'On this device now' });
const erase = (page: Page, name: string) => onDevice(page).getByRole('button', { name }).click();
const nothing = (page: Page) => onDevice(page).getByText('This site has stored nothing here.');

const places = [
  ['a page of ours', 'own'],
  ['a partner’s page', 'partner'],
] as const;

test.each(firstFew(places, 1))(
  'on %s the tab alone keeps the chat before the first message, under the names that docs/assistant.md tells',
  async (_, of) => {
    const ours = (...names: string[]) => (of === 'own' ? names : []);
    pages.answer(chatApi(() => streamed(answerOf('Good day.'))));
    const page = await open(1440);
    await page.goto(`${pages[of]}/`);
    await widgetsReady(page);
    await openChat(page);
    await gate(page).waitFor();
    expect(await kept(page)).toEqual({ local: [], session: [] });
    await gate(page).getByLabel('Email').fill('dana@lakeview.example');
    expect(await kept(page)).toEqual({ local: [], session: ['itwidgets:chat:gate'] });
    await passGate(page);
    await field(page).fill('Hello');
    const begun = ['itwidgets:chat', 'itwidgets:chat:draft', 'itwidgets:chat:open', ...ours('itwidgets:contact')];
    await expect.poll(() => kept(page)).toEqual({ local: [], session: begun });
    await say(page, 'Hello');
    await log(page).getByText('Good day.').waitFor();
    // On a partner's page any script reads it, and it ends with the tab.
    expect(await kept(page)).toEqual(
      of === 'own'
        ? { local: ['itwidgets:chat'], session: ['itwidgets:chat:open', 'itwidgets:contact'] }
        : { local: [], session: ['itwidgets:chat', 'itwidgets:chat:open'] },
    );
    const told = readFileSync(join(root, 'docs/assistant.md'), 'utf8');
    for (const name of ['itwidgets:chat:gate', ...begun]) expect(told).toContain(`| \`${name}\` | the tab`);
  },
);

test('the page of privacy choices erases the chat here and on the server, and says so, or that it is not erased yet', async () => {
  const page = await open(390);
  const visitor = newVisitor();
  await page.goto(`${site.server.url}/pricing`);
  await scriptIsReady(page);
  await startChat(page, { Email: visitor.email, Phone: visitor.phone });
  await say(page, 'What does managed IT cost per person?');
  await log(page).getByText('Did this help?').waitFor();
  await expect.poll(async () => (await kept(page)).local).toEqual(['itwidgets:chat']);
  const chat = (await page.evaluate(() => JSON.parse(localStorage.getItem('itwidgets:chat') ?? '{}'))) as StoredChat;
  /** Status for a request with the conversation's secret. */
  const reads = async () => {
    const body = JSON.stringify({ sessionId: chat.sessionId, secret: chat.secret });
    const headers = { 'Content-Type': 'application/json' };
    return (await fetch(site.server.url + paths.chatConversation, { method: 'POST', headers, body })).status;
  };
  expect(await reads()).toBe(200);

  await page.goto(`${site.server.url}/privacy-choices`);
  await page.route(`**${paths.chatDeletion}`, (route) => route.abort('connectionreset'));
  await erase(page, 'Erase the chat');
  await onDevice(page).getByText('not erased yet').waitFor();
  expect((await kept(page)).local).toEqual(['itwidgets:chat']);
  expect(await reads()).toBe(200);

  await page.unroute(`**${paths.chatDeletion}`);
  await erase(page, 'Erase the chat');
  await onDevice(page).getByText('Your chat is erased, here and on our server.').waitFor();
  expect(await onDevice(page).getByText('not erased yet').isVisible()).toBe(false);
  expect(await reads()).toBe(404);
  expect(await kept(page)).toEqual({ local: [], session: ['itwidgets:contact'] });
  await erase(page, 'Erase the details');
  await nothing(page).waitFor();
  await openChat(page);
  await gate(page).waitFor();
});

beforeRelease(
  'what is typed at the gate and never sent is shown on the page of privacy choices, and can be erased',
  async () => {
    const page = await open(390);
    await page.goto(`${site.server.url}/pricing`);
    await scriptIsReady(page);
    await openChat(page);
    await gate(page).getByLabel('Email').fill('dana@lakeview.example');
    await page.goto(`${site.server.url}/privacy-choices`);
    await erase(page, 'Erase the chat');
    await nothing(page).waitFor();
    expect(await kept(page)).toEqual({ local: [], session: [] });
  },
);
