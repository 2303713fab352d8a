import { expect, test } from 'vitest';
import { assistant, opensChat } from '../../support/assistant.ts';
import { answerOf, chatApi, field, gate, log, panel, say } from '../../support/chat-widget.ts';
import { echo, ofStaff, useStoredChat } from '../../support/use-stored-chat.ts';
import { beforeRelease } from '../../support/whole-set.ts';
import { widgetsReady } from '../../support/widget-forms.ts';

const { chat, messages, more, newTab, pages, posts, reopen, stored } = useStoredChat();

test('nothing of the chat is stored before the first message, and then it goes on over a page change', async () => {
  const page = await chat();
  expect(await stored(page)).toEqual([]);
  await say(page, 'First');
  await log(page).getByText('Re: First').waitFor();
  expect(await stored(page)).toEqual(['itwidgets:chat']);
  await field(page).fill('half a thou');
  await reopen(page);
  await log(page).getByText('Re: First').waitFor();
  expect(await field(page).inputValue()).toBe('half a thou');
  expect(await gate(page).count()).toBe(0);
  // Reopens next to the page as before, without taking the focus.
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  await panel(page).getByRole('button', { name: 'Minimise chat' }).click();
  await page.goto(`${pages.own}/`);
  await widgetsReady(page);
  expect(await panel(page).count()).toBe(0);
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

beforeRelease('where storage is blocked the chat lasts as long as the page', async () => {
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
  await page.getByRole('link', { name: opensChat }).click();
  await log(page).getByText('Re: First').waitFor();
});

beforeRelease('a clock that is set back keeps the order of what was said', async () => {
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

test('forgotten while a message and a wish for a person wait, none of it is ever sent', async () => {
  const page = await chat();
  await say(page, 'First');
  await log(page).getByText('Re: First').waitFor();
  pages.answer(({ path }) => (path === '/api/chatbot/forget' ? { status: 200, body: { ok: true } } : 'cut'));
  await say(page, 'Second');
  await log(page).getByText('It stays here and is sent').waitFor();
  await more(page, 'Talk to a person');
  await expect.poll(() => log(page).getByText('as soon as our server can be reached').count()).toBe(2);
  await more(page, 'Forget this chat');
  await gate(page).waitFor();
  const stores = () => page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  expect((await stores()).filter((name) => /unsent|chat$/.test(name))).toEqual([]);
  const { length } = pages.asked;
  pages.answer(chatApi(echo));
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await page.goto(`${pages.own}/next`);
  await widgetsReady(page);
  await page.getByRole('link', { name: opensChat }).click();
  await gate(page).waitFor();
  expect(pages.asked.slice(length).filter(({ path }) => path.includes('chatbot'))).toEqual([]);
});

beforeRelease(
  'forgotten without a connection before any reply, the first message is gone from here and is not sent later',
  async () => {
    const page = await chat(() => 'cut');
    await say(page, 'Never mind');
    await log(page).getByText('It stays here and is sent').waitFor();
    pages.answer(() => 'cut');
    await more(page, 'Forget this chat');
    await gate(page).waitFor();
    const { length } = pages.asked;
    pages.answer(chatApi(echo));
    await page.goto(`${pages.own}/next`);
    await widgetsReady(page);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await page.getByRole('link', { name: opensChat }).click();
    await gate(page).waitFor();
    expect(pages.asked.slice(length).filter(({ body }) => JSON.stringify(body ?? '').includes('Never mind'))).toEqual(
      [],
    );
  },
);

beforeRelease(
  'forgotten without a connection, what waits is not sent when it is back, and the rest is not erased yet',
  async () => {
    const page = await chat();
    await say(page, 'First');
    await log(page).getByText('Re: First').waitFor();
    await page.context().setOffline(true);
    await say(page, 'Second');
    await log(page).getByText('It stays here and is sent').waitFor();
    await more(page, 'Forget this chat');
    await log(page).getByText('not erased yet').waitFor();
    await page.context().setOffline(false);
    await reopen(page);
    await log(page).getByText('Re: First').waitFor();
    await say(page, 'Third');
    await log(page).getByText('Re: Third').waitFor();
    expect(messages()).toEqual(['First', 'Third']);
  },
);

beforeRelease('nothing is erased when the server cannot be reached, and that is said', async () => {
  const page = await chat();
  await say(page, 'First');
  await log(page).getByText('Re: First').waitFor();
  pages.answer(() => ({ status: 503 }));
  await more(page, 'Forget this chat');
  await log(page).getByText('not erased yet').waitFor();
  await log(page).getByText('Re: First').waitFor();
});

beforeRelease(
  'what a person says in the chat is heard once they are asked for, and once they have taken over',
  async () => {
    let takenOver = false;
    const page = await chat((asked) =>
      takenOver ? { body: answerOf('', { answeredBy: 'staff', sources: [] }) } : echo(asked),
    );
    const asked: (string | undefined)[] = [];
    await page.route('**/api/chatbot/live?*', (route) => {
      asked.push(route.request().headers().authorization);
      const body = `event: joined\ndata: {"name":"${ofStaff.author}"}\n\nevent: message\ndata: ${JSON.stringify(ofStaff)}\n\n`;
      return route.fulfill({ contentType: 'text/event-stream', body });
    });
    await say(page, 'First');
    await log(page).getByText('Re: First').waitFor();
    expect(asked).toEqual([]);
    takenOver = true;
    await say(page, 'When?');
    await log(page).getByText(ofStaff.content).waitFor();
    expect(await log(page).getByText(ofStaff.author, { exact: true }).count()).toBe(1);
    expect(asked[0]).toMatch(/^Bearer [0-9a-f-]{36}$/);
    await expect.poll(() => field(page).isEnabled()).toBe(true);
  },
);

beforeRelease('who has asked nothing yet, and who may not ask, reaches a person by the booking form', async () => {
  const page = await chat();
  await more(page, 'Talk to a person');
  await page.getByRole('form', { name: 'Free IT assessment' }).waitFor();
});

beforeRelease('the chat can be saved as a file, and sent to the address of the gate', async () => {
  const page = await chat();
  await say(page, 'First');
  await log(page).getByText('Re: First').waitFor();
  await panel(page).getByLabel('More about this chat').click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    panel(page).getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  const text = await (await file.createReadStream()).toArray();
  expect(Buffer.concat(text).toString()).toMatch(new RegExp(`You, .*\\nFirst\\n[\\s\\S]*${assistant}, .*\\nRe: First`));
  await more(page, 'Email me this chat');
  await log(page).getByText('Sent to dana@lakeview.example.').waitFor();
  expect(pages.asked.at(-1)).toMatchObject({ path: '/api/email-me', body: { kind: 'chat' } });
});

beforeRelease('stopped in the very first reply, the chat can still be mailed, handed over and erased', async () => {
  const page = await chat(() => ({ stream: [{ event: 'delta', data: { text: '' } }], after: 'hang' }));
  await say(page, 'First');
  await panel(page).getByRole('button', { name: 'Stop' }).click();
  await field(page).and(page.locator(':enabled')).waitFor();
  await more(page, 'Forget this chat');
  await gate(page).waitFor();
  expect(pages.asked.at(-1)).toMatchObject({
    path: '/api/chatbot/forget',
    body: { secret: expect.stringMatching(/^[0-9a-f-]{36}$/) },
  });
});

beforeRelease('asked for without a connection, a person is asked for as soon as it is back', async () => {
  const page = await chat();
  await say(page, 'First');
  await log(page).getByText('Re: First').waitFor();
  pages.answer(() => 'cut');
  await more(page, 'Talk to a person');
  await log(page).getByText('as soon as our server can be reached').waitFor();
  pages.answer(chatApi(echo));
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await log(page).getByText('Your reference: NL-TEST42.').waitFor();
  const asked = pages.asked.filter(({ path }) => path === '/api/chatbot/handover');
  expect(asked.at(-1)?.body).toMatchObject({ sessionId: expect.any(String), secret: expect.any(String) });
  expect(await page.evaluate(() => Object.keys(localStorage).filter((name) => name.includes('unsent')))).toEqual([]);
});
