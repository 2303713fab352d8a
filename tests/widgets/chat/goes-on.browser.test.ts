import { expect, test } from 'vitest';
import { paths } from '../../../shared/http.ts';
import { opensChat } from '../../support/assistant.ts';
import { answerOf, chatApi, launcher, log, panel, say, startChat, streamed } from '../../support/chat-widget.ts';
import { useChromium, widths } from '../../support/chromium.ts';
import { useWidgetPages } from '../../support/use-widget-pages.ts';
import { beforeRelease, firstFew } from '../../support/whole-set.ts';
import { widgetsReady } from '../../support/widget-forms.ts';
import { ownPage } from '../../support/widget-page.ts';

const { open } = useChromium();
const pages = useWidgetPages('preact', (pages) => {
  for (const path of ['/', '/next']) pages.page(path, ownPage(launcher));
});

test.each(firstFew(widths, 1))(
  'what was written without a connection is sent from the next page, where the chat stays minimised, at %i px',
  async (width) => {
    let down = true;
    pages.answer(
      chatApi(({ body }) =>
        down ? { status: 503 } : streamed(answerOf(`Re: ${body.message}`, { messageId: `to ${body.message}` })),
      ),
    );
    const page = await open(width);
    await page.goto(`${pages.own}/`);
    await widgetsReady(page);
    await startChat(page);
    await say(page, 'Written in the lift');
    await log(page).getByText('It stays here and is sent').waitFor();
    await panel(page).getByRole('button', { name: 'Minimise' }).click();
    await panel(page).waitFor({ state: 'hidden' });
    down = false;
    await page.goto(`${pages.own}/next`);
    await page.getByRole('link', { name: new RegExp(`${opensChat.source}.*1`) }).waitFor();
    expect(await panel(page).isVisible()).toBe(false);
    const keys = pages.asked
      .filter(({ path, body }) => path === paths.chatMessage && body.message === 'Written in the lift')
      .map(({ headers }) => headers['idempotency-key']);
    expect(new Set(keys).size).toBe(1);
    await page.getByRole('link', { name: opensChat }).click();
    await log(page).getByText('Re: Written in the lift').waitFor();
  },
);

beforeRelease('when the code of a chat that goes on cannot be fetched, the visitor stays on the page', async () => {
  pages.answer(chatApi(({ body }) => streamed(answerOf(`Re: ${body.message}`))));
  const page = await open(1440);
  await page.goto(`${pages.own}/`);
  await widgetsReady(page);
  await startChat(page);
  await say(page, 'Hello');
  await log(page).getByText('Re: Hello').waitFor();
  const failed: string[] = [];
  await page.route(/\/assets\/site\/widgets-/, (route) => {
    failed.push(route.request().url());
    return route.abort();
  });
  await page.goto(`${pages.own}/next`);
  await expect.poll(() => failed.length).toBeGreaterThan(0);
  await widgetsReady(page);
  expect(await page.evaluate(() => new Promise((resolve) => setTimeout(() => resolve(location.pathname))))).toBe(
    '/next',
  );
});
