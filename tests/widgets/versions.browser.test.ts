import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import project from '../../package.json' with { type: 'json' };
import { dist } from '../support/built-site.ts';
import { usePartner } from '../support/partner.ts';
import { type TestServer, testServer } from '../support/server.ts';
import { firstFew } from '../support/whole-set.ts';
import { newsletterForm } from '../support/widget-forms.ts';
import { builtScript } from '../support/widget-page.ts';

const { pages, visit } = usePartner();
let server: TestServer;
beforeAll(async () => {
  server = await testServer({ distDir: dist, embedOrigins: [pages.partner] });
});
afterAll(() => server.stop());

const body = '<main><div data-widget="newsletter">Our own words</div></main>';

test('under a policy for what a page embeds, a plain tag brings the widgets, and where nothing is the page may read so', async () => {
  const headers = { 'Cross-Origin-Embedder-Policy': 'require-corp' };
  const { page } = await visit(body, { head: `<script src="${server.url}/widgets.js"></script>`, headers });
  await page.waitForFunction(() => typeof window.itwidgets?.version === 'string');
  const paths = [
    '9.9.9.js',
    '9.9.js',
    '0.1.9.js',
    'latest.js',
    '0.1.0.js.map',
    '0.1.0.js/',
    'a/b',
    '%00',
    '0.1.0.js.br',
  ];
  const statuses = await page.evaluate(
    ([origin, paths]) =>
      Promise.all(
        paths.map(async (path) => {
          const { status } = await fetch(`${origin}/widgets/${path}`);
          await fetch(`${origin}/widgets/${path}`, { mode: 'no-cors' });
          return status;
        }),
      ),
    [server.url, paths] as const,
  );
  expect(statuses).toEqual(paths.map(() => 404));
});

describe('of two versions on a page the newer serves both', () => {
  const older = project.version;
  const newer = `${Number(older.split('.')[0]) + 1}.0.0`;

  async function serveBoth(page: Page): Promise<void> {
    const script = (await builtScript('preact')).toString();
    expect(script).toContain(older);
    for (const version of [older, newer])
      await page.route(`${pages.own}/widgets/${version}.js`, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: script.replaceAll(older, version) }),
      );
  }

  const tag = (version: string) => `<script src="${pages.own}/widgets/${version}.js"></script>`;
  const running = (page: Page) => page.evaluate(() => window.itwidgets?.version);

  const pairs: [string, string, string][] = [
    [older, newer, 'later'],
    [newer, older, 'beside'],
    [older, newer, 'beside'],
    [newer, older, 'later'],
  ];
  test.each(firstFew(pairs, 2))('%s first, %s %s', async (first, second, how) => {
    const head = how === 'beside' ? tag(first) + tag(second) : tag(first);
    const { page, said } = await visit(body + body, { head, prepare: serveBoth });
    await newsletterForm(page).first().waitFor();
    if (how === 'later') {
      // An older script that loads first runs the page until the newer one arrives.
      expect(await running(page)).toBe(first);
      await page.addScriptTag({ url: `${pages.own}/widgets/${second}.js` });
    }
    await newsletterForm(page).nth(1).waitFor();
    await expect.poll(() => running(page)).toBe(newer);
    await page.evaluate(() => window.itwidgets?.open('booking'));
    await page.getByRole('dialog').waitFor();
    const counts = [newsletterForm(page), page.locator('itwidgets-floating'), page.getByRole('dialog')];
    expect(await Promise.all(counts.map((all) => all.count()))).toEqual([2, 1, 1]);
    expect(said).toEqual([]);
  });
});
