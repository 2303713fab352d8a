import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { company } from '../../../shared/company/company.ts';
import { keptOnDevice, quizMessages } from '../../../shared/forms/messages.ts';
import { paths } from '../../../shared/http.ts';
import { riskQuestions } from '../../../shared/tools/risk-quiz.ts';
import { faultsAnywhere, faultsInBothSchemes, sticksOut } from '../../support/accessibility.ts';
import { behaviourWidths, useChromium } from '../../support/chromium.ts';
import { holdScript } from '../../support/hold-script.ts';
import { printedSheets } from '../../support/printed-sheets.ts';
import { useRealSite } from '../../support/real-site.ts';
import { useWidgetPages } from '../../support/use-widget-pages.ts';
import { newVisitor, scriptIsReady, withoutFormToken } from '../../support/visitor.ts';
import { beforeRelease, wholeSet } from '../../support/whole-set.ts';
import { recordEvents } from '../../support/widget-forms.ts';
import { document as html, leadAnswer } from '../../support/widget-page.ts';

const site = useRealSite();
const chromium = useChromium();
const pages = useWidgetPages('preact');

const path = '/resources/cybersecurity-assessment';
/** 4 + 1 + 3 + 5 + 5 + 2 points. */
const some = ['monthly', 'business', 'basic', 'delayed', 'none', 'groups'];
const fragment = `#risk-quiz=${riskQuestions.map(({ id }, at) => `${id}:${some[at]}`).join()}`;

const quiz = (page: Page) => page.getByRole('region', { name: 'Cybersecurity risk quiz' });
const question = (page: Page) => quiz(page).getByRole('group');
const next = (page: Page) => quiz(page).getByRole('button', { name: /^(Next|Get Results)$/ });
const result = (page: Page) => quiz(page).getByRole('heading', { name: '20 out of 30 Critical risk' });
const ask = (page: Page) => page.getByRole('form', { name: 'Free consultation' });
const askButton = (page: Page) => ask(page).getByRole('button', { name: quizMessages.submit });
const failed = `There was an issue submitting your request. Please try again or call us at ${company.phone.display}.`;

async function visit(width: number, address = path, options = {}): Promise<Page> {
  const page = await chromium.open(width, options);
  await withoutFormToken(page);
  await page.goto(site.server.url + address);
  await scriptIsReady(page);
  await quiz(page).scrollIntoViewIfNeeded();
  return page;
}

const radio = (page: Page, value: string | undefined) => question(page).locator(`input[value="${value}"]`);

async function take(page: Page): Promise<void> {
  for (const [at, value] of some.entries()) {
    await quiz(page)
      .getByText(`Question ${at + 1} of 6`)
      .waitFor();
    await radio(page, value).check();
    await next(page).click();
  }
  await result(page).waitFor();
}

async function fillAsk(page: Page, email: string): Promise<void> {
  await ask(page).getByLabel('Name', { exact: true }).fill('Ada Fournier');
  await ask(page).getByLabel('Email', { exact: true }).fill(email);
}

const hasFocus = (page: Page, text: string) =>
  page.evaluate((text) => document.activeElement?.textContent?.includes(text) ?? false, text);

describe.each(behaviourWidths)('at %i px', (width) => {
  test('one question is asked at a time, Next waits for an answer and says so, and the focus goes along', async () => {
    const page = await visit(width);
    await expect.poll(() => question(page).count()).toBe(1);
    expect(await next(page).isDisabled()).toBe(true);
    const described = await next(page).getAttribute('aria-describedby');
    expect(await page.locator(`#${described}`).textContent()).toBe('Choose an answer to go on.');
    const height = (await quiz(page).boundingBox())?.height;
    await radio(page, 'daily').focus();
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => next(page).isEnabled()).toBe(true);
    expect((await quiz(page).boundingBox())?.height).toBe(height);
    await page.keyboard.press('Enter');
    await expect.poll(() => hasFocus(page, 'Question 2 of 6')).toBe(true);
    expect(await next(page).isDisabled()).toBe(true);
    await quiz(page).getByRole('button', { name: 'Previous' }).click();
    await expect.poll(() => hasFocus(page, 'Question 1 of 6')).toBe(true);
    expect(await radio(page, 'weekly').isChecked()).toBe(true);
    expect(new URL(page.url()).hash).toBe('#risk-quiz=backup:weekly');
    expect(await quiz(page).getByRole('button', { name: 'Previous' }).count()).toBe(0);
  });

  test('the result has the score, the level, every answer, what to do first, and an address that a reload keeps', async () => {
    const page = await visit(width);
    await take(page);
    await expect.poll(() => hasFocus(page, '20 out of 30')).toBe(true);
    expect(await quiz(page).locator('.nl-risk-result__scale circle').getAttribute('cx')).toBe('20');
    if (width > 1024) {
      const [form, table] = [await ask(page).boundingBox(), await quiz(page).getByRole('table').boundingBox()];
      expect(form?.x).toBeGreaterThan((table?.x ?? 0) + (table?.width ?? 0));
    }
    const rows = await quiz(page).getByRole('row').allInnerTexts();
    expect(rows).toHaveLength(7);
    expect(rows[1]).toMatch(/Backup\s+Every month\s+4/);
    const todo = await quiz(page).getByRole('listitem').allInnerTexts();
    expect(todo.map((text) => text.split('.')[0])).toEqual([
      'Updates',
      'Training',
      'Backup',
      'Passwords',
      'Access',
      'Antivirus',
    ]);
    expect(new URL(page.url()).hash).toBe(fragment);
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
    await page.reload();
    await result(page).waitFor();
    await quiz(page).getByRole('button', { name: 'Take Assessment Again' }).click();
    await expect.poll(() => hasFocus(page, 'Question 1 of 6')).toBe(true);
    expect(await quiz(page).locator('input:checked').count()).toBe(0);
    expect(new URL(page.url()).hash).toBe('');
  });

  test('a consultation takes a name and an email, and says word for word what follows', async () => {
    const page = await visit(width, path + fragment);
    await result(page).waitFor();
    expect(await askButton(page).isDisabled()).toBe(true);
    const { email } = newVisitor();
    await fillAsk(page, '  ');
    expect(await askButton(page).isDisabled()).toBe(true);
    await fillAsk(page, email);
    await askButton(page).click();
    await ask(page).getByRole('status').getByText(quizMessages.thanks).waitFor();
    await expect.poll(async () => (await site.server.leads()).filter((line) => line.includes(email)).length).toBe(1);
    expect(await ask(page).getByLabel('Name', { exact: true }).isVisible()).toBe(false);
  });
});

