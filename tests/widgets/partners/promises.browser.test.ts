import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { stub, usePartner } from '../../support/partner.ts';
import { firstFew } from '../../support/whole-set.ts';
import { newsletterForm } from '../../support/widget-forms.ts';
import { builtScript } from '../../support/widget-page.ts';

const { pages, tag, visit } = usePartner();
const body = '<main><div data-widget="newsletter">Our own words</div></main>';

/** Made before the script has loaded; the page records each outcome. */
const early = `<script>
  itwidgets.ready.then((is) => { document.body.dataset.ready = is });
  itwidgets.isOpen('booking').then(() => { document.body.dataset.early = 'done' }, (error) => { document.body.dataset.early = error.message });
</script>`;

/** With the reason that calls get. */
const failures: Record<string, { head?: string; file?: [status: number]; allow?: boolean | number; reason: string }> = {
  'nothing is at its address': { file: [404], reason: '/widgets.js did not load' },
  'it cannot tell where it came from': {
    head: '<script async src="/bundle.js"></script>',
    reason: 'cannot tell where it came from',
  },
  'the page is not listed': { allow: false, reason: 'is not listed' },
  'another server answers in place of our API': { allow: 404, reason: 'our API does not answer' },
  'it is pinned, and is not what its integrity says': {
    head: `<script async src="/widgets/9.9.9.js" integrity="sha384-${'A'.repeat(64)}" crossorigin="anonymous"></script>`,
    reason: '/widgets/9.9.9.js did not load',
  },
  'its server fails': { file: [500], reason: '/widgets.js did not load' },
};

// Every load failure reaches the page in the same way; `partners/hosts` has two more.
test.each(firstFew(Object.entries(failures), 4))(
  'when %s, every promise ends, with the reason',
  async (_name, given) => {
    const script = (await builtScript('preact')).toString();
    if (given.allow !== undefined) pages.allow(given.allow);
    const { page } = await visit(body + early, {
      head: stub + (given.head ?? tag()),
      prepare: async (page) => {
        await page.route(/\/(bundle|9\.9\.9)\.js$/, (route) =>
          route.fulfill({ body: script, contentType: 'text/javascript' }),
        );
        if (given.file)
          await page.route('**/widgets.js', (route) => route.fulfill({ status: given.file?.[0], body: '' }));
      },
    });
    await page.waitForFunction(() => document.body.dataset.ready === 'false' && document.body.dataset.early);
    // Calls made before the refusal may have been answered.
    if (given.allow === undefined)
      expect(await page.evaluate(() => document.body.dataset.early)).toContain(given.reason);
    const late = () =>
      page.evaluate(() =>
        Promise.resolve(window.itwidgets?.open()).then(
          () => 'done',
          (error: Error) => error.message,
        ),
      );
    await expect.poll(late).toContain(given.reason);
    expect(await page.evaluate(() => window.itwidgets?.ready)).toBe(false);
    expect(await page.getByText('Our own words').isVisible()).toBe(true);
    expect(await page.locator('form').count()).toBe(0);
  },
);

/** Also pauses `AbortSignal.timeout`, which follows the browser's own clock. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1);
  await page.addInitScript(() => {
    AbortSignal.timeout = (ms) => {
      const end = new AbortController();
      setTimeout(() => end.abort(new DOMException('', 'TimeoutError')), ms);
      return end.signal;
    };
  });
}

test('when our API does not answer, ready ends with true after 5 seconds, and the form is there all the time', async () => {
  pages.allow('hang');
  const { page, said } = await visit(body + early, { head: stub + tag(), prepare: stopClock });
  await newsletterForm(page).waitFor();
  const ready = () => page.evaluate(() => document.body.dataset.ready);
  await page.clock.runFor(4_900);
  expect(await ready()).toBeUndefined();
  await page.clock.runFor(100);
  await expect.poll(ready).toBe('true');
  expect(await page.evaluate(() => document.body.dataset.early)).toBe('done');
  expect(await newsletterForm(page).count()).toBe(1);
  expect(said).toEqual([]);
});
