import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { useChromium } from './chromium.ts';
import { useWidgetPages } from './use-widget-pages.ts';
import { document as html } from './widget-page.ts';

export type Visit = { page: Page; said: string[] };

export type Given = {
  /** Replaces the usual tag. */
  head?: string;
  headers?: Record<string, string>;
  width?: number;
  /** Pages that are open at the same time need different paths. */
  path?: string;
  prepare?: (page: Page) => Promise<unknown>;
};

export function usePartner() {
  const { open } = useChromium();
  const pages = useWidgetPages('preact');
  const tag = (attributes = '') => `<script async src="${pages.own}/widgets.js"${attributes}></script>`;

  async function visit(
    body: string,
    { head = tag(), headers, width = 1440, path = '/', prepare }: Given = {},
  ): Promise<Visit> {
    const page = await open(width);
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    page.on('pageerror', (error) => said.push(`uncaught: ${error.message}`));
    await prepare?.(page);
    await page.goto(pages.partnerPage(path, html(head, body), headers));
    return { page, said };
  }

  return { pages, tag, visit };
}

/** Lines of the console about our widgets, and errors that nothing caught. */
export const complaints = (said: string[]): string[] =>
  said.filter((line) => line.includes('itwidgets') || line.startsWith('uncaught'));

/** The stub of docs/partner-recipes.md, verbatim. */
export const stub =
  /<script>\nwindow\.itwidgets \|\|= [\s\S]*?<\/script>/.exec(readFileSync('docs/partner-recipes.md', 'utf8'))?.[0] ??
  '';
