import { expect, test } from 'vitest';
import { useChromium } from '../support/chromium.ts';
import { useRealSite } from '../support/real-site.ts';
import { beforeRelease } from '../support/whole-set.ts';

const site = useRealSite();
const chromium = useChromium();

test('the PIPEDA page asks in order, each question with its yes and its no', async () => {
  const page = await chromium.open(1440);
  await page.goto(`${site.server.url}/pipeda-compliance`);
  const questions = page.getByRole('region', { name: 'Does the law apply to you?' }).getByRole('listitem');
  expect(await questions.count()).toBe(4);
  for (const [place, question] of (await questions.all()).entries()) {
    const asked = question.getByRole('heading', { level: 3 });
    expect(await asked.textContent()).toMatch(/\?$/);
    expect(await page.getByText((await asked.textContent()) ?? '', { exact: true }).count()).toBe(1);
    // The first is open; a press opens another in its place.
    if (place > 0) await asked.click();
    expect(await question.getByRole('term').allInnerTexts()).toEqual(['Yes', 'No']);
    expect(await question.getByRole('definition').count()).toBe(2);
  }
});

beforeRelease('it has the ten principles, and the five steps of the bad day in their order', async () => {
  const page = await chromium.open(1440);
  await page.goto(`${site.server.url}/pipeda-compliance`);
  const principles = page.getByRole('region', { name: 'The ten privacy principles in daily work' });
  expect(await principles.getByRole('heading', { level: 3 }).count()).toBe(10);
  const day = page.getByRole('region', { name: 'A privacy breach: the day you find out' });
  expect(await day.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual([
    'Stop the breach.',
    'Write it all down.',
    'Weigh the harm.',
    'Report and notify.',
    'Keep a record.',
  ]);
});

beforeRelease(
  'it leads to the checklist and, beside it, to the law itself and to the bill that would replace it',
  async () => {
    const page = await chromium.open(1440);
    await page.goto(`${site.server.url}/pipeda-compliance`);
    const start = page.getByRole('region', { name: 'PIPEDA in one afternoon: where to start' });
    const law = await start.getByRole('listitem').getByRole('link').all();
    expect(law.length).toBe(5);
    for (const link of law)
      expect(await link.getAttribute('href')).toMatch(
        /^https:\/\/(laws-lois\.justice\.gc|www\.ontario|www\.parl)\.ca\//,
      );
    await start.getByRole('link', { name: 'The checklist to tick and print' }).click();
    await page.waitForURL('**/pipeda-compliance-checklist');
  },
);
