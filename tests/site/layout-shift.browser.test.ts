import { expect, test } from 'vitest';
import { useChromium } from '../support/chromium.ts';
import { layoutShiftOf } from '../support/layout-shift.ts';
import { useRealSite } from '../support/real-site.ts';
import { pageOfUnlikeKinds } from '../support/unlike-kinds.ts';
import { wholeSet } from '../support/whole-set.ts';

const site = useRealSite();
const chromium = useChromium();

test('nothing moves on any kind of page while it comes', { timeout: 300_000 }, async () => {
  // Opening a tab takes longer than the check. Each page loads as for a new visitor.
  const phone = await chromium.open(412);
  const session = await phone.context().newCDPSession(phone);
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  // A slow phone paints a page that is only half read.
  if (wholeSet) await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  const moved: string[] = [];
  for (const { path } of pageOfUnlikeKinds()) {
    const shift = await layoutShiftOf(phone, site.server.url + path);
    if (shift > 0.01) moved.push(`${path}: ${shift}`);
  }
  expect(moved).toEqual([]);
});

test('what moves while a page comes is counted', async () => {
  const page = await chromium.open(412);
  await page.route('**/moves', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<body><p id="late"></p><h1>Moves</h1><script>
        requestAnimationFrame(() => requestAnimationFrame(() => { late.style.height = '400px'; }));</script>`,
    }),
  );
  expect(await layoutShiftOf(page, `${site.server.url}/moves`)).toBeGreaterThan(0.01);
});
