import { type Browser, chromium, type Page } from 'playwright';
import { launchOptions } from '../support/chromium-options.ts';
import { saveData } from '../support/save-data.ts';
import { startServerProcess } from '../support/server-process.ts';

/** From the first tap to dialog or chat on a slow phone: median of five visits. */
const visits = 5;
/** "Slow 4G" of Chrome's tools, and a processor four times slower. */
const network = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_000 };
const slower = 4;
/** How long a visitor looks at the page before the tap. */
const lookMs = 3000;
/** From a first scroll to the tap. */
const readMs = 1000;

const presses = {
  'booking dialog': { opener: 'main a[data-open="booking"]', opened: 'dialog[open] form' },
  chat: { opener: 'a[data-open="chat"]', opened: 'dialog[open] .nl-chat__gate' },
};

const visitors = {
  'after three seconds': { saves: false, scrolls: false },
  'saves data, first act': { saves: true, scrolls: false },
  'saves data, has scrolled': { saves: true, scrolls: true },
};
type Visitor = (typeof visitors)[keyof typeof visitors];

async function visit(browser: Browser, press: keyof typeof presses, visitor: Visitor): Promise<number> {
  const { saves, scrolls } = visitor;
  const { opener, opened } = presses[press];
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  if (saves) await saveData(page);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await page.goto(`${server.url}/`, { waitUntil: 'load' });
  await page.waitForFunction(() => typeof window.itwidgets?.version === 'string');
  await page.waitForTimeout(lookMs);
  if (scrolls) await page.evaluate(() => scrollTo(0, 100));
  if (scrolls) await page.waitForTimeout(readMs);
  // A phone shows the chat's launcher from the first scroll on, where it covers nothing.
  if (press === 'chat') await page.evaluate(scrollUntilShown, opener);
  await measureFrom(page, opened);
  await page.locator(opener).first().tap();
  const time = await page.evaluate(() => window.shownAfter);
  await context.close();
  return time ?? Number.NaN;
}

async function scrollUntilShown(selector: string): Promise<void> {
  for (let top = innerHeight; !document.querySelector(selector)?.checkVisibility(); top += 100) {
    scrollTo({ top, behavior: 'instant' });
    for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
  }
}

/** In the page, from the pointer's press to the frame that shows the dialog. */
function measureFrom(page: Page, opened: string): Promise<void> {
  return page.evaluate((opened) => {
    window.shownAfter = new Promise((resolve) =>
      addEventListener(
        'pointerdown',
        ({ timeStamp }) => {
          const look = () =>
            document.querySelector(opened)?.checkVisibility() ? resolve(performance.now() - timeStamp) : next();
          const next = () => requestAnimationFrame(look);
          next();
        },
        { capture: true, once: true },
      ),
    );
  }, opened);
}

const server = await startServerProcess({ NODE_ENV: 'development' });
const browser = await chromium.launch(launchOptions());
try {
  for (const press of Object.keys(presses) as (keyof typeof presses)[])
    for (const [who, visitor] of Object.entries(visitors)) {
      // The launcher comes with a scroll.
      if (press === 'chat' && visitor.saves && !visitor.scrolls) continue;
      const times: number[] = [];
      for (let round = 0; round < visits; round++) times.push(await visit(browser, press, visitor));
      times.sort((one, other) => one - other);
      const name = `${press}, ${who}`;
      const [least, median, most] = [times[0], times[visits >> 1], times.at(-1)].map((time) => (time ?? 0).toFixed(0));
      console.log(`  ${name.padEnd(42)} ${median} ms (${least} to ${most}; aim ≤ 1000)`);
    }
} finally {
  await browser.close();
  await server.remove();
}

declare global {
  interface Window {
    shownAfter?: Promise<number>;
  }
}