beforeRelease('axe finds nothing at any stage, and nothing sticks out at 320 px', async () => {
  const page = await visit(390);
  await expect.poll(() => question(page).count()).toBe(1);
  // `every-page` checks the first question; the error state includes the result.
  if (wholeSet) expect(await faultsAnywhere(page)).toEqual([]);
  await page.goto(site.server.url + path + fragment);
  await page.reload();
  await result(page).waitFor();
  if (wholeSet) expect(await faultsAnywhere(page)).toEqual([]);
  await page.route(`**${paths.assessment}`, (route) => route.fulfill({ status: 400, json: {} }));
  await fillAsk(page, 'ada@visitor.example');
  await askButton(page).click();
  await ask(page).getByText(failed).waitFor();
  expect(await faultsAnywhere(page, '.nl-risk-quiz')).toEqual([]);
});

beforeRelease('a request that cannot be sent says so word for word, is kept on the device and sent again', async () => {
  const page = await visit(390, path + fragment);
  await page.route(`**${paths.assessment}`, (route) => route.abort('connectionreset'));
  const { email } = newVisitor();
  await fillAsk(page, email);
  await askButton(page).click();
  await ask(page)
    .getByRole('status')
    .getByText(`${failed} ${keptOnDevice(company.phone.display)}`)
    .waitFor();
  expect(await ask(page).getByLabel('Email', { exact: true }).inputValue()).toBe(email);
  await page.unroute(`**${paths.assessment}`);
  // Longer than the page's first retry delay.
  await page.clock.install({ time: Date.now() + 6_000 });
  await page.goto(site.server.url);
  await expect.poll(async () => (await site.server.leads()).filter((line) => line.includes(email)).length).toBe(1);
});

/** The unit test checks the results; this one checks that pages accept them. */
const edited = [
  ['nothing', '#risk-quiz=', 'Question 1 of 6'],
  ['an answer that there is not', '#risk-quiz=backup:yearly', 'Question 1 of 6'],
  ['an answer missing in the middle', fragment.replace('passwords:basic,', ''), 'Question 3 of 6'],
  ['a script', '#risk-quiz=%3Cimg src onerror=alert(1)%3E', 'Question 1 of 6'],
  ['a broken escape', '#risk-quiz=%E0%A4%A', 'Question 1 of 6'],
  ['two answers', `${fragment},access:open`, '23 out of 30'],
] as const;

beforeRelease.each(edited)('an edited address with %s asks what is missing', async (_case, hash, shown) => {
  const page = await chromium.open(1440);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(site.server.url + path + hash);
  await scriptIsReady(page);
  await quiz(page).getByText(shown).first().waitFor();
  expect(errors).toEqual([]);
});

beforeRelease('another address of answers on the open page shows what it says', async () => {
  const page = await visit(1440, path + fragment);
  await result(page).waitFor();
  await page.evaluate(() => location.assign('#risk-quiz=backup:daily'));
  await quiz(page).getByText('Question 2 of 6').waitFor();
  await quiz(page).getByRole('button', { name: 'Previous' }).click();
  expect(await radio(page, 'daily').isChecked()).toBe(true);
});

