import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { behaviourWidths, useChromium } from '../support/chromium.ts';
import { useRealSite } from '../support/real-site.ts';
import { scriptIsReady } from '../support/visitor.ts';
import { firstFew } from '../support/whole-set.ts';

const site = useRealSite();
const chromium = useChromium();

/** docs/design.md, "Budgets": the landing page before any interaction (1 kB = 1,000 bytes). */
const landing = { bytes: 100_000, requests: 12, widgets: 38_000 };

/** Scrolls in steps, to trigger lazy loading. */
async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo(0, top);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
  await page.waitForLoadState('networkidle');
}

test.each(firstFew(['/', '/contact-us'], 1))(
  '%s asks nobody else for anything, sets no cookie and stores nothing',
  async (path) => {
    const page = await chromium.open(1440);
    const hosts = new Set<string>();
    page.on('request', (request) => hosts.add(new URL(request.url()).origin));
    await page.goto(site.server.url + path);
    await scriptIsReady(page);
    await readToTheEnd(page);

    expect([...hosts]).toEqual([site.server.url]);
    expect(await page.context().cookies()).toEqual([]);
    const stored = await page.evaluate(async () => ({
      local: { ...localStorage },
      session: { ...sessionStorage },
      databases: await indexedDB.databases(),
      caches: await caches.keys(),
      workers: (await navigator.serviceWorker.getRegistrations()).length,
    }));
    expect(stored).toEqual({ local: {}, session: {}, databases: [], caches: [], workers: 0 });
  },
);

test('the answers of the server set no cookie', async () => {
  for (const path of ['/', '/contact-us', '/api/form-token', '/no-such-page/at-all']) {
    const answer = await fetch(site.server.url + path);
    await answer.arrayBuffer();
    expect(answer.headers.getSetCookie(), path).toEqual([]);
  }
});

test.each(behaviourWidths)('the landing page loads within its budget of bytes and requests at %i px', async (width) => {
  const page = await chromium.open(width);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const urls = new Map<string, string>();
  const bytes = new Map<string, number>();
  session.on('Network.requestWillBeSent', ({ requestId, request }) => urls.set(requestId, request.url));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => bytes.set(requestId, encodedDataLength));
  await page.goto(`${site.server.url}/`);
  await scriptIsReady(page);
  await page.waitForLoadState('networkidle');
  const loaded = () => {
    // The file of widgets comes once the page is idle.
    const requests = [...urls].filter(([, url]) => !/^data:|\/widgets-/.test(url));
    const weights = requests.map(([id, url]) => `${url.slice(site.server.url.length)}: ${bytes.get(id) ?? 0}`);
    const total = requests.reduce((sum, [id]) => sum + (bytes.get(id) ?? 0), 0);
    console.info(
      `Landing page at ${width} px: ${total} bytes in ${requests.length} requests\n  ${weights.join('\n  ')}`,
    );
    return { total, requests: requests.length, weights: weights.join(', ') };
  };
  const first = loaded();
  expect(first.total).toBeGreaterThan(10_000);
  expect(first.total, first.weights).toBeLessThanOrEqual(landing.bytes);
  expect(first.requests, first.weights).toBeLessThanOrEqual(landing.requests);

  // Also loads the widgets file, because the stories rotate automatically.
  await readToTheEnd(page);
  const whole = loaded();
  expect(whole.total, whole.weights).toBeLessThanOrEqual(landing.bytes + landing.widgets);
  expect(whole.requests, whole.weights).toBeLessThanOrEqual(landing.requests);
});

test('the browser has no complaint: nothing breaks a rule of the content security policy, nothing fails', async () => {
  const page = await chromium.open(1440);
  const complaints: string[] = [];
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  for (const path of ['/', '/contact-us']) {
    await page.goto(site.server.url + path);
    await scriptIsReady(page);
    await readToTheEnd(page);
  }
  expect(complaints).toEqual([]);
});
