import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  answerOf,
  chatApi,
  field,
  gate,
  launcher,
  log,
  panel,
  say,
  startChat,
  streamed,
} from '../support/chat-widget.ts';
import { useChromium } from '../support/chromium.ts';
import { useWidgetPages } from '../support/use-widget-pages.ts';
import { widgetsReady } from '../support/widget-forms.ts';
import { type Answer, ownPage } from '../support/widget-page.ts';

const { open } = useChromium();
const pages = useWidgetPages('preact', (pages) => {
  pages.page('/', ownPage(launcher));
  pages.page('/next', ownPage(launcher));
});

/** Answers each message with its own words. */
const echo: Answer = ({ body }) => streamed(answerOf(`Re: ${body.message}`, { messageId: `to ${body.message}` }));

async function chat(answer: Answer = echo, prepare?: (page: Page) => Promise<unknown>): Promise<Page> {
  const page = await open(1440);
  await prepare?.(page);
  pages.answer(chatApi(answer));
  await page.goto(`${pages.own}/`);
  await widgetsReady(page);
  await startChat(page);
  return page;
}

/** Goes to the next page, where the chat goes on. */
async function reopen(page: Page): Promise<Page> {
  await page.goto(`${pages.own}/next`);
  await panel(page).waitFor();
  return page;
}

