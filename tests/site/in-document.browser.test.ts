import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { assistant } from '../support/assistant.ts';
import { useChromium } from '../support/chromium.ts';
import { useRealSite } from '../support/real-site.ts';
import { translatePage } from '../support/translate-page.ts';
import { newVisitor, openBooking, scriptIsReady, withoutFormToken } from '../support/visitor.ts';
import { beforeRelease, firstFew, wholeSet } from '../support/whole-set.ts';

const site = useRealSite();
const chromium = useChromium();

async function visit(path: string, width = 390): Promise<Page> {
  const page = await chromium.open(width);
  await withoutFormToken(page);
  await page.goto(site.server.url + path);
  await scriptIsReady(page);
  return page;
}

const chat = (page: Page) => page.getByRole('dialog', { name: assistant });

test('dialogs, chat and toasts stand in the document, where find-in-page and translators reach them', async () => {
  const page = await visit('/pricing', 1440);
  await page.evaluate(() => window.itwidgets?.toast({ title: 'Words of a toast', duration: 60_000 }));
  await page.getByText('Words of a toast').waitFor();
  await page.evaluate(() => window.itwidgets?.open('chat'));
  await chat(page).waitFor();
  await openBooking(page);
  const { words, roots } = await page.evaluate(() => ({
    words: document.body.textContent,
    roots: [...document.querySelectorAll('*')].filter((element) => element.shadowRoot).length,
  }));
  expect(roots).toBe(0);
  for (const text of ['Words of a toast', 'is software and may be wrong', 'Book Assessment'])
    expect(words.includes(text), text).toBe(true);
});

/**
 * All of an element's style that a rule could change; in the gate of one element of each kind. A toast hides launcher and
 * bar (`ChatLauncher.css`).
 */
function stylesOf(page: Page): Promise<string[]> {
  return page.evaluate((all) => {
    const nameOf = (element: Element | null) => `${element?.tagName} ${element?.className}`;
    const elements = [
      ...document.querySelectorAll('body > :not(itwidgets-floating), body > :not(itwidgets-floating) *'),
    ];
    const seen = elements.filter((element) => !element.closest('.chat-launcher, .call-bar'));
    const oneOfEach = new Map(
      seen.map((element) => [`${nameOf(element.parentElement)} > ${nameOf(element)}`, element]),
    );
    return (all ? seen : [...oneOfEach.values()]).map((element) => {
      const style = getComputedStyle(element);
      const values = [...style].map((name) => `${name}: ${style.getPropertyValue(name)}`);
      return `${nameOf(element)} ${values.join('; ')}`;
    });
  }, wholeSet);
}

test.each(
  firstFew(
    [
      { path: '/contact-us', media: 'screen', rootPixels: 20 },
      { path: '/resources/cybersecurity-assessment', media: 'print', rootPixels: 16 },
      { path: '/', media: 'screen', rootPixels: 16 },
      { path: '/blog', media: 'screen', rootPixels: 16 },
    ] as const,
    1,
  ),
)('they change no style of $path ($media, text of $rootPixels px)', async ({ path, media, rootPixels }) => {
  const page = await visit(path);
  await page.emulateMedia({ media });
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}px`;
  }, rootPixels);
  await page.evaluate(() => document.fonts.ready);
  const before = await stylesOf(page);
  await page.evaluate(() => window.itwidgets?.toast({ title: 'A toast', duration: 60_000 }));
  await page.getByText('A toast').waitFor({ state: media === 'print' ? 'attached' : 'visible' });
  const after = await stylesOf(page);
  expect(after.filter((style, at) => style !== before[at])).toEqual([]);
  expect(after).toHaveLength(before.length);
});

beforeRelease('a page that is being translated opens a dialog that is, whose errors and answer are too', async () => {
  const page = await visit('/pricing');
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await translatePage(page);
  await page.evaluate(() => window.itwidgets?.open('booking'));
  const form = page.getByRole('dialog').getByRole('form');
  await form.getByText('«Company»').waitFor();
  await form.locator('[type=submit]').click();
  const error = form.locator('[data-error-for=company]');
  const wrong = '«Company name must be at least 2 characters';
  await expect.poll(() => error.textContent()).toBe(`${wrong}»`);
  await form.locator('[name=company]').fill('X');
  await expect.poll(() => error.textContent()).toMatch(new RegExp(`^${wrong}.*If your firm has one letter[^«]*»$`));
  const visitor = newVisitor();
  for (const name of ['name', 'company', 'email', 'phone'] as const)
    await form.locator(`[name=${name}]`).fill(visitor[name]);
  await form.locator('[name=service]').selectOption('cybersecurity');
  await expect.poll(() => form.locator('[data-error-for]:visible').count()).toBe(0);
  await form.locator('[type=submit]').click();
  await page.getByText('«Assessment Booked!»').waitFor();
  expect(errors).toEqual([]);
  expect((await site.server.leads()).filter((lead) => lead.includes(visitor.email))).toHaveLength(1);
});
