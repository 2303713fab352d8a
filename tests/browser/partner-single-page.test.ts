import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { countListeners, lastingOf } from '../support/lasting-listeners.ts';
import { usePartner } from '../support/partner.ts';
import { widgetsReady } from '../support/widget-forms.ts';

const { pages, tag, visit } = usePartner();
const require = createRequire(import.meta.url);
const read = (file: string) => readFileSync(file, 'utf8');

/** Counts the widgets that come and end, and is heard from the page's start. */
const counter = `<script>
  window.counts = { came: 0, ended: 0 };
  document.addEventListener('northlume:mounted', () => counts.came++);
  const follow = (element) => element.addEventListener('northlume:unmounted', () => counts.ended++);
  new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes)
        if (node instanceof Element)
          for (const element of [node, ...node.querySelectorAll('[data-widget]')])
            if (element.matches('[data-widget]') && !element.followed) follow(element, (element.followed = true));
  }).observe(document, { childList: true, subtree: true });
</script>`;

/** The libraries as partners load them: what swaps the placeholder in and out. */
const hosts: Record<string, { file: string; link: (path: string, name: string) => string; start?: string }> = {
  'htmx swaps a fragment': {
    file: require.resolve('htmx.org/dist/htmx.min.js'),
    link: (path, name) => `<button hx-get="${path}" hx-target="main" hx-swap="innerHTML">${name}</button>`,
  },
  'Turbo visits another page': {
    file: require.resolve('@hotwired/turbo/dist/turbo.es2017-umd.js'),
    link: (path, name) => `<a href="${path}">${name}</a>`,
  },
  'Vue shows and hides it with v-if': {
    file: require.resolve('vue/dist/vue.global.prod.js'),
    link: (path, name) => `<button onclick="there.value = ${path === '/with'}">${name}</button>`,
    start: `<script>
      const there = Vue.ref(false);
      const template = '<div v-if="there" data-widget="newsletter"></div><p v-else>Nothing here</p>';
      addEventListener('DOMContentLoaded', () => Vue.createApp({ template, setup: () => ({ there }) }).mount('main'));
    </script>`,
  },
};

/** Runs in the page: presses what brings the placeholder and what takes it away, so many times, and waits for each. */
async function swaps(times: number): Promise<void> {
  const press = (at: number) => document.querySelectorAll<HTMLElement>('nav > *')[at]?.click();
  const until = async (isSo: () => unknown) => {
    while (!isSo()) await new Promise(requestAnimationFrame);
  };
  for (let time = 0; time < times; time++) {
    press(0);
    await until(() => document.querySelector('[data-widget]')?.shadowRoot?.querySelector('form'));
    press(1);
    await until(() => document.querySelector('main > p') && !document.querySelector('[data-widget]'));
  }
}

/** What the browser holds of the page, once it has thrown away what nobody refers to. */
async function held(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  await session.detach();
  return { nodes, listeners: jsEventListeners };
}

test.each(Object.entries(hosts))(
  '%s 20 times: the widget comes and goes, and nothing of it stays',
  async (name, host) => {
    const nav = `<nav>${host.link('/with', 'With')} ${host.link('/without', 'Without')}</nav>`;
    const head = `${counter}<script src="/library.js"></script>${host.start ?? ''}${tag()}`;
    const whole = (inside: string) =>
      `<!doctype html><html lang="en-CA"><head><title>A page</title>${head}</head><body>${nav}<main>${inside}</main></body></html>`;
    const put = (inside: string) => (name.startsWith('Turbo') ? whole(inside) : inside);
    pages.giveTokens();
    pages.partnerPage('/with', put('<div data-widget="newsletter"></div>'));
    pages.partnerPage('/without', put('<p>Nothing here</p>'));
    const { page, said } = await visit(`${nav}<main></main>`, {
      head,
      prepare: async (page) => {
        await countListeners(page, '/widgets.js');
        await page.route('**/library.js', (route) =>
          route.fulfill({ body: read(host.file), contentType: 'text/javascript' }),
        );
      },
    });
    await widgetsReady(page);
    // What a library keeps of the pages that it has seen, it has then.
    await page.evaluate(swaps, 3);
    await expect.poll(() => lastingOf(page)).not.toContain('timer');
    const [before, lasting] = [await held(page), await lastingOf(page)];
    await page.evaluate(swaps, 20);
    const counts = () => page.evaluate(() => (window as unknown as { counts: { came: number; ended: number } }).counts);
    // Turbo shows its copy of a page first, then the page.
    const { came } = await counts();
    expect(came).toBeGreaterThanOrEqual(23);
    await expect.poll(async () => (await counts()).ended).toBe(came);
    // One widget has more nodes and listeners than this.
    await expect.poll(async () => (await held(page)).nodes - before.nodes).toBeLessThan(30);
    expect((await held(page)).listeners - before.listeners).toBeLessThan(10);
    await expect.poll(() => lastingOf(page)).toEqual(lasting);
    expect(said).toEqual([]);
  },
);
