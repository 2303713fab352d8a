import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { company } from '../../../shared/company/company.ts';
import { assistant } from '../../support/assistant.ts';
import {
  announced,
  answerOf,
  chatApi,
  field,
  launcher,
  log,
  panel,
  say,
  startChat,
  streamed,
} from '../../support/chat-widget.ts';
import { useChromium } from '../../support/chromium.ts';
import { useWidgetPages } from '../../support/use-widget-pages.ts';
import { beforeRelease, firstFew } from '../../support/whole-set.ts';
import { widgetsReady } from '../../support/widget-forms.ts';
import { type Answer, ownPage } from '../../support/widget-page.ts';

const { open } = useChromium();
const pages = useWidgetPages('preact', (pages) => {
  pages.page('/', ownPage(launcher));
  pages.page('/theirs', '<title>Calendar</title>');
  for (const [path, calendar] of [
    ['/calendar', 'https://calendar.example/theirs'],
    ['/program', 'javascript:document.title=1'],
  ])
    pages.page(path ?? '', ownPage(launcher.replace('data-open', `data-calendar="${calendar}" data-open`)));
});

async function chat(answer: Answer, { path = '/', width = 1440, clock = false } = {}): Promise<Page> {
  const page = await open(width);
  if (clock) await page.clock.install();
  pages.answer(chatApi(answer));
  await page.goto(pages.own + path);
  await widgetsReady(page);
  await startChat(page);
  return page;
}

const messages = () => pages.asked.filter(({ path }) => path === '/api/chatbot/message');
const failed = `I apologize, but I'm experiencing technical difficulties. Please call us at ${company.phone.display} for`;

test('a message carries what docs/product.md, section 7, says; the reply ends with the pages it came from', async () => {
  const page = await chat(() =>
    streamed(
      answerOf('It costs **$175** a month.\n\n- one\n- two', {
        quotes: [{ text: 'Custom pricing for larger firms.', title: 'Pricing', url: '/pricing' }],
      }),
    ),
  );
  await say(page, '  What does it cost?  ');
  await log(page).getByText('Custom pricing for larger firms.').waitFor();
  const [asked] = messages();
  expect(asked?.headers).toMatchObject({ accept: 'text/event-stream', 'idempotency-key': expect.any(String) });
  expect(asked?.body).toEqual({
    message: 'What does it cost?',
    sessionId: expect.stringMatching(/^[\da-f-]{36}$/),
    clientInfo: { email: 'dana@lakeview.example', phone: '416 555 0199', name: '', company: '' },
    page: '/',
    secret: expect.stringMatching(/^[\da-f-]{36}$/),
  });
  expect(await log(page).getByRole('listitem').allTextContents()).toEqual(['one', 'two']);
  expect(await log(page).locator('strong').textContent()).toBe('$175');
  expect(await log(page).locator('blockquote').count()).toBe(1);
  expect(await log(page).getByRole('link', { name: 'Pricing' }).last().getAttribute('href')).toBe('/pricing');
  await say(page, 'And for 20?');
  await expect.poll(() => messages().length).toBe(2);
  expect(messages()[1]?.body).toMatchObject({
    secret: asked?.body.secret,
    sessionId: asked?.body.sessionId,
  });
});

beforeRelease(
  'Enter sends; Shift+Enter, and Enter while an input method composes, do not; nor does what is blank',
  async () => {
    const page = await chat(() => 'hang');
    await field(page).fill('   ');
    await field(page).press('Enter');
    await field(page).fill('One');
    await field(page).press('Shift+Enter');
    expect(await field(page).inputValue()).toBe('One\n');
    for (const given of [{ isComposing: true }, { keyCode: 229 }])
      await field(page).evaluate(
        (element, given) =>
          element.dispatchEvent(
            new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...given }),
          ),
        given,
      );
    expect(messages()).toEqual([]);
    await field(page).press('Enter');
    await expect.poll(() => messages().length).toBe(1);
  },
);

test('while a reply is on its way nothing can be sent; Stop keeps what has come, and gives the field back', async () => {
  const page = await chat(() => ({ stream: [{ event: 'delta', data: { text: 'It depends on' } }], after: 'hang' }));
  await say(page, 'What does it cost?');
  await log(page).getByText('It depends on').waitFor();
  expect(await field(page).isDisabled()).toBe(true);
  expect(await panel(page).getByRole('button', { name: 'Send' }).count()).toBe(0);
  await page.keyboard.press('Enter');
  await panel(page).getByRole('button', { name: 'Send' }).waitFor();
  expect(await log(page).getByText('It depends on').count()).toBe(1);
  expect(await field(page).evaluate((element) => (element.getRootNode() as ShadowRoot).activeElement === element)).toBe(
    true,
  );
});

