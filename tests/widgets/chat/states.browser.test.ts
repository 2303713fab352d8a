import { mkdirSync } from 'node:fs';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { company } from '../../../shared/company/company.ts';
import { paths } from '../../../shared/http.ts';
import { accessibilityFaults, lookFaults } from '../../support/accessibility.ts';
import { fromAbroad, hold, useChatServer } from '../../support/chat-server.ts';
import { field, gate, log, openChat, panel, say, startChat } from '../../support/chat-widget.ts';
import { widths } from '../../support/chromium.ts';
import { newVisitor } from '../../support/visitor.ts';
import { wholeSet } from '../../support/whole-set.ts';

const { own, join } = useChatServer();

/** SHOTS=folder saves a picture of every state, for review. */
const shots = process.env.SHOTS;
if (shots) mkdirSync(shots, { recursive: true });

/** The gate looks at states with parts of their own, in light at 390 px; at the last in dark too, which has all of them. */
const whole = wholeSet || shots !== undefined;
const walked = whole ? widths : ([390] as const);
const inGate = new Set(['gate', 'answer with its quote and sources', 'emergency', 'person answering']);
const alsoDark = 'person answering';

const layer = 'itwidgets-floating';

/** In light and dark; in the gate in light, but for the last. */
async function look(page: Page, width: number, state: string): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of whole || state === alsoDark ? (['light', 'dark'] as const) : (['light'] as const)) {
    await page.emulateMedia({ colorScheme });
    if (shots) await page.screenshot({ path: `${shots}/${state.replaceAll(' ', '-')}-${width}-${colorScheme}.png` });
    const faults = colorScheme === 'light' ? await accessibilityFaults(page, layer) : await lookFaults(page, layer);
    found.push(...faults.map((fault) => `${state}, ${width} px, ${colorScheme}: ${fault}`));
  }
  await page.emulateMedia({ colorScheme: 'light' });
  return found;
}

const menu = (page: Page) => panel(page).getByLabel('More about this chat');

/** States made of parts that others have too. `messages` and `kept` try what is done in them. */
async function seeRest(page: Page, see: (state: string) => Promise<void>): Promise<number> {
  const letGo = await hold(page, paths.chatMessage);
  await say(page, 'How fast are you in Mississauga?');
  await panel(page).getByRole('button', { name: 'Stop' }).waitFor();
  await see('reply on its way');
  letGo();
  await log(page).getByText('Did this help?').nth(1).waitFor();

  await page.route(`**${paths.chatMessage}`, (route) => route.fulfill({ status: 422, json: {} }));
  await say(page, 'And in Brampton?');
  await log(page).getByRole('button', { name: 'Try again' }).waitFor();
  await see('failed with Try again');
  await page.unroute(`**${paths.chatMessage}`);
  await log(page).getByRole('button', { name: 'Try again' }).click();
  await log(page).getByText('Did this help?').nth(2).waitFor();

  await page.context().setOffline(true);
  await say(page, 'And in Oakville?');
  await log(page).getByText('It stays here and is sent').waitFor();
  await see('kept offline');
  await page.context().setOffline(false);
  await log(page).getByText('Did this help?').nth(3).waitFor();
  return 4;
}

test.each(walked)(
  'axe finds nothing in any state of the chat on our page, in light and dark, at %i px',
  async (width) => {
    const page = await own(width);
    const visitor = newVisitor();
    const found: string[] = [];
    const see = async (state: string) => {
      if (whole || inGate.has(state)) found.push(...(await look(page, width, state)));
    };
    await openChat(page);
    await gate(page).waitFor();
    await see('gate');
    await panel(page).getByRole('button', { name: 'Minimise chat' }).click();
    await startChat(page, { Email: visitor.email, Phone: visitor.phone, 'Name (optional)': 'Ada' });
    await see('greeting');
    await say(page, 'What is the 3-2-1 rule?');
    await log(page).locator('blockquote').waitFor();
    await see('answer with its quote and sources');
    await menu(page).click();
    await see('menu');
    await menu(page).click();
    const answers = whole ? await seeRest(page, see) : 1;

    await say(page, 'Our server is down, it says ransomware');
    await log(page).getByText('Did this help?').nth(answers).waitFor();
    await see('emergency');

    const letAsk = await hold(page, paths.chatHandover);
    await menu(page).click();
    await panel(page).getByRole('button', { name: 'Talk to a person' }).click();
    await log(page).getByText('Asking…').waitFor();
    await see('asking for a person');
    letAsk();
    await log(page).getByText('Your reference:').waitFor();
    const sam = await join(visitor.email, 'Sam');
    await panel(page).locator('header').getByText(`Sam from ${company.shortName} is answering`).waitFor();
    // Never claims that staff are available at all hours.
    expect(await panel(page).locator('header').textContent()).not.toContain('24/7');
    await sam.say('I am Sam. I can be there at two. Is the server off the network?');
    await log(page).getByText('I can be there at two').waitFor();
    await say(page, 'Yes, we pulled the cable.');
    await field(page).and(page.locator(':enabled')).waitFor();
    await sam.typing();
    await log(page).getByText('Sam is writing…').waitFor();
    await see('person answering');
    expect(found).toEqual([]);
  },
);

// In the gate, `restricted` checks this.
if (wholeSet)
  test.each(walked)('who is abroad reads why nobody answers, and axe finds nothing, at %i px', async (width) => {
    const page = await own(width, { extraHTTPHeaders: fromAbroad });
    const visitor = newVisitor();
    await startChat(page, { Email: visitor.email, Phone: visitor.phone });
    await say(page, 'Do you work in Lyon?');
    await log(page).getByText('currently only available to users in Canada').waitFor();
    expect(await field(page).isDisabled()).toBe(true);
    expect(await look(page, width, 'restricted')).toEqual([]);
  });
