import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { company } from '../../shared/company/company.ts';
import { faultsInBothSchemes, sticksOut } from '../support/accessibility.ts';
import { assistant } from '../support/assistant.ts';
import { field, log, panel, say, startChat } from '../support/chat-widget.ts';
import { useChromium, widths } from '../support/chromium.ts';
import { useRealSite } from '../support/real-site.ts';
import { openAs } from '../support/staff-page.ts';
import { newVisitor, scriptIsReady } from '../support/visitor.ts';
import { wholeSet } from '../support/whole-set.ts';

const site = useRealSite();
const { open } = useChromium();

async function visits(question: string): Promise<{ page: Page; name: string }> {
  // Wide enough for the chat to stay open across pages.
  const page = await open(1440);
  const visitor = newVisitor();
  await page.goto(`${site.server.url}/pricing`);
  await scriptIsReady(page);
  const name = `Ada ${visitor.email.slice(0, 12)}`;
  await startChat(page, { Email: visitor.email, Phone: visitor.phone, 'Name (optional)': name });
  await say(page, question);
  await log(page).getByText('From:').or(log(page).getByText('Did this help?')).first().waitFor();
  return { page, name };
}

async function asksInAnEmergency(): Promise<void> {
  const { email, phone } = newVisitor();
  const answer = await fetch(`${site.server.url}/api/chatbot/message`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      message: 'Ransomware has encrypted our files',
      sessionId: crypto.randomUUID(),
      clientInfo: { email, phone },
    }),
  });
  expect(await answer.json()).toMatchObject({ emergency: true });
}

const waiting = (page: Page) => page.getByRole('list', { name: 'Waiting' });
const subtitle = (page: Page) => panel(page).locator('header p');

test('a chat is taken over by a person, whom the visitor sees join, write and leave; then the assistant goes on', async () => {
  const [desk, other] = [await open(1440), await open(1440)];
  await openAs(desk, 'sales');
  await openAs(other, 'admin');
  const { page: visitor, name } = await visits('What does managed IT cost per person?');
  await panel(visitor).getByLabel('More about this chat').click();
  await panel(visitor).getByRole('button', { name: 'Talk to a person' }).click();
  await log(visitor).getByText('Your reference:').waitFor();

  await asksInAnEmergency();
  await desk.getByRole('link', { name: /^Chats \d+ waiting, an emergency among them$/ }).click();
  await waiting(desk).getByRole('link', { name }).click();
  await desk.getByRole('log').getByText('What does managed IT cost per person?').waitFor();
  await desk.getByLabel('Your name, as the visitor sees it').fill('Sam');
  await desk.getByRole('button', { name: 'Join and answer' }).click();
  await desk.getByText('You are answering as Sam.').waitFor();
  await expect.poll(() => subtitle(visitor).textContent()).toBe(`Sam from ${company.shortName} is answering`);

  await other.getByRole('searchbox').fill(name);
  await other.getByRole('list', { name: 'To contact' }).getByRole('link', { name }).first().click();
  await other.getByRole('link', { name: 'Open the chat to answer there' }).click();
  await other.getByRole('button', { name: 'Take over from Sam' }).waitFor();
  await desk.getByText(/has this conversation open too/).waitFor();

  await desk.getByLabel('Message').pressSequentially('For twelve people');
  await log(visitor).getByText('Sam is writing…').waitFor();
  await desk.getByLabel('Message').fill('For twelve people it is <b>less</b>.');
  await desk.getByLabel('Message').press('Enter');
  await log(visitor).getByText('For twelve people it is <b>less</b>.').waitFor();
  expect(await log(visitor).getByText('Sam is writing…').count()).toBe(0);
  await say(visitor, 'Thank you, Sam');
  for (const page of [desk, other]) await page.getByRole('log').getByText('Thank you, Sam').waitFor();
  expect(await desk.getByLabel('Message').inputValue()).toBe('');

  await visitor.reload();
  await scriptIsReady(visitor);
  await expect.poll(() => subtitle(visitor).textContent()).toBe(`Sam from ${company.shortName} is answering`);

  await desk.getByRole('button', { name: 'Hand back to the assistant' }).click();
  await log(visitor).getByText(`Sam has left the chat. ${assistant} answers again.`).waitFor();
  await say(visitor, 'Which cities do you serve?');
  await log(visitor).getByText('Did this help?').nth(1).waitFor();
  await field(visitor).waitFor();
  await panel(visitor).getByLabel('More about this chat').click();
  await panel(visitor).getByRole('button', { name: 'Forget this chat' }).click();
  await desk.getByText('The visitor has erased this conversation').waitFor();
});

// In the gate, the test above covers a conversation (same code); `staff-chats-presence` covers leaving.
if (wholeSet)
  test('two who have one lead open see each other, and no longer when one of them leaves it', async () => {
    const [one, two] = [await open(1440), await open(390)];
    const first = await openAs(one, 'sales');
    const second = await openAs(two, 'sales');
    const visitor = newVisitor();
    const sent = await fetch(`${site.server.url}/api/contacts`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...visitor, service: 'cloud' }),
    });
    const { reference } = (await sent.json()) as { reference: string };
    for (const page of [one, two]) {
      await page.goto(`${site.server.url}/admin#/lead/${reference}`);
      await page.getByText(reference).waitFor();
    }
    await one.getByText(`${second} has this lead open too.`).waitFor();
    await two.getByText(`${first} has this lead open too.`).waitFor();
    await two.getByRole('link', { name: '← Inbox' }).click();
    await one.getByText(`${second} has this lead open too.`).waitFor({ state: 'detached' });
  });

if (wholeSet)
  test.each(widths)('at %i px axe finds nothing in the views of the chats, and nothing sticks out', async (width) => {
    const { name } = await visits('How do I fold a paper crane?');
    const page = await open(width);
    await openAs(page, 'sales');
    const look = async (view: string) => {
      expect(await faultsInBothSchemes(page), view).toEqual([]);
      expect(await sticksOut(page), view).toEqual([]);
    };
    await page.goto(`${site.server.url}/admin#/chats/gaps`);
    await page.getByRole('list', { name: 'Unanswered' }).getByText('How do I fold a paper crane?').first().waitFor();
    await look('unanswered');
    await page.getByRole('link', { name: 'All', exact: true }).click();
    await page.getByRole('list', { name: 'All' }).getByRole('link', { name }).click();
    await page.getByRole('button', { name: 'Join and answer' }).waitFor();
    await look('conversation');
    await page.getByRole('button', { name: 'Join and answer' }).click();
    await page.getByRole('button', { name: 'Hand back to the assistant' }).waitFor();
    await look('answering');
    await page.getByRole('button', { name: 'Hand back to the assistant' }).click();
    await page.getByRole('button', { name: 'Join and answer' }).waitFor();
  });
