import { parse } from 'node-html-parser';
import { render } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { ProseFolds } from '../../../site/components/articles/ProseFolds.tsx';
import { words } from '../../support/index-page.ts';

const text = (first: number) =>
  `<p>${words(first)}</p><h2>First</h2><p>1</p><h2>Second</h2><p>2</p><h2>Third</h2><p>3</p>`;

const closed = (html: string, open?: number) =>
  parse(render(<ProseFolds html={html} open={open} />))
    .querySelectorAll('details > summary')
    .map(({ text }) => text);

test('as many sections stand open as the kind says, from the top; the others are headings that open', () => {
  expect(closed(text(70))).toEqual(['First', 'Second', 'Third']);
  expect(closed(text(70), 3)).toEqual(['Third']);
  expect(closed(text(70), 0)).toEqual(['First', 'Second', 'Third']);
});

test('a few words at the beginning stand open and are not counted', () => {
  expect(closed(text(69))).toEqual(['Second', 'Third']);
  expect(closed(text(69), 2)).toEqual(['Third']);
});

test('a closed legal section says its first sentence, or its points where that ends in a colon', () => {
  const html =
    '<h2>A</h2><p>One <b>is</b> free. Two is not.</p><h2>B</h2><p>Please do not:</p><ul><li>scan</li><li>copy</li></ul><h2>C</h2><section class="scroll-box"><table><tr><th scope="col">What</th><th scope="col">How long</th></tr><tr><td>A</td><td>1</td></tr></table></section><p>After it.</p>';
  const gists = (isLegal: boolean) =>
    parse(render(<ProseFolds html={html} open={0} gists={isLegal} />))
      .querySelectorAll('summary')
      .map((summary) => summary.getAttribute('data-gist'));
  expect(gists(true)).toEqual(['One is free.', 'Please do not: scan; copy', '1 lines: what, how long']);
  expect(gists(false)).toEqual([undefined, undefined, undefined]);
});
