import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { useChromium } from './chromium.ts';
import { useWidgetPages } from './use-widget-pages.ts';
import { document as html } from './widget-page.ts';

/** A page and its console messages. */
export type Visit = { page: Page; said: string[] };

export type Given = {
  /** Head content instead of the usual tag. */
  head?: string;
  headers?: Record<string, string>;
  width?: number;
  /** Pages open simultaneously need different paths. */
  path?: string;
  prepare?: (page: Page) => Promise<unknown>;
};

/** Partner pages for a test file, each in its own tab. */
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

/** The stub of docs/partners.md, verbatim. */
export const stub =
  /<script>\nwindow\.northlume \|\|= [\s\S]*?<\/script>/.exec(readFileSync('docs/partners.md', 'utf8'))?.[0] ?? '';
