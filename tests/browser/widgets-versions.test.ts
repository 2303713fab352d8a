import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { WidgetVersions } from '../../widgets/contract/partners.ts';
import { dist } from '../support/built-site.ts';
import { usePartner } from '../support/partner.ts';
import { type TestServer, testServer } from '../support/server.ts';
import { wholeSet } from '../support/whole-set.ts';
import { booking, bookingForm, fillForm, newsletterForm } from '../support/widget-forms.ts';

type Release = WidgetVersions['versions'][number];

/** The released versions as partners get them: from the built site on the real server, with the tag of the docs. */
const { versions } = JSON.parse(readFileSync(join(dist, 'widgets/versions.json'), 'utf8')) as WidgetVersions;
const newest = versions.at(-1) as Release;
const minorOf = ({ version }: Release) => version.replace(/\.\d+$/, '');
const newestOfMinors = [...new Map(versions.map((release) => [minorOf(release), release])).values()];

const { pages, visit } = usePartner();
let server: TestServer;
beforeAll(async () => {
  server = await testServer({ distDir: dist, embedOrigins: [pages.partner] });
});
afterAll(() => server.stop());

const body = '<main><div data-widget="newsletter">Our own words</div></main>';
const tag = ({ script, integrity }: Release) =>
  `<script src="${server.url}${script}" integrity="${integrity}" crossorigin="anonymous"></script>`;

/** Presses the button of a form that is filled, and gives the status of what the API answers. */
async function send(form: ReturnType<typeof bookingForm>, button: string, path: string): Promise<number> {
  const answered = form
    .page()
    .waitForResponse((response) => response.request().method() === 'POST' && response.url() === server.url + path);
  await form.getByRole('button', { name: button }).click();
  return (await answered).status();
}

async function subscribe(page: Page): Promise<number> {
  await newsletterForm(page).getByLabel('Email').fill('dana@lakeview.example');
  return send(newsletterForm(page), 'Subscribe', '/api/newsletter');
}

async function book(page: Page, email: string): Promise<number> {
  await page.evaluate(() => window.northlume?.open('booking'));
  await fillForm(bookingForm(page), { ...booking, Email: email });
  return send(bookingForm(page), 'Book Assessment', '/api/contacts');
}

const running = (page: Page) => page.evaluate(() => window.northlume?.version);

test('every released version takes a subscription and a booking to today’s API', async () => {
  const emailOf = ({ version }: Release) => `dana@v${version.replaceAll('.', '-')}.example`;
  const answered = await Promise.all(
    versions.map(async (release) => {
      const { page } = await visit(body, { head: tag(release), path: release.script });
      return [await subscribe(page), await book(page, emailOf(release)), await running(page)];
    }),
  );
  expect(answered).toEqual(versions.map(({ version }) => [202, 201, version]));
  const booked = (await server.leads()).filter(({ form }) => form === 'booking').map(({ email }) => email);
  expect(booked.toSorted()).toEqual(versions.map(emailOf).toSorted());
});

describe('the addresses under /widgets/', () => {
  test.each(newestOfMinors.map((release) => [minorOf(release), release] as const))(
    '%s.js is the newest of its minor version, for every page',
    async (minor, { script }) => {
      const [own, pinned] = await Promise.all([server.ask(`/widgets/${minor}.js`), server.ask(script)]);
      expect([own.status, pinned.status]).toEqual([200, 200]);
      expect(await own.text()).toBe(await pinned.text());
      for (const { headers } of [own, pinned])
        expect(
          ['access-control-allow-origin', 'cross-origin-resource-policy'].map((name) => headers.get(name)),
        ).toEqual(['*', 'cross-origin']);
      expect(own.headers.get('cache-control')).toContain('max-age=300');
    },
  );

  test('also where nothing is, a page of another origin may read so, under a policy for what it embeds too', async () => {
    const { page } = await visit('<main></main>', { headers: { 'Cross-Origin-Embedder-Policy': 'require-corp' } });
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
});

/** Each of two versions first; the tags beside each other, or the second once the first serves the page. */
const pairs = (wholeSet ? versions : newestOfMinors)
  .filter((release) => release !== newest)
  .flatMap((old) => [
    [old, newest],
    [newest, old],
  ])
  .flatMap(([first, second]) => ['beside', 'later'].map((how) => ({ first, second, how })));

test('of two released versions on a page the newer serves both, whichever comes first', async () => {
  const served = await Promise.all(
    pairs.map(async ({ first, second, how }, at) => {
      const tags = [first, second].map((release) => tag(release as Release));
      const head = how === 'beside' ? tags.join('') : tags[0];
      const { page, said } = await visit(body + body, { head: head ?? '', path: `/pair-${at}` });
      await newsletterForm(page).first().waitFor();
      if (how === 'later') {
        const was = await running(page);
        if (was !== first?.version) return `${was} ran before the second tag`;
        await page.addScriptTag({ url: `${server.url}${second?.script}` });
      }
      await newsletterForm(page).nth(1).waitFor();
      await page.evaluate(() => window.northlume?.open('booking'));
      const counts = await Promise.all(
        [newsletterForm(page), page.locator('northlume-floating'), page.getByRole('dialog')].map((all) => all.count()),
      );
      return [await running(page), counts.join(), ...said].join(' ');
    }),
  );
  expect(served).toEqual(pairs.map(() => `${newest.version} 2,1,1`));
});
