import { expect, test } from 'vitest';
import { pricing } from '../../../site/facts/tiers.ts';
import { attribute } from '../../../widgets/base/option-table.ts';
import { chatOptions } from '../../../widgets/chat/chat-options.ts';
import { faultsInBothSchemes } from '../../support/accessibility.ts';
import { assistant, opensChat } from '../../support/assistant.ts';
import { hold, useChatServer } from '../../support/chat-server.ts';
import { log, panel, say, startChat } from '../../support/chat-widget.ts';
import { newVisitor } from '../../support/visitor.ts';

const { site, pages, tag, own, partner } = useChatServer();

test('the tag of the chat that the page to try the widgets gives, with its integrity and the chosen options, works on a partner’s page', async () => {
  const tries = await own(1440, { permissions: ['clipboard-read', 'clipboard-write'] }, '/widgets#chat');
  const chat = tries.locator('[data-try="chat"]');
  for (const option of Object.keys(chatOptions))
    expect(await chat.getByLabel(attribute(option), { exact: true }).count(), option).toBe(1);
  await chat.getByLabel('data-position').selectOption('left');
  await chat.getByLabel('data-questions').fill('Where is "A"?;B & C');
  await chat.getByRole('button', { name: 'Copy the tag' }).click();
  await tries.getByText('Copied').first().waitFor();
  const copied = await tries.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(
    /^<script async src="[^"]+\/widgets(\.js"|\/\d+\.\d+\.\d+\.js" integrity="sha384-[^"]{64}" crossorigin="anonymous") data-widget="chat"/,
  );

  const { page, said } = await partner(
    `<main>${copied.replace(/(?<=src=")https?:\/\/[^/]+/, site.server.url)}</main>`,
    { head: '' },
  );
  const visitor = newVisitor();
  await startChat(page, { Email: visitor.email, Phone: visitor.phone });
  expect(await panel(page).evaluate((element) => getComputedStyle(element).left)).toBe('24px');
  await log(page).getByRole('button', { name: 'B & C' }).waitFor();
  await say(page, 'What does managed IT cost per person?');
  await log(page).getByText(`$${pricing.min}`).first().waitFor();
  await expect
    .poll(async () => (await site.server.leads()).map(({ email, origin }) => ({ email, origin })))
    .toContainEqual({
      email: visitor.email,
      origin: pages.partner,
    });
  expect(said).toEqual([]);
});

test('what happens in the chat on the page to try the widgets is listed beside the chat', async () => {
  const page = await own(1440, {}, '/widgets#chat');
  const listed = (widget: string) => page.locator(`[data-try="${widget}"] [data-try-events] li`).allTextContents();
  await page
    .locator('[data-try="chat"]')
    .getByRole('button', { name: `Chat with ${assistant}` })
    .click();
  await panel(page).getByRole('button', { name: 'Minimise chat' }).click();
  await expect
    .poll(() => listed('chat'))
    .toEqual(['itwidgets:closed {"widget":"chat"}', 'itwidgets:opened {"widget":"chat"}']);
  expect(await listed('booking')).toEqual([]);
});

test('answers that come while the chat of a partner’s page is minimised are counted at its launcher, until it is opened', async () => {
  const { page } = await partner(`<main><h1>A page</h1>${tag(' data-widget="chat"')}</main>`, { head: '' });
  const visitor = newVisitor();
  const launcher = page.getByRole('button', { name: opensChat });
  await startChat(page, { Email: visitor.email, Phone: visitor.phone });
  const letGo = await hold(page, '/api/chatbot/message');
  await say(page, 'How do I book a meeting?');
  await panel(page).getByRole('button', { name: 'Minimise chat' }).click();
  expect(await launcher.textContent()).toBe(`Chat with ${assistant}`);
  letGo();
  // The answer, and a second later the offer that follows words about a meeting.
  await page.getByRole('button', { name: `Chat with ${assistant} (2 new)`, exact: true }).waitFor();
  expect(await launcher.getByText('(2 new)').isVisible()).toBe(true);
  expect(await faultsInBothSchemes(page)).toEqual([]);
  await launcher.click();
  await log(page).getByText('free consultation').waitFor();
  await panel(page).getByRole('button', { name: 'Minimise chat' }).click();
  await page.getByRole('button', { name: `Chat with ${assistant}`, exact: true }).waitFor();
});
