import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { assistant, opensChat } from '../../support/assistant.ts';
import {
  announced,
  chatApi,
  field,
  gate,
  launcher,
  log,
  panel,
  startChat,
  visitor,
} from '../../support/chat-widget.ts';
import { useChromium } from '../../support/chromium.ts';
import { useWidgetPages } from '../../support/use-widget-pages.ts';
import { beforeRelease } from '../../support/whole-set.ts';
import { recordEvents, widgetsReady } from '../../support/widget-forms.ts';
import { ownPage } from '../../support/widget-page.ts';

const { open } = useChromium();
const pages = useWidgetPages('preact', (pages) => {
  pages.page('/', ownPage(launcher));
  pages.page('/services/voip', ownPage(launcher));
});

async function visit(path = '/', prepare?: (page: Page) => Promise<unknown>): Promise<Page> {
  const page = await open(1440);
  await prepare?.(page);
  await page.goto(pages.own + path);
  await widgetsReady(page);
  return page;
}

const opener = (page: Page) => page.getByRole('link', { name: opensChat });

test('the gate asks email and phone, says why, and what needs no gate', async () => {
  const page = await visit();
  await opener(page).click();
  const start = gate(page).getByRole('button', { name: 'Start' });
  expect(await start.isDisabled()).toBe(true);
  const required = page.locator(`#${await start.getAttribute('aria-describedby')}`);
  expect(await required.textContent()).toBe('* Email and phone number are required to start the chat.');
  expect(await gate(page).textContent()).toContain('a person calls or writes back');
  const hrefs = await gate(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual(['/privacy-policy', '/search', '/#questions', expect.stringMatching(/^tel:/)]);
  await gate(page).getByLabel('Email').fill('dana');
  expect(await start.isDisabled()).toBe(true);
  await gate(page).getByLabel('Phone').fill('416 555 0199');
  await start.click();
  await gate(page).getByText('Please enter a valid email address').waitFor();
  expect(await gate(page).getByLabel('Email').getAttribute('aria-invalid')).toBe('true');
  expect(pages.asked).toEqual([]);
});

test('past the gate come a greeting with the name, the offer to schedule, and questions that fit the page', async () => {
  const page = await visit('/services/voip');
  await startChat(page, { ...visitor, 'Name (optional)': 'Dana' });
  await log(page).getByText(`Hello Dana, I am ${assistant}.`).waitFor();
  await log(page).getByText('I can help you schedule a meeting').waitFor();
  await log(page).getByRole('button', { name: 'Schedule Meeting' }).waitFor();
  expect(await log(page).getByRole('link', { name: 'Call Now' }).getAttribute('href')).toMatch(/^tel:/);
  await log(page).getByRole('button', { name: 'What does this cost?' }).waitFor();
  expect(await announced(page).textContent()).toContain('Hello Dana');
  expect(await field(page).isEnabled()).toBe(true);
});

test('the contact is handed over once with a key, and kept when the server is out of reach', async () => {
  const page = await visit();
  pages.answer(() => ({ status: 503 }));
  await startChat(page);
  await expect.poll(() => pages.asked.length).toBe(1);
  const [asked] = pages.asked;
  expect(asked).toMatchObject({ path: '/api/teams/notify-chatbot-contact' });
  expect(asked?.body).toMatchObject({ email: 'dana@lakeview.example', phone: '416 555 0199', page: '/' });
  // No answer is expected.
  await field(page).fill('Hello?');
  pages.answer(chatApi(() => 'hang'));
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect.poll(() => pages.asked.length).toBe(2);
  expect(new Set(pages.keys()).size).toBe(1);
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((name) => name.includes('unsent'))))
    .toEqual([]);
});

beforeRelease('details given before in the visit are offered, and those of the gate in the next form', async () => {
  const page = await visit();
  await page.evaluate(() =>
    window.itwidgets?.identify({ email: 'dana@lakeview.example', phone: '416 555 0199', company: 'Lakeview' }),
  );
  await opener(page).click();
  await gate(page).getByRole('button', { name: 'Use the details you gave before' }).click();
  await gate(page).getByRole('button', { name: 'Start' }).click();
  await log(page).waitFor();
  expect(await page.evaluate(() => sessionStorage.getItem('itwidgets:contact'))).toContain('dana@lakeview.example');
});

beforeRelease(
  'analytics hear of the chat once it is opened, and of the lead, when the visitor has agreed',
  async () => {
    let seen: Awaited<ReturnType<typeof recordEvents>> = async () => [];
    const page = await visit('/', async (page) => {
      seen = await recordEvents(page);
    });
    await page.evaluate(() => window.itwidgets?.configure({ analytics: true }));
    await startChat(page);
    const tracked = async () =>
      (await seen()).filter(({ name }) => name === 'track').map(({ detail }) => (detail as { event: string }).event);
    await expect.poll(tracked).toEqual(expect.arrayContaining(['engagement', 'generate_lead', 'conversion']));
    expect((await tracked()).filter((event) => event === 'engagement')).toEqual(['engagement']);
    await panel(page).getByRole('button', { name: 'Minimise chat' }).click();
    expect(await seen()).toContainEqual({ name: 'closed', detail: { widget: 'chat' } });
  },
);
