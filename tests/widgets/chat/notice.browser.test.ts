import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { assistant, opensChat } from '../../support/assistant.ts';
import { launcher, log, panel, passGate } from '../../support/chat-widget.ts';
import { useChromium } from '../../support/chromium.ts';
import { useWidgetPages } from '../../support/use-widget-pages.ts';
import { widgetsReady } from '../../support/widget-forms.ts';
import { document as html, ownPage } from '../../support/widget-page.ts';

const { open } = useChromium();
const pages = useWidgetPages('preact', (pages) => {
  pages.page('/', ownPage(launcher));
  pages.page('/model', ownPage(launcher.replace('data-open', 'data-provider="Example AI (Canada)" data-open')));
});

const notice = [
  `${assistant} is software and may be wrong.`,
  'Please write no patient or client details.',
  'We look up your country from your address.',
  'Chats are kept for 90 days.',
].join(' ');
const reader = 'Example AI (Canada) reads the messages to answer them.';
const said = (page: Page) => panel(page).getByText('is software and may be wrong').textContent();

const opener = (page: Page, role: 'link' | 'button') => page.getByRole(role, { name: opensChat });

async function visit(url: string): Promise<Page> {
  const page = await open(1440);
  await page.goto(url);
  await widgetsReady(page);
  return page;
}

const partner = (attributes = '') =>
  visit(
    pages.partnerPage(
      '/',
      html('', `<main><script async src="${pages.own}/widgets.js" data-widget="chat"${attributes}></script></main>`),
    ),
  );

test('before it asks anything, the chat says that it is software, may be wrong, wants no patient details and looks the country up', async () => {
  const page = await visit(`${pages.own}/`);
  await opener(page, 'link').click();
  expect(await said(page)).toBe(notice);
  await passGate(page);
  expect(await log(page).getByText(notice, { exact: true }).isVisible()).toBe(true);
});

test('where a language model answers, the chat names who reads the messages, and the country, before one is written', async () => {
  const page = await visit(`${pages.own}/model`);
  await opener(page, 'link').click();
  expect(await said(page)).toBe(`${notice} ${reader}`);
});

test('a partner’s page learns from our API who reads the messages; where nobody does, nobody is named', async () => {
  for (const provider of [undefined, { name: 'Example AI', country: 'Canada' }]) {
    pages.allow({ allowed: true, assistant: true, ...(provider && { provider }) });
    const page = await partner();
    await opener(page, 'button').click();
    expect(await said(page)).toBe(provider ? `${notice} ${reader}` : notice);
  }
});

test('where the owner has switched the assistant off, a partner’s page shows nothing of it, also when it asks for it', async () => {
  pages.allow({ allowed: true, assistant: false });
  const page = await partner(' data-start="open"');
  await page.evaluate(async () => {
    window.itwidgets?.open('chat');
    await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
  });
  expect(await page.getByRole('complementary', { name: `Chat with ${assistant}` }).count()).toBe(0);
  expect(await opener(page, 'button').or(panel(page)).count()).toBe(0);
  expect(pages.asked).toEqual([]);
});
