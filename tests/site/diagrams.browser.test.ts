import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { widthOf } from '../../site/components/diagrams/letter-widths.ts';
import { diagramTypes } from '../../site/markdown/diagrams.ts';
import { useChromium } from '../support/chromium.ts';
import { drawn, fullest } from '../support/diagrams.tsx';
import { firstFew } from '../support/whole-set.ts';

const { open } = useChromium();

const face = (file: string, range = '') =>
  `@font-face{font-family:"Instrument Sans";font-weight:400 700;${range}src:url(data:font/woff2;base64,${readFileSync(`site/public/fonts/${file}.woff2`, 'base64')})}`;
const rare = /unicode-range:[^;]+;/.exec(readFileSync('site/styles/fonts.css', 'utf8'))?.[0];
const styles = [
  face('instrument-sans'),
  face('instrument-sans-rare', rare),
  readFileSync('shared/tokens.css', 'utf8'),
  readFileSync('site/styles/page-tokens.css', 'utf8'),
  readFileSync('site/components/articles/ProseDiagram.css', 'utf8'),
  'body{margin:0 16px}.prose{max-width:42rem}figure{margin:0}.hidden-text{display:none}',
].join('');

const pageOf = (figures: string) => `<!doctype html><style>${styles}</style><div class="prose">${figures}</div>`;

const figures = diagramTypes.flatMap((type) =>
  [3, 5, 8].map((lines) => drawn(type, fullest(type, lines), `${type} ${lines}`)),
);

test.each(firstFew([320, 1440, 390, 620], 2))(
  'at %i px no word of the fullest drawings lies on another or on a line, or is cut off',
  async (width) => {
    const page = await open(width);
    await page.setContent(pageOf(figures.join('')));
    await page.evaluate(() => document.fonts.ready);
    const faults = await page.evaluate(() =>
      [...document.querySelectorAll('figure')].flatMap((figure) => {
        const svgs = [...figure.querySelectorAll('svg')].filter((svg) => svg.checkVisibility());
        const name = figure.querySelector('figcaption')?.textContent;
        if (svgs.length !== 1) return [`${name}: ${svgs.length} drawings are seen`];
        const bounds = (svgs[0] as SVGElement).getBoundingClientRect();
        const texts = [...figure.querySelectorAll('tspan')]
          .filter((text) => text.checkVisibility())
          .map((text) => ({
            text: text.textContent,
            box: text.getBoundingClientRect(),
            size: getComputedStyle(text).fontSize,
          }));
        const frames = [...figure.querySelectorAll('rect')]
          .filter((rect) => rect.checkVisibility())
          .map((rect) => rect.getBoundingClientRect());
        const meet = (a: DOMRect, b: DOMRect) =>
          a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 3 && b.top < a.bottom - 3;
        const holds = (a: DOMRect, b: DOMRect) =>
          a.left <= b.left && b.right <= a.right && a.top <= b.top + 1 && b.bottom <= a.bottom + 1;
        const scale = bounds.width / (svgs[0] as SVGSVGElement).viewBox.baseVal.width;
        return texts.flatMap(({ text, box, size }, place) => [
          ...(Number.parseFloat(size) * scale < 12 ? [`${name}: “${text}” is smaller than 12 px`] : []),
          ...(holds(bounds, box) ? [] : [`${name}: “${text}” sticks out`]),
          ...(texts.slice(place + 1).some((other) => meet(box, other.box))
            ? [`${name}: “${text}” lies on other words`]
            : []),
          ...(frames.some((frame) => meet(frame, box) && !holds(frame, box))
            ? [`${name}: “${text}” lies on a frame`]
            : []),
        ]);
      }),
    );
    expect(faults).toEqual([]);
  },
);

test('the letters are no wider than the widths by which drawings break their lines', async () => {
  const page = await open(1440);
  await page.setContent(pageOf('<p style="font:600 16px Instrument Sans">é</p>'));
  const letters = [
    ...new Set(
      [
        ...readFileSync('site/components/diagrams/letter-widths.ts', 'utf8').matchAll(/\[\d+, (['"])(.*)\1\],/g),
      ].flatMap(([, , group = '']) => [...group.replace('\\u00a0', '\u00a0').replace('\\\\', '\\')]),
    ),
  ];
  expect(letters.length).toBeGreaterThan(140);
  const widths = await page.evaluate(async (letters) => {
    const context = document.createElement('canvas').getContext('2d');
    const measured: number[] = [];
    for (const weight of [400, 600]) {
      await document.fonts.load(`${weight} 100px "Instrument Sans"`, letters.join(''));
      if (context) context.font = `${weight} 100px "Instrument Sans"`;
      for (const [place, letter] of letters.entries())
        measured[place] = Math.max(measured[place] ?? 0, context?.measureText(letter).width ?? Number.NaN);
    }
    return measured;
  }, letters);
  const wider = letters.filter((letter, place) => !((widths[place] ?? Number.NaN) <= widthOf(letter, 100)));
  expect(wider).toEqual([]);
});
