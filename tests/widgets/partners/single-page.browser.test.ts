import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { describeWith } from '../../support/describe-with.ts';
import { frameworks, noFrameworks } from '../../support/frameworks.ts';
import { countListeners, heldOf, lastingOf } from '../../support/lasting-listeners.ts';
import { usePartner } from '../../support/partner.ts';
import { libraries } from '../../support/partner-libraries.ts';
import { firstFew, wholeSet } from '../../support/whole-set.ts';
import { widgetsReady } from '../../support/widget-forms.ts';

const { pages, tag, visit } = usePartner();

const counter = `<script>
  window.counts = { came: 0, ended: 0 };
  document.addEventListener('itwidgets:mounted', () => counts.came++);
  const follow = (element) => element.addEventListener('itwidgets:unmounted', () => counts.ended++);
  new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes)
        if (node instanceof Element)
          for (const element of [node, ...node.querySelectorAll('[data-widget]')])
            if (element.matches('[data-widget]') && !element.followed) follow(element, (element.followed = true));
  }).observe(document, { childList: true, subtree: true });
</script>`;

/** Runs in the page. */
async function swaps(times: number): Promise<void> {
  const press = (at: number) => document.querySelectorAll<HTMLElement>('nav > *')[at]?.click();
  const until = async (isSo: () => unknown) => {
    while (!isSo()) await new Promise(requestAnimationFrame);
  };
  // Turbo cancels a pending request with an uncaught error when the next link is pressed.
  const isStill = () => document.documentElement.ariaBusy !== 'true';
  for (let time = 0; time < times; time++) {
    press(0);
    await until(() => isStill() && document.querySelector('[data-widget]')?.shadowRoot?.querySelector('form'));
    press(1);
    await until(() => isStill() && document.querySelector('main > p') && !document.querySelector('[data-widget]'));
  }
}

const times = wholeSet ? 20 : 8;

describeWith(frameworks(), noFrameworks, 'on pages of frameworks', (folder) => {
  const read = (file: string) => readFileSync(join(folder, 'node_modules', file), 'utf8');
  test.each(firstFew(Object.entries(libraries), 1))(
    '%s swaps a placeholder in and out many times: the widget comes and goes, and nothing of it stays',
    async (_name, library) => {
      const nav = `<nav>${library.link('/with', 'With')} ${library.link('/without', 'Without')}</nav>`;
      const head = `${counter}<script src="/library.js"></script>${library.start ?? ''}${tag()}`;
      const whole = (inside: string) =>
        `<!doctype html><html lang="en-CA"><head><title>A page</title>${head}</head><body>${nav}<main>${inside}</main></body></html>`;
      const put = (inside: string) => (library.isWholePage ? whole(inside) : inside);
      pages.giveTokens();
      pages.partnerPage('/with', put('<div data-widget="newsletter"></div>'));
      pages.partnerPage('/without', put('<p>Nothing here</p>'));
      const { page, said } = await visit(`${nav}<main></main>`, {
        head,
        prepare: async (page) => {
          await countListeners(page, '/widgets.js');
          await page.route('**/library.js', (route) =>
            route.fulfill({ body: read(library.file), contentType: 'text/javascript' }),
          );
        },
      });
      await widgetsReady(page);
      // By then a library has cached the pages that it keeps.
      await page.evaluate(swaps, 3);
      await expect.poll(() => lastingOf(page)).not.toContain('timer');
      const [before, lasting] = [await heldOf(page), await lastingOf(page)];
      await page.evaluate(swaps, times);
      const counts = () =>
        page.evaluate(() => (window as unknown as { counts: { came: number; ended: number } }).counts);
      // Turbo first shows its cached copy, then the page.
      const { came } = await counts();
      expect(came).toBeGreaterThanOrEqual(3 + times);
      await expect.poll(async () => (await counts()).ended).toBe(came);
      // A single widget has more nodes and listeners.
      await expect.poll(async () => (await heldOf(page)).nodes - before.nodes).toBeLessThan(30);
      expect((await heldOf(page)).listeners - before.listeners).toBeLessThan(10);
      await expect.poll(() => lastingOf(page)).toEqual(lasting);
      expect(said).toEqual([]);
    },
  );
});
