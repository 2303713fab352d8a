import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { paths } from '../../widgets/contract/http.ts';
import type { WidgetVersions } from '../../widgets/contract/partners.ts';
import { dist } from '../support/built-site.ts';
import { say } from '../support/chat-widget.ts';
import { usePartner } from '../support/partner.ts';
import { above, type Form, send, standing, statusesOf } from '../support/released-forms.ts';
import { type TestServer, testServer } from '../support/server.ts';
import { wholeSet } from '../support/whole-set.ts';
import { newsletterForm } from '../support/widget-forms.ts';

type Release = WidgetVersions['versions'][number];

/** The released versions as partners get them: from the built site on the real server, with the tag of the docs. */
const { versions } = JSON.parse(readFileSync(join(dist, 'widgets/versions.json'), 'utf8')) as WidgetVersions;
const newest = versions.at(-1) as Release;
const minorOf = ({ version }: Release) => version.replace(/\.\d+$/, '');
const newestOfMinors = [...new Map(versions.map((release) => [minorOf(release), release])).values()];
/** Those whose forms are sent, and that meet the newest on a page. */
const tried = wholeSet ? versions : newestOfMinors;

const { pages, visit } = usePartner();
let server: TestServer;
beforeAll(async () => {
  server = await testServer({ distDir: dist, embedOrigins: [pages.partner], chatUnknownCountry: 'allow' });
});
afterAll(() => server.stop());

const body = '<main><div data-widget="newsletter">Our own words</div></main>';
const tag = ({ script, integrity }: Release) =>
  `<script src="${server.url}${script}" integrity="${integrity}" crossorigin="anonymous"></script>`;

const running = (page: Page) => page.evaluate(() => window.northlume?.version);

const isIn = (release: Release, since: string) => minorOf(release).localeCompare(since, 'en', { numeric: true }) >= 0;

const ofVersion = (release: Release, forms: Record<string, Form>) =>
  Object.entries(forms).filter(([, { since }]) => isIn(release, since));

test('every form of every released version, and its chat, is taken by today’s API', async () => {
  const places = ['newsletter', 'hero-form', 'contact-form', 'risk-quiz'].map(
    (widget) => `<div data-widget="${widget}">Our own words</div>`,
  );
  const answered = await Promise.all(
    tried.map(async (release) => {
      const { page } = await visit(`<main>${places.join('')}</main>`, { head: tag(release), path: release.script });
      const statuses = statusesOf(page);
      await page.waitForFunction(() => typeof window.northlume?.version === 'string');
      for (const [, form] of ofVersion(release, standing)) await send(page, form);
      for (const [name, { status }] of ofVersion(release, standing))
        await expect.poll(() => statuses[name]).toBe(status);
      // Without a token, which the API takes as well, none waits until it is old enough.
      await page.route('**/api/form-token', (route) => route.abort());
      for (const [name, form] of ofVersion(release, above)) {
        await page.keyboard.press('Escape');
        await send(page, form);
        await expect.poll(() => statuses[name]).toBe(form.status);
      }
      const chats = isIn(release, '0.4');
      if (chats) {
        await say(page, 'What does it cost?');
        await expect.poll(() => statuses[paths.chatMessage]).toBe(200);
      }
      const expected = ofVersion(release, { ...standing, ...above }).map(([name, { status }]) => [name, status]);
      expect(statuses).toEqual({ ...Object.fromEntries(expected), ...(chats && { [paths.chatMessage]: 200 }) });
      return { version: await running(page), statuses };
    }),
  );
  expect(answered.map(({ version }) => version)).toEqual(tried.map(({ version }) => version));
  const kept = answered.flatMap(({ statuses }) => Object.values(statuses)).filter((status) => status === 201);
  expect(await server.leads()).toHaveLength(kept.length);
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

  test('under a policy for what a page embeds, a plain tag brings the widgets, and where nothing is the page may read so', async () => {
    const headers = { 'Cross-Origin-Embedder-Policy': 'require-corp' };
    const { page } = await visit(body, { head: `<script src="${server.url}/widgets.js"></script>`, headers });
    await newsletterForm(page).waitFor();
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
const pairs = tried
  .filter((release) => release !== newest)
  .flatMap((old) => [
    [old, newest],
    [newest, old],
  ])
  .flatMap(([first, second]) => ['beside', 'later'].map((how) => ({ first, second, how })))
  // In the gate each version in both orders, and in both ways.
  .filter((_, at) => wholeSet || [0, 3].includes(at % 4));

/** What serves a page of two versions, and how much of it there is. */
async function servedBy({ first, second, how }: (typeof pairs)[number], at: number): Promise<string> {
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
  // Where the older one came first, it serves the page until the newer one is there.
  await expect.poll(() => running(page)).toBe(newest.version);
  await page.evaluate(() => window.northlume?.open('booking'));
  const counts = await Promise.all(
    [newsletterForm(page), page.locator('northlume-floating'), page.getByRole('dialog')].map((all) => all.count()),
  );
  const served = [await running(page), counts.join(), ...said].join(' ');
  await page.close();
  return served;
}

test('of two released versions on a page the newer serves both, whichever comes first', async () => {
  const served: string[] = [];
  // A few at a time: with every release there are four more.
  for (let at = 0; at < pairs.length; at += 8)
    served.push(...(await Promise.all(pairs.slice(at, at + 8).map((pair, n) => servedBy(pair, at + n)))));
  expect(served).toEqual(pairs.map(() => `${newest.version} 2,1,1`));
});
