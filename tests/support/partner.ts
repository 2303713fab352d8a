import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { useChromium } from './chromium.ts';
import { useWidgetPages } from './use-widget-pages.ts';
import { document as html } from './widget-page.ts';

/** A partner's page under test, and what its console said. */
export type Visit = { page: Page; said: string[] };

/** How a partner's page is visited. */
export type Given = {
  /** In the head, in place of the usual tag. */
  head?: string;
  headers?: Record<string, string>;
  width?: number;
  /** Where it stands; pages that are open at one time need a path each. */
  path?: string;
  prepare?: (page: Page) => Promise<unknown>;
};

/** Partner pages for the tests of one file, each opened in a tab of its own. */
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

/** The stub of docs/partners.md, word for word. */
export const stub =
  /<script>\nwindow\.northlume \|\|= [\s\S]*?<\/script>/.exec(readFileSync('docs/partners.md', 'utf8'))?.[0] ?? '';
