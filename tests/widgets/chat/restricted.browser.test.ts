import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { accessibilityFaults, lookFaults } from '../../support/accessibility.ts';
import { assistant } from '../../support/assistant.ts';
import { chatApi, field, launcher, log, panel, passGate, say, startChat } from '../../support/chat-widget.ts';
import { useChromium } from '../../support/chromium.ts';
import { useRealSite } from '../../support/real-site.ts';
import { useWidgetPages } from '../../support/use-widget-pages.ts';
import { bookingForm, fillBooking, newVisitor, scriptIsReady, sendBooking } from '../../support/visitor.ts';
import { beforeRelease, firstFew } from '../../support/whole-set.ts';
import { widgetsReady } from '../../support/widget-forms.ts';
import { ownPage, type Reply } from '../../support/widget-page.ts';

/** Visitors who may not use the chat: docs/product.md, section 5. */
const { open } = useChromium();
const site = useRealSite();
const pages = useWidgetPages('preact', (pages) => {
  pages.page('/', ownPage(launcher));
});

async function more(page: Page, name: string): Promise<void> {
  await panel(page).getByLabel('More about this chat').click();
  await panel(page).getByRole('button', { name }).click();
}

async function isRestricted(page: Page): Promise<void> {
  await expect.poll(() => field(page).getAttribute('placeholder')).toBe('Chat restricted to Canadian users');
  expect(await field(page).isDisabled()).toBe(true);
  expect(await panel(page).getByRole('button', { name: 'Send' }).isDisabled()).toBe(true);
}

test('whatever answer says that a visitor is restricted, the field is disabled and the reason is said, in a new session too', async () => {
  const restricted = { restricted: true, message: 'Not from there.' };
  const replies: Record<string, Reply> = {
    stream: {
      stream: [
        { event: 'delta', data: { text: '' } },
        { event: 'done', data: restricted },
      ],
      after: 'end',
    },
    'status 429': { status: 429, body: restricted },
    'status 503': { status: 503, body: restricted },
  };
  const tried = firstFew(Object.entries(replies), 1);
  const page = await open(1440);
  await page.goto(`${pages.own}/`);
  await widgetsReady(page);
  await startChat(page);
  for (const [name, reply] of tried) {
    pages.answer(chatApi(() => reply));
    await say(page, `Bonjour, ${name}`);
    await log(page).getByText('Not from there.', { exact: true }).waitFor();
    await isRestricted(page);
    expect(await log(page).getByText(`Bonjour, ${name}`).count()).toBe(1);
    expect(await log(page).getByText('technical difficulties').count()).toBe(0);
    await more(page, 'Forget this chat');
    await passGate(page);
    await expect.poll(() => field(page).isEnabled()).toBe(true);
  }
  const asked = pages.asked.filter(({ path }) => path === '/api/chatbot/message');
  expect(asked).toHaveLength(tried.length);
  expect(new Set(asked.map(({ body }) => body.sessionId)).size).toBe(tried.length);
});

beforeRelease(
  'on the real site a visitor from elsewhere is told so, and still reaches a person by the booking form',
  async () => {
    // A forwarded private address belongs to no country, so the server refuses it.
    const page = await open(390, { extraHTTPHeaders: { 'X-Forwarded-For': '10.0.0.1' } });
    const visitor = newVisitor();
    await page.goto(`${site.server.url}/pricing`);
    await scriptIsReady(page);
    await startChat(page, { Email: visitor.email, Phone: visitor.phone });
    await say(page, 'What does managed IT cost per person?');
    await log(page).getByText(`${assistant} is currently only available to users in Canada.`).waitFor();
    await isRestricted(page);
    expect(await accessibilityFaults(page, 'itwidgets-floating')).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await lookFaults(page, 'itwidgets-floating')).toEqual([]);
    await more(page, 'Talk to a person');
    await fillBooking(page, visitor);
    await sendBooking(page);
    await page.getByRole('heading', { name: 'Assessment Booked!' }).waitFor();
    expect(await bookingForm(page).count()).toBe(0);
    const leads = async () => (await site.server.leads()).filter((lead) => lead.includes(visitor.email));
    await expect.poll(async () => (await leads()).join()).toContain('We open on Monday.');
    expect(await leads()).toHaveLength(2);
  },
);
