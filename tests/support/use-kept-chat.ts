import type { BrowserContext, Page } from 'playwright';
import { answerOf, chatApi, launcher, panel, startChat, streamed } from './chat-widget.ts';
import { useChromium } from './chromium.ts';
import { useWidgetPages } from './use-widget-pages.ts';
import { widgetsReady } from './widget-forms.ts';
import { type Answer, ownPage } from './widget-page.ts';

/** Answers each message with its own words. */
export const echo: Answer = ({ body }) =>
  streamed(answerOf(`Re: ${body.message}`, { messageId: `to ${body.message}` }));

/** What a person says in the chat, as the server sends it. */
export const ofStaff = {
  id: 'p1',
  role: 'staff',
  content: 'I can be there at two.',
  author: 'Sam',
  timestamp: '2026-11-22T15:00:00Z',
};

/** A chat on two pages of ours, in one tab or more, and what the server was asked. */
export function useKeptChat() {
  const { open } = useChromium();
  const pages = useWidgetPages('preact', (pages) => {
    pages.page('/', ownPage(launcher));
    pages.page('/next', ownPage(launcher));
  });
  const posts = () => pages.asked.filter(({ path }) => path === '/api/chatbot/message');

  return {
    pages,
    /** The messages that were sent, as requests. */
    posts,
    /** The same, their words. */
    messages: () => posts().map(({ body }) => body.message),
    /** Opens a page, and a chat there. */
    async chat(answer: Answer = echo, prepare?: (page: Page) => Promise<unknown>): Promise<Page> {
      const page = await open(1440);
      await prepare?.(page);
      pages.answer(chatApi(answer));
      await page.goto(`${pages.own}/`);
      await widgetsReady(page);
      await startChat(page);
      return page;
    },
    /** Goes to the next page, where the chat goes on. */
    async reopen(page: Page): Promise<Page> {
      await page.goto(`${pages.own}/next`);
      await panel(page).waitFor();
      return page;
    },
    /** Opens the next page in a second tab, and the chat there. */
    async newTab(context: BrowserContext, prepare?: (page: Page) => Promise<unknown>): Promise<Page> {
      const page = await context.newPage();
      await prepare?.(page);
      await page.goto(`${pages.own}/next`);
      await widgetsReady(page);
      await page.getByRole('link', { name: /^Chat with Lumi/ }).click();
      await panel(page).waitFor();
      return page;
    },
    /** The names under which the device keeps something of the chat. */
    stored: (page: Page) =>
      page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('northlume:chat'))),
    /** Presses a button of the chat's menu. */
    async more(page: Page, name: string): Promise<void> {
      await panel(page).getByLabel('More about this chat').click();
      await panel(page).getByRole('button', { name }).click();
    },
  };
}
