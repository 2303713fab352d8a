import { describe, expect, test } from 'vitest';
import { usePartner } from '../support/partner.ts';
import { wholeSet } from '../support/whole-set.ts';
import { newsletterForm, statusOf } from '../support/widget-forms.ts';

const { pages, tag, visit } = usePartner();

/** Content-Security-Policies of partners' pages; `own` is our origin. */
const policies: Record<string, (own: string) => Record<string, string>> = {
  none: () => ({}),
  'style-src none': (own) =>
    csp(`default-src 'none'; script-src 'unsafe-inline' ${own}; connect-src ${own}; style-src 'none'`),
  'Trusted Types': (own) =>
    csp(`script-src 'unsafe-inline' ${own}; require-trusted-types-for 'script'; trusted-types 'none'`),
  nonce: (own) => csp(`script-src 'nonce-partner' ${own}; connect-src ${own}; object-src 'none'; base-uri 'none'`),
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

/** Under Trusted Types a page cannot use document.write or set a script's address, whoever's script it is. */
const isPossible = (policy: string, host: string) =>
  policy !== 'Trusted Types' || !['document.write', 'tag manager, after load'].includes(host);

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

describe('a visitor subscribes from a partner’s page', () => {
  test.each(chosen)('$host, policy: $policy, fault: $fault', async ({ policy, host, fault }) => {
    faults[fault]?.();
    const { body, head = tag() } = hosts[host]?.(pages.own) ?? { body: '' };
    const { page, said } = await visit(body, { head, headers: policies[policy]?.(pages.own) ?? {} });
    const form = newsletterForm(page);
    pages.giveTokens();
    await form.getByLabel('Email').fill('dana@lakeview.example');
    await form.getByRole('button').click();
    await statusOf(form).getByText('Subscribed Successfully').waitFor();
    expect(pages.asked.at(-1)?.body).toMatchObject({ email: 'dana@lakeview.example' });
    expect(said.filter((line) => line.includes('northlume') || line.startsWith('uncaught'))).toEqual([]);
  });
});
