import { expect, test } from 'vitest';
import { useChromium } from '../support/chromium.ts';
import { useRealSite } from '../support/real-site.ts';

const site = useRealSite();
const chromium = useChromium();

test('a minute of an agenda is as tall in every part and every session', async () => {
  const page = await chromium.open(1280);
  await page.goto(`${site.server.url}/blog/videos`);
  const agendas = await page.locator('main article').evaluateAll((articles) =>
    articles.map((article) =>
      [...article.querySelectorAll('ol > li')].map((part) => ({
        minute: Number.parseInt(part.textContent.replace('Minute ', ''), 10),
        top: part.getBoundingClientRect().top,
      })),
    ),
  );
  const heights = agendas.flatMap((parts) =>
    parts.slice(1).map((part, index) => {
      const before = parts[index] ?? part;
      return (part.top - before.top) / (part.minute - before.minute);
    }),
  );
  expect(heights.length).toBeGreaterThan(1);
  for (const height of heights) expect(height).toBeCloseTo(heights[0] ?? 0);
});
