import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WidgetPages } from './widget-page.ts';
import { document as html } from './widget-page.ts';

/** Libraries that exchange pages without loading them anew, for a moment with both in the document. */
type Transition = {
  /** In `node_modules` of `frameworks()`. */
  file: string;
  start?: string;
  /** The part that is exchanged. */
  part: (inside: string) => string;
};

export const transitions: Record<string, Transition> = {
  Barba: {
    file: '@barba/core/dist/barba.umd.js',
    start: `const pause = () => new Promise((done) => setTimeout(done, 300));
      barba.init({ transitions: [{ sync: true, leave: pause, enter: pause }] });`,
    part: (inside) => `<div data-barba="wrapper"><main data-barba="container">${inside}</main></div>`,
  },
  Swup: {
    file: 'swup/dist/Swup.umd.js',
    start: 'new Swup({ animationSelector: false });',
    part: (inside) => `<main id="swup">${inside}</main>`,
  },
  Turbo: { file: '@hotwired/turbo/dist/turbo.es2017-umd.js', part: (inside) => `<main>${inside}</main>` },
};

/** @returns the first of two pages, with a chat and a link to the second, which has a form too */
export function twoPages(pages: WidgetPages, folder: string, { file, start = '', part }: Transition): string {
  const code = readFileSync(join(folder, 'node_modules', file), 'utf8');
  pages.partnerPage('/library.js', code, { 'Content-Type': 'text/javascript' });
  const head = `<script async src="${pages.own}/widgets.js"></script><script src="/library.js"></script>
    <script>addEventListener('DOMContentLoaded', () => { ${start} })</script>`;
  const chat = '<div data-widget="chat"></div>';
  pages.partnerPage('/two', html(head, part(`<h1>Page two</h1><div data-widget="newsletter"></div>${chat}`)));
  return pages.partnerPage('/one', html(head, part(`<h1>Page one</h1><a href="/two">Next page</a>${chat}`)));
}
