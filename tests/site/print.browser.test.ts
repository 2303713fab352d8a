import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { faultsOnPaper, sticksOut } from '../support/accessibility.ts';
import { pagesOfEveryPart } from '../support/built-site.ts';
import { useChromium } from '../support/chromium.ts';
import { useRealSite } from '../support/real-site.ts';
import { pageOfUnlikeKinds } from '../support/unlike-kinds.ts';
import { scriptIsReady } from '../support/visitor.ts';
import { wholeSet } from '../support/whole-set.ts';

const site = useRealSite();
const chromium = useChromium();

/** A4 with margins of 18 mm, in CSS pixels. */
const paperWidth = 658;

/** Contrast below 4.5:1. */
function faintText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 });
    const context = canvas.getContext('2d', { willReadFrequently: true }) as CanvasRenderingContext2D;
    /** WCAG luminance and opacity. The browser parses any colour notation. */
    const read = (colour: string) => {
      context.clearRect(0, 0, 1, 1);
      context.fillStyle = colour;
      context.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
      const linear = (part: number) => (part <= 10 ? part / 3294 : ((part / 255 + 0.055) / 1.055) ** 2.4);
      return { light: 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue), alpha };
    };
    const known = new Map<string, ReturnType<typeof read>>();
    const colourOf = (colour: string) =>
      known.get(colour) ?? known.set(colour, read(colour)).get(colour) ?? read(colour);
    const ground = (element: Element | null): number => {
      if (!element) return 1;
      const { light, alpha } = colourOf(getComputedStyle(element).backgroundColor);
      return alpha > 127 ? light : ground(element.parentElement);
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = new Set<string>();
    while (texts.nextNode()) {
      const { data, parentElement } = texts.currentNode as Text;
      if (!data.trim() || !parentElement?.checkVisibility() || parentElement.closest('svg, script, style')) continue;
      const { light, alpha } = colourOf(getComputedStyle(parentElement).color);
      const [dark = 0, bright = 0] = [light, ground(parentElement)].sort((one, other) => one - other);
      if (alpha < 255 || (bright + 0.05) / (dark + 0.05) < 4.5) found.add(`faint: ${data.trim().slice(0, 60)}`);
    }
    return [...found];
  });
}

async function paperFaults(page: Page): Promise<string[]> {
  const pressed = await page.evaluate(() => {
    const shown = (element: Element) => element.checkVisibility() && element.getBoundingClientRect().height > 0;
    const useless = [...document.querySelectorAll('button, form, nav, [data-open]')].filter(shown);
    // On paper a fold and its text can be `display: contents`: only what is in them has a box.
    const drawn = (element: Element) =>
      [element, ...element.querySelectorAll('*')].some((each) => each.checkVisibility());
    // A block that is left out on paper, with its questions, is no fault.
    const shut = [...document.querySelectorAll('main details')]
      .filter(drawn)
      .flatMap((question) => [...question.querySelectorAll(':scope > :not(summary)')])
      .filter((answer) => !drawn(answer));
    return [
      ...useless.map((element) => `of no use on paper: ${element.outerHTML.slice(0, 100)}`),
      ...shut.map((answer) => `an answer stays shut: ${answer.textContent?.slice(0, 60)}`),
    ];
  });
  // On paper, axe's other rules give the same result as on screen (`every-page`).
  return [...pressed, ...(await sticksOut(page)), ...(await (wholeSet ? faultsOnPaper : faintText)(page))];
}

test('on paper every part of every kind of page is whole: answers open, dark on white, nothing cut off, nothing to press', {
  timeout: 300_000,
}, async () => {
  const page = await chromium.open(paperWidth, { colorScheme: 'dark', javaScriptEnabled: wholeSet });
  await page.emulateMedia({ media: 'print' });
  const found: string[] = [];
  for (const path of wholeSet ? pagesOfEveryPart() : pageOfUnlikeKinds().map(({ path }) => path)) {
    await page.goto(site.server.url + path);
    if (wholeSet) await scriptIsReady(page);
    found.push(...(await paperFaults(page)).map((fault) => `${path}: ${fault}`));
  }
  expect(found).toEqual([]);
});
