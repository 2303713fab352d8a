import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { faultsAnywhere, sticksOut } from '../../support/accessibility.ts';
import { behaviourWidths, useChromium } from '../../support/chromium.ts';
import { holdScript } from '../../support/hold-script.ts';
import { useRealSite } from '../../support/real-site.ts';
import { newVisitor } from '../../support/visitor.ts';
import { beforeRelease, wholeSet } from '../../support/whole-set.ts';

const site = useRealSite();
const chromium = useChromium();
const path = '/roi-calculator';

const form = (page: Page) => page.getByRole('group', { name: 'Your figures' });
const field = (page: Page, name: string) => form(page).getByRole('textbox', { name });
const result = (page: Page) => page.getByRole('region', { name: 'A year with these figures' });
const row = (page: Page, name: string) => result(page).getByRole('row', { name });

/** Waits until the address follows changes. */
async function open(page: Page): Promise<Page> {
  const part = page.waitForResponse(/roi-calculator-[\w-]+\.js/);
  await page.goto(site.server.url + path);
  await part;
  await expect
    .poll(async () => {
      await field(page, 'People with a computer').dispatchEvent('change');
      return new URL(page.url()).hash;
    })
    .not.toBe('');
  return page;
}

describe.each(behaviourWidths)('at %i px', (width) => {
  test('figures as people type them change the result, the formula and the address', async () => {
    const page = await open(await chromium.open(width));
    expect(await result(page).getByRole('status').first().textContent()).toBe(
      'In this example, the plan pays for itself from 7.2 lost hours a month.',
    );
    // No verdict on an office that nobody described.
    expect(
      await result(page)
        .getByText(/cost you .* (more|less) a year/)
        .count(),
    ).toBe(0);
    await field(page, 'Downtime left with us').fill('2,5');
    await field(page, 'Loaded hourly wage').fill('52,50 $');
    await result(page).getByText('$52.50 = $15,750').waitFor();
    await field(page, 'Loaded hourly wage').fill('95');
    await field(page, 'Loaded hourly wage').blur();
    await row(page, 'Together').getByText('$116,400').waitFor();
    expect(await row(page, 'Together').textContent()).toContain('$70,500 to $82,500');
    await result(page).getByText('We would cost you $33,900 to $45,900 less a year.').waitFor();
    await result(page)
      .getByText('the plan pays for itself from 3.1 lost hours a month, at its lowest price from 2')
      .waitFor();

    const address = page.url();
    const other = await chromium.open(width);
    await other.goto(address);
    await result(other).getByText('We would cost you $33,900 to $45,900 less a year.').waitFor();
    expect(await field(other, 'Downtime left with us').inputValue()).toBe('2.5');
  });
});