beforeRelease('a streamed reply is announced once, when it is whole, without the marks of Markdown', async () => {
  const page = await chat(() =>
    streamed(answerOf('- **Essential**, from [Pricing](/pricing):\n- We answer within the hour.')),
  );
  const heard = await announced(page).evaluateHandle((status) => {
    const heard: (string | null)[] = [];
    new MutationObserver(() => heard.push(status.textContent)).observe(status, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    return heard;
  });
  await say(page, 'How fast?');
  await log(page).getByText('We answer within the hour.').waitFor();
  await expect
    .poll(() => heard.jsonValue())
    .toEqual([`${assistant}: Essential, from Pricing:\nWe answer within the hour.`]);
  expect(await log(page).getAttribute('aria-live')).toBe('off');
});

beforeRelease('a server that answers with JSON is understood', async () => {
  const page = await chat(() => ({ body: answerOf('Monday to Friday.') }));
  await say(page, 'When?');
  await log(page).getByText('Monday to Friday.').waitFor();
});

test('an answer with HTML and orders to the browser stays text', async () => {
  const page = await chat(() =>
    streamed(
      answerOf(
        '<img src=x onerror="window.hit=1"> [press](javascript:window.hit=1) [far](/\\thief.example) [ok](https://ok.example)',
      ),
    ),
  );
  await say(page, 'Hi');
  await log(page).getByText('<img src=x').waitFor();
  expect(await log(page).locator('img').count()).toBe(0);
  for (const name of ['press', 'far']) expect(await log(page).getByRole('link', { name }).count()).toBe(0);
  expect(await log(page).getByRole('link', { name: 'ok' }).getAttribute('href')).toBe('https://ok.example');
});

test('words about a meeting bring the two buttons, and after a second the offer of a consultation', async () => {
  const page = await chat(() => streamed(answerOf('We could meet: pick an appointment.')), { clock: true });
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await say(page, 'Can we talk?');
  await log(page).getByText('pick an appointment').waitFor();
  expect(await log(page).getByRole('button', { name: 'Schedule Meeting' }).count()).toBe(2);
  await page.clock.runFor(900);
  expect(await log(page).getByText('free consultation').count()).toBe(0);
  await page.clock.runFor(200);
  await log(page).getByText('free consultation').waitFor();
  expect(await log(page).getByRole('button', { name: 'Schedule Meeting' }).count()).toBe(3);
  await log(page).getByRole('button', { name: 'Schedule Meeting' }).last().click();
  await page.getByRole('form', { name: 'Free IT assessment' }).waitFor();
});

beforeRelease('where there is a calendar, Schedule Meeting opens it in a window of its own', async () => {
  const page = await chat(() => 'hang', { path: '/calendar' });
  await page.context().route('https://calendar.example/**', (route) => route.fulfill({ body: 'Pick a day' }));
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    log(page).getByRole('button', { name: 'Schedule Meeting' }).click(),
  ]);
  await popup.waitForURL('https://calendar.example/theirs');
});

beforeRelease('a calendar that is no address but a program is none: our dialog books', async () => {
  const page = await chat(() => 'hang', { path: '/program' });
  await log(page).getByRole('button', { name: 'Schedule Meeting' }).click();
  await page.getByRole('form', { name: 'Free IT assessment' }).waitFor();
  expect(page.context().pages()).toHaveLength(1);
});

const refusals = [
  ['403', { status: 403, body: { restricted: true, message: 'Not from there.' } }, 'Not from there.'],
  [
    'restricted: true in any answer',
    { body: { restricted: true } },
    `${assistant} is currently only available to users in Canada. For international inquiries, please contact us directly at ${company.phone.display} or ${company.email}.`,
  ],
] as const;

// `restricted` and `states` cover the other refusals.
test.each(firstFew(refusals, 1))('%s: the field is disabled, and the reason is said', async (_, reply, words) => {
  const page = await chat(() => reply);
  await say(page, 'Bonjour');
  await log(page).getByText(words).waitFor();
  expect(await field(page).isDisabled()).toBe(true);
  expect(await field(page).getAttribute('placeholder')).toBe('Chat restricted to Canadian users');
  expect(await log(page).getByText('Bonjour').count()).toBe(1);
  expect(await log(page).getByText('technical difficulties').count()).toBe(0);
});

