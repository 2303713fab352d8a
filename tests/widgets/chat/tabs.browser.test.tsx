import { expect, test } from 'vitest';
import { answerOf, gate, log, panel, say, streamed } from '../../support/chat-widget.ts';
import { echo, ofStaff, useStoredChat } from '../../support/use-stored-chat.ts';
import { beforeRelease } from '../../support/whole-set.ts';

const { chat, messages, more, newTab, pages, posts, reopen, stored } = useStoredChat();

test('two tabs have one chat, and when both send at once they lose nothing, show each answer once and send each message under one key', async () => {
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
    // Each answer follows its message; the two pairs may interleave.
    for (const who of ['one', 'two']) {
      const inOrder = new RegExp(`First.*Re: First.*You: from ${who}.*Re: from ${who}`, 's');
      await expect.poll(() => log(tab).textContent()).toMatch(inOrder);
      await expect.poll(() => log(tab).getByText(`Re: from ${who}`).count()).toBe(1);
    }
  }
  // A tab with stale storage may resend the other's message; the server processes a key once.
  const sent = new Map(posts().map(({ headers, body }) => [headers['idempotency-key'], body.message]));
  expect([...sent.values()].sort()).toEqual(['First', 'from one', 'from two']);
  expect(posts().length).toBeLessThanOrEqual(5);
});

beforeRelease('of two tabs only one sends at a time, and it sends what the other has to send too', async () => {
  const held = Promise.withResolvers<void>();
  const page = await chat(async (asked) => {
    if (asked.body.message === 'Held') await held.promise;
    return echo(asked);
  });
  await say(page, 'First');
  await log(page).getByText('Re: First').waitFor();
  const second = await newTab(page.context());
  await say(page, 'Held');
  await expect.poll(messages).toEqual(['First', 'Held']);
  await say(second, 'Next');
  await log(page).getByText('Next').waitFor();
  // By then a request without a lock would have been sent.
  await second.evaluate(() => fetch('/next'));
  expect(messages()).toEqual(['First', 'Held']);
  held.resolve();
  await log(second).getByText('Re: Next').waitFor();
  expect(messages().slice(0, 3)).toEqual(['First', 'Held', 'Next']);
});

beforeRelease('a thumb and its reason stay as given last, whichever tab sends next', async () => {
  const page = await chat();
  await say(page, 'First');
  await log(page).getByText('Re: First').waitFor();
  const second = await newTab(page.context());
  await log(page).getByRole('button', { name: 'No', exact: true }).click();
  await log(page).getByLabel('What was missing?').fill('The price.');
  await log(page).getByRole('button', { name: 'Tell us' }).click();
  const thumbs = () => pages.asked.filter(({ path }) => path === '/api/chatbot/feedback').map(({ body }) => body);
  await expect.poll(() => thumbs().at(-1)?.reason).toBe('The price.');
  expect(thumbs().at(-1)).toMatchObject({ messageId: 'to First', helpful: false });
  await say(second, 'Second');
  await log(second).getByText('Re: Second').waitFor();
  await expect.poll(() => log(second).getAttribute('aria-busy')).toBe('false');
  expect(thumbs().map(({ reason }) => reason)).toEqual([undefined, 'The price.']);
  const no = log(second).getByRole('button', { name: 'No', exact: true, pressed: true });
  expect(await no.count()).toBe(1);
});

beforeRelease('what another tab has overwritten in storage is written again', async () => {
  const page = await chat();
  await say(page, 'First');
  await log(page).getByText('Re: First').waitFor();
  const second = await newTab(page.context());
  const earlier = await second.evaluate(() => localStorage.getItem('itwidgets:chat') ?? '');
  await say(page, 'Second');
  await log(second).getByText('Re: Second').waitFor();
  await second.evaluate((earlier) => {
    const chat = JSON.parse(earlier);
    const late = { ...chat.messages.at(-2), id: 'late', content: 'Late' };
    const both = { ...chat, messages: [...chat.messages, late] };
    localStorage.setItem('itwidgets:chat', JSON.stringify(both));
  }, earlier);
  const inOrder = /Re: First.*Second.*Re: Second.*Late/s;
  await expect.poll(() => second.evaluate(() => localStorage.getItem('itwidgets:chat'))).toMatch(inOrder);
  await expect.poll(() => log(page).textContent()).toMatch(inOrder);
});

beforeRelease('an answer that another tab has brought while this one waits for it is shown once', async () => {
  const held = Promise.withResolvers<void>();
  const words = 'Thirty minutes, every time.';
  const page = await chat(async (asked) => {
    if (asked.body.message === 'Question') await held.promise;
    return streamed(answerOf(words, { messageId: `to ${asked.body.message}` }));
  });
  await say(page, 'First');
  await log(page).getByText(words).waitFor();
  await expect.poll(() => log(page).getAttribute('aria-busy')).toBe('false');
  const second = await newTab(page.context());
  await say(second, 'Question');
  await log(page).getByText('Question').waitFor();
  await expect.poll(messages).toEqual(['First', 'Question']);
  await page.evaluate((content) => {
    const chat = JSON.parse(localStorage.getItem('itwidgets:chat') ?? '');
    const asked = chat.messages.find((said: { content: string }) => said.content === 'Question');
    delete asked.state;
    const answer = { sources: [], quotes: [], known: true };
    chat.messages.push({ ...asked, id: 'to Question', role: 'assistant', content, answer });
    localStorage.setItem('itwidgets:chat', JSON.stringify(chat));
  }, words);
  await expect.poll(() => log(second).getByText(words).count()).toBe(2);
  held.resolve();
  await expect.poll(() => log(second).getAttribute('aria-busy')).toBe('false');
  await reopen(second);
  await log(second).getByText(words).last().waitFor();
  expect(await log(second).getByText(words).count()).toBe(2);
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
  expect(asked?.body).toEqual({ sessionId: expect.any(String), secret: expect.stringMatching(/^[0-9a-f-]{36}$/) });
});

beforeRelease('a chat that was begun before its tab was duplicated stays erased in both', async () => {
  const page = await chat();
  const begun = await page.evaluate(() => sessionStorage.getItem('itwidgets:chat') ?? '');
  const second = await newTab(page.context(), (second) =>
    second.addInitScript((begun) => sessionStorage.setItem('itwidgets:chat', begun), begun),
  );
  await log(second).waitFor();
  await say(page, 'First');
  await log(second).getByText('Re: First').waitFor();
  await more(page, 'Forget this chat');
  await gate(page).waitFor();
  await gate(second).waitFor();
  expect(await stored(page)).toEqual([]);
  expect(await second.evaluate(() => sessionStorage.getItem('itwidgets:chat'))).toBe(null);
});

beforeRelease('who has asked for a person in one tab hears them in the other, too', async () => {
  const page = await chat();
  await say(page, 'First');
  await log(page).getByText('Re: First').waitFor();
  const second = await newTab(page.context());
  await second.route('**/api/chatbot/live?*', (route) =>
    route.fulfill({ contentType: 'text/event-stream', body: `event: message\ndata: ${JSON.stringify(ofStaff)}\n\n` }),
  );
  await page.route('**/api/chatbot/live?*', (route) => route.abort());
  await more(page, 'Talk to a person');
  await log(second).getByText(ofStaff.content).waitFor();
  await log(page).getByText(ofStaff.content).waitFor();
});
