import { type HTMLElement, parse } from 'node-html-parser';
import { renderToString } from 'preact-render-to-string';
import page from '../../site/build/eleventy-page.tsx';
import type { ContentPage } from '../../site/pages/read-pages.ts';
import { siteContext } from './tiny-site.ts';

export const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');

export const texts = (found: HTMLElement[]) => found.map(({ text }) => text.replace(/\s+/g, ' ').trim());

export function mainOf(index: ContentPage, pages: readonly ContentPage[], day = '2026-11-20'): HTMLElement {
  const site = { ...siteContext([index, ...pages]), today: new Date(`${day}T12:00:00Z`) };
  const html = renderToString(page({ site, page: { inputPath: index.file }, content: '' }));
  return partOf(parse(html), 'main');
}

/** Without introduction and end. */
export const listOf = (...args: Parameters<typeof mainOf>) => partOf(mainOf(...args), '.reading-index');

function partOf(whole: HTMLElement, selector: string): HTMLElement {
  const part = whole.querySelector(selector);
  if (!part) throw new Error(`The page has no ${selector}`);
  return part;
}
