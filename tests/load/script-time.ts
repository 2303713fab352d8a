import { type Browser, chromium } from 'playwright-core';
import { launchOptions } from '../support/chromium-options.ts';
import { startServerProcess } from '../support/server-process.ts';

/**
 * Prints how long our script keeps the main thread of our own pages busy before a visitor touches anything, beside version
 * 0.2.0, the last that was one script for all. Median over loads that take turns, the processor slowed four times; the time
 * of the same page without a script is taken off.
 */
const rounds = 5;
const paths = ['/', '/contact-us'];
const scripts: Record<string, string> = {
  none: '',
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
  await session.send('Performance.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(600);
  const { metrics } = await session.send('Performance.getMetrics');
  await context.close();
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

const median = (values: number[]) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

const server = await startServerProcess({ NODE_ENV: 'development' });
const browser = await chromium.launch(launchOptions());
try {
  for (const path of paths) {
    const times: Record<string, number[]> = { none: [], before: [], now: [] };
    for (let round = 0; round < rounds; round++)
      for (const [name, tag] of Object.entries(scripts)) times[name]?.push(await busy(browser, server.url + path, tag));
    const [none, before, now] = Object.values(times).map(median) as [number, number, number];
    const share = ((now - none) / (before - none)) * 100;
    console.log(
      `  ${path.padEnd(34)} ${(now - none).toFixed(0)} ms, version 0.2.0 ${(before - none).toFixed(0)} ms: ${share.toFixed(0)} % (aim 50); without a script ${none.toFixed(0)} ms`,
    );
  }
} finally {
  await browser.close();
  await server.remove();
}
