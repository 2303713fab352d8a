import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { company } from '../../../shared/company/company.ts';
import { paths } from '../../../shared/http.ts';
import { assistant, opensChat } from '../../support/assistant.ts';
import {
  announced,
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
} from '../../support/chat-widget.ts';
import { useChromium } from '../../support/chromium.ts';
import { crashAndReload } from '../../support/crashed-tab.ts';
import { useWidgetPages } from '../../support/use-widget-pages.ts';
import { beforeRelease } from '../../support/whole-set.ts';
import { widgetsReady } from '../../support/widget-forms.ts';
import { type Answer, leadAnswer, ownPage, type Reply } from '../../support/widget-page.ts';

const { open } = useChromium();
const pages = useWidgetPages('preact', (pages) => {
  pages.page('/', ownPage(launcher));
});

const day = 86_400_000;
const echo: Answer = ({ body }) => streamed(answerOf(`Re: ${body.message}`, { messageId: `to ${body.message}` }));
const messages = () => pages.asked.filter(({ path }) => path === paths.chatMessage);

async function visit(page: Page): Promise<void> {
  await page.goto(`${pages.own}/`);
  await widgetsReady(page);
}

async function chat(answer: Answer = echo): Promise<Page> {
  const page = await open(1440);
  pages.answer(chatApi(answer));
  await visit(page);
  await startChat(page);
  return page;
}

async function askForPerson(page: Page): Promise<void> {
  await panel(page).getByLabel('More about this chat').click();
  await panel(page).getByRole('button', { name: 'Talk to a person' }).click();
}

test('that a person is being asked for shows until the server answers; when it refuses, nothing is lost and it can be asked again', async () => {
  const page = await chat();
  await say(page, 'First');
  await log(page).getByText('Re: First').waitFor();
  await field(page).fill('half a thou');
  const refused = `experiencing technical difficulties. Please call us at ${company.phone.display}`;
  const asking = log(page).getByText('Asking…');
  const replies: [Reply, string][] = [
    [{ status: 404, body: { error: { code: 'unknown-conversation', message: 'No such conversation.' } } }, refused],
    [{ status: 422, body: { error: { code: 'invalid', message: 'No.', fields: { secret: 'No.' } } } }, refused],
    [{ status: 201, body: leadAnswer }, 'We will be in touch within 2 hours. Your reference: NL-TEST42.'],
  ];
  for (const [reply, words] of replies) {
    let answers = () => {};
    const answered = new Promise<Reply>((resolve) => {
      answers = () => resolve(reply);
    });
    pages.answer(() => answered);
    await askForPerson(page);
    await asking.waitFor();
    expect(await log(page).getByText(words).count()).toBe(0);
    expect(await announced(page).textContent()).toBe(`${assistant}: Asking…`);
    answers();
    await log(page).getByText(words).waitFor();
    expect(await announced(page).textContent()).toContain(words);
    expect(await asking.count()).toBe(0);
    expect(await log(page).getByText('Re: First').count()).toBe(1);
    expect(await field(page).inputValue()).toBe('half a thou');
  }
  const asked = pages.asked.filter(({ path }) => path === paths.chatHandover);
  expect(asked).toHaveLength(3);
  expect(asked[0]?.body).toMatchObject({ sessionId: expect.any(String) });
  expect(new Set(asked.map(({ body }) => body.secret))).toEqual(new Set([expect.stringMatching(/^[\da-f-]{36}$/)]));
});

test('a message behind one that could not be sent says that it waits too, and is sent after it', async () => {
  let down = true;
  const page = await chat((asked) => (down ? { status: 503 } : echo(asked)));
  await say(page, 'One');
  await log(page).getByText('It stays here and is sent').waitFor();
  await say(page, 'Two');
  const waits = log(page).getByText('Not sent yet.', { exact: true });
  await waits.waitFor();
  down = false;
  await page.evaluate(() => void dispatchEvent(new Event('online')));
  await log(page).getByText('Re: Two').waitFor();
  expect(await log(page).textContent()).toMatch(/One.*Re: One.*Two.*Re: Two/s);
  expect(await waits.count()).toBe(0);
});

beforeRelease(
  'when the tab crashes, the message that waits and what was being typed are there again, and the message is sent',
  async () => {
    let down = false;
    const page = await chat((asked) => (down ? { status: 503 } : echo(asked)));
    await say(page, 'First');
    await log(page).getByText('Re: First').waitFor();
    down = true;
    await say(page, 'Waits');
    await log(page).getByText('It stays here and is sent').waitFor();
    await field(page).fill('half a thou');
    const look = await crashAndReload(page);
    const inChat = (selector: string, property: string) => () =>
      look(`document.querySelector('itwidgets-floating ${selector}')?.${property}`);
    await expect.poll(inChat('[role=log]', 'textContent')).toMatch(/Re: First.*Waits/s);
    expect(await inChat('[aria-label="Your message"]', 'value')()).toBe('half a thou');
    down = false;
    await look("dispatchEvent(new Event('online'))");
    await expect.poll(inChat('[role=log]', 'textContent')).toContain('Re: Waits');
    expect(await inChat('[aria-label="Your message"]', 'value')()).toBe('half a thou');
    const keys = messages().filter(({ body }) => body.message === 'Waits');
    expect(new Set(keys.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  },
);

beforeRelease('when the tab crashes at the gate, what was typed there is there again', async () => {
  const page = await open(1440);
  await visit(page);
  await page.getByRole('link', { name: opensChat }).click();
  await gate(page).getByLabel('Email').fill('dana@lakeview.example');
  const look = await crashAndReload(page);
  await expect.poll(() => look('typeof window.itwidgets?.version')).toBe('string');
  await look("window.itwidgets.open('chat')");
  await expect
    .poll(() => look(`document.querySelector('itwidgets-floating [name=email]')?.value`))
    .toBe('dana@lakeview.example');
});

beforeRelease(
  'a clock that is hours or many days ahead or behind, and then right again, keeps what waits, and it is sent',
  async () => {
    let hangs = false;
    const page = await open(1440);
    const now = Date.now();
    await page.clock.setSystemTime(now);
    pages.answer(chatApi((asked) => (hangs ? 'hang' : echo(asked))));
    await visit(page);
    await startChat(page);
    await say(page, 'Right');
    await log(page).getByText('Re: Right').waitFor();
    const sent = ['Right'];
    // A chat is stored for 90 days, even with a wrong clock.
    for (const [name, shift] of [
      ['hours ahead', day / 4],
      ['hours behind', -day / 4],
      ['days ahead', 200 * day],
      ['days behind', -200 * day],
    ] as const) {
      await page.clock.setSystemTime(now + shift);
      hangs = true;
      await say(page, name);
      await expect.poll(() => messages().length).toBe(sent.push(name));
      // Leaving the page stores the time of its end.
      await page.goto('about:blank');
      await page.clock.setSystemTime(now);
      hangs = false;
      await visit(page);
      await log(page).getByText(`Re: ${name}`).waitFor();
      sent.push(name);
    }
    expect(messages().map(({ body }) => body.message)).toEqual(sent);
    expect(await log(page).textContent()).toMatch(
      /Re: Right.*Re: hours ahead.*Re: hours behind.*Re: days ahead.*Re: days b/s,
    );
  },
);
