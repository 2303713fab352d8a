import { createHash } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { answerOf, chatApi, log, say, startChat, streamed } from '../support/chat-widget.ts';
import { usePartner } from '../support/partner.ts';
import { wholeSet } from '../support/whole-set.ts';
import { booking, bookingForm, fillForm, newsletterForm, statusOf } from '../support/widget-forms.ts';
import { builtScript } from '../support/widget-page.ts';

const { pages, tag, visit } = usePartner();

/** The script's `integrity`, as partners copy it with the tag. */
const integrity = async () =>
  `sha384-${createHash('sha384')
    .update(await builtScript('preact'))
    .digest('base64')}`;

/** Content-Security-Policies of partners' pages; `own` is our origin. */
const policies: Record<string, (own: string) => Record<string, string> | Promise<Record<string, string>>> = {
  none: () => ({}),
  'style-src none': (own) =>
    csp(`default-src 'none'; script-src 'unsafe-inline' ${own}; connect-src ${own}; style-src 'none'`),
  'Trusted Types': (own) =>
    csp(`script-src 'unsafe-inline' ${own}; require-trusted-types-for 'script'; trusted-types 'none'`),
  nonce: (own) => csp(`script-src 'nonce-partner' ${own}; connect-src ${own}; object-src 'none'; base-uri 'none'`),
  'hashes alone': async (own) =>
    csp(
      `default-src 'none'; script-src '${await integrity()}'; connect-src ${own}; style-src 'none'; form-action 'none'`,
    ),
  'Integrity-Policy': () => ({ 'Integrity-Policy': 'blocked-destinations=(script)' }),
  'sandbox with scripts': () => csp('sandbox allow-scripts allow-forms allow-same-origin'),
  'COOP and COEP': () => ({
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'credentialless',
  }),
  'Permissions-Policy': () => ({ 'Permissions-Policy': 'interest-cohort=(), storage-access=()' }),
};

const csp = (policy: string) => ({ 'Content-Security-Policy': policy });
const widget = '<div data-widget="newsletter"></div>';
const inline = (text: string) => `<script nonce="partner">${text}</script>`;

/** Policies that ask for the tag's `integrity`. */
const withIntegrity = ['hashes alone', 'Integrity-Policy'];

/** How partners' pages bring tag and placeholder. */
const hosts: Record<string, (own: string) => { head?: string; body: string }> = {
  'plain page': () => ({ body: `<main>${widget}</main>` }),
  'tag manager, after load': (own) => ({
    head: inline(
      `addEventListener('load', () => document.head.append(Object.assign(document.createElement('script'), { src: '${own}/widgets.js' })))`,
    ),
    body: `<main>${widget}</main>`,
  }),
  'document.write': (own) => ({
    head: '',
    body: `<main>${inline(`document.write('<script src="${own}/widgets.js" data-widget="newsletter"><\\/script>')`)}</main>`,
  }),
  'single-page swap': () => ({
    body: `<main></main>${inline(`addEventListener('northlume:ready', () => document.querySelector('main').append(Object.assign(document.createElement('div'), { id: 'late' })) || late.setAttribute('data-widget', 'newsletter') || late.replaceWith(late.cloneNode()))`)}`,
  }),
  'element inside a custom element': () => ({
    body: `<main><x-card>${widget}</x-card></main>${inline(`customElements.define('x-card', class extends HTMLElement {})`)}`,
  }),
};

/** What may be wrong around a page. A form must be there all the same. */
const faults: Record<string, () => void> = {
  none: () => undefined,
  'the API does not say whether the page is listed': () => pages.allow(500),
};

/**
 * Under Trusted Types a page cannot use document.write or set a script's address, whoever's script it is; where every script needs
 * its hash, only a tag that has it runs.
 */
const isPossible = (policy: string, host: string) =>
  withIntegrity.includes(policy)
    ? host === 'plain page'
    : policy !== 'Trusted Types' || !['document.write', 'tag manager, after load'].includes(host);

const combinations = Object.keys(policies).flatMap((policy) =>
  Object.keys(hosts)
    .filter((host) => isPossible(policy, host))
    .flatMap((host) => Object.keys(faults).map((fault) => ({ policy, host, fault }))),
);
/** Each policy on a plain page, each host under the strictest policies, each fault once; `test:all` takes all of them. */
const chosen = combinations.filter(
  ({ policy, host, fault }) =>
    wholeSet ||
    (fault === 'none' && (host === 'plain page' || policy === 'none' || policy === 'nonce')) ||
    (host === 'plain page' && policy === 'none'),
);

const complaints = (said: string[]) => said.filter((line) => line.includes('northlume') || line.startsWith('uncaught'));

describe('a visitor subscribes from a partner’s page', () => {
  test.each(chosen)('$host, policy: $policy, fault: $fault', async ({ policy, host, fault }) => {
    faults[fault]?.();
    const usual = withIntegrity.includes(policy) ? tag(` crossorigin integrity="${await integrity()}"`) : tag();
    const { body, head = usual } = hosts[host]?.(pages.own) ?? { body: '' };
    const { page, said } = await visit(body, { head, headers: await policies[policy]?.(pages.own) });
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
    const head = withIntegrity.includes(policy) ? tag(` crossorigin integrity="${await integrity()}"`) : tag();
    const body = '<main><h1>A page</h1><div data-widget="chat"></div></main>';
    const { page, said } = await visit(body, { head, headers: await policies[policy]?.(pages.own) });
    await startChat(page);
    await say(page, 'Hello');
    await log(page).getByText('Good day.').waitFor();
    expect(pages.asked.find(({ path }) => path === '/api/chatbot/message')?.headers.origin).toBe(pages.partner);
    expect(complaints(said)).toEqual([]);
  });
});

/** The two ways to the booking form on a partner's page. */
const bookings: Record<string, { body: string; reach?: (page: Page) => Promise<void> }> = {
  'the booking dialog': {
    body: '<main><button type="button" data-open="booking">Book a call</button></main>',
    reach: (page) => page.getByRole('button', { name: 'Book a call' }).click(),
  },
  'the contact form': { body: '<main><div data-widget="contact-form"></div></main>' },
};

describe('a visitor books from a partner’s page', () => {
  const places = Object.keys(bookings).flatMap((name) => Object.keys(policies).map((policy) => ({ name, policy })));

  test.each(places)('$name, policy: $policy', async ({ name, policy }) => {
    const { body, reach } = bookings[name] ?? { body: '' };
    const head = withIntegrity.includes(policy) ? tag(` crossorigin integrity="${await integrity()}"`) : tag();
    const { page, said } = await visit(body, { head, headers: await policies[policy]?.(pages.own) });
    await page.waitForFunction(() => typeof window.northlume?.version === 'string');
    await reach?.(page);
    await fillForm(bookingForm(page), booking);
    await bookingForm(page).getByRole('button', { name: 'Book Assessment' }).click();
    await page.getByRole('heading', { name: 'Assessment Booked!' }).waitFor();
    expect(pages.asked.at(-1)?.body).toMatchObject({ email: booking.Email, service: booking.Service });
    expect(complaints(said)).toEqual([]);
  });
});
