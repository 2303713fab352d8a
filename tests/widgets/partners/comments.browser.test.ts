import type { CDPSession, Page } from 'playwright';
import { expect, test } from 'vitest';
import { opensChat } from '../../support/assistant.ts';
import { answerOf, chatApi, log, panel, passGate, say, streamed } from '../../support/chat-widget.ts';
import { usePartner } from '../../support/partner.ts';
import { beforeRelease, firstFew } from '../../support/whole-set.ts';
import { newsletterForm, statusOf, widgetsReady } from '../../support/widget-forms.ts';

/** Partners' pages with words of strangers: DOMPurify leaves `data-*`, names and ids. */
const { pages, tag, visit } = usePartner();

const thief = 'https://thief.example';

/** A comment as a sanitiser leaves it: a chat of its own, and a button for the partner's. */
const comment = (calendar: string) => `<div class="comment">
  <div data-widget="chat" data-start="open" data-greeting="Confirm your password" data-questions="Free money?"
    data-provider="Trusted Bank" data-calendar="${calendar}" data-accent="var(--x, url(${thief}/seen))"></div>
  <button data-open="chat" data-start="open" data-greeting="Confirm your password" data-calendar="${calendar}"
    data-accent="url(${thief}/seen)">Ask</button>
</div>`;

/** Names that clobber `document` and `window`. */
const clobbered = [
  'currentScript',
  'head',
  'scripts',
  'documentURI',
  'baseURI',
  'itwidgets',
  'dataset',
  'src',
  'origin',
]
  .map((name) => `<img name="${name}" alt=""><a id="${name}" href="${thief}">x</a><form name="${name}"></form>`)
  .join('');

const options = [
  'api',
  'src',
  'origin',
  'dataApi',
  'calendar',
  'greeting',
  'start',
  'questions',
  'provider',
  'source',
  'itwidgets',
  'open',
  'widget',
  'theme',
  'accent',
];
const polluted = `<script>
  for (const name of ${JSON.stringify(options)}) Object.prototype[name] = '${thief}';
  Object.prototype.start = 'open';
  Object.prototype['data-api'] = '${thief}';
</script>`;

/** What is asked of the thief. */
function withStrangers() {
  const strangers: string[] = [];
  const prepare = (page: Page) =>
    page.route(`${thief}/**`, (route) => {
      strangers.push(route.request().url());
      return route.abort();
    });
  return { strangers, prepare };
}

async function opened(page: Page): Promise<string> {
  await page.evaluate(() => {
    const there = window as unknown as { opened: string };
    there.opened = '';
    window.open = (url) => {
      there.opened = String(url);
      return null;
    };
  });
  await say(page, 'Can I schedule a meeting?');
  await panel(page).getByRole('button', { name: 'Schedule Meeting' }).first().click();
  return page.evaluate(() => (window as unknown as { opened: string }).opened);
}

test.each(firstFew([`javascript:document.title='ran'`, 'https://thief.example/calendar'], 1))(
  'a comment neither opens the chat nor speaks in its name nor loads a picture nor leads a meeting to %s',
  async (calendar) => {
    pages.answer(chatApi(() => streamed(answerOf('You can schedule a meeting.'))));
    const { prepare, strangers } = withStrangers();
    const { page, said } = await visit(`<main><h1>A page</h1>${comment(calendar)}</main>`, { prepare });
    await widgetsReady(page);
    await expect.poll(() => said.join('\n')).toContain('data-calendar counts on our script');
    expect(await panel(page).count()).toBe(0);
    await page.getByRole('button', { name: 'Ask' }).click();
    await passGate(page);
    expect(await panel(page).textContent()).not.toMatch(/password|money|Bank/);
    expect(await opened(page)).toBe('');
    await page.getByRole('form', { name: 'Free IT assessment' }).waitFor();
    expect(await page.title()).not.toBe('ran');
    expect(strangers).toEqual([]);
  },
);

beforeRelease(
  'the same options hold on the script’s tag and in the program interface, also beside such a comment',
  async () => {
    pages.answer(chatApi(() => streamed(answerOf('You can schedule a meeting.'))));
    const own = tag(
      ' data-widget="chat" data-start="open" data-greeting="Hi there" data-calendar="https://ours.example/"',
    );
    const away = '<div data-widget="chat" data-launcher="hidden" data-position="left" data-offset="9999"></div>';
    const { page } = await visit(`<main>${away}${comment(thief)}${own}</main>`, { head: '' });
    await passGate(page);
    await log(page).getByText('Hi there').waitFor();
    expect(await opened(page)).toBe('https://ours.example/');
    await panel(page).getByRole('button', { name: 'Minimise chat' }).click();
    const launcher = await page.getByRole('button', { name: opensChat }).boundingBox();
    expect([launcher?.x, launcher?.y].map((at) => at !== undefined && at > 400)).toEqual([true, true]);

    const { page: other } = await visit(`<main>${comment(thief)}</main>`, { path: '/program' });
    await widgetsReady(other);
    await other.evaluate(() => window.itwidgets?.open('chat', { greeting: 'Hello from the page' }));
    await passGate(other);
    await log(other).getByText('Hello from the page').waitFor();
  },
);

/** How often functions and loops of our script run on a page with so many placeholders. */
async function stepsWith(placeholders: number): Promise<number> {
  const profiler = Promise.withResolvers<CDPSession>();
  const prepare = async (page: Page) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Profiler.enable');
    await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
    profiler.resolve(session);
  };
  const body = `<main>${'<div data-widget="chat"></div>'.repeat(placeholders)}</main>`;
  const { page } = await visit(body, { prepare, path: `/${placeholders}` });
  await widgetsReady(page);
  const { result } = await (await profiler.promise).send('Profiler.takePreciseCoverage');
  const own = result.filter(({ url }) => url.startsWith(pages.own));
  const ranges = own.flatMap(({ functions }) => functions.flatMap((one) => one.ranges));
  return ranges.reduce((sum, { count }) => sum + count, 0);
}

beforeRelease('a comment of thousands of placeholders does not hold the page', async () => {
  const [few, many] = [await stepsWith(300), await stepsWith(600)];
  expect(few).toBeGreaterThan(300);
  // Of what looks at each for each, four times as many; of what looks at each pair for each, eight times.
  expect(many / few).toBeLessThan(5);
});

const hostile = [
  ['both', polluted + clobbered],
  ['clobbered names', clobbered],
  ['polluted prototypes', polluted],
] as const;
test.each(firstFew(hostile, 1))(
  'where a page has %s, forms and chat reach us alone and keep their own options',
  async (_, first) => {
    pages.answer(chatApi(() => streamed(answerOf('Good day.'))));
    const { prepare, strangers } = withStrangers();
    const body = `${first}<script src="${pages.own}/widgets.js"></script>
    <main><h1>A page</h1><div data-widget="newsletter"></div><div data-widget="chat"></div></main>`;
    const { page, said } = await visit(body, { head: '', prepare });
    await widgetsReady(page);
    expect(await panel(page).count()).toBe(0);
    await newsletterForm(page).getByLabel('Email').fill('dana@lakeview.example');
    await newsletterForm(page).getByRole('button').click();
    await statusOf(newsletterForm(page)).getByText('Subscribed Successfully').waitFor();
    await page.getByRole('button', { name: opensChat }).click();
    await passGate(page);
    expect(await panel(page).textContent()).not.toContain('thief');
    await say(page, 'Hello');
    await log(page).getByText('Good day.').waitFor();
    expect(strangers).toEqual([]);
    expect(said.filter((line) => line.includes('uncaught'))).toEqual([]);
  },
);
