import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { paths } from '../../../shared/http.ts';
import { assistant } from '../../support/assistant.ts';
import { hold, useChatServer } from '../../support/chat-server.ts';
import { field, gate, log, openChat, panel, say, startChat } from '../../support/chat-widget.ts';
import { newVisitor } from '../../support/visitor.ts';

const { site, tag, own, partner } = useChatServer();

const details = () => {
  const { email, phone } = newVisitor();
  return { Email: email, Phone: phone };
};

async function isInSight(page: Page, place: Locator): Promise<boolean> {
  const [area, box] = [await log(page).boundingBox(), await place.boundingBox()];
  return !!area && !!box && box.y >= area.y && box.y + box.height <= area.y + area.height;
}

test('on the next page, and once an answer came while it was minimised, the chat opens at what was said last', async () => {
  const page = await own(1440);
  const emergency = log(page).getByText('it says ransomware');
  const helped = log(page).getByText('Did this help?');
  await startChat(page, details());
  await say(page, 'What is the 3-2-1 rule?');
  await helped.waitFor();
  await say(page, 'Our server is down, it says ransomware');
  await helped.nth(1).waitFor();
  await page.goto(`${site.server.url}/about-us`);
  await emergency.waitFor();
  await expect.poll(() => isInSight(page, emergency)).toBe(true);
  const letGo = await hold(page, paths.chatMessage);
  await say(page, 'What is your phone number?');
  await panel(page).getByRole('button', { name: 'Minimise chat' }).click();
  letGo();
  await page.getByRole('link', { name: `Chat with ${assistant} (1 new)` }).click();
  await expect.poll(() => isInSight(page, helped.nth(2))).toBe(true);
});

/** Runs in the page. '' if the edge is visible. */
function unseen(element: Element, edge: string): string {
  const probe = (element.parentElement ?? document.body).appendChild(document.createElement('i'));
  probe.style.color = 'Canvas';
  const { color: around } = getComputedStyle(probe);
  probe.remove();
  const style = getComputedStyle(element);
  const side = edge === 'border' ? 'border-top' : 'outline';
  const [line, width, color] = ['style', 'width', 'color'].map((part) => style.getPropertyValue(`${side}-${part}`));
  const clear = 'rgba(0, 0, 0, 0)';
  const isLine = line !== 'none' && Number.parseFloat(width ?? '') >= 1 && ![around, clear].includes(color ?? '');
  // The edge of a filled shape is its background.
  const isFilled = edge === 'border' && ![around, clear].includes(style.backgroundColor);
  return isLine || isFilled
    ? ''
    : `${element.outerHTML.slice(0, 80)} ${[line, width, color, style.backgroundColor]} in ${around}`;
}

/** For each tab stop; '' without a fault. */
async function focusByTab(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const handle = await page.evaluateHandle(
      () => document.activeElement?.shadowRoot?.activeElement ?? document.activeElement,
    );
    const focused = handle.asElement();
    if (!(await focused?.evaluate((element) => element.closest('dialog'))) || found.length === 40) return found;
    found.push((await focused?.evaluate(unseen, 'outline')) ?? '');
  }
}

// In the gate, `chat-panel` covers visitors' own colours.
test.each(['dark', 'light'] as const)(
  'in a visitor’s own colours, %s, launcher, panel and every focus in it can be seen',
  async (colorScheme) => {
    const options = { forcedColors: 'active', colorScheme } as const;
    const page = await own(1440, options);
    const { page: theirs } = await partner(`<main>${tag(' data-widget="chat"')}</main>`, {
      head: '',
      prepare: (page) => page.emulateMedia(options),
    });
    const launchers = [
      page.getByRole('link', { name: `Chat with ${assistant}` }),
      theirs.getByRole('button', { name: /^Chat/ }),
    ];
    for (const launcher of launchers) {
      expect(await launcher.evaluate(unseen, 'border')).toBe('');
      await launcher.focus();
      await launcher.press('Shift');
      expect(await launcher.evaluate(unseen, 'outline')).toBe('');
    }
    await startChat(page, details());
    await say(page, 'What is the 3-2-1 rule?');
    await log(page).locator('blockquote').waitFor();
    for (const edge of [panel(page), field(page), log(page).getByRole('button', { name: 'Yes' })])
      expect(await edge.evaluate(unseen, 'border')).toBe('');
    await panel(page).getByRole('heading').focus();
    const stops = await focusByTab(page);
    expect(stops.length).toBeGreaterThan(8);
    expect(stops.filter(Boolean)).toEqual([]);
  },
);

/** A small phone, and a page of 1280 px at 400% zoom. */
const narrow = [
  { name: 'a zoom of 400 %', height: 256, text: '100%' },
  { name: 'text at 200 %', height: 640, text: '200%' },
];

// In the gate, `panel` covers doubled text.
test.each(narrow)(
  'at 320 px and $name nothing of the open chat is cut off, and the input is reached',
  async (given) => {
    const page = await own(320, { viewport: { width: 320, height: given.height } });
    await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), given.text);
    await openChat(page);
    await gate(page).getByLabel('Email').waitFor();
    expect(await cutOff(page)).toEqual([]);
    await panel(page).getByRole('button', { name: 'Minimise chat' }).click();
    await startChat(page, details());
    await say(page, 'What is the 3-2-1 rule?');
    await log(page).locator('blockquote').waitFor();
    await panel(page).getByLabel('More about this chat').click();
    expect(await cutOff(page)).toEqual([]);
    // Uses the pointer, so that covered elements fail.
    await panel(page).getByRole('button', { name: 'Forget this chat' }).click({ trial: true });
    await panel(page).getByLabel('More about this chat').click();
    await field(page).click();
    await page.keyboard.type('And what does it cost?');
    await panel(page).getByRole('button', { name: 'Send' }).click();
    await log(page).getByText('Did this help?').nth(1).waitFor();
  },
);

/** Sideways anywhere, vertically where nothing scrolls. */
function cutOff(page: Page): Promise<string[]> {
  return panel(page).evaluate((dialog) =>
    [...dialog.querySelectorAll<HTMLElement>('*')].flatMap((element) => {
      const { left, right, top, bottom, width } = element.getBoundingClientRect();
      if (width <= 1 || !element.checkVisibility()) return [];
      const scrolls = element.parentElement?.closest('section, ul');
      const isOut = left < -0.5 || right > innerWidth + 0.5 || (!scrolls && (top < -0.5 || bottom > innerHeight + 0.5));
      const isTight =
        element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).overflowX !== 'visible';
      return isOut || isTight ? [`${element.outerHTML.slice(0, 80)} ${[left, right, top, bottom]}`] : [];
    }),
  );
}
