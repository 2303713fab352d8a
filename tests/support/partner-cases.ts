import type { Locator, Page } from 'playwright';

/** How partners' pages differ, and what is tested (docs/widgets.md, `What is tried`). */

const csp = (policy: string) => ({ 'Content-Security-Policy': policy });

type Own = { own: string; integrity: string };

/** `own` is our origin, `integrity` the script's hash. */
export const policies: Record<string, (of: Own) => Record<string, string>> = {
  none: () => ({}),
  "style-src 'none'": ({ own }) =>
    csp(`default-src 'none'; script-src 'unsafe-inline' ${own}; connect-src ${own}; style-src 'none'`),
  'Trusted Types': ({ own }) =>
    csp(`script-src 'unsafe-inline' ${own}; require-trusted-types-for 'script'; trusted-types 'none'`),
  nonces: ({ own }) => csp(`script-src 'nonce-partner' ${own}; connect-src ${own}; object-src 'none'; base-uri 'none'`),
  'hashes alone': ({ own, integrity }) =>
    csp(`default-src 'none'; script-src '${integrity}'; connect-src ${own}; style-src 'none'; form-action 'none'`),
  'Integrity-Policy': () => ({ 'Integrity-Policy': 'blocked-destinations=(script)' }),
  'sandbox with scripts': () => csp('sandbox allow-scripts allow-forms allow-same-origin'),
  'COOP and COEP': () => ({
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'credentialless',
  }),
  'Permissions-Policy': () => ({ 'Permissions-Policy': 'interest-cohort=(), storage-access=()' }),
};

/** Policies that require `integrity` on the tag. */
export const withIntegrity: readonly string[] = ['hashes alone', 'Integrity-Policy'];

const widget = '<div data-widget="newsletter"></div>';
const inline = (text: string) => `<script nonce="partner">${text}</script>`;

export const hosts: Record<string, (own: string) => { head?: string; body: string }> = {
  'plain page': () => ({ body: `<main>${widget}</main>` }),
  'tag manager after load': (own) => ({
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
    body: `<main></main>${inline(`addEventListener('itwidgets:ready', () => document.querySelector('main').append(Object.assign(document.createElement('div'), { id: 'late' })) || late.setAttribute('data-widget', 'newsletter') || late.replaceWith(late.cloneNode()))`)}`,
  }),
  'inside a custom element': () => ({
    body: `<main><x-card>${widget}</x-card></main>${inline(`customElements.define('x-card', class extends HTMLElement {})`)}`,
  }),
};

/**
 * Trusted Types forbid document.write and setting any script's address. Where scripts need a hash, only a tag with one
 * runs.
 */
const isPossible = (policy: string, host: string) =>
  withIntegrity.includes(policy)
    ? host === 'plain page'
    : policy !== 'Trusted Types' || !['document.write', 'tag manager after load'].includes(host);

/** One visit; `isDown`: our API fails. */
type Case = { policy: string; host: string; isDown: boolean };

/** `site-builders` covers the others. */
const inGate: readonly string[] = ['plain page', 'inside a custom element'];

/** For `npm test`; `whole`: for `npm run test:all`. */
export function visits(whole: boolean): Case[] {
  const all = Object.keys(policies).flatMap((policy) =>
    Object.keys(hosts)
      .filter((host) => isPossible(policy, host))
      .flatMap((host) => [false, true].map((isDown) => ({ policy, host, isDown }))),
  );
  return all.filter(
    ({ policy, host, isDown }) =>
      whole || (policy === 'none' && inGate.includes(host) && (!isDown || host === 'plain page')),
  );
}

export const silences = {
  'our API hangs': 'hang',
  'our API breaks off': 'cut',
  'our API fails': 500,
  'our API is busy': 429,
} as const;

export const bookings: Record<string, { place: (page: Page) => Locator; reach?: (page: Page) => Promise<void> }> = {
  'the contact form': { place: (page) => page.locator('[data-widget=contact-form]') },
  'the booking dialog': {
    place: (page) => page.getByRole('dialog'),
    reach: (page) => page.getByRole('button', { name: 'Book a call' }).click(),
  },
};

export const pageGrounds: Record<string, [css: string, attributes: string]> = {
  'a dark page': ['body { background: #101418 }', ''],
  'a dark page that declares it': [':root { color-scheme: dark } body { background: #101418 }', ''],
  'a light page': ['body { background: #fff }', ''],
  'a dark page with data-theme': ['body { background: #101418 }', 'data-theme="dark"'],
  'a light page in a dark scheme with data-theme': [
    ':root { color-scheme: dark } body { background: #fff }',
    'data-theme="light"',
  ],
};

/** Section backgrounds on a white page, layered; each allows readable light or dark text. */
export const sectionGrounds: Record<string, readonly string[]> = {
  'a dark section': ['#101418'],
  'a dark grey': ['#666'],
  'a middle grey': ['#888'],
  // Tailwind's grey 600.
  oklch: ['oklch(0.446 0.03 256.8)'],
  'light oklch': ['oklch(0.7 0.1 150)'],
  lab: ['lab(45 0 0)'],
  'Display P3': ['color(display-p3 0.1 0.1 0.1)'],
  'a dark overlay of 50 %': ['rgb(0 0 0 / 50%)'],
  'a dark overlay of 70 %': ['rgb(0 0 0 / 70%)'],
  'a light overlay': ['rgb(255 255 255 / 60%)'],
  'a light overlay on a dark section': ['#101418', 'rgb(255 255 255 / 10%)'],
  'an overlay on an overlay': ['rgb(0 0 0 / 45%)', 'rgb(0 0 0 / 45%)'],
};

const dark = '<style>body { background: #101418; color: #fff }</style>';

/** For a second engine, with the form's expected colour scheme. */
export const enginePages: Record<
  string,
  { head?: string; body: string; headers?: Record<string, string>; scheme: string }
> = {
  'plain page': { body: widget, scheme: 'light' },
  "style-src 'none'": { body: widget, headers: csp("style-src 'none'"), scheme: 'light' },
  'flex row on a dark page': { head: dark, body: `<div style="display:flex">${widget}</div>`, scheme: 'dark' },
  'dialog of the page': { body: `<dialog open>${widget}</dialog>`, scheme: 'light' },
};