beforeRelease(
  'axe finds nothing with errors; nothing moves sideways at 320 px or with text of double size',
  async () => {
    const page = await open(await chromium.open(390));
    // `every-page` checks the initial state.
    if (wholeSet) expect(await faultsAnywhere(page)).toEqual([]);
    await field(page, 'People with a computer').fill('-4');
    await field(page, 'People with a computer').blur();
    await page.getByText('Write a number from 1 to 5,000').waitFor();
    await result(page).getByRole('button', { name: 'Send' }).click();
    await page.getByText('Please enter a valid email address').waitFor();
    expect(await faultsAnywhere(page, '.nl-roi-calculator')).toEqual([]);
    // A phone at 200% zoom.
    await page.setViewportSize({ width: 195, height: 422 });
    expect(await result(page).evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  },
);

beforeRelease(
  'a slider sets its field by the keyboard, and what remains follows today’s hours until it is set',
  async () => {
    const page = await open(await chromium.open(1440));
    const slider = form(page).getByRole('slider', { name: 'Downtime now' });
    await slider.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    expect(await field(page, 'Downtime now').inputValue()).toBe('7');
    expect(await field(page, 'Downtime left with us').inputValue()).toBe('7');
    await field(page, 'Downtime left with us').fill('1');
    await field(page, 'Downtime now').fill('9');
    expect(await field(page, 'Downtime left with us').inputValue()).toBe('1');
    expect(await slider.inputValue()).toBe('9');
  },
);

beforeRelease(
  'an error comes on leaving a field, not while typing, and goes at once; the last figure counts meanwhile',
  async () => {
    const page = await open(await chromium.open(390));
    const wage = field(page, 'Loaded hourly wage');
    await wage.fill('lots');
    expect(await wage.getAttribute('aria-invalid')).toBeNull();
    await wage.blur();
    expect(await wage.getAttribute('aria-invalid')).toBe('true');
    await result(page).getByText('this is the result of the last one').waitFor();
    await result(page).getByText('$45 = $32,400').first().waitFor();
    await wage.fill('5');
    await expect.poll(() => wage.getAttribute('aria-invalid')).toBeNull();
  },
);

test('an address that was changed by hand is not shown as a result', async () => {
  const page = await chromium.open(390);
  await page.goto(`${site.server.url}${path}#users=9e9&wage=%3Cb%3E&hours=10`);
  await result(page).getByText('Part of this address could not be read').waitFor();
  expect(await field(page, 'People with a computer').inputValue()).toBe('20');
  expect(await field(page, 'Downtime now').inputValue()).toBe('10');
});

beforeRelease('what was typed before the script came counts', async () => {
  const page = await chromium.open(390);
  const arrive = await holdScript(page, '**/assets/site/site-*.js');
  await page.goto(site.server.url + path, { waitUntil: 'commit' });
  await field(page, 'What IT costs you now').fill('1 000');
  arrive();
  await result(page).getByText('$1,000 × 12 = $240,000').waitFor();
  expect(await field(page, 'What IT costs you now').inputValue()).toBe('1 000');
});

beforeRelease('the result is mailed to who asks, and an error says what else can be done', async () => {
  const page = await open(await chromium.open(390));
  const { email: address } = newVisitor();
  const email = result(page).getByRole('form', { name: 'Email me this' });
  await page.route('**/api/email-me', (route) => route.abort('connectionreset'));
  await email.getByRole('textbox').fill(address);
  await email.getByRole('button', { name: 'Send' }).click();
  await result(page).getByText('could not be sent').waitFor();
  await page.unroute('**/api/email-me');
  await email.getByRole('button', { name: 'Send' }).click();
  await result(page).getByText(`On its way to ${address}`).waitFor();
  await email.getByRole('textbox').fill('ada');
  await email.getByRole('button', { name: 'Send' }).click();
  await result(page).getByText('Please enter a valid email address').waitFor();
  expect(await result(page).getByText('On its way to').count()).toBe(0);
  const [mail] = await site.mail.waitFor(address);
  expect(mail?.text).toContain(
    '/roi-calculator#users=20&spend=200&hours=6&people=10&wage=45&remaining=6&tier=essential',
  );
});

beforeRelease(
  '“Have someone go through it with me” opens the booking dialog with the result in the message',
  async () => {
    const page = await open(await chromium.open(1440));
    await field(page, 'Downtime now').fill('20');
    await field(page, 'Downtime now').blur();
    await page.getByRole('link', { name: 'Have someone go through it with me' }).click();
    const message = page.getByRole('dialog').getByLabel('Message');
    await message.waitFor();
    await expect.poll(() => message.inputValue()).toContain('hours=20&people=10&wage=45&remaining=20');
  },
);

beforeRelease('analytics hear what was done with the calculator, once the visitor agrees, and no figure', async () => {
  const page = await open(await chromium.open(390));
  await page.evaluate(() => {
    window.itwidgets?.configure({ analytics: true });
    const heard: unknown[] = [];
    Object.assign(window, { heard });
    document.addEventListener('itwidgets:track', (event) => heard.push((event as CustomEvent).detail));
    window.print = () => undefined;
  });
  await result(page).getByRole('button', { name: 'Print' }).click();
  const heard = await page.evaluate(() => (window as unknown as { heard: { event: string }[] }).heard);
  expect(heard.filter(({ event }) => event === 'roi_calculator')).toEqual([
    { event: 'roi_calculator', params: { action: 'print' } },
  ]);
});

test('without a script it is a worked example with the formula, and says how to calculate on paper', async () => {
  const page = await chromium.open(390, { javaScriptEnabled: false });
  await page.goto(site.server.url + path);
  expect(await form(page).isVisible()).toBe(false);
  expect(await result(page).getByRole('button').count()).toBe(0);
  expect(await result(page).getByText('20 people × $200 × 12 = $48,000').isVisible()).toBe(true);
  expect(await page.getByText('The figures above are an example that breaks even.').isVisible()).toBe(true);
});

beforeRelease('on paper it is the result with its figures; in forced colours the bars stay apart', async () => {
  const page = await open(await chromium.open(658, { forcedColors: 'active' }));
  const fills = await result(page)
    .locator('svg rect')
    .evaluateAll((bars) => bars.slice(0, 2).map((bar) => getComputedStyle(bar).fill));
  expect(new Set(fills).size).toBe(2);
  await page.emulateMedia({ media: 'print', forcedColors: 'none' });
  expect(await form(page).isVisible()).toBe(false);
  expect(await result(page).getByText('The formula with the figures in it').isVisible()).toBe(true);
  expect(await sticksOut(page)).toEqual([]);
});