/** Opens the next page in a second tab, and the chat there. */
async function newTab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${pages.own}/next`);
  await widgetsReady(page);
  await page.getByRole('link', { name: /^Chat with Lumi/ }).click();
  await panel(page).waitFor();
  return page;
}
const posts = () => pages.asked.filter(({ path }) => path === '/api/chatbot/message');
const messages = () => posts().map(({ body }) => body.message);
const stored = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('northlume:chat')));
const more = async (page: Page, name: string) => {
  await panel(page).getByLabel('More about this chat').click();
  await panel(page).getByRole('button', { name }).click();
};

test('nothing of the chat is stored before the first message, and then it goes on over a page change', async () => {
  const page = await chat();
  expect(await stored(page)).toEqual([]);
  await say(page, 'First');
  await log(page).getByText('Re: First').waitFor();
  expect(await stored(page)).toEqual(['northlume:chat']);
  await field(page).fill('half a thou');
  await reopen(page);
  await log(page).getByText('Re: First').waitFor();
  expect(await field(page).inputValue()).toBe('half a thou');
  expect(await gate(page).count()).toBe(0);
  // It was open beside the page, so it is beside the next one, and leaves the focus to the page.
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  await panel(page).getByRole('button', { name: 'Minimise chat' }).click();
  await page.goto(`${pages.own}/`);
  await widgetsReady(page);
  expect(await panel(page).count()).toBe(0);
});

test('a second tab has the same chat, and hears what is said in the first', async () => {
  const page = await chat();
  await say(page, 'First');
  await log(page).getByText('Re: First').waitFor();
  const second = await newTab(page.context());
  await log(second).getByText('Re: First').waitFor();
  await say(page, 'Second');
  await log(second).getByText('Re: Second').waitFor();
});

test('two tabs that send at once lose nothing, show each answer once and send each message under one key', async () => {
  const page = await chat();
  await say(page, 'First');
  await log(page).getByText('Re: First').waitFor();
  const second = await newTab(page.context());
  await log(second).getByText('Re: First').waitFor();
  await Promise.all([say(page, 'from one'), say(second, 'from two')]);
  for (const tab of [page, second])
    for (const words of ['Re: from one', 'Re: from two']) await log(tab).getByText(words).first().waitFor();
  for (const tab of [page, second]) {
    await expect.poll(() => log(tab).getAttribute('aria-busy')).toBe('false');
    await expect.poll(() => log(tab).textContent()).toMatch(/First.*Re: First(.*You: from.*Re: from){2}/s);
    for (const words of ['Re: from one', 'Re: from two'])
      await expect.poll(() => log(tab).getByText(words).count()).toBe(1);
  }
  // A tab whose storage lags behind may send the other's message again: the server answers a key once.
  const sent = new Map(posts().map(({ headers, body }) => [headers['idempotency-key'], body.message]));
  expect([...sent.values()].sort()).toEqual(['First', 'from one', 'from two']);
  expect(posts().length).toBeLessThanOrEqual(5);
});

test('what another tab has overwritten in storage is written again', async () => {
  const page = await chat();
  await say(page, 'First');
  await log(page).getByText('Re: First').waitFor();
  const second = await newTab(page.context());
  const earlier = await second.evaluate(() => localStorage.getItem('northlume:chat') ?? '');
  await say(page, 'Second');
  await log(second).getByText('Re: Second').waitFor();
  await second.evaluate((earlier) => {
    const chat = JSON.parse(earlier);
    const late = { ...chat.messages.at(-2), id: 'late', content: 'Late' };
    const both = { ...chat, messages: [...chat.messages, late] };
    localStorage.setItem('northlume:chat', JSON.stringify(both));
  }, earlier);
  const inOrder = /Re: First.*Second.*Re: Second.*Late/s;
  await expect.poll(() => second.evaluate(() => localStorage.getItem('northlume:chat'))).toMatch(inOrder);
  await expect.poll(() => log(page).textContent()).toMatch(inOrder);
});

test('an answer that another tab has brought while this one waits for it is shown once', async () => {
  const held = Promise.withResolvers<void>();
  const words = 'Thirty minutes, every time.';
  const page = await chat(async (asked) => {
    if (asked.body.message === 'Question') await held.promise;
    return streamed(answerOf(words, { messageId: `to ${asked.body.message}` }));
  });
  await say(page, 'First');
  const second = await newTab(page.context());
  await say(second, 'Question');
  await log(page).getByText('Question').waitFor();
  await expect.poll(messages).toEqual(['First', 'Question']);
  await page.evaluate((content) => {
    const chat = JSON.parse(localStorage.getItem('northlume:chat') ?? '');
    const asked = chat.messages.find((said: { content: string }) => said.content === 'Question');
    delete asked.state;
    const answer = { sources: [], quotes: [], known: true };
    chat.messages.push({ ...asked, id: 'to Question', role: 'assistant', content, answer });
    localStorage.setItem('northlume:chat', JSON.stringify(chat));
  }, words);
  await expect.poll(() => log(second).getByText(words).count()).toBe(2);
  held.resolve();
  await expect.poll(() => log(second).getAttribute('aria-busy')).toBe('false');
  await reopen(second);
  await log(second).getByText(words).last().waitFor();
  expect(await log(second).getByText(words).count()).toBe(2);
});

test('without a connection messages are kept, and sent in order when it is back', async () => {
  const page = await chat();
  await say(page, 'First');
  await log(page).getByText('Re: First').waitFor();
  await page.context().setOffline(true);
  await say(page, 'Second');
  await log(page).getByText('It stays here and is sent').waitFor();
  await say(page, 'Third');
  await expect.poll(() => log(page).getByText('It stays here and is sent').count()).toBe(1);
  expect(messages()).toEqual(['First']);
  await page.context().setOffline(false);
  await log(page).getByText('Re: Third').waitFor();
  expect(messages()).toEqual(['First', 'Second', 'Third']);
});

test('a message whose page goes before the answer is sent by the next one, with the same key', async () => {
  let hangs = true;
  const page = await chat((asked) => (hangs ? 'hang' : echo(asked)));
  await say(page, 'Question');
  await expect.poll(messages).toEqual(['Question']);
  hangs = false;
  await reopen(page);
  await log(page).getByText('Re: Question').waitFor();
  const keys = posts().map(({ headers }) => headers);
  expect(new Set(keys.map((headers) => headers['idempotency-key'])).size).toBe(1);
});

test('where storage is blocked the chat lasts as long as the page', async () => {
  const page = await chat(echo, (page) =>
    page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('denied', 'SecurityError');
          },
        });
    }),
  );
  await say(page, 'First');
  await log(page).getByText('Re: First').waitFor();
  await panel(page).getByRole('button', { name: 'Close chat' }).click();
  await page.getByRole('link', { name: /^Chat with Lumi/ }).click();
  await log(page).getByText('Re: First').waitFor();
});

test('a clock that is set back keeps the order of what was said', async () => {
  const page = await chat();
  await say(page, 'First');
  await log(page).getByText('Re: First').waitFor();
  await page.evaluate(() => {
    const { now } = Date;
    Date.now = () => now() - 86_400_000;
    Date.prototype.toISOString = () => '2001-01-01T00:00:00.000Z';
  });
  await say(page, 'Second');
  await log(page).getByText('Re: Second').waitFor();
  const second = await newTab(page.context());
  await expect.poll(() => log(second).textContent()).toMatch(/Re: First.*Second.*Re: Second/s);
});

test('Forget this chat erases it here, in the other tab and on the server, and says what stays', async () => {
  const page = await chat();
  await say(page, 'First');
  await log(page).getByText('Re: First').waitFor();
  const second = await newTab(page.context());
  await more(page, 'Forget this chat');
  await panel(page).getByText('A request to be called stays with us').last().waitFor();
  await gate(page).waitFor();
  await gate(second).waitFor();
  const note = panel(page).locator('.nl-chat__notice', { hasText: 'A request to be called' });
  expect((await note.boundingBox())?.y).toBeLessThan((await gate(page).boundingBox())?.y ?? 0);
  expect(await stored(page)).toEqual([]);
  const asked = pages.asked.find(({ path }) => path === '/api/chatbot/forget');
  expect(asked?.body).toEqual({ sessionId: expect.any(String), secret: 'a secret of thirty characters.' });
});

test('a chat that was begun before its tab was duplicated stays erased in both', async () => {
  const page = await chat();
  const begun = await page.evaluate(() => sessionStorage.getItem('northlume:chat') ?? '');
  const second = await page.context().newPage();
  await second.addInitScript((begun) => sessionStorage.setItem('northlume:chat', begun), begun);
  await second.goto(`${pages.own}/next`);
  await widgetsReady(second);
  await second.getByRole('link', { name: /^Chat with Lumi/ }).click();
  await log(second).waitFor();
  await say(page, 'First');
  await log(second).getByText('Re: First').waitFor();
  await more(page, 'Forget this chat');
  await gate(page).waitFor();
  await gate(second).waitFor();
  expect(await stored(page)).toEqual([]);
  expect(await second.evaluate(() => sessionStorage.getItem('northlume:chat'))).toBe(null);
});

test('nothing is erased when the server cannot be reached, and that is said', async () => {
  const page = await chat();
  await say(page, 'First');
  await log(page).getByText('Re: First').waitFor();
  pages.answer(() => ({ status: 503 }));
  await more(page, 'Forget this chat');
  await log(page).getByText('not erased yet').waitFor();
  await log(page).getByText('Re: First').waitFor();
});

test('Talk to a person hands the conversation over by its secret, and says when they answer', async () => {
  const page = await chat();
  await say(page, 'First');
  await log(page).getByText('Re: First').waitFor();
  await more(page, 'Talk to a person');
  await log(page).getByText('We will be in touch within 2 hours. Your reference: NL-TEST42.').waitFor();
  expect(pages.asked.at(-1)).toMatchObject({
    path: '/api/chatbot/handover',
    body: { sessionId: expect.any(String), secret: 'a secret of thirty characters.' },
  });
});

test('what a person says in the chat is heard once they are asked for, and once they have taken over', async () => {
  let takenOver = false;
  const page = await chat((asked) =>
    takenOver ? { body: answerOf('', { answeredBy: 'staff', sources: [] }) } : echo(asked),
  );
  const said = {
    id: 'p1',
    role: 'staff',
    content: 'I can be there at two.',
    author: 'Sam',
    timestamp: '2026-11-22T15:00:00Z',
  };
  const asked: (string | undefined)[] = [];
  await page.route('**/api/chatbot/live?*', (route) => {
    asked.push(route.request().headers().authorization);
    const body = `event: joined\ndata: {"name":"Sam"}\n\nevent: message\ndata: ${JSON.stringify(said)}\n\n`;
    return route.fulfill({ contentType: 'text/event-stream', body });
  });
  await say(page, 'First');
  await log(page).getByText('Re: First').waitFor();
  expect(asked).toEqual([]);
  takenOver = true;
  await say(page, 'When?');
  await log(page).getByText('I can be there at two.').waitFor();
  expect(await log(page).getByText('Sam', { exact: true }).count()).toBe(1);
  expect(asked[0]).toBe('Bearer a secret of thirty characters.');
  await expect.poll(() => field(page).isEnabled()).toBe(true);
});

test('who has asked nothing yet, and who may not ask, reaches a person by the booking form', async () => {
  const page = await chat();
  await more(page, 'Talk to a person');
  await page.getByRole('form', { name: 'Free IT assessment' }).waitFor();
});

test('the chat can be saved as a file, and sent to the address of the gate', async () => {
  const page = await chat();
  await say(page, 'First');
  await log(page).getByText('Re: First').waitFor();
  await panel(page).getByLabel('More about this chat').click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    panel(page).getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  const text = await (await file.createReadStream()).toArray();
  expect(Buffer.concat(text).toString()).toMatch(/You, .*\nFirst\n[\s\S]*Lumi, .*\nRe: First/);
  await more(page, 'Email me this chat');
  await log(page).getByText('Sent to dana@lakeview.example.').waitFor();
  expect(pages.asked.at(-1)).toMatchObject({ path: '/api/email-me', body: { kind: 'chat' } });
});

test('a thumb and its reason reach the server', async () => {
  const page = await chat();
  await say(page, 'First');
  await log(page).getByRole('button', { name: 'No' }).click();
  await log(page).getByLabel('What was missing?').fill('The price');
  await log(page).getByRole('button', { name: 'Tell us' }).click();
  await expect
    .poll(() => pages.asked.at(-1)?.body)
    .toMatchObject({
      messageId: 'to First',
      helpful: false,
      reason: 'The price',
    });
  expect(await log(page).getByRole('button', { name: 'No' }).getAttribute('aria-pressed')).toBe('true');
});

test('stopped in the very first reply, the chat can still be mailed, handed over and erased', async () => {
  const secret = 'the secret of thirty characters';
  const page = await chat(() => ({ stream: [{ event: 'delta', data: { text: '', secret } }], after: 'hang' }));
  await say(page, 'First');
  await panel(page).getByRole('button', { name: 'Stop' }).click();
  await field(page).and(page.locator(':enabled')).waitFor();
  await more(page, 'Forget this chat');
  await gate(page).waitFor();
  expect(pages.asked.at(-1)).toMatchObject({ path: '/api/chatbot/forget', body: { secret } });
});

test('asked for without a connection, a person is asked for as soon as it is back', async () => {
  const page = await chat();
  await say(page, 'First');
  await log(page).getByText('Re: First').waitFor();
  pages.answer(() => 'cut');
  await more(page, 'Talk to a person');
  await log(page).getByText('as soon as the connection is back').waitFor();
  pages.answer(chatApi(echo));
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await log(page).getByText('Your reference: NL-TEST42.').waitFor();
  const asked = pages.asked.filter(({ path }) => path === '/api/chatbot/handover');
  expect(asked.at(-1)?.body).toMatchObject({ sessionId: expect.any(String), secret: expect.any(String) });
  expect(await page.evaluate(() => Object.keys(localStorage).filter((name) => name.includes('unsent')))).toEqual([]);
});
