import type { Locator, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { company } from '../../../shared/company/company.ts';
import { faultsInBothSchemes } from '../../support/accessibility.ts';
import { assistant, opensChat } from '../../support/assistant.ts';
import {
  answerOf,
  chatApi,
  field,
  gate,
  launcher,
  log,
  panel,
  say,
  startChat,
  streamed,
} from '../../support/chat-widget.ts';
import { useChromium, widths } from '../../support/chromium.ts';
import { useWidgetPages } from '../../support/use-widget-pages.ts';
import { beforeRelease, wholeSet } from '../../support/whole-set.ts';
import { widgetsReady } from '../../support/widget-forms.ts';
import { ownPage, type WidgetPages } from '../../support/widget-page.ts';

const { open } = useChromium();
const pages = useWidgetPages('preact', (pages) => {
  pages.page('/', ownPage(launcher));
});

async function visit(width = 1440, options = {}): Promise<Page> {
  const page = await open(width, options);
  await page.goto(`${pages.own}/`);
  await widgetsReady(page);
  return page;
}

const opener = (page: Page) => page.getByRole('link', { name: opensChat });
const isFocused = (place: Locator) =>
  place.evaluate((element) => (element.getRootNode() as ShadowRoot).activeElement === element);
const isOpen = (page: Page) => page.evaluate(() => window.itwidgets?.isOpen('chat'));

describe('the panel', () => {
  beforeRelease('beside the page on a wide screen, in its place under 640 px', async () => {
    const page = await visit(1440);
    await opener(page).click();
    await panel(page).waitFor();
    expect(await panel(page).evaluate((element) => element.matches(':modal'))).toBe(false);
    await page.setViewportSize({ width: 639, height: 800 });
    await expect.poll(() => panel(page).evaluate((element) => element.matches(':modal'))).toBe(true);
    // A classic scroll bar would clip it.
    const { width } = (await page.locator('html').boundingBox()) ?? { width: 0 };
    expect(await panel(page).boundingBox()).toMatchObject({ x: 0, y: 0, width, height: 800 });
    await page.setViewportSize({ width: 640, height: 800 });
    await expect.poll(() => panel(page).evaluate((element) => element.matches(':modal'))).toBe(false);
    expect((await panel(page).boundingBox())?.width).toBe(400);
  });

  test('is closed by Back on a phone, which stays on the page and keeps what was typed at the gate', async () => {
    const page = await visit(390);
    await opener(page).click();
    await gate(page).getByLabel('Email').fill('dana@lakeview.example');
    await page.goBack();
    await panel(page).waitFor({ state: 'hidden' });
    expect(page.url()).toBe(`${pages.own}/`);
    await opener(page).click();
    expect(await gate(page).getByLabel('Email').inputValue()).toBe('dana@lakeview.example');
  });

  test.each(wholeSet ? widths : [390])(
    'takes the focus and gives it back, by keyboard alone, at %i px',
    async (width) => {
      const page = await visit(width);
      await opener(page).focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => isFocused(panel(page).getByRole('heading', { name: assistant }))).toBe(true);
      await page.keyboard.press('Escape');
      await panel(page).waitFor({ state: 'hidden' });
      expect(await opener(page).evaluate((element) => element === document.activeElement)).toBe(true);
      await page.keyboard.press('Enter');
      await expect.poll(() => isOpen(page)).toBe(true);
    },
  );

  test('minimised, it keeps what was typed, and counts an answer that comes meanwhile', async () => {
    let answer = () => {};
    const arrived = new Promise<void>((done) => {
      answer = done;
    });
    pages.answer(
      chatApi(async () => {
        await arrived;
        return streamed(answerOf('Here it is.'));
      }),
    );
    const page = await visit();
    await startChat(page);
    await say(page, 'Where?');
    await panel(page).getByRole('button', { name: 'Minimise chat' }).click();
    answer();
    await page.getByRole('link', { name: `Chat with ${assistant} (1 new)` }).click();
    await log(page).getByText('Here it is.').waitFor();
    await field(page).fill('And th');
    await panel(page).getByRole('button', { name: 'Close chat' }).click();
    await opener(page).click();
    expect(await field(page).inputValue()).toBe('And th');
    expect(await opener(page).textContent()).toBe(`Chat with ${assistant}`);
  });

  beforeRelease('closed, it stops a reply on its way', async () => {
    pages.answer(chatApi(() => 'hang'));
    const page = await visit();
    await startChat(page);
    const [request] = await Promise.all([page.waitForEvent('requestfailed'), stopByClosing(page)]);
    expect(request.url()).toContain('/api/chatbot/message');
  });

  async function stopByClosing(page: Page): Promise<void> {
    await say(page, 'Where?');
    await panel(page).getByRole('button', { name: 'Stop' }).waitFor();
    await panel(page).getByRole('button', { name: 'Close chat' }).click();
  }

  beforeRelease('a keyboard on the screen leaves what is typed in sight', async () => {
    const page = await visit(390);
    await startChat(page);
    await page.evaluate(() => {
      Object.defineProperty(visualViewport, 'height', { value: 400 });
      visualViewport?.dispatchEvent(new Event('resize'));
    });
    const box = await field(page).boundingBox();
    expect((box?.y ?? 999) + (box?.height ?? 0)).toBeLessThanOrEqual(400);
  });

  beforeRelease(
    'many openings leave no node and no listener behind, and the end of the script takes all away',
    async () => {
      const page = await visit();
      const browser = await page.context().newCDPSession(page);
      await browser.send('Performance.enable');
      await opener(page).click();
      await panel(page).waitFor();
      const count = async () => {
        await browser.send('HeapProfiler.collectGarbage');
        const { metrics } = await browser.send('Performance.getMetrics');
        const nodes = await page.locator('*').count();
        return { nodes, listeners: metrics.find(({ name }) => name === 'JSEventListeners')?.value };
      };
      const before = await count();
      await page.evaluate(
        async (openings) => {
          for (let round = 0; round < openings; round += 1) {
            window.itwidgets?.close('chat');
            window.itwidgets?.open('chat');
            await new Promise(requestAnimationFrame);
          }
        },
        wholeSet ? 100 : 20,
      );
      expect(await count()).toEqual(before);
      await page.evaluate(() => window.itwidgets?.destroy());
      expect(await page.locator('itwidgets-floating').count()).toBe(0);
      expect(await opener(page).getAttribute('aria-expanded')).toBe('false');
    },
  );
});

