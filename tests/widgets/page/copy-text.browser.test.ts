import type { Locator } from 'playwright';
import { expect, test } from 'vitest';
import { useChromium } from '../../support/chromium.ts';
import { useRealSite } from '../../support/real-site.ts';

const site = useRealSite();
const chromium = useChromium();
const article = '/library/remote-work-security-essentials';

async function pressed(what: Locator, answer: Locator): Promise<boolean> {
  await what.click();
  return (await answer.count()) > 0;
}

test('a heading of an article leads to itself, and a press on it copies its address', async () => {
  const page = await chromium.open(390, { permissions: ['clipboard-read', 'clipboard-write'] });
  await page.goto(site.server.url + article);
  const link = page.locator('h2 .heading-link').first();
  await expect.poll(() => pressed(link, page.getByText('Link copied'))).toBe(true);
  const address = `${site.server.url}${article}${await link.getAttribute('href')}`;
  expect(page.url()).toBe(address);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
});

test('a text to copy is copied by its button; where the browser refuses, it is selected', async () => {
  const page = await chromium.open(390, { permissions: ['clipboard-read', 'clipboard-write'] });
  await page.goto(site.server.url + article);
  // Simulates a box of an article: the listener is on the document.
  await page
    .locator('.prose')
    .first()
    .evaluate((prose) => {
      const box = Object.assign(document.createElement('div'), { className: 'prose-copy' });
      const button = Object.assign(document.createElement('button'), { textContent: 'Copy the text' });
      button.dataset.copy = '';
      const text = Object.assign(document.createElement('div'), {
        className: 'prose-copy__text',
        textContent: 'Lock your screen.',
      });
      box.append(button, text);
      prose.prepend(box);
    });
  const button = page.getByRole('button', { name: 'Copy the text' });
  await expect.poll(() => pressed(button, page.getByText('Copied', { exact: true }))).toBe(true);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Lock your screen.');

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('denied'));
  });
  await button.click();
  await page.waitForFunction(() => getSelection()?.toString() === 'Lock your screen.');
});
