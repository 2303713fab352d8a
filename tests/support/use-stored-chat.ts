import type { BrowserContext, Page } from 'playwright';
import { opensChat } from './assistant.ts';
import { answerOf, chatApi, launcher, panel, startChat, streamed } from './chat-widget.ts';
import { useChromium } from './chromium.ts';
import { useWidgetPages } from './use-widget-pages.ts';
import { widgetsReady } from './widget-forms.ts';
import { type Answer, ownPage } from './widget-page.ts';

export const echo: Answer = ({ body }) =>
  streamed(answerOf(`Re: ${body.message}`, { messageId: `to ${body.message}` }));

export const ofStaff = {
  id: 'p1',
  role: 'staff',
  content: 'I can be there at two.',
  author: 'Sam',
  timestamp: '2026-11-22T15:00:00Z',
};

/** A chat on two of our pages, in one or more tabs. */
export function useStoredChat() {
  const { open } = useChromium();
  const pages = useWidgetPages('preact', (pages) => {
    pages.page('/', ownPage(launcher));
    pages.page('/next', ownPage(launcher));
  });
  const posts = () => pages.asked.filter(({ path }) => path === '/api/chatbot/message');

  return {
    pages,
    posts,
    messages: () => posts().map(({ body }) => body.message),
    async chat(answer: Answer = echo, prepare?: (page: Page) => Promise<unknown>): Promise<Page> {
      const page = await open(1440);
      await prepare?.(page);
      pages.answer(chatApi(answer));
      await page.goto(`${pages.own}/`);
      await widgetsReady(page);
      await startChat(page);
      return page;
    },
    async reopen(page: Page): Promise<Page> {
      await page.goto(`${pages.own}/next`);
      await panel(page).waitFor();
      return page;
    },
    async newTab(context: BrowserContext, prepare?: (page: Page) => Promise<unknown>): Promise<Page> {
      const page = await context.newPage();
      await prepare?.(page);
      await page.goto(`${pages.own}/next`);
      await widgetsReady(page);
      await page.getByRole('link', { name: opensChat }).click();
      await panel(page).waitFor();
      return page;
    },
    stored: (page: Page) =>
      page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('itwidgets:chat'))),
    async more(page: Page, name: string): Promise<void> {
      await panel(page).getByLabel('More about this chat').click();
      await panel(page).getByRole('button', { name }).click();
    },
  };
}
