import { type Browser, chromium } from 'playwright';
import { openDatabase } from '../../server/database/database.ts';
import { staffPath } from '../../shared/staff/staff.ts';
import { launchOptions } from '../support/chromium-options.ts';
import { startServerProcess } from '../support/server-process.ts';
import { staffBrowser } from '../support/staff.ts';
import { createColleague } from '../support/staff-accounts.ts';
import { analyze, fill } from './inbox.ts';

// Time from the staff page's address to the first visible lead, uncached, on a CPU slowed four times: node
// tests/load/staff-first-view.ts, after npm run build.

const rounds = 7;
const slower = 4;
const leads = 100_000;
const account = { email: 'ann@staff.example', password: 'tall kettle over nine bridges' };

/** From navigation start to the frame after the first inbox row (ms). */
async function firstView(browser: Browser, url: string, cookie: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const [name = '', value = ''] = cookie.split('=');
  await context.addCookies([{ name, value, url }]);
  const page = await context.newPage();
  await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: slower });
  await page.goto(url + staffPath, { waitUntil: 'commit' });
  const time = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const look = () =>
          document.querySelector('.st-leads__row')
            ? requestAnimationFrame(() => resolve(performance.now()))
            : requestAnimationFrame(look);
        look();
      }),
  );
  await context.close();
  return time;
}

const browser = await chromium.launch(launchOptions());
// Only the newest leads need contact.
for (const held of [5_000, leads]) {
  const server = await startServerProcess({ ADMIN_REQUIRE_TOTP: 'false' });
  try {
    const database = await openDatabase({ dataDir: server.dataDir });
    for (let from = leads - held; from < leads; from += 1000)
      await database.transaction().execute((trx) => fill(trx, from));
    await analyze(database);
    await database.close();
    await createColleague(server, account.email, 'sales', account.password);
    const staff = staffBrowser(server);
    await staff.signIn(account.email, account.password);
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) times.push(await firstView(browser, server.url, staff.cookie));
    times.sort((one, other) => one - other);
    const [median, longest] = [times[Math.floor(rounds / 2)] ?? 0, times.at(-1) ?? 0];
    console.log(
      `${held} leads: ${median.toFixed(0)} ms to the first lead, longest of ${rounds} ${longest.toFixed(0)} (aim ≤ 1500)`,
    );
  } finally {
    await server.remove();
  }
}
await browser.close();
