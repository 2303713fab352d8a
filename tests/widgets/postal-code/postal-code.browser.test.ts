import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { postalMessages } from '../../../shared/tools/postal-code.ts';
import { faultsAnywhere } from '../../support/accessibility.ts';
import { behaviourWidths, useChromium } from '../../support/chromium.ts';
import { holdScript } from '../../support/hold-script.ts';
import { ofSample } from '../../support/of-sample.ts';
import { useRealSite } from '../../support/real-site.ts';
import { scriptIsReady } from '../../support/visitor.ts';
import { beforeRelease, firstFew, wholeSet } from '../../support/whole-set.ts';

/** Of the sample’s towns. */
const ofTowns = ofSample(test, 'places');
const ofTownsBefore = ofSample(beforeRelease, 'places');

const site = useRealSite();
const chromium = useChromium();

const field = (page: Page) => page.getByRole('textbox', { name: postalMessages.label });
const status = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasNotText: /newsletter/i })
    .first();
const button = (page: Page) => page.getByRole('button', { name: postalMessages.submit });

async function open(width: number, path = '/locations', options = {}): Promise<Page> {
  const page = await chromium.open(width, options);
  await page.goto(site.server.url + path);
  if (!('javaScriptEnabled' in options)) await scriptIsReady(page);
  return page;
}

const isFocused = (page: Page) => field(page).evaluate((input) => input === document.activeElement);

describe.each(behaviourWidths)('at %i px', (width) => {
  ofTowns.each(firstFew(['/locations', '/locations/calgary', '/managed-it-services-ajax'], 1))(
    'on %s the answer comes with the third character, and goes with it',
    async (path) => {
      const page = await open(width, path);
      await field(page).pressSequentially('m5');
      expect(await status(page).textContent()).toBe('');
      await field(page).press('v');
      await status(page).getByText('M5V is in Toronto.').waitFor();
      expect(await status(page).textContent()).toContain('15 minutesto an emergency response');
      await field(page).fill('l5b 1m2');
      await status(page).getByText('L5B is in Mississauga.').waitFor();
      await field(page).fill('K1A');
      await status(page).getByRole('link', { name: 'Call' }).waitFor();
      await field(page).fill('');
      await expect.poll(() => status(page).textContent()).toBe('');
    },
  );

  ofTownsBefore('an error comes on leaving the field, not while typing, and goes at once', async () => {
    const page = await open(width);
    const error = page.getByText(postalMessages.wrong);
    await field(page).pressSequentially('90210');
    expect(await error.isVisible()).toBe(false);
    await field(page).press('Tab');
    await error.waitFor();
    expect(await field(page).getAttribute('aria-invalid')).toBe('true');
    const described = (await field(page).getAttribute('aria-describedby'))?.split(' ') ?? [];
    expect(described).toContain(await error.getAttribute('id'));
    await field(page).fill('L6T');
    await status(page).getByText('L6T is in Brampton.').waitFor();
    expect(await error.isVisible()).toBe(false);
    expect(await field(page).getAttribute('aria-invalid')).toBeNull();
  });

  ofTowns('without a script the form is sent, and the server answers', async () => {
    const page = await open(width, '/locations', { javaScriptEnabled: false });
    await field(page).fill('m1b');
    await button(page).click();
    await status(page).getByText('M1B is in Scarborough.').waitFor();
    expect(new URL(page.url()).pathname).toBe('/locations/find');
    await status(page).getByRole('link', { name: 'IT support in Scarborough' }).click();
    expect(new URL(page.url()).pathname).toBe('/locations/scarborough');
  });
});

ofTownsBefore.each(['/managed-it-services-ajax', ...(wholeSet ? ['/locations/oakville'] : [])])(
  'axe finds nothing on %s with an answer and with an error, and nothing sticks out at 320 px',
  async (path) => {
    const page = await open(390, path);
    for (const [typed, shown] of [
      ['L4B 1A1', 'L4B is in Richmond Hill.'],
      ['K1A', 'K1A is not on our list.'],
      ['90210', postalMessages.wrong],
    ] as const) {
      await field(page).fill(typed);
      await field(page).blur();
      await page.getByText(shown).waitFor();
      expect(await faultsAnywhere(page, '.postal-code-box')).toEqual([]);
    }
  },
);

ofTownsBefore('with the keyboard alone: type, Enter, Tab to the page of the city', async () => {
  const page = await open(1440);
  await field(page).focus();
  await page.keyboard.type('xx');
  await page.keyboard.press('Enter');
  await page.getByText(postalMessages.wrong).waitFor();
  expect(await isFocused(page)).toBe(true);
  await field(page).fill('L3R');
  await status(page).getByText('L3R is in Markham.').waitFor();
  await page.keyboard.press('Enter');
  expect(new URL(page.url()).pathname).toBe('/locations');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/locations/markham');
});

ofTowns('what was typed before the script came is kept and answered', async () => {
  const page = await chromium.open(390);
  const arrive = await holdScript(page, '**/assets/site/site-*.js');
  await page.goto(`${site.server.url}/locations`, { waitUntil: 'commit' });
  await field(page).fill('l1n');
  arrive();
  await status(page).getByText('L1N is in Whitby.').waitFor();
  expect(await field(page).inputValue()).toBe('l1n');
});

ofTownsBefore('a field that was left before its code came says what is wrong once it is there', async () => {
  const page = await chromium.open(1440);
  const arrive = await holdScript(page, '**/assets/site/widgets-*.js');
  await page.goto(`${site.server.url}/locations`);
  await scriptIsReady(page);
  await field(page).pressSequentially('90210');
  await field(page).press('Tab');
  arrive();
  await page.getByText(postalMessages.wrong).waitFor();
  expect(await field(page).getAttribute('aria-invalid')).toBe('true');
});

ofTownsBefore('the table is fetched at the first use, and not before', async () => {
  const page = await chromium.open(1440);
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('postal-codes-') && asked.push(request.url()));
  await page.goto(`${site.server.url}/locations`);
  await scriptIsReady(page);
  expect(asked).toEqual([]);
  await field(page).focus();
  await expect.poll(() => asked).toHaveLength(1);
  await field(page).fill('M5V');
  await status(page).getByText('M5V is in Toronto.').waitFor();
  expect(asked).toHaveLength(1);
});

ofTownsBefore('where the table cannot be loaded the form is sent, and the server answers', async () => {
  const page = await chromium.open(1440);
  await page.route('**/assets/postal-codes-*', (route) => route.abort());
  await page.goto(`${site.server.url}/locations`);
  await scriptIsReady(page);
  await field(page).fill('M5V');
  await field(page).press('Enter');
  await status(page).getByText('M5V is in Toronto.').waitFor();
  expect(new URL(page.url()).pathname).toBe('/locations/find');
});

const answered = [
  ['M5V', 'M5V is in Toronto.'],
  ['nonsense', postalMessages.wrong],
] as const;

ofTownsBefore.each(answered)(
  'what the server answered for %s stays as it is when the script takes over',
  async (typed, shown) => {
    const page = await chromium.open(1440);
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(`${site.server.url}/locations/find?postal=${typed}`);
    await scriptIsReady(page);
    await page.getByText(shown).waitFor();
    expect(await field(page).inputValue()).toBe(typed);
    expect(await page.getByText(shown).count()).toBe(1);
    expect(errors).toEqual([]);
  },
);

ofTownsBefore('the page one is on is not linked to itself', async () => {
  const page = await open(1440, '/locations/oakville');
  await field(page).fill('L6H');
  await status(page).getByText('L6H is in Oakville.').waitFor();
  expect(await status(page).getByRole('link').count()).toBe(0);
});
