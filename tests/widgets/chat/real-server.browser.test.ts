import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { paths } from '../../../shared/http.ts';
import { pricing } from '../../../site/facts/tiers.ts';
import { hold } from '../../support/chat-server.ts';
import { field, gate, log, panel, say, startChat } from '../../support/chat-widget.ts';
import { useChromium, widths } from '../../support/chromium.ts';
import { useRealSite } from '../../support/real-site.ts';
import { newVisitor, scriptIsReady } from '../../support/visitor.ts';

const site = useRealSite();
const { open } = useChromium();

test.each(widths)(
  'on the real site at %i px a visitor asks, is answered from a page, and asks for a person',
  async (width) => {
    const page = await open(width);
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    const visitor = newVisitor();
    await page.goto(`${site.server.url}/pricing`);
    await scriptIsReady(page);
    expect(fetched.filter((url) => /chat|conversation/.test(url))).toEqual([]);
    await startChat(page, { Email: visitor.email, Phone: visitor.phone, 'Name (optional)': visitor.name });
    await say(page, 'What does managed IT cost per person?');
    await expect.poll(() => log(page).textContent()).toContain(`$${pricing.min}`);
    expect(await log(page).getByText('From:').locator('..').getByRole('link').first().getAttribute('href')).toMatch(
      /^\//,
    );
    await expect
      .poll(async () => (await site.server.leads()).filter((lead) => lead.includes(visitor.email)).length)
      .toBe(1);

    const more = async (name: string) => {
      await panel(page).getByLabel('More about this chat').click();
      await panel(page).getByRole('button', { name }).click();
    };
    await more('Talk to a person');
    await log(page).getByText('Your reference:').waitFor();
    await more('Email me this chat');
    await log(page).getByText(`Sent to ${visitor.email}.`).waitFor();
    const mails = () => site.mail.to(visitor.email).map(({ text }) => text);
    await expect.poll(() => mails().join(), { timeout: 15_000 }).toContain('Your question 1');

    await field(page).fill('half a thou');
    await more('Forget this chat');
    await gate(page).waitFor();
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  },
);

async function visit(): Promise<Page> {
  const page = await open(390);
  await page.goto(`${site.server.url}/pricing`);
  await scriptIsReady(page);
  return page;
}

const contact = () => {
  const { email, phone } = newVisitor();
  return { Email: email, Phone: phone };
};

const pressable = (page: Page, words: string) =>
  log(page)
    .getByText(words)
    .evaluate((said) => {
      const all = [...(said.closest('[role=log]')?.querySelectorAll('a, button') ?? [])];
      const below = Node.DOCUMENT_POSITION_FOLLOWING;
      return all.filter((each) => said.compareDocumentPosition(each) & below).map((each) => each.textContent);
    });

const emergencies = [
  ['what people say instead, which the server knows', 'All our files are renamed to .locked', false],
  ['words of an emergency', 'We were hacked, can we meet?', true],
] as const;

// `chat/messages` covers words that the page itself recognizes.
test.each(emergencies)(
  'after %s, Call Now is the first thing to press, before any meeting',
  async (_, words, isSaidAtOnce) => {
    const page = await visit();
    await startChat(page, contact());
    const letGo = await hold(page, paths.chatMessage);
    await say(page, words);
    await panel(page).getByRole('button', { name: 'Stop' }).waitFor();
    expect((await pressable(page, words))[0]).toBe(isSaidAtOnce ? 'Call Now' : undefined);
    letGo();
    await log(page).getByText('Did this help?').waitFor();
    const [first, ...rest] = await pressable(page, words);
    expect(first).toBe('Call Now');
    expect(rest).toContain('What else to do, by the clock');
  },
);

test('a question about an attack is none: once it is answered, Call Now no longer comes first', async () => {
  const page = await visit();
  await startChat(page, contact());
  const words = 'What does phishing training cost?';
  const letGo = await hold(page, paths.chatMessage);
  await say(page, 'What is malware?');
  expect((await pressable(page, 'What is malware?'))[0]).toBe('Call Now');
  letGo();
  await log(page).getByText('Did this help?').waitFor();
  await say(page, words);
  await log(page).getByText('Did this help?').nth(1).waitFor();
  for (const question of ['What is malware?', words])
    expect((await pressable(page, question))[0], question).not.toBe('Call Now');
});
