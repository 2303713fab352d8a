import { expect, test } from 'vitest';
import { field, gate, log, panel, say, startChat } from '../support/chat-widget.ts';
import { useChromium, widths } from '../support/chromium.ts';
import { useRealSite } from '../support/real-site.ts';
import { newVisitor, scriptIsReady } from '../support/visitor.ts';

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
    // Nothing of the chat is fetched before it is reached for.
    expect(fetched.filter((url) => /chat|conversation/.test(url))).toEqual([]);
    await startChat(page, { Email: visitor.email, Phone: visitor.phone, 'Name (optional)': visitor.name });
    await say(page, 'What does managed IT cost per person?');
    await expect.poll(() => log(page).textContent()).toContain('$175');
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