beforeRelease('an answer that was chosen before the script came is kept, and the button goes on from it', async () => {
  const page = await chromium.open(1440);
  const arrive = await holdScript(page, '**/assets/site/*.js');
  await page.goto(site.server.url + path, { waitUntil: 'commit' });
  await quiz(page).locator('input[value="weekly"]').check();
  arrive();
  await expect.poll(() => question(page).count()).toBe(1);
  await quiz(page).getByText('Question 1 of 6').waitFor();
  expect(await radio(page, 'weekly').isChecked()).toBe(true);
  await next(page).click();
  await quiz(page).getByText('Question 2 of 6').waitFor();
});

test('without a script it is one form that the server scores, with a way to be called', async () => {
  const page = await chromium.open(390, { javaScriptEnabled: false });
  await page.goto(site.server.url + path);
  for (const [at, value] of some.entries())
    await quiz(page).getByRole('group').nth(at).locator(`input[value="${value}"]`).check();
  const { email } = newVisitor();
  await quiz(page).getByLabel('Name (optional)').fill('Ada');
  await quiz(page).getByLabel('Email (optional)').fill(email);
  await quiz(page).getByRole('button', { name: 'Get Results' }).click();
  await page.getByRole('heading', { name: 'Critical risk: 20 out of 30 points' }).waitFor();
  await page.getByText(quizMessages.thanks).waitFor();
  expect(await page.getByRole('main').getByRole('listitem').count()).toBeGreaterThanOrEqual(6);
  expect(await sticksOut(page)).toEqual([]);
});

beforeRelease('the result is printed on one sheet', async () => {
  const page = await visit(658, path + fragment);
  await result(page).waitFor();
  await page.emulateMedia({ media: 'print' });
  const sheets = printedSheets(await page.pdf({ format: 'Letter' }));
  expect(sheets).toHaveLength(1);
  expect(Math.max(...sheets)).toBeGreaterThan(0.4);
});

beforeRelease(
  'on a partner’s page it neither touches the address nor stores anything, and links to ours for the result',
  async () => {
    const head = `<script async src="${pages.own}/widgets.js"></script>`;
    const address = pages.partnerPage(
      '/quiz',
      html(head, '<main><h1>Page</h1><div data-widget="risk-quiz"></div></main>'),
    );
    const page = await chromium.open(390);
    await withoutFormToken(page);
    await page.goto(`${address}#/their/route`);
    // One question at a time is in the page; going back shows its answer.
    await page.getByRole('group').locator(`input[value="${some[0]}"]`).check();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByText('Question 2 of 6').waitFor();
    await page.getByRole('button', { name: 'Previous' }).click();
    expect(await page.getByRole('group').locator(`input[value="${some[0]}"]`).isChecked()).toBe(true);
    expect(await page.locator('fieldset').count()).toBe(1);
    for (const value of some) {
      await page.getByRole('group').locator(`input[value="${value}"]`).check();
      await page.getByRole('button', { name: /^(Next|Get Results)$/ }).click();
    }
    await page.getByRole('heading', { name: '20 out of 30 Critical risk' }).waitFor();
    expect(new URL(page.url()).hash).toBe('#/their/route');
    const link = page.getByRole('link', { name: 'Link to this result' });
    expect(await link.getAttribute('href')).toBe(pages.own + path + fragment);
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
    expect(await faultsInBothSchemes(page)).toEqual([]);
    await fillAsk(page, 'ada@visitor.example');
    await askButton(page).click();
    await ask(page).getByText(`Your reference is ${leadAnswer.reference}.`).waitFor();
    expect(pages.asked.map(({ path, body }) => ({ path, ...body }))).toEqual([
      {
        path: paths.assessment,
        name: 'Ada Fournier',
        email: 'ada@visitor.example',
        riskLevel: 'Critical',
        score: 20,
        answers: fragment.slice('#risk-quiz='.length),
        page: '/quiz',
      },
    ]);
  },
);

beforeRelease('start, completion and the request are told to analytics once the visitor has agreed', async () => {
  const page = await chromium.open(1440);
  const events = await recordEvents(page);
  await withoutFormToken(page);
  await page.goto(site.server.url + path);
  await scriptIsReady(page);
  await page.evaluate(() => window.itwidgets?.configure({ analytics: true }));
  await quiz(page).scrollIntoViewIfNeeded();
  await take(page);
  await fillAsk(page, newVisitor().email);
  await askButton(page).click();
  await ask(page).getByText(quizMessages.thanks).waitFor();
  const told = (await events()).filter(({ name }) => name === 'track').map(({ detail }) => detail);
  expect(told).toContainEqual({ event: 'engagement', params: { subject: 'risk-quiz-start' } });
  expect(told).toContainEqual({ event: 'engagement', params: { subject: 'risk-quiz-complete' } });
  expect(told).toContainEqual({ event: 'conversion', params: { form: 'risk-quiz' } });
  expect(told).toContainEqual({ event: 'generate_lead', params: { form: 'risk-quiz', source: 'assessment' } });
  expect(JSON.stringify(told)).not.toContain('monthly');
});
