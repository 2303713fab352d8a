import { renderToString } from 'preact-render-to-string';
import type { ReactElement } from 'react';

/** The text of a document from its element. */
export function document(page: ReactElement): string {
  return `<!doctype html>${renderToString(page)}`;
}

/** How Eleventy makes documents of a TSX layout. */
export async function compileTsx(this: { defaultRenderer: (data: object) => Promise<ReactElement> }) {
  return async (data: object) => document(await this.defaultRenderer(data));
}
