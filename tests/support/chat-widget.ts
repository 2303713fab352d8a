import type { Page } from 'playwright';
import { expect } from 'vitest';
import type { ChatAnswer } from '../../shared/chat/chat.ts';
import { assistant, opensChat } from './assistant.ts';
import { fillForm } from './widget-forms.ts';
import { type Answer, leadAnswer, type Reply } from './widget-page.ts';

export const launcher = `<aside><a href="/contact-us" data-open="chat">Chat with ${assistant}<b data-unread></b></a></aside>`;

export const answerOf = (response: string, given: Partial<ChatAnswer> = {}): ChatAnswer => ({
  response,
  restricted: false,
  sources: [{ title: 'Pricing', url: '/pricing' }],
  messageId: `answer to ${response.slice(0, 20)}`,
  emergency: false,
  known: true,
  ...given,
});

/** The text in two parts, then the whole answer. */
export const streamed = (answer: ChatAnswer): Reply => ({
  stream: [
    { event: 'delta', data: { text: answer.response.slice(0, 5) } },
    { event: 'delta', data: { text: answer.response.slice(5) } },
    { event: 'done', data: answer },
  ],
  after: 'end',
});

/** Answers messages as given; other chat calls as the server does. */
export const chatApi =
  (message: Answer): Answer =>
  (asked) =>
    asked.path === '/api/chatbot/message' ? message(asked) : { status: 201, body: leadAnswer };

export const panel = (page: Page) => page.getByRole('dialog', { name: assistant });
export const gate = (page: Page) => page.getByRole('form', { name: 'Start the chat' });
export const log = (page: Page) => page.getByRole('log');
export const field = (page: Page) => page.getByLabel('Your message');
export const announced = (page: Page) => panel(page).getByRole('status');

export const visitor = { Email: 'dana@lakeview.example', Phone: '416 555 0199' };

/** On a phone our pages show the launcher from the first scroll on, where no form is in view. */
export async function openChat(page: Page): Promise<void> {
  const name = opensChat;
  const opener = page.getByRole('link', { name }).or(page.getByRole('button', { name }));
  const comesWithScroll = await page.evaluate(() => document.querySelector('[data-call-bar]') && innerWidth < 1024);
  const isSeen = async () => {
    if (await opener.isVisible()) return true;
    await page.mouse.wheel(0, 600);
    return false;
  };
  if (comesWithScroll) await expect.poll(isSeen, { timeout: 20_000, interval: 250 }).toBe(true);
  await opener.click();
}

export async function startChat(page: Page, given: Record<string, string> = visitor): Promise<void> {
  await openChat(page);
  await passGate(page, given);
}

export async function passGate(page: Page, given: Record<string, string> = visitor): Promise<void> {
  await fillForm(gate(page), given);
  await gate(page).getByRole('button', { name: 'Start' }).click();
  await log(page).waitFor();
}

export async function say(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await field(page).press('Enter');
}
