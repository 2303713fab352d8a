import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { paths } from '../../../shared/http.ts';
import { answerOf, chatApi, launcher, log, panel, say, startChat, streamed } from '../../support/chat-widget.ts';
import { useChromium } from '../../support/chromium.ts';
import { useWidgetPages } from '../../support/use-widget-pages.ts';
import { beforeRelease } from '../../support/whole-set.ts';
import { widgetsReady } from '../../support/widget-forms.ts';
import { type Answer, leadAnswer, ownPage, type Reply } from '../../support/widget-page.ts';

const { open } = useChromium();
const pages = useWidgetPages('preact', (pages) => {
  for (const path of ['/', '/next']) pages.page(path, ownPage(launcher));
});

const echo: Answer = ({ body }) => streamed(answerOf(`Re: ${body.message}`, { messageId: `to ${body.message}` }));
const asked = (path: string) => pages.asked.filter((one) => one.path.split('?')[0] === path);
const online = (page: Page) => page.evaluate(() => void dispatchEvent(new Event('online')));

async function chat(answer: Answer = echo): Promise<Page> {
  const page = await open(1440);
  pages.answer(chatApi(answer));
  await page.goto(`${pages.own}/`);
  await widgetsReady(page);
  await startChat(page);
  return page;
}

test('a message that waits is still sent after “Close chat” ended its next try', async () => {
  const page = await chat();
  await say(page, 'First');
  await log(page).getByText('Re: First').waitFor();
  pages.answer(chatApi(() => ({ status: 503 })));
  await say(page, 'Kept');
  await log(page).getByText('It stays here and is sent').waitFor();
  const tries = asked(paths.chatMessage).length;
  pages.answer(() => 'hang');
  await online(page);
  await expect.poll(() => asked(paths.chatMessage).length).toBeGreaterThan(tries);
  await panel(page).getByRole('button', { name: 'Close chat' }).click();
  pages.answer(chatApi(echo));
  await expect
    .poll(async () => {
      await online(page);
      return page.evaluate(() => localStorage.getItem('itwidgets:chat'));
    })
    .toContain('Re: Kept');
});

beforeRelease('a reason that is given while its thumb is on the way is sent, too', async () => {
  const page = await chat();
  await say(page, 'First');
  await log(page).getByText('Re: First').waitFor();
  let arrive = () => {};
  const arrived = new Promise<Reply>((resolve) => {
    arrive = () => resolve({ status: 200, body: leadAnswer });
  });
  pages.answer(({ path }) => (path === paths.chatFeedback ? arrived : { status: 201, body: leadAnswer }));
  await log(page).getByRole('button', { name: 'No' }).click();
  await expect.poll(() => asked(paths.chatFeedback).length).toBe(1);
  await log(page).getByLabel('What was missing?').fill('The price');
  await log(page).getByRole('button', { name: 'Tell us' }).click();
  arrive();
  await expect.poll(() => asked(paths.chatFeedback).map(({ body }) => body.reason)).toEqual([undefined, 'The price']);
});

beforeRelease('a live stream that the server refuses is asked for again after a minute', async () => {
  const page = await open(1440);
  await page.clock.install();
  let asks = 0;
  await page.route(`**${paths.chatLive}?*`, (route) => {
    asks += 1;
    return route.fulfill({ status: 404, body: '{}' });
  });
  pages.answer(chatApi(({ body }) => streamed(answerOf(`Re: ${body.message}`, { known: false }))));
  await page.goto(`${pages.own}/`);
  await widgetsReady(page);
  await startChat(page);
  await say(page, 'First');
  await log(page).getByText('Re: First').waitFor();
  await expect.poll(() => asks).toBe(1);
  await page.clock.runFor(50_000);
  expect(asks).toBe(1);
  await page.clock.runFor(10_001);
  await expect.poll(() => asks).toBe(2);
});
