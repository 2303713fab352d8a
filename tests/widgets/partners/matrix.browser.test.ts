import { createHash } from 'node:crypto';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { paths } from '../../../shared/http.ts';
import { answerOf, chatApi, log, say, startChat, streamed } from '../../support/chat-widget.ts';
import { complaints, usePartner } from '../../support/partner.ts';
import { bookings, hosts, policies, visits, withIntegrity } from '../../support/partner-cases.ts';
import { wholeSet } from '../../support/whole-set.ts';
import { booking, bookingForm, fillForm, subscribe, widgetsReady } from '../../support/widget-forms.ts';
import { builtScript } from '../../support/widget-page.ts';

const { pages, tag, visit } = usePartner();

const integrity = async () =>
  `sha384-${createHash('sha384')
    .update(await builtScript('preact'))
    .digest('base64')}`;

async function under(policy: string) {
  const value = await integrity();
  return {
    usual: withIntegrity.includes(policy) ? tag(` crossorigin integrity="${value}"`) : tag(),
    headers: policies[policy]?.({ own: pages.own, integrity: value }),
  };
}

async function subscribes(page: Page): Promise<void> {
  await subscribe(page);
  expect(pages.asked.at(-1)?.body).toMatchObject({ email: 'dana@lakeview.example' });
}

describe('a visitor subscribes from a partner’s page', () => {
  test.each(visits(wholeSet))('$host, policy: $policy, our API fails: $isDown', async ({ policy, host, isDown }) => {
    if (isDown) pages.allow(500);
    // With a token the script waits until it is old enough.
    if (wholeSet) pages.giveTokens();
    const { usual, headers } = await under(policy);
    const { body, head = usual } = hosts[host]?.(pages.own) ?? { body: '' };
    const { page, said } = await visit(body, { head, headers });
    await subscribes(page);
    expect(complaints(said)).toEqual([]);
  });
});

describe('a visitor subscribes, books and chats on one partner’s page', () => {
  // A policy that allows the script allows all its parts: the gate runs the strictest one here, and every policy for a
  // newsletter above.
  test.each(wholeSet ? Object.keys(policies) : ['hashes alone'])('policy: %s', async (policy) => {
    const chat = chatApi(() => streamed(answerOf('Good day.')));
    pages.answer((asked) => (asked.path === paths.newsletter ? { status: 202, body: { ok: true } } : chat(asked)));
    const { usual, headers } = await under(policy);
    const names = ['newsletter', 'chat', 'contact-form'];
    const body = names.map((name) => `<div data-widget="${name}"></div>`).join('');
    const { page, said } = await visit(
      `<main><h1>A page</h1><button type="button" data-open="booking">Book a call</button>${body}</main>`,
      { head: usual, headers },
    );
    await widgetsReady(page);
    await subscribes(page);
    const ways = Object.values(bookings);
    for (const { place, reach } of ways) {
      await reach?.(page);
      const form = bookingForm(place(page));
      await fillForm(form, booking);
      await form.getByRole('button', { name: 'Book Assessment' }).click();
      await place(page).getByRole('heading', { name: 'Assessment Booked!' }).waitFor();
      expect(pages.asked.at(-1)?.body).toMatchObject({ email: booking.Email, service: booking.Service });
      await page.keyboard.press('Escape');
    }
    await startChat(page);
    await say(page, 'Hello');
    await log(page).getByText('Good day.').waitFor();
    expect(pages.asked.find(({ path }) => path === paths.chatMessage)?.headers.origin).toBe(pages.partner);
    expect(complaints(said)).toEqual([]);
  });
});