type State = { name: string; reach: (page: Page, pages: WidgetPages) => Promise<unknown> };
const states: State[] = [
  { name: 'gate', reach: (page) => opener(page).click() },
  {
    name: 'gate with an error',
    reach: async (page) => {
      await opener(page).click();
      await gate(page).getByLabel('Email').fill('dana');
      await gate(page).getByLabel('Phone').fill('1');
      await gate(page).getByRole('button', { name: 'Start' }).click();
      await gate(page).getByText('Please enter a valid phone number').waitFor();
    },
  },
  { name: 'greeting', reach: (page) => startChat(page) },
  {
    name: 'reply on its way',
    reach: async (page, pages) => {
      pages.answer(chatApi(() => 'hang'));
      await startChat(page);
      await say(page, 'We were hacked');
      await panel(page).getByRole('button', { name: 'Stop' }).waitFor();
    },
  },
  {
    name: 'answer and menu',
    reach: async (page, pages) => {
      const quotes = [{ text: 'Custom pricing.', title: 'Pricing', url: '/pricing' }];
      pages.answer(chatApi(() => streamed(answerOf('- **one**\n- two', { quotes }))));
      await startChat(page);
      await say(page, 'Which?');
      await log(page).getByRole('button', { name: 'No' }).click();
      await panel(page).getByLabel('More about this chat').click();
    },
  },
  {
    name: 'emergency',
    reach: async (page, pages) => {
      pages.answer(chatApi(() => ({ body: answerOf(`Call **${company.phone.display}** now.`, { emergency: true }) })));
      await startChat(page);
      await say(page, 'Our server is down, it says ransomware');
      await log(page).getByRole('link', { name: 'What else to do' }).waitFor();
    },
  },
  {
    name: 'failure',
    reach: async (page, pages) => {
      pages.answer(chatApi(() => ({ status: 503 })));
      await startChat(page);
      await say(page, 'Hello');
      await log(page).getByRole('button', { name: 'Try again' }).waitFor();
    },
  },
  {
    name: 'restricted',
    reach: async (page, pages) => {
      pages.answer(chatApi(() => ({ status: 403 })));
      await startChat(page);
      await say(page, 'Bonjour');
      await log(page).getByText('only available to users in Canada').waitFor();
    },
  },
];

/** The widest: if it fits, the others do. */
const widest = 'gate with an error';

describe('every state', () => {
  test.each(wholeSet ? states : states.filter(({ name }) => name === widest))(
    '$name: axe finds nothing, in both schemes, and nothing sticks out at 320 px or 200 % text',
    async ({ reach }) => {
      const page = await visit(390);
      await reach(page, pages);
      expect(await faultsInBothSchemes(page)).toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await sticksOut(page)).toEqual([]);
      // 1280 by 1024 px at 200% zoom.
      await page.setViewportSize({ width: 640, height: 512 });
      expect(await sticksOut(page)).toEqual([]);
      const write = field(page).or(gate(page).getByRole('button', { name: 'Start' }));
      await write.scrollIntoViewIfNeeded();
      expect((await write.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      // 200% text-only zoom.
      await page.setViewportSize({ width: 1280, height: 1024 });
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      expect(await panel(page).evaluate((dialog) => getComputedStyle(dialog).fontSize)).toBe('32px');
      expect(await sticksOut(page)).toEqual([]);
    },
  );

  beforeRelease(
    'in a visitor’s own colours the launcher’s light, the typing dots and the buttons can be seen',
    async () => {
      const page = await visit(1440, { forcedColors: 'active' });
      pages.answer(chatApi(() => 'hang'));
      await startChat(page);
      await say(page, 'Hello');
      const dot = panel(page).locator('.nl-chat__typing i').first();
      const seen = await dot.evaluate((element) => [
        getComputedStyle(element).backgroundColor,
        getComputedStyle(element.closest('dialog') as Element).backgroundColor,
      ]);
      expect(seen[0]).not.toBe(seen[1]);
    },
  );
});

function sticksOut(page: Page): Promise<string[]> {
  return panel(page).evaluate((dialog) =>
    [dialog, ...dialog.querySelectorAll('section, form, header')]
      .filter((element) => element.scrollWidth > element.clientWidth)
      .map((element) => element.className),
  );
}