const faults: [string, Answer][] = [
  ['a failing server', () => ({ status: 503 })],
  ['a connection lost in mid-stream', () => ({ stream: [{ event: 'delta', data: { text: 'It' } }], after: 'cut' })],
  ['a model that is down', () => ({ stream: [{ event: 'failed', data: {} }], after: 'end' })],
  ['a refused message', () => ({ status: 422 })],
];

test.each(firstFew(faults, 1))('%s: the message stays, with Try again under the same key', async (_, fault) => {
  let down = true;
  const page = await chat((asked) => (down ? fault(asked) : streamed(answerOf('Here I am.'))));
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await say(page, 'Are you there?');
  await log(page).getByText(failed).waitFor();
  expect(said.join()).toContain('Failed to send message');
  expect(await field(page).isEnabled()).toBe(true);
  down = false;
  await log(page).getByRole('button', { name: 'Try again' }).click();
  await log(page).getByText('Here I am.').waitFor();
  expect(await log(page).getByText(failed).count()).toBe(0);
  expect(new Set(messages().map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
});

test('words of an attack put Call Now first, with what to do in the next ten minutes, at once', async () => {
  const page = await chat(() => 'hang');
  await say(page, 'Our server is down, it says ransomware');
  await log(page).getByText('Do not turn the computer off').waitFor();
  expect(await log(page).getByRole('link', { name: 'Call Now' }).last().getAttribute('href')).toMatch(/^tel:/);
  expect(await log(page).getByRole('link', { name: 'What else to do' }).getAttribute('href')).toMatch(/ransomware/);
});

beforeRelease.each([
  'Our internet is down',
  'I wired money to a hacker, what now',
  'My phone with work email was stolen',
])('an emergency that is no attack on computers puts Call Now first, and pulls no cable: %s', async (message) => {
  const page = await chat(() => streamed(answerOf('1. Act.', { emergency: true })));
  await say(page, message);
  await log(page).getByText('The phone is faster than this chat').waitFor();
  expect(await log(page).getByRole('link', { name: 'Call Now' }).last().getAttribute('href')).toMatch(/^tel:/);
  expect(await log(page).getByText('network cable').count()).toBe(0);
});

beforeRelease('a long answer is read from its beginning: the question and Call Now stay in sight', async () => {
  const long = Array.from({ length: 40 }, (_, line) => `- Step ${line}`).join('\n');
  const page = await chat(() => streamed(answerOf(long, { emergency: true })));
  await say(page, 'Our server is down, it says ransomware');
  await log(page).getByText('Step 39').waitFor();
  const area = await log(page).boundingBox();
  const top = async () => ((await log(page).getByText('it says ransomware').boundingBox())?.y ?? 0) - (area?.y ?? 0);
  await expect.poll(top).toBeLessThan(40);
  expect(await top()).toBeGreaterThanOrEqual(0);
});

beforeRelease('an answer that is none names the nearest pages once', async () => {
  const nearest = [{ title: 'Pricing', url: '/pricing' }];
  const page = await chat(() =>
    streamed(answerOf('I don’t know. The nearest page is [Pricing](/pricing).', { known: false, sources: nearest })),
  );
  await say(page, 'A plumber?');
  await log(page).getByText('The nearest page').waitFor();
  expect(await log(page).getByRole('link', { name: 'Pricing' }).count()).toBe(1);
});

beforeRelease('a message over 1,000 characters is not cut: it says by how much it is too long', async () => {
  const page = await chat(() => 'hang');
  await field(page).fill('a'.repeat(1001));
  await panel(page).getByText('1001 of 1000 characters').waitFor();
  expect(await panel(page).getByRole('button', { name: 'Send' }).isDisabled()).toBe(true);
  expect((await field(page).inputValue()).length).toBe(1001);
});

beforeRelease('a phone vibrates for 50 ms when a message is sent', async () => {
  for (const [width, times] of [
    [390, [50]],
    [1440, []],
  ] as const) {
    const page = await chat(() => 'hang', { width });
    await page.evaluate(() => {
      const buzzed: unknown[] = [];
      Object.assign(window, { buzzed });
      Object.defineProperty(navigator, 'vibrate', { value: (for_: unknown) => buzzed.push(for_) });
    });
    await say(page, 'Hello');
    await log(page).getByText(`${assistant} is typing`).waitFor({ state: 'attached' });
    expect(await page.evaluate(() => (window as unknown as { buzzed: unknown[] }).buzzed)).toEqual(times);
  }
});
