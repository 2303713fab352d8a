import { type Browser, chromium } from 'playwright';
import { launchOptions } from '../support/chromium-options.ts';
import { startServerProcess } from '../support/server-process.ts';

/**
 * Main-thread script time of our pages before any interaction, compared with version 0.2.0, the last with a single
 * script. The minimum of interleaved loads, to reduce the effect of other load.
 */
const rounds = 5;
const paths = ['/', '/contact-us'];
const scripts: Record<string, string> = {
  before: '<script defer src="/widgets/0.2.0.js"></script>',
  now: '$&',
};

async function busy(browser: Browser, url: string, tag: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.route(url, async (route) => {
    const answer = await route.fetch();
    const html = (await answer.text()).replace(/<script type="module"[^>]*><\/script>/, tag);
    await route.fulfill({ response: answer, body: html });
  });
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(600);
  const { metrics } = await session.send('Performance.getMetrics');
  await context.close();
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000;
}

const server = await startServerProcess({ NODE_ENV: 'development' });
const browser = await chromium.launch(launchOptions());
try {
  for (const path of paths) {
    const times: Record<string, number[]> = { before: [], now: [] };
    for (let round = 0; round < rounds; round++)
      for (const [name, tag] of Object.entries(scripts)) times[name]?.push(await busy(browser, server.url + path, tag));
    const [before, now] = Object.values(times).map((each) => Math.min(...each)) as [number, number];
    const share = ((now / before) * 100).toFixed(0);
    console.log(
      `  ${path.padEnd(34)} ${now.toFixed(1)} ms, version 0.2.0 ${before.toFixed(1)} ms: ${share} % (aim 50)`,
    );
  }
} finally {
  await browser.close();
  await server.remove();
}
