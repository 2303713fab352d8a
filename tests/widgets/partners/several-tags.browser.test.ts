import { expect, test } from 'vitest';
import { usePartner } from '../../support/partner.ts';
import { beforeRelease, firstFew } from '../../support/whole-set.ts';
import { newsletterForm, widgetsReady } from '../../support/widget-forms.ts';
import { builtScript } from '../../support/widget-page.ts';

const { pages, visit } = usePartner();
const widget = '<div data-widget="newsletter">Our own words</div>';

beforeRelease('the newer of two versions serves the page', async () => {
  const script = (await builtScript('preact')).toString();
  const old = script.replace(/(["`])0\.\d+\.\d+\1/, '$10.0.1$1');
  expect(old).not.toBe(script);
  const { page } = await visit(`<main>${widget}</main>`, {
    head: '',
    prepare: (page) =>
      page.route('**/widgets/0.0.1.js', (route) => route.fulfill({ body: old, contentType: 'text/javascript' })),
  });
  const add = async (src: string) => page.addScriptTag({ url: pages.own + src });
  const version = () => page.evaluate(() => window.itwidgets?.version);
  await add('/widgets/0.0.1.js');
  await newsletterForm(page).waitFor();
  expect(await version()).toBe('0.0.1');
  await add('/widgets.js');
  await expect.poll(version).not.toBe('0.0.1');
  await newsletterForm(page).waitFor();
  await add('/widgets/0.0.1.js');
  expect(await version()).not.toBe('0.0.1');
  await newsletterForm(page).getByLabel('Email').focus();
  expect([await newsletterForm(page).count(), await page.locator('itwidgets-floating').count()]).toEqual([1, 1]);
});

test('a second tag mounts what is not reached yet, and starts nothing anew', async () => {
  const { page } = await visit('<main style="padding-top:9000px"><div data-widget="newsletter"></div></main>');
  await page.waitForFunction(() => window.itwidgets?.ready);
  expect(await page.locator('form').count()).toBe(0);
  await page.addScriptTag({ url: `${pages.own}/widgets.js` });
  await newsletterForm(page).getByLabel('Email').focus();
  expect(await page.locator('itwidgets-floating').count()).toBe(1);
});

const orders: [string, (own: string, copy: string) => string][] = [
  ['after', (own, copy) => own + copy],
  ['before', (own, copy) => copy + own],
];
test.each(firstFew(orders, 1))(
  'a copy that cannot tell where it came from, %s a good tag, leaves the page to it',
  async (_where, head) => {
    const script = (await builtScript('preact')).toString();
    const { page, said } = await visit(`<main>${widget}</main>`, {
      head: head(
        `<script src="${pages.own}/widgets.js"></script>`,
        '<script src="/bundle.js"></script><script type="module" src="/bundle.js"></script>',
      ),
      prepare: (page) =>
        page.route('**/bundle.js', (route) => route.fulfill({ body: script, contentType: 'text/javascript' })),
    });
    await expect.poll(() => said.filter((line) => line.includes('cannot tell where it came from'))).toHaveLength(2);
    await widgetsReady(page);
    await newsletterForm(page).waitFor();
    await page.evaluate(() => window.itwidgets?.open());
    await page.getByRole('dialog').waitFor();
    expect(await page.locator('itwidgets-floating').count()).toBe(1);
  },
);
