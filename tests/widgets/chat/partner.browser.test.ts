import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { paths } from '../../../shared/http.ts';
import { faultsInBothSchemes } from '../../support/accessibility.ts';
import { opensChat } from '../../support/assistant.ts';
import { answerOf, chatApi, log, panel, say, startChat, streamed } from '../../support/chat-widget.ts';
import { useChromium } from '../../support/chromium.ts';
import { useWidgetPages } from '../../support/use-widget-pages.ts';
import { beforeRelease } from '../../support/whole-set.ts';
import { widgetsReady } from '../../support/widget-forms.ts';
import { document as html } from '../../support/widget-page.ts';

const { open } = useChromium();
const pages = useWidgetPages('preact');
const isOpen = (page: Page) => page.evaluate(() => window.itwidgets?.isOpen('chat'));

const tag = (attributes = '') =>
  `<script async src="${pages.own}/widgets.js" data-widget="chat"${attributes}></script>`;

async function partner(attributes = '', { width = 1440, head = '', headers = {} } = {}): Promise<Page> {
  const page = await open(width);
  await page.goto(
    pages.partnerPage('/', html(head, `<main><h1>A page</h1><p>Text</p>${tag(attributes)}</main>`), headers),
  );
  await widgetsReady(page);
  return page;
}
const button = (page: Page) => page.getByRole('button', { name: opensChat });

test('one tag draws the launcher, and a message reaches our API', async () => {
  pages.answer(chatApi(() => streamed(answerOf('Good day.', { sources: [{ title: 'Pricing', url: '/pricing' }] }))));
  const page = await partner('', {
    headers: { 'Content-Security-Policy': `style-src 'none'; require-trusted-types-for 'script'` },
  });
  await startChat(page);
  await say(page, 'Hello');
  await log(page).getByText('Good day.').waitFor();
  expect(await log(page).getByRole('link', { name: 'Pricing' }).getAttribute('href')).toBe(`${pages.own}/pricing`);
  expect(pages.asked.at(-1)?.headers.origin).toBe(pages.partner);
  expect(await faultsInBothSchemes(page)).toEqual([]);
});

test('of a chat that nobody has opened, the launcher alone is drawn', async () => {
  const page = await partner();
  await button(page).waitFor();
  expect(await panel(page).or(page.locator('dialog')).count()).toBe(0);
  await button(page).click();
  await panel(page).waitFor();
  await page.keyboard.press('Escape');
  await panel(page).waitFor({ state: 'hidden' });
  expect(await page.locator('dialog').count()).toBe(1);
});

const ends: [string, number][] = [
  ['that is full', 410],
  ['that the server no longer has', 404],
];
beforeRelease.each(ends)('a message to a conversation %s begins another, and is answered there', async (_, status) => {
  const ended: unknown[] = [];
  const asked = () => pages.asked.filter(({ path }) => path === paths.chatMessage).map(({ body }) => body);
  pages.answer(
    chatApi(({ body }) =>
      ended.includes(body.sessionId)
        ? { status }
        : streamed(answerOf(`Re: ${body.message}`, { messageId: `${body.message}` })),
    ),
  );
  const page = await partner();
  await startChat(page);
  await say(page, 'One');
  await log(page).getByText('Re: One').waitFor();
  const [first] = asked();
  ended.push(first?.sessionId);
  await say(page, 'Two');
  await log(page).getByText('Re: Two').waitFor();
  if (status === 410) await log(page).getByText('That conversation was full').waitFor();
  await say(page, 'Three');
  await log(page).getByText('Re: Three').waitFor();
  expect(asked().map(({ message }) => message)).toEqual(['One', 'Two', 'Two', 'Three']);
  const [, refused, again, later] = asked();
  expect(refused?.sessionId).toBe(first?.sessionId);
  expect(again?.sessionId).not.toBe(first?.sessionId);
  expect(again?.secret).not.toBe(first?.secret);
  expect(later).toMatchObject({ sessionId: again?.sessionId, secret: again?.secret });
});

beforeRelease('its options hold: corner, distance, scheme, greeting, questions, accent', async () => {
  const page = await partner(
    ' data-position="left" data-offset="80" data-theme="dark" data-greeting="Hi there" data-questions="One?;Two?" data-accent="#ff8800"',
  );
  const { x = 0, y = 0, height = 0 } = (await button(page).boundingBox()) ?? {};
  expect(x).toBe(24);
  expect(900 - y - height).toBe(104);
  await startChat(page);
  await log(page).getByText('Hi there').waitFor();
  await log(page).getByRole('button', { name: 'Two?' }).waitFor();
  const look = await panel(page).evaluate((element) => {
    const { colorScheme, bottom, left } = getComputedStyle(element);
    return [colorScheme, bottom, left, getComputedStyle(element).getPropertyValue('--nl-accent')];
  });
  expect(look).toEqual(['dark', '104px', '24px', '#ff8800']);
});

beforeRelease('start="open" opens it without taking the focus, and on a phone not at all', async () => {
  const page = await partner(' data-start="open"');
  await panel(page).waitFor();
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  const phone = await partner(' data-start="open"', { width: 390 });
  await button(phone).waitFor();
  expect(await isOpen(phone)).toBe(false);
});

test('without the launcher it is opened by the page, and ends with its placeholder', async () => {
  const page = await partner(' data-launcher="hidden"');
  expect(await button(page).count()).toBe(0);
  await page.evaluate(() => window.itwidgets?.open('chat'));
  await panel(page).waitFor();
  await page.evaluate(() => document.querySelector('div[data-widget]')?.remove());
  await panel(page).waitFor({ state: 'detached' });
  expect(await isOpen(page)).toBe(false);
});
