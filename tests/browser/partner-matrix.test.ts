import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { answerOf, chatApi, log, say, startChat, streamed } from '../support/chat-widget.ts';
import { usePartner } from '../support/partner.ts';
import { bookings, hosts, policies, visits, withIntegrity } from '../support/partner-cases.ts';
import { wholeSet } from '../support/whole-set.ts';
import { booking, bookingForm, fillForm, newsletterForm, statusOf } from '../support/widget-forms.ts';
import { builtScript } from '../support/widget-page.ts';

const { pages, tag, visit } = usePartner();

/** The script's `integrity`, as partners copy it with the tag. */
const integrity = async () =>
  `sha384-${createHash('sha384')
    .update(await builtScript('preact'))
    .digest('base64')}`;

/** The usual tag under a policy, and the page's headers. */
async function under(policy: string) {
  const value = await integrity();
  return {
    usual: withIntegrity.includes(policy) ? tag(` crossorigin integrity="${value}"`) : tag(),
    headers: policies[policy]?.({ own: pages.own, integrity: value }),
  };
}

const complaints = (said: string[]) => said.filter((line) => line.includes('northlume') || line.startsWith('uncaught'));

describe('a visitor subscribes from a partner’s page', () => {
  test.each(visits(wholeSet))('$host, policy: $policy, our API fails: $isDown', async ({ policy, host, isDown }) => {
    if (isDown) pages.allow(500);
    const { usual, headers } = await under(policy);
    const { body, head = usual } = hosts[host]?.(pages.own) ?? { body: '' };
    const { page, said } = await visit(body, { head, headers });
    const form = newsletterForm(page);
    pages.giveTokens();
    await form.getByLabel('Email').fill('dana@lakeview.example');
    await form.getByRole('button').click();
    await statusOf(form).getByText('Subscribed Successfully').waitFor();
    expect(pages.asked.at(-1)?.body).toMatchObject({ email: 'dana@lakeview.example' });
    expect(complaints(said)).toEqual([]);
  });
});

describe('a visitor chats on a partner’s page', () => {
  test.each(Object.keys(policies))('policy: %s', async (policy) => {
    pages.answer(chatApi(() => streamed(answerOf('Good day.'))));
    const { usual, headers } = await under(policy);
    const body = '<main><h1>A page</h1><div data-widget="chat"></div></main>';
    const { page, said } = await visit(body, { head: usual, headers });
    await startChat(page);
    await say(page, 'Hello');
    await log(page).getByText('Good day.').waitFor();
    expect(pages.asked.find(({ path }) => path === '/api/chatbot/message')?.headers.origin).toBe(pages.partner);
    expect(complaints(said)).toEqual([]);
  });
});

describe('a visitor books from a partner’s page', () => {
  const places = Object.keys(bookings).flatMap((name) => Object.keys(policies).map((policy) => ({ name, policy })));

  test.each(places)('$name, policy: $policy', async ({ name, policy }) => {
    const { body, reach } = bookings[name] ?? { body: '' };
    const { usual, headers } = await under(policy);
    const { page, said } = await visit(body, { head: usual, headers });
    await page.waitForFunction(() => typeof window.northlume?.version === 'string');
    await reach?.(page);
    await fillForm(bookingForm(page), booking);
    await bookingForm(page).getByRole('button', { name: 'Book Assessment' }).click();
    await page.getByRole('heading', { name: 'Assessment Booked!' }).waitFor();
    expect(pages.asked.at(-1)?.body).toMatchObject({ email: booking.Email, service: booking.Service });
    expect(complaints(said)).toEqual([]);
  });
});
